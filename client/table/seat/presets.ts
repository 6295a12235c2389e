/**
 * An answer given before one is asked, known to this screen alone. It goes out as soon as the seat is
 * asked; when what it was meant for changes before that, it is dropped, and the person is told.
 *
 *     export const { usePreset, canPreset } = makePresets<View, Action>({ seat, occasion, isAsked, willBe });
 */

import { create } from 'zustand';
import type { ActionBase, ViewBase } from '../../../engine/core/contract.ts';
import { useTable } from '../../store/table.ts';
import type { Position, Seat, SeatView } from './position.ts';

export interface PresetsOf<V extends SeatView, A extends ActionBase> {
  readonly seat: Seat<V, A>;
  /** What an answer is meant for, in a word: it holds as long as the word stays the same. */
  readonly occasion: (position: Position<V, A>) => string;
  /** The seat is asked now. */
  readonly isAsked: (position: Position<V, A>) => boolean;
  /** It will be asked about this, and can say its answer already. */
  readonly willBe: (position: Position<V, A>) => boolean;
}

export interface PresetStore<A extends ActionBase> {
  readonly preset: { readonly action: A; readonly occasion: string } | null;
  /** It was dropped before one was asked. */
  readonly dropped: boolean;
  /** Sets an answer, or takes it back where the same is set already. */
  toggle(action: A): void;
}

/** The store of a game's answers given beforehand. It follows the table from the moment it is made. */
export function makePresets<V extends SeatView, A extends ActionBase>(game: PresetsOf<V, A>) {
  const { seat, occasion, isAsked, willBe } = game;

  const usePreset = create<PresetStore<A>>()((set, get) => ({
    preset: null,
    dropped: false,
    toggle(action) {
      const now = seat.positionOf(useTable.getState().view);
      if (!now || !willBe(now)) return;
      const same = JSON.stringify(get().preset?.action) === JSON.stringify(action);
      set({ preset: same ? null : { action, occasion: occasion(now) }, dropped: false });
    },
  }));

  function follow(view: ViewBase | null): void {
    const { preset, dropped } = usePreset.getState();
    const now = seat.positionOf(view);
    const asked = now !== null && isAsked(now);
    const inIt = now !== null && (asked || willBe(now));
    if (!preset) {
      // The note stays until the next occasion.
      if (dropped && !inIt) usePreset.setState({ dropped: false });
      return;
    }
    if (!now || !inIt || occasion(now) !== preset.occasion) {
      usePreset.setState({ preset: null, dropped: inIt });
    } else if (asked) {
      usePreset.setState({ preset: null });
      if (seat.refusedAs(now, preset.action) === null) {
        void useTable.getState().propose(preset.action);
      }
    }
  }

  useTable.subscribe((table, before) => {
    if (table.view !== before.view) follow(table.view);
  });
  return { usePreset };
}
