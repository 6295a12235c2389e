/** The odds that this page has worked out last, for whoever speaks of them. */

import { create } from 'zustand';
import type { ViewBase } from '../../../engine/core/contract.ts';

export interface ToldOdds {
  /** The position that they are of; null: none were told yet. */
  readonly view: ViewBase | null;
  /** null: open. */
  readonly odds: readonly number[] | null;
}

export const useToldOdds = create<ToldOdds>()(() => ({ view: null, odds: null }));
