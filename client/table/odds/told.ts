/** The latest odds of this page, for other parts that mention them. */

import { create } from 'zustand';
import type { ViewBase } from '../../../engine/core/contract.ts';

export interface ToldOdds {
  /** The position of the odds; null: no odds yet. */
  readonly view: ViewBase | null;
  /** null: open. */
  readonly odds: readonly number[] | null;
}

export const useToldOdds = create<ToldOdds>()(() => ({ view: null, odds: null }));
