/** What every page with a person at it asks of the game, but for its sentences. */

import type { View } from '../../../engine/games/strozzi/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
import { options } from './options.ts';
import { t } from './strings/index.ts';

export const basics: Pick<
  GameBasics,
  keyof GameAbout | 'options' | 'bots' | 'adviceWords' | 'idle' | 'owes'
> = {
  ...about,
  options,
  bots: [
    { id: 'banker', label: t('bot.banker') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./advice-words.ts'),
  idle: ['passed'],
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
