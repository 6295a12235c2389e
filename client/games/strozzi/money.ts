/** Money of a seat, as far as the viewer knows it. */

import type { SeatView, View } from '../../../engine/games/strozzi/types.ts';

/** Money of a seat as this viewer knows it; null = a closed chest. */
export const moneyOf = (view: View, { seat, money }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.money : money;
