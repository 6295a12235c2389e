/** The game's parts for every page with a person at it, but for its sentences. */

import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
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
  | 'idle'
  | 'owes'
  | 'reference'
  | 'beforehand'
  | 'causes'
  | 'rules'
> = {
  ...about,
  options,
  bots: [
    { id: 'merchant', label: t('bot.merchant') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  causes: async () => (await import('./causes.ts')).causes,
  rules: async () => (await import('../../../engine/games/masters-of-venice/rule-index.ts')).rules,
  helpSections: {
    bid: 'round',
    pick: 'round',
    adjust: 'round',
    destination: 'round',
    window: 'round',
    turn: 'trade',
    placeCubes: 'trade',
    guildKeep: 'score',
    finished: 'score',
  } satisfies { readonly [one in Situation]?: string },
  idle: ['turnEnded', 'windowDeclined', 'adjustSkipped'],
  beforehand: async () => (await import('./beforehand.ts')).words,
  reference: async () => (await import('./reference.tsx')).reference,
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
