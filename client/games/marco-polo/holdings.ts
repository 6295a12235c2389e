/** What a seat has, for the account of what has changed since its last decision. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { type Holding, holding } from '../../table/account/account.ts';
import { goodName } from './strings/names.ts';

/** Points, money, camels and goods: all of it lies open. */
export function holdings(view: ViewBase, seat: number): readonly Holding[] {
  const { vp, coins, camels, pepper, silk, gold } = (view as View).public.seats[seat];
  return [
    holding('points', vp),
    holding('money', coins),
    holding('camels', camels),
    { label: goodName('pepper'), n: pepper },
    { label: goodName('silk'), n: silk },
    { label: goodName('gold'), n: gold },
  ];
}
