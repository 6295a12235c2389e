/**
 * The pace of the staging where a page sets it and not the person's settings (a replay), and what
 * the staging says back: whether it is still at it.
 */

import { create } from 'zustand';

export interface TempoStore {
  /** Times the usual pace; `instant`: views follow one another without motion; null: as set. */
  readonly rate: number | 'instant' | null;
  set(rate: number | 'instant' | null): void;
}

export const useTempo = create<TempoStore>()((set) => ({
  rate: null,
  set: (rate) => set({ rate }),
}));

/** Written by the board each frame: something is being staged, or waits for it. */
export const staging = { busy: false };
