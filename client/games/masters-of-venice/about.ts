/** Masters of Venice in a few lines. */

import { colors } from '../../../engine/games/masters-of-venice/colors.ts';
import { translator } from '../../i18n/index.ts';
import type { GameAbout } from '../../table/game.ts';
import { card as en } from './strings/card.ts';

export const t = translator({ en });

export const about: GameAbout = {
  id: 'masters-of-venice',
  name: t('game.name'),
  summary: t('game.summary'),
  goal: t('game.goal'),
  seats: { min: 2, max: 5 },
  colors,
  scoreUnit: 'points',
  deals: false,
  levels: true,
  castDelay: {
    offered: [1, 2, 3, 4, 6, 8],
    usual: 4,
    amount: (n) => t('cast.amount', { n }),
    nth: (n) => t('cast.nth', { n }),
  },
};
