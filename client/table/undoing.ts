/**
 * A step taken back at a person's request: confirmed first if the undo would discard more than can
 * easily be done again; a message if nothing can be taken back.
 */

import { create } from 'zustand';
import { type TableStore, useTable } from '../store/table.ts';

/** Additional losses of an undo: the composed and unsent action; later actions of others. */
export type Loss = 'composed' | 'others';

export interface UndoingStore {
  /** The losses that the person is asked about now; null = nothing. */
  readonly asks: readonly Loss[] | null;
  /** The person has been informed that nothing can be taken back. */
  readonly isNone: boolean;
  set(change: Partial<Pick<UndoingStore, 'asks' | 'isNone'>>): void;
}

export const useUndoing = create<UndoingStore>()((set) => ({
  asks: null,
  isNone: false,
  set: (change) => set(change),
}));

let composing: (() => boolean) | null = null;

/**
 * Registers the reader of whether the person has composed something unsent; null: no game is
 * loaded.
 */
export function setComposing(reader: (() => boolean) | null): void {
  composing = reader;
}

/**
 * The losses of an undo.
 * @param isComposed something is composed and not sent
 */
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

/** A person asks to take the last step back: by key or button. */
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

/** Takes the step back without further confirmation. */
export function sure(): void {
  useUndoing.getState().set({ asks: null, isNone: false });
  void useTable.getState().undo();
}
