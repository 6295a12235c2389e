/**
 * Conditions for every game's account "if it ended now": in whole matches of several seats its
 * parts agree with the rules' scoring, hidden parts stay hidden, and at the end it is the final
 * scoring.
 */

import { expect, test } from 'vitest';
import { type EndedRow, totalOf } from '../../client/table/ended/parts.ts';
import type { ActionBase, State, ViewBase } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { SEED, several } from '../scope.ts';
import { stepsOf } from './steps.ts';

/** The day as a number. */
const DAY = Number(SEED.replace(/\D/g, ''));
const MATCHES = several(2, 12);

export interface Endings<V extends ViewBase, Part extends string> {
  readonly id: string;
  readonly rowsIn: (view: V) => readonly EndedRow<Part>[] | null;
  /** Each seat's parts if the rules ended the match in this state now. */
  readonly scored: (
    state: State,
  ) => readonly { readonly parts: { readonly [part in Part]: number }; readonly total: number }[];
  /** Parts that others may hide, in the usual options. */
  readonly hidden: readonly Part[];
  /** The final scoring as the view has it: totals by seat. */
  readonly totals: (view: V) => readonly number[];
}

export function endings<V extends ViewBase, Part extends string>(way: Endings<V, Part>): void {
  const { rowsIn, scored, hidden } = way;
  const game = games[way.id];

  test.each(Array.from({ length: MATCHES }, (_, k) => DAY + k))(
    'the parts are what the rules would score, match %d',
    (seed) => {
      const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
      const steps = stepsOf<ActionBase, V>(game, { seats, seed, viewer: null });
      const secrets = new Set<string>();
      const wrong: [seat: number, what: string, n: number][] = [];
      for (const { seat, before, state } of steps) {
        const rows = rowsIn(before) ?? [];
        if (rows.length !== seats) wrong.push([seat, 'rows', rows.length]);
        const now = scored(state);
        for (const row of rows) {
          const truth = now[row.seat];
          const told = Object.entries<number | null>(row.parts);
          for (const [part, n] of told) {
            if (n === null) secrets.add(part);
            else if (n !== truth.parts[part as Part]) wrong.push([row.seat, part, n]);
          }
          const all = Object.values<number>(truth.parts).reduce((sum, n) => sum + n, 0);
          if (all !== truth.total) wrong.push([row.seat, 'all', all]);
          if (row.seat === seat && totalOf(row) !== truth.total)
            wrong.push([seat, 'own', truth.total]);
        }
      }
      expect(wrong).toEqual([]);
      expect([...secrets].sort()).toEqual([...hidden].sort());
    },
  );

  test('at the end it is the final scoring', () => {
    const seats = game.seats.max;
    const steps = stepsOf<ActionBase, V>(game, { seats, seed: DAY, viewer: 0 });
    const last = steps.at(-1)?.after;
    if (!last) throw new Error('no match');
    expect((rowsIn(last) ?? []).map(totalOf)).toEqual(way.totals(last));
  });
}
