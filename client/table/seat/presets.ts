/**
 * Answers given in advance, known to this screen alone. They are sent as soon as the seat is asked,
 * several of them one question after the other; if their occasion changes before that, they are
 * dropped, and the person is informed.
 *
 *     export const { usePreset } = makePresets<View, Action>({ seat, occasion, isAsked, willBe });
 */

import { create } from 'zustand';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { useTable } from '../../store/table.ts';
import type { Position, Seat, SeatView } from './position.ts';

export interface PresetsOf<V extends SeatView, A extends ActionBase> {
  readonly seat: Seat<V, A>;
  /** The occasion of the answers, in a word: they hold as long as the word stays the same. */
  readonly occasion: (position: Position<V, A>) => string;
  /** The seat is asked now. */
  readonly isAsked: (position: Position<V, A>) => boolean;
  /** The seat will be asked about this, and can give its answer already. */
  readonly willBe: (position: Position<V, A>) => boolean;
}

export interface Preset<A extends ActionBase> {
  /** One for each question, in their order. */
  readonly actions: readonly A[];
  /** It answers every such question, as long as it holds. */
  readonly standing?: boolean;
}

export interface PresetStore<A extends ActionBase> {
  readonly preset: (Preset<A> & { readonly occasion: string }) | null;
  /** It was dropped before the question came. */
  readonly dropped: boolean;
  /** The answers that are being sent, one question after the other. */
  readonly running: readonly A[];
  /** Sets a preset, or removes it if the same one is set already. */
  toggle(preset: Preset<A>): void;
  /** Answers now, and the questions that follow; a refusal ends it. */
  run(actions: readonly A[]): void;
}

/** Whether both are the same answers. */
export const isSamePreset = <A extends ActionBase>(a: Preset<A> | null, b: Preset<A>): boolean =>
  JSON.stringify(a?.actions) === JSON.stringify(b.actions);

/** The store of a game's answers given in advance. It follows the table from its creation. */
export function makePresets<V extends SeatView, A extends ActionBase>(game: PresetsOf<V, A>) {
  const { seat, occasion, isAsked, willBe } = game;
  const current = (): Position<V, A> | null => seat.positionOf(useTable.getState().view);
  /**
   * `seq` of the position in which the last answer was sent: the next one is sent in a later
   * position.
   */
  let answered: number | null = null;

  const usePreset = create<PresetStore<A>>()((set, get) => ({
    preset: null,
    dropped: false,
    running: [],
    toggle(preset) {
      const now = current();
      if (!now || !willBe(now)) return;
      const same = isSamePreset(get().preset, preset);
      set({ preset: same ? null : { ...preset, occasion: occasion(now) }, dropped: false });
    },
    run(actions) {
      set({ running: actions, preset: null, dropped: false });
      follow();
    },
  }));

  /** Sends the first of these and keeps the rest; if it is not possible, sends none. */
  function send(now: Position<V, A>, [action, ...rest]: readonly A[]): readonly A[] {
    if (!action || seat.refusedAs(now, action) !== null) return [];
    answered = now.view.seq;
    void useTable
      .getState()
      .propose(action)
      .then((reply) => {
        if (reply.ok) return;
        // The answer had no effect: this position may still be answered.
        answered = null;
        usePreset.setState({ running: [], preset: null });
      });
    return rest;
  }

  function follow(): void {
    const { busy } = useTable.getState();
    const { preset, dropped, running } = usePreset.getState();
    const now = current();
    if (answered !== null && now?.view.seq !== answered) answered = null;
    if (answered !== null || busy) return;
    const asked = now !== null && isAsked(now);
    if (running.length > 0) {
      usePreset.setState({ running: asked ? send(now, running) : [] });
      return;
    }
    const inIt = now !== null && (asked || willBe(now));
    if (!preset) {
      // The note stays until the next occasion.
      if (dropped && !inIt) usePreset.setState({ dropped: false });
    } else if (!now || !inIt || occasion(now) !== preset.occasion) {
      usePreset.setState({ preset: null, dropped: inIt });
    } else if (asked) {
      if (!preset.standing) usePreset.setState({ preset: null });
      usePreset.setState({ running: send(now, preset.actions) });
    }
  }

  useTable.subscribe((table, before) => {
    if (table.view !== before.view || table.busy !== before.busy) follow();
  });
  return { usePreset };
}
