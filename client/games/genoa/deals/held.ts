/**
 * A move that waits for the others' time to make offers (GE-545): it goes out by itself once that
 * time is over, unless the tower has moved in the meantime or the person cancels it.
 */

import { create } from 'zustand';
import type { Action } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { type Position, positionOf } from '../position.ts';
import { leaving } from './kept.ts';
import { usePreset } from './running.ts';

interface HeldStore {
  readonly move: Action | null;
  /** The state of the turn when the move was chosen. */
  readonly where: string;
}
export const useHeld = create<HeldStore>()(() => ({ move: null, where: '' }));

const whereOf = ({ view }: Position): string => {
  const { turn, state, tower } = view.public;
  return `${turn} ${state} ${tower}`;
};

/** Milliseconds that the tower still waits. */
function graceLeft(): number {
  const { table, clockShift } = useTable.getState();
  const grace = table?.timers?.find((timer) => timer.grace);
  return grace ? Math.max(0, grace.deadline - clockShift - Date.now()) : 0;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Moves on or stops, after withdrawing own proposals; the same call again cancels a waiting move.
 */
export function leave(position: Position, move: Action): void {
  const again = JSON.stringify(useHeld.getState().move) === JSON.stringify(move);
  useHeld.setState(again ? { move: null } : { move, where: whereOf(position) });
  follow();
}

function follow(): void {
  clearTimeout(timer);
  const { move, where } = useHeld.getState();
  if (!move) return;
  const position = positionOf(useTable.getState().view);
  const left = graceLeft();
  if (!position || whereOf(position) !== where) useHeld.setState({ move: null });
  else if (left > 0) timer = setTimeout(follow, left + SLACK);
  else if (!useTable.getState().busy) {
    useHeld.setState({ move: null });
    usePreset.getState().run(leaving(position, move));
  }
}
/** Milliseconds for the delay of a message: the server's clock is known no better. */
const SLACK = 60;

useTable.subscribe((table, before) => {
  if (table.view !== before.view || table.table !== before.table || table.busy !== before.busy) {
    follow();
  }
});
