/**
 * `/help`: answers for the people at a page, by topic and by search, and the rules by their ids.
 */

import './help.css';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { go } from '../../store/router.ts';
import { helpPath, isTopic } from '../../store/topics.ts';
import { anchorOf, GameArticle, TopicArticle } from './Articles.tsx';
import { entriesOf, type HelpedGame, titleOf } from './entries.ts';
import { useGames } from './games.ts';
import { Way } from './Marked.tsx';
import { SearchField } from './Search.tsx';
import { search } from './search.ts';
import { t } from './strings.ts';
import { Topics } from './Topics.tsx';

interface HelpPageProps {
  /** A topic, or a game by its id; null = the list. */
  readonly topic: string | null;
  /** Of a game: a section, or a rule by its id. */
  readonly part: string | null;
}

export function HelpPage({ topic, part }: HelpPageProps) {
  const [games, again] = useGames();
  const [query, setQuery] = useState('');
  const page = useRef<HTMLElement>(null);
  const all = typeof games === 'string' ? null : games;
  const entries = useMemo(() => entriesOf(all ?? []), [all]);
  const found = useMemo(() => search(entries, query), [entries, query]);
  const game = all?.find(({ id }) => id === topic) ?? null;
  useTitle(topic === null ? null : (game?.name ?? titleOf(topic)));
  useArrival(page, topic, part, game !== null);
  const searching = query.trim() !== '';
  const known = topic !== null && (isTopic(topic) || game !== null || games === 'loading');
  const open = (path: string): void => {
    setQuery('');
    go(path);
  };
  return (
    <main className="help-page" ref={page} data-open={known || undefined}>
      <div className="paper-card">
        <header>
          <h1>{t('title')}</h1>
          <button type="button" className="quiet" onClick={() => go('/')}>
            {t('back')}
          </button>
        </header>
        <SearchField
          query={query}
          found={found}
          complete={games !== 'loading'}
          onType={setQuery}
          onGo={open}
        />
        {!searching && !known && <NoArticle name={topic} />}
        {!searching && (
          <div className="help-columns">
            <Topics games={games} current={topic} onAgain={again} />
            {known && <Article topic={topic} part={part} game={game} />}
          </div>
        )}
      </div>
    </main>
  );
}

/** Text above the list: instructions, or a notice that there is no article of this name. */
function NoArticle({ name }: { name: string | null }) {
  if (name === null) return <p>{t('intro')}</p>;
  return (
    <div role="alert">
      <h2>{t('unknown')}</h2>
      <p>{t('unknownHelp', { name: name.slice(0, 40) })}</p>
    </div>
  );
}

interface ArticleProps {
  readonly topic: string;
  readonly part: string | null;
  /** The game of this name; null if it is none, or not loaded yet. */
  readonly game: HelpedGame | null;
}

function Article({ topic, part, game }: ArticleProps) {
  return (
    <article className="help-article">
      <p className="help-up">
        <Way path={helpPath()}>{t('allTopics')}</Way>
      </p>
      {isTopic(topic) && <TopicArticle topic={topic} />}
      {game && <GameArticle game={game} part={part} />}
    </article>
  );
}

/** The page's name, and the one before when it is left. @param of the open topic; null = the list */
function useTitle(of: string | null): void {
  useEffect(() => {
    const before = document.title;
    document.title = of === null ? t('pageTitle') : t('topicTitle', { topic: of });
    return () => {
      document.title = before;
    };
  }, [of]);
}

/** Reading begins at the target of the address, by eye and by screen reader. */
function useArrival(
  page: RefObject<HTMLElement | null>,
  topic: string | null,
  part: string | null,
  loaded: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game's article stands once it is loaded
  useEffect(() => {
    if (topic === null) return;
    const at = part === null ? null : document.getElementById(anchorOf(part));
    const target = at ?? page.current?.querySelector<HTMLElement>('.help-article h2');
    target?.focus({ preventScroll: true });
    if (at) at.scrollIntoView({ block: 'start' });
    else page.current?.scrollTo(0, 0);
  }, [page, topic, part, loaded]);
}
