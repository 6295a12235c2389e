/** What every page with a person at it asks of the game, but for its sentences. */

import { COLORS } from '../../../engine/core/colors.ts';
import { MAX_SEATS, MIN_SEATS } from '../../../engine/games/strozzi/data.ts';
import type { View } from '../../../engine/games/strozzi/types.ts';
import type { GameBasics } from '../../table/game.ts';
import { options } from './options.ts';
import { t } from './strings/index.ts';

export const basics: Pick<
  GameBasics,
  'id' | 'name' | 'seats' | 'colors' | 'options' | 'bots' | 'owes'
> = {
  id: 'strozzi',
  name: t('game.name'),
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  colors: COLORS,
  options,
  bots: [
    { id: 'banker', label: t('bot.banker') },
    { id: 'random', label: t('bot.random') },
  ],
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
