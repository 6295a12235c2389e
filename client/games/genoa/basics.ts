/** The basics of the game, without its sentences, for every page with a person at it. */

import type { View } from '../../../engine/games/genoa/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
import { options } from './options.ts';
import type { Situation } from './position.ts';
import { t } from './strings/options.ts';

export const basics: Pick<
  GameBasics,
  | keyof GameAbout
  | 'options'
  | 'bots'
  | 'adviceWords'
  | 'helpSections'
  | 'idle'
  | 'dealt'
  | 'owes'
  | 'reference'
  | 'beforehand'
  | 'causes'
  | 'rules'
> = {
  ...about,
  options,
  bots: [
    { id: 'trader', label: t('bot.trader') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  causes: async () => (await import('./causes.ts')).causes,
  rules: async () => (await import('../../../engine/games/genoa/rule-index.ts')).rules,
  helpSections: {
    start: 'turn',
    claim: 'deals',
    claimed: 'deals',
    move: 'turn',
    asked: 'deals',
    action: 'income',
    choose: 'deals',
    acquire: 'income',
    talks: 'wishes',
    finished: 'income',
  } satisfies { readonly [one in Situation]?: string },
  idle: ['passed', 'acquireDeclined'],
  dealt: ['dealStruck'],
  beforehand: async () => (await import('./beforehand.ts')).words,
  reference: async () => (await import('./reference.tsx')).reference,
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
