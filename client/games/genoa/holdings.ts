/** The holdings of a seat, for the account of changes since its last decision. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { COMMODITIES } from '../../../engine/games/genoa/data.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { type Holding, holding } from '../../table/account/account.ts';
import { goodName } from './strings/names.ts';

/** Money where it is known, goods, and the number of cards. */
export function holdings(view: ViewBase, seat: number): readonly Holding[] {
  const { public: shown, you } = view as View;
  const own = shown.seats[seat];
  const ducats = you?.seat === seat ? you.ducats : own.ducats;
  const cards = Object.values(own.handCount).reduce((sum, n) => sum + n, 0);
  return [
    ...(ducats === null ? [] : [holding('money', ducats)]),
    ...COMMODITIES.map((good) => ({ label: goodName(good), n: own.commodities[good] ?? 0 })),
    holding('cards', cards),
  ];
}
