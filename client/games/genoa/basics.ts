/** What every page with a person at it asks of the game, but for its sentences. */

import type { View } from '../../../engine/games/genoa/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
import { options } from './options.ts';
import { t } from './strings/options.ts';

export const basics: Pick<
  GameBasics,
  keyof GameAbout | 'options' | 'bots' | 'adviceWords' | 'idle' | 'owes'
> = {
  ...about,
  options,
  bots: [
    { id: 'trader', label: t('bot.trader') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./words.ts'),
  idle: ['passed'],
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
