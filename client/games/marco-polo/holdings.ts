/** The holdings of a seat, for the account of changes since its last decision. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { type Holding, holding } from '../../table/account/account.ts';
import { goodName } from './strings/names.ts';

/** Points, coins, camels and goods: all of them are open. */
export function holdings(view: ViewBase, seat: number): readonly Holding[] {
  const { vp, coins, camels, pepper, silk, gold } = (view as View).public.seats[seat];
  return [
    holding('points', vp),
    holding('coins', coins),
    holding('camels', camels),
    { label: goodName('pepper'), n: pepper },
    { label: goodName('silk'), n: silk },
    { label: goodName('gold'), n: gold },
  ];
}
