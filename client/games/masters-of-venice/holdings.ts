/** The holdings of a seat, for the account of the changes since its last decision. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { type Holding, holding } from '../../table/account/account.ts';
import { resourceName } from './strings/names.ts';

/** Points, money where it is known, goods, and all shares together. */
export function holdings(view: ViewBase, seat: number): readonly Holding[] {
  const { public: shown, you } = view as View;
  const own = shown.seats[seat];
  const cash = you?.seat === seat ? you.cash : own.cash;
  const shares = Object.values(own.shares).reduce((sum, n) => sum + n, 0);
  return [
    holding('points', own.vp),
    ...(cash === null ? [] : [holding('money', cash)]),
    ...RESOURCES.map((good) => ({ label: resourceName(good), n: own.cubes[good] ?? 0 })),
    holding('shares', shares),
  ];
}
