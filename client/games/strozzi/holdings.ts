/** The holdings of a seat, for the account of the changes since its last decision. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/strozzi/types.ts';
import { type Holding, holding } from '../../table/account/account.ts';

/** Money where it is known. Markers in the cities are shown there. */
export function holdings(view: ViewBase, seat: number): readonly Holding[] {
  const { public: shown, you } = view as View;
  const money = you?.seat === seat ? you.money : shown.seats[seat].money;
  return money === null ? [] : [holding('money', money)];
}
