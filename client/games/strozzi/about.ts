/** Strozzi in a few lines. */

import { COLORS } from '../../../engine/core/colors.ts';
import { MAX_SEATS, MIN_SEATS } from '../../../engine/games/strozzi/data.ts';
import { translator } from '../../i18n/index.ts';
import type { GameAbout } from '../../table/game.ts';
import { card as en } from './strings/card.ts';

export const t = translator({ en });

export const about: GameAbout = {
  id: 'strozzi',
  name: t('game.name'),
  summary: t('game.summary'),
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  colors: COLORS,
  scoreUnit: 'money',
  deals: false,
};
