/** The game's parts for every page with a person at it, but for its sentences. */

import type { View } from '../../../engine/games/strozzi/types.ts';
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
    { id: 'banker', label: t('bot.banker') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  causes: async () => (await import('./causes.ts')).causes,
  rules: async () => (await import('../../../engine/games/strozzi/rule-index.ts')).rules,
  helpSections: {
    claim: 'flags',
    overbid: 'flags',
    place: 'prizes',
    promo: 'prizes',
    finished: 'prizes',
  } satisfies { readonly [one in Situation]?: string },
  idle: ['passed'],
  beforehand: async () => (await import('./beforehand.ts')).words,
  reference: async () => (await import('./reference.tsx')).reference,
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
