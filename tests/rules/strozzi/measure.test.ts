/** The search's evaluation agrees with the rules' payments. */

import { expect } from 'vitest';
import { features, measure } from '../../../engine/games/strozzi/search/measure.ts';
import { rule } from '../rule.ts';
import { A, B, C, Table } from './table.ts';

/** A figure of a position from a seat's point of view. */
function figure({ state }: Table, name: string, seat: number): number {
  const out = new Float64Array(features.length);
  measure(state, seat, out);
  return out[features.findIndex((one) => one.name === name)];
}

rule(['ST-052', 'ST-053'], 'equal sums of tiles: Florence tells whose prize is higher', () => {
  const seats = [{ tiles: ['art-2-1'] }, { tiles: ['art-2-2'] }, { tiles: ['art-1-gold-1'] }];
  const prizes = (florence: readonly number[]): number[] => {
    const table = Table.of({ seats, tracks: { florence: [[...florence]] } });
    return [A, B, C].map((seat) => Math.round(figure(table, 'tilePrizes', seat) * 30));
  };
  expect(prizes([A, B, C])).toEqual([30, 20, 10]);
  expect(prizes([C, B, A])).toEqual([20, 30, 10]);
});
