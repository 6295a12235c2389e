/**
 * A step taken back at a person's word: asked about first where more would go with it than can simply
 * be done again, and where nothing can be taken back that is said.
 */

import { create } from 'zustand';
import { type TableStore, useTable } from '../store/table.ts';

/** What goes with a step beside it: what is composed and not sent; what others have done since. */
export type Loss = 'composed' | 'others';

export interface UndoingStore {
  /** What the person is asked about now; null = nothing. */
  readonly asks: readonly Loss[] | null;
  /** The person has been told that nothing can be taken back. */
  readonly isNone: boolean;
  set(change: Partial<Pick<UndoingStore, 'asks' | 'isNone'>>): void;
}

export const useUndoing = create<UndoingStore>()((set) => ({
  asks: null,
  isNone: false,
  set: (change) => set(change),
}));

let composing: (() => boolean) | null = null;

/** Says whether the person has composed something that is not sent; null: no game is there. */
export function setComposing(reader: (() => boolean) | null): void {
  composing = reader;
}

/** What an undo would take along. @param isComposed something is composed and not sent */
export function lossesOf(
  { log, undoTo, seat }: Pick<TableStore, 'log' | 'undoTo' | 'seat'>,
  isComposed: boolean,
): readonly Loss[] {
  const to = undoTo.at(-1);
  if (to === undefined) return [];
  const isOthers = log.some(
    (one) => one.seq > to && one.seat !== null && one.seat !== seat && !one.withdrawn,
  );
  return [...(isComposed ? ['composed' as const] : []), ...(isOthers ? ['others' as const] : [])];
}

/** A person wants to take the last step back: by key or button. */
export function takeBack(): void {
  const table = useTable.getState();
  const { set } = useUndoing.getState();
  if (table.seat === null || table.busy) return;
  if (table.undoable === 0) {
    set({ isNone: true });
    return;
  }
  const asks = lossesOf(table, composing?.() ?? false);
  if (asks.length > 0) set({ asks });
  else sure();
}

/** Takes it back without asking any more. */
export function sure(): void {
  useUndoing.getState().set({ asks: null, isNone: false });
  void useTable.getState().undo();
}
