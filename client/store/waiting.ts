/** This person's place in the queue for a match with others, wherever the person looks meanwhile. */

import { create } from 'zustand';
import type { QueueState } from '../../server/protocol/people.ts';

/** Why this page does not wait any more, though the person has not left. */
export type WaitingTrouble = 'busy' | 'failed' | 'replaced' | 'barred';

/** What somebody waits for. */
export interface Wish {
  readonly game: string;
  /** One of the game's clocks; '' for a game without any. */
  readonly clock: string;
}

export interface WaitingStore {
  /** null: the person does not wait. */
  readonly wish: Wish | null;
  readonly trouble: WaitingTrouble | null;
  /** What the server has told last; null until then, and while the connection is lost. */
  readonly state: QueueState | null;
  /** When it was told, epoch milliseconds. */
  readonly toldAt: number;
  /** What the person waited for last, and where that has led: its seat may have gone meanwhile. */
  readonly last: (Wish & { readonly table: string }) | null;
}

export const useWaiting = create<WaitingStore>()(() => ({
  wish: null,
  trouble: null,
  state: null,
  toldAt: 0,
  last: null,
}));

/** How long the person has waited, and until the match begins (null: it does not); milliseconds. */
export function timesOf(
  { state, toldAt }: Pick<WaitingStore, 'state' | 'toldAt'>,
  now: number,
): { readonly waited: number; readonly left: number | null } {
  const since = Math.max(0, now - toldAt);
  const left = state?.left ?? null;
  return {
    waited: (state?.waited ?? 0) + since,
    left: left === null ? null : Math.max(0, left - since),
  };
}
