/**
 * The pace of the staging if a page sets it and not the person's settings (a replay), and the
 * feedback of the staging: whether it is still running.
 */

import { create } from 'zustand';
import type { ViewBase } from '../../engine/core/contract.ts';

export interface TempoStore {
  /** Times the usual pace; `instant`: views follow one another without motion; null: as set. */
  readonly rate: number | 'instant' | null;
  set(rate: number | 'instant' | null): void;
}

export const useTempo = create<TempoStore>()((set) => ({
  rate: null,
  set: (rate) => set({ rate }),
}));

export interface StagingStore {
  /** Something is being staged, or waits for it. */
  readonly busy: boolean;
  /** The position whose staging has ended last; null before the first. */
  readonly landed: ViewBase | null;
  /** The position that panels show meanwhile; null: the present one. */
  readonly behind: ViewBase | null;
  /** The position to which the current staging leads; null while there is none. */
  readonly staged: ViewBase | null;
}

/** Written by the board, frame by frame. */
export const useStaging = create<StagingStore>()(() => ({
  busy: false,
  landed: null,
  behind: null,
  staged: null,
}));

/** The board's report: listeners are notified of changes alone. */
export function tellStaging(
  busy: boolean,
  landed: ViewBase | null,
  behind: ViewBase | null = null,
  staged: ViewBase | null = null,
): void {
  const told = useStaging.getState();
  const same = told.busy === busy && told.landed === landed && told.behind === behind;
  if (!same || told.staged !== staged) useStaging.setState({ busy, landed, behind, staged });
}
