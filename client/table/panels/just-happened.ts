/** Selects the last actions for the replay: those with an effect. */

import { type EventBatch, useTable } from '../../store/table.ts';
import { linesOf, type ToldLine } from '../causes/moment.ts';
import type { GameBasics } from '../game.ts';

/** Number of actions in one replay. */
const SHOWN = 4;

/** An action of the last ones, in sentences. */
export interface Happened {
  readonly seq: number;
  readonly lines: readonly ToldLine[];
}

/**
 * The last actions with an effect, the newest last; mere passes only if there is nothing else.
 * @param seat of the person who reads
 * @param until number of the action before which the list ends; absent = all
 */
export function happened(
  { sentence, idle = [] }: Pick<GameBasics, 'sentence' | 'idle'>,
  recent: readonly EventBatch[],
  seat: number | null,
  until = Number.POSITIVE_INFINITY,
): readonly Happened[] {
  const told = recent
    .filter((batch) => batch.seat !== null && batch.seq < until)
    .map((batch) => {
      const lines = linesOf(batch, sentence, seat);
      const isIdle = lines.every(({ event }) => idle.includes(event.type));
      return { seq: batch.seq, lines, isIdle };
    })
    .filter(({ lines }) => lines.length > 0);
  const done = told.filter(({ isIdle }) => !isIdle);
  return (done.length > 0 ? done : told).slice(-SHOWN);
}

/** Shows them once more on the board. */
export function showAgain(game: Pick<GameBasics, 'sentence' | 'idle'> | null): void {
  const { recent, seat, replay } = useTable.getState();
  if (game) replay(happened(game, recent, seat).map(({ seq }) => seq));
}
