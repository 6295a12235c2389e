/**
 * An answer given before one is asked, known to this screen alone: let the ship pass, or claim it if it
 * is still free. It holds for this ship and for the flag that lies on it now: when either changes it
 * is dropped, and the person is told.
 */

import { create } from 'zustand';
import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { useTable } from '../../store/table.ts';
import { stillAsked } from './facts.ts';
import { type Position, positionOf, refusedAs } from './position.ts';

export interface Preset {
  /** A pass or a claim. */
  readonly action: Action;
  /** The ship and the claim for which it was meant. */
  readonly occasion: string;
}

interface PresetStore {
  readonly preset: Preset | null;
  /** It was dropped because the ship or its flag changed before one was asked. */
  readonly dropped: boolean;
  /** Sets an answer, or takes it back where the same is set already. */
  toggle(action: Action): void;
}

const occasionOf = ({ view }: Position): string => JSON.stringify(view.public.current);
const position = (): Position | null => positionOf(useTable.getState().view);

export const usePreset = create<PresetStore>()((set, get) => ({
  preset: null,
  dropped: false,
  toggle(action) {
    const now = position();
    if (!now || !canPreset(now)) return;
    const same = JSON.stringify(get().preset?.action) === JSON.stringify(action);
    set({ preset: same ? null : { action, occasion: occasionOf(now) }, dropped: false });
  },
}));

/** Whether the seat will still be asked about this ship, and can say its answer now. */
export function canPreset({ view, seat }: Position): boolean {
  return stillAsked(view.public, view.public.current?.claim !== null).includes(seat);
}

/** What can be set beforehand: a pass, and the unused flags where no claim bars them. */
export function presetsOf({ view, seat }: Position): readonly Action[] {
  const flags = view.public.seats[seat]?.flagsUnused ?? [];
  const free = view.public.current?.claim === null;
  return [
    { type: 'pass' },
    ...flags
      .filter((flag) => free || flag === 'pirate')
      .map((flag) => ({ type: 'claim', flag }) as const),
  ];
}

/** Sends the answer once the seat is asked, and drops it when what it was meant for has changed. */
function follow(view: ViewBase | null): void {
  const { preset, dropped } = usePreset.getState();
  const now = positionOf(view);
  const asked = now?.view.public.phase === 'claim' && now.view.public.decider[0] === now.seat;
  if (!preset) {
    // The note stays until the next ship.
    if (dropped && !asked && !(now && canPreset(now))) usePreset.setState({ dropped: false });
    return;
  }
  if (now && occasionOf(now) === preset.occasion && (asked || canPreset(now))) {
    if (!asked) return;
    usePreset.setState({ preset: null });
    if (refusedAs(now, preset.action) === null) void useTable.getState().propose(preset.action);
    return;
  }
  const stillInIt = now !== null && (asked || canPreset(now));
  usePreset.setState({ preset: null, dropped: stillInIt });
}

useTable.subscribe((table, before) => {
  if (table.view !== before.view) follow(table.view as View | null);
});
