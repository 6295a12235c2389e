/**
 * The possible undos of a seat are its own business: others' secret actions meanwhile do not count.
 */

import { expect, test } from 'vitest';
import { UndoHorizon } from '../../engine/core/undo.ts';

const MOST = 64;

/** Takes back as much as possible. @returns the positions that were restored, latest first */
function unwind(horizon: UndoHorizon, seat: number): number[] {
  const restored: number[] = [];
  const restore = (before: Int32Array): number => restored.push(before[0] ?? -1);
  while (horizon.undo(seat, restore, () => true));
  return restored;
}

/** `steps` of seat 0, and so many asides of seat 1 after each. */
function played(steps: number, asides: number): UndoHorizon {
  const horizon = new UndoHorizon();
  for (let k = 0; k < steps; k++) {
    horizon.step(0, horizon.copy(Int32Array.of(k)));
    for (let i = 0; i < asides; i++) horizon.aside(1, { type: `aside ${i}` });
  }
  return horizon;
}

test('another seat’s asides cost nobody a step that could be taken back', () => {
  for (const steps of [1, 3, MOST, MOST + 5]) {
    const alone = played(steps, 0);
    const beside = played(steps, 7);
    expect(beside.count(0)).toBe(Math.min(steps, MOST));
    expect(beside.count(0)).toBe(alone.count(0));
    expect(unwind(beside, 0)).toEqual(unwind(alone, 0));
  }
});
