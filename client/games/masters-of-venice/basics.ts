/** What every page with a person at it asks of the game, but for its sentences. */

import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
import { options } from './options.ts';
import { t } from './strings/index.ts';

export const basics: Pick<
  GameBasics,
  keyof GameAbout | 'options' | 'bots' | 'adviceWords' | 'helpSections' | 'owes'
> = {
  ...about,
  options,
  bots: [
    { id: 'merchant', label: t('bot.merchant') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  helpSections: {},
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
