/** What every page with a person at it asks of the game, but for its sentences. */

import { colors } from '../../../engine/games/masters-of-venice/colors.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import type { GameBasics } from '../../table/game.ts';
import { options } from './options.ts';
import { t } from './strings/index.ts';

export const basics: Pick<
  GameBasics,
  'id' | 'name' | 'seats' | 'colors' | 'options' | 'bots' | 'owes'
> = {
  id: 'masters-of-venice',
  name: t('game.name'),
  seats: { min: 2, max: 5 },
  colors,
  options,
  bots: [
    { id: 'merchant', label: t('bot.merchant') },
    { id: 'random', label: t('bot.random') },
  ],
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
