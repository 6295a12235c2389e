/** The basics of the game, without its sentences, for every page with a person at it. */

import type { View } from '../../../engine/games/marco-polo/types.ts';
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
  | 'sums'
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
    { id: 'traveller', label: t('bot.traveller') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  causes: async () => (await import('./causes.ts')).causes,
  rules: async () => (await import('../../../engine/games/marco-polo/rule-index.ts')).rules,
  helpSections: {
    character: 'characters',
    goals: 'goals',
    start: 'characters',
    roundCharacter: 'characters',
    companion: 'companions',
    turn: 'spaces',
    question: 'besides',
    finished: 'end',
  } satisfies { readonly [one in Situation]?: string },
  sums: ['paid', 'gained'],
  idle: ['companionRefused', 'turnEnded'],
  beforehand: async () => (await import('./beforehand.ts')).words,
  reference: async () => (await import('./reference.tsx')).reference,
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
