/** The caravan game in a few lines. */

import type { GameAbout } from '../../../client/table/game.ts';
import { COLORS } from '../../../engine/core/colors.ts';
import { t } from './strings.ts';

export const about: GameAbout = {
  id: 'caravan',
  name: t('game.name'),
  summary: t('game.summary'),
  goal: t('game.goal'),
  seats: { min: 2, max: 6 },
  colors: COLORS,
  scoreUnit: 'money',
  deals: true,
  castDelay: {
    offered: [1, 2, 3],
    usual: 2,
    amount: (n) => t('cast.amount', { n }),
    nth: (n) => t('cast.nth', { n }),
  },
};
