/** The Voyages of Marco Polo in a few lines. */

import type { Color } from '../../../engine/core/colors.ts';
import { translator } from '../../i18n/index.ts';
import type { GameAbout } from '../../table/game.ts';
import { card as en } from './strings/card.ts';

export const t = translator({ en });

/** As the engine gives them. */
const COLORS: readonly Color[] = ['blue', 'yellow', 'green', 'red', 'purple'];

export const about: GameAbout = {
  id: 'marco-polo',
  name: t('game.name'),
  summary: t('game.summary'),
  goal: t('game.goal'),
  seats: { min: 2, max: 5 },
  colors: COLORS,
  scoreUnit: 'points',
  deals: false,
  levels: true,
  castDelay: {
    offered: [1, 2, 3],
    usual: 1,
    amount: (n) => t('cast.amount', { n }),
    nth: (n) => t('cast.nth', { n }),
  },
};
