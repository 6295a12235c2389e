/** Which of the last actions are told once more: those in which something was done. */

import { type EventBatch, useTable } from '../../store/table.ts';
import type { GameBasics } from '../game.ts';

/** Actions told at once. */
const SHOWN = 4;

/** An action of the last ones, in sentences. */
export interface Happened {
  readonly seq: number;
  readonly lines: readonly string[];
}

/**
 * The last actions that say something, the newest last; mere passes only where there is nothing else.
 * @param seat of the person who reads
 * @param until the number of the action before which it ends; absent = all
 */
export function happened(
  { sentence, idle = [] }: Pick<GameBasics, 'sentence' | 'idle'>,
  recent: readonly EventBatch[],
  seat: number | null,
  until = Number.POSITIVE_INFINITY,
): readonly Happened[] {
  const told = recent
    .filter((batch) => batch.seat !== null && batch.seq < until)
    .map(({ seq, events, after }) => {
      const said = events.flatMap((event) => {
        const line = sentence(event, after, seat);
        return line === null ? [] : [{ line, isIdle: idle.includes(event.type) }];
      });
      return {
        seq,
        lines: said.map(({ line }) => line),
        isIdle: said.every((one) => one.isIdle),
      };
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
