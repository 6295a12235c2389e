/** Genoa in a few lines. */

import type { Color } from '../../../engine/core/colors.ts';
import { translator } from '../../i18n/index.ts';
import type { GameAbout } from '../../table/game.ts';
import { card as en } from './strings/card.ts';

export const t = translator({ en });

/** As the engine gives them (GE-010). */
const COLORS: readonly Color[] = ['blue', 'red', 'green', 'yellow', 'purple'];

export const about: GameAbout = {
  id: 'genoa',
  name: t('game.name'),
  summary: t('game.summary'),
  goal: t('game.goal'),
  seats: { min: 2, max: 5 },
  colors: COLORS,
  scoreUnit: 'money',
  money: (n) => t('game.money', { n }),
  deals: true,
  levels: true,
  castDelay: {
    offered: [1, 2, 4, 6, 8],
    usual: 2,
    amount: (n) => t('cast.amount', { n }),
    nth: (n) => t('cast.nth', { n }),
  },
};
