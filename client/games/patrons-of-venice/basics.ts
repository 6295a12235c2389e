/** The game's parts for every page with a person at it, but for its sentences. */

import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
import { askedIn } from './facts.ts';
import { options } from './options.ts';
import type { Situation } from './position.ts';
import { t } from './strings/index.ts';

export const basics: Pick<
  GameBasics,
  | keyof GameAbout
  | 'options'
  | 'bots'
  | 'adviceWords'
  | 'helpSections'
  | 'reference'
  | 'beforehand'
  | 'idle'
  | 'owes'
  | 'causes'
  | 'rules'
> = {
  ...about,
  options,
  bots: [
    { id: 'patron', label: t('bot.patron') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  causes: async () => (await import('./causes.ts')).causes,
  rules: async () => (await import('../../../engine/games/patrons-of-venice/rule-index.ts')).rules,
  helpSections: {
    chooseAction: 'actions',
    produce: 'actions',
    reserve: 'actions',
    sailUnload: 'actions',
    sailPlace: 'actions',
    tradeSell: 'actions',
    tradeBuy: 'actions',
    sponsor: 'points',
    finished: 'points',
  } satisfies { readonly [one in Situation]?: string },
  idle: ['passed'],
  beforehand: async () => (await import('./beforehand.ts')).words,
  reference: async () => (await import('./reference.tsx')).reference,
  owes: (view, seat) => askedIn((view as View).public).includes(seat),
};
