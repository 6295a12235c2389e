/** Entries of the search: the frame’s topics, and each game's own help. Pure. */

import { CHAPTERS, type Chapter, helpPath, isTopic, type Topic } from '../../store/topics.ts';
import type { ClientGame, GameHelp } from '../../table/game.ts';
import { keysOf, placeKeys } from '../../table/KeyList.tsx';
import { levelWords } from '../../table/levels.ts';
import { plainOf } from './marks.ts';
import type { Entry } from './search.ts';
import { t } from './strings.ts';

/** A game with its help. */
export interface HelpedGame
  extends Pick<
    ClientGame,
    'id' | 'name' | 'summary' | 'options' | 'places' | 'learn' | 'reference'
  > {
  readonly help: GameHelp | null;
}

/** Sections that every game has: parts of its addresses. */
export const OWN_PARTS = ['options', 'places', 'rules'] as const;

/** Title of a link to a topic. */
export const titleOf = (topic: string): string => (isTopic(topic) ? t(`topic.${topic}`) : topic);

const said = (lines: readonly (readonly [string, string])[]): string =>
  lines.map(([word, means]) => `${word}: ${means}`).join(' · ');

function topicEntry(chapter: Chapter, topic: Topic): Entry {
  const list = topic === 'keys' ? keysOf() : topic === 'bots' ? levelWords() : [];
  return {
    path: helpPath(topic),
    title: t(`topic.${topic}`),
    within: t(`chapter.${chapter}`),
    text: `${plainOf(t(`text.${topic}`), titleOf)} ${said(list)}`.trim(),
  };
}

function gameEntries(game: HelpedGame): Entry[] {
  const { id, name, summary, options, places, help } = game;
  const within = name;
  const at = (part: string): string => helpPath(id, part);
  return [
    { path: helpPath(id), title: name, within: t('games'), text: summary },
    ...(help?.sections ?? []).map((section) => ({
      path: at(section.id),
      title: section.title,
      within,
      text: plainOf(section.text, titleOf),
    })),
    {
      path: at('options'),
      title: t('options'),
      within,
      text: said(options.map((option) => [option.label, option.help])),
    },
    { path: at('places'), title: t('places'), within, text: said(placeKeys(places)) },
    ...(help?.rules ?? []).map((rule) => ({
      path: at(rule.id),
      title: `${rule.id} · ${rule.section}`,
      within,
      text: rule.sentence,
    })),
  ];
}

export function entriesOf(games: readonly HelpedGame[]): Entry[] {
  const topics = (Object.keys(CHAPTERS) as Chapter[]).flatMap((chapter) =>
    CHAPTERS[chapter].map((topic) => topicEntry(chapter, topic)),
  );
  return [...topics, ...games.flatMap(gameEntries)];
}
