/** Strozzi in a few lines. */

import { COLORS } from '../../../engine/core/colors.ts';
import { translator } from '../../i18n/index.ts';
import type { GameAbout } from '../../table/game.ts';
import { card as en } from './strings/card.ts';

export const t = translator({ en });

export const about: GameAbout = {
  id: 'strozzi',
  name: t('game.name'),
  summary: t('game.summary'),
  goal: t('game.goal'),
  seats: { min: 3, max: 6 },
  colors: COLORS,
  scoreUnit: 'money',
  money: (n) => t('game.money', { n }),
  deals: false,
  levels: true,
  castDelay: {
    offered: [3, 6, 9, 12, 18],
    usual: 6,
    amount: (n) => t('cast.amount', { n }),
    nth: (n) => t('cast.nth', { n }),
  },
};
