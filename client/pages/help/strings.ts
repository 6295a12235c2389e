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
  intro: 'Choose a topic, or search for any word or rule ID.',
  topics: 'Topics',
  allTopics: 'All topics',
  back: 'Back to the menu',
  search: 'Search the help',
  found: '{n, plural, one {# result} other {# results}} for “{query}”',
  none: 'Nothing found for “{query}”',
  noneHelp: 'Try fewer words, or different ones.',
  results: 'Results',
  unknown: 'There’s no such help topic',
  unknownHelp: '“{name}” isn’t a help topic. Here are all of them.',
  unknownPart: '“{name}” isn’t a rule or a section of this game.',
  games: 'Games',
  gamesFailed: 'The rules of the games couldn’t be loaded.',
  gamesLoading: 'Loading the rules …',
  again: 'Try again',
  reference: 'Reference card',
  learn: 'Learn {name} by playing it, a scene at a time',
  options: 'Table options',
  places: 'Keys for its places',
  rules: 'Rules by ID',
  rulesHelp:
    'Refusals in the game and the record of a match refer to these rules. Each rule has its own address: click its ID.',

  'chapter.play': 'Playing',
  'chapter.show': 'Watching and showing',
  'chapter.stand': 'Running a stand',
  'chapter.house': 'Behind the scenes',
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
