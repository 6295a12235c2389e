/** The list of all help articles. */

import { CHAPTERS, type Chapter, helpPath } from '../../store/topics.ts';
import type { Games } from './games.ts';
import { Way } from './Marked.tsx';
import { t } from './strings.ts';

interface TopicsProps {
  readonly games: Games;
  /** The topic or game that is open. */
  readonly current: string | null;
  readonly onAgain: () => void;
}

export function Topics({ games, current, onAgain }: TopicsProps) {
  const item = (name: string, title: string) => (
    <li key={name} aria-current={name === current ? 'page' : undefined}>
      <Way path={helpPath(name)}>{title}</Way>
    </li>
  );
  return (
    <nav className="help-topics" aria-label={t('topics')}>
      <section>
        <h2>{t('games')}</h2>
        {games === 'loading' && <p role="status">{t('gamesLoading')}</p>}
        {games === 'failed' && (
          <div role="alert">
            <p className="warning">{t('gamesFailed')}</p>
            <button type="button" onClick={onAgain}>
              {t('again')}
            </button>
          </div>
        )}
        {typeof games !== 'string' && <ul>{games.map(({ id, name }) => item(id, name))}</ul>}
      </section>
      {(Object.keys(CHAPTERS) as Chapter[]).map((chapter) => (
        <section key={chapter}>
          <h2>{t(`chapter.${chapter}`)}</h2>
          <ul>{CHAPTERS[chapter].map((topic) => item(topic, t(`topic.${topic}`)))}</ul>
        </section>
      ))}
    </nav>
  );
}
