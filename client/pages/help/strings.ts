/** Texts of the help. They load with the page. */

import { translator } from '../../i18n/index.ts';
import type { Catalogue, Message } from '../../i18n/message.ts';
import { messages } from '../../i18n/messages.ts';
import type { Chapter, Topic } from '../../store/topics.ts';
import { play } from './texts-play.ts';
import { show } from './texts-show.ts';
import { stand } from './texts-stand.ts';

const own = messages({
  title: 'Help',
  pageTitle: 'Help · Laguna',
  topicTitle: '{topic} · Help · Laguna',
  intro: 'Choose a topic, or search: every word counts, also the id of a rule.',
  topics: 'Topics',
  allTopics: 'All topics',
  back: 'Back to the menu',
  search: 'Search the help',
  found: '{n, plural, one {# place} other {# places}} found for “{query}”',
  none: 'Nothing was found for “{query}”',
  noneHelp: 'Try fewer words, or other ones.',
  results: 'Found',
  unknown: 'The help has nothing of this name',
  unknownHelp: '“{name}” is none of its topics. Here are all of them.',
  unknownPart: '“{name}” is no rule and no section of this game.',
  games: 'Games',
  gamesFailed: 'The rules of the games could not be loaded.',
  gamesLoading: 'Loading the rules …',
  again: 'Try again',
  learn: 'Learn {name} by playing it, a scene at a time',
  options: 'Options of a table',
  places: 'Keys of its places',
  rules: 'Rules by id',
  rulesHelp:
    'A refusal in the game and the record of a match mean these sentences. Each has an address of its own: press its id.',

  'chapter.play': 'Playing',
  'chapter.show': 'Watching and showing',
  'chapter.stand': 'A stand',
  'chapter.house': 'How it is kept',
});

const en = {
  ...play,
  ...show,
  ...stand,
  ...own,
} satisfies Readonly<Record<`topic.${Topic}` | `text.${Topic}` | `chapter.${Chapter}`, Message>> &
  Catalogue;

export type HelpText = keyof typeof en;
export const helpTexts: { readonly [key in HelpText]: Message } = en;
export const t = translator({ en });
