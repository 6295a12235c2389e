/**
 * Positions of the cubes of a heap: a pure function of kind and number, stable when others leave.
 */

export interface Spot {
  u: number;
  /** Away from the viewer. */
  v: number;
  /** Height of the cube's centre above the ground. */
  n: number;
  /** Radians about the upright axis. */
  spin: number;
}

import { jitter } from './ease.ts';

/**
 * Place of cube number `k` (0 = first) of kind `kind` (column) in a heap of `kinds` columns with
 * cubes of edge `size`: two deep, then upwards. Local units around the heap's middle.
 */
export function cubeSpot(kind: number, k: number, size: number, out: Spot, kinds = 6): Spot {
  const pitch = size * 1.18;
  const layer = k >> 1;
  const back = k & 1;
  out.u = (kind - (kinds - 1) / 2) * pitch + (jitter(kind, k) - 0.5) * size * 0.1;
  out.v = (back - 0.5) * pitch + (jitter(kind + 31, k) - 0.5) * size * 0.1;
  out.n = size * (layer + 0.5);
  out.spin = (jitter(kind + 57, k) - 0.5) * 0.35;
  return out;
}
