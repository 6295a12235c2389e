/** The holdings of a seat, for the account of the changes since its last decision. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { GOODS } from '../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { type Holding, holding } from '../../table/account/account.ts';
import { goodName } from './strings/names.ts';

/** Points, money and hand where they are known, and favours. */
export function holdings(view: ViewBase, seat: number): readonly Holding[] {
  const { public: shown, you } = view as View;
  const own = shown.seats[seat];
  const { ducats, hand } = you?.seat === seat ? you : own;
  return [
    holding('points', own.points),
    ...(ducats === null ? [] : [holding('money', ducats)]),
    ...(hand ? GOODS.map((good) => ({ label: goodName(good), n: hand[good] ?? 0 })) : []),
    holding('favours', own.favours),
  ];
}
