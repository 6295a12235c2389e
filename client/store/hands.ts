/**
 * Every seat's own knowledge on this page: for a caster and in a replay only. The page fills it;
 * panels show it. It knows no game.
 */

import { create } from 'zustand';
import type { JsonObject } from '../../engine/core/contract.ts';

/** Per seat the `you` of its view, null if it is unknown; null altogether: nothing is known. */
export type Hands = readonly (JsonObject | null)[] | null;

export interface HandsStore {
  readonly hands: Hands;
  set(hands: Hands): void;
}

export const useHands = create<HandsStore>()((set) => ({
  hands: null,
  set: (hands) => set({ hands }),
}));
