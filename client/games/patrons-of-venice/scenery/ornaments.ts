/** The ornaments of the quarter and of its water, for the eye only. */

import type { Ornament } from '../../../world/plan.ts';
import { CAMPO_AREAS } from './plan.ts';

type Kind = Ornament['kind'];

/** All of one kind, by their spots: x, z, x, z … */
function put(kind: Kind, ...at: readonly number[]): Ornament[] {
  return Array.from({ length: at.length / 2 }, (_, k) => ({
    kind,
    x: at[2 * k],
    z: at[2 * k + 1],
  }));
}

/** The same with a turn for each: x, z, turn, x, z, turn … */
function turned(kind: Kind, ...at: readonly number[]): Ornament[] {
  return Array.from({ length: at.length / 3 }, (_, k) => ({
    kind,
    x: at[3 * k],
    z: at[3 * k + 1],
    turn: at[3 * k + 2],
  }));
}

/** Lamps at two corners of every campo, clear of its openings. */
const LAMPS = CAMPO_AREAS.flatMap(({ x0, z0, x1, z1 }) =>
  put('lamp', x0 + 0.9, z0 + 0.9, x1 - 0.9, z1 - 0.9),
);

export const ORNAMENTS: readonly Ornament[] = [
  ...LAMPS,
  // Before the market, on the lion's quay, along the water.
  ...put('lamp', 5.2, -25.2, 21.8, -24.8, 38.2, -25.2, 13.4, 45, 44.6, 45, 44.8, 35.2),
  ...put('lamp', -41.6, 31, -19.4, 31.8, -5, 12.8, 4.6, 17.6, 2.4, 29.4, 8.2, 29.8, 50.4, 21.6),
  // In the court of the Frari, north of Santo Stefano, on the quays.
  ...put('tree', -23.4, -14.6, -20.6, -11.6, -7.4, 15.4, 0.8, 15.2, 3.4, 16.8, -3.4, 16.6),
  ...put('tree', 46.6, 24, 46.6, 4, 1.6, 33.6, 11.4, 42.4, 10.4, 38.4, 44.4, 40, 44.4, 37.6),
  ...put('tree', -35, -40, -35.2, -36.8, -5, -18.8, 14.4, 34.9, 40.6, 33.6, 44, 33.2),
  ...put('tree', -35.8, -7.4, -35.8, 4.6),
  ...put('lamp', -35.8, -1.4),
  ...put('tree', -34, 31.1, -31.2, 31.3, -28.4, 31.2, 39.6, 2.6, 43, 0.6, 47.6, 6.6),
  ...put('cypress', -49.4, 30.9, -46.4, 31, -57.6, 36, 57.8, 28, 58, 31, 37.4, -25, 41.6, 4.4),
  ...put('cypress', -83, -40, -83, -26.6, -83, -11, -83, 4, 83, -40, 83, -18.6, 83, -2, 83, 3),
  ...put('cypress', -103, -40, -103, -26, -103, -12, -103, 2, 103, -40, 103, -26, 103, -12),
  // Between the low houses at the near corners.
  ...put('tree', -66, 24.6, -60.4, 25.2, -70, 34.6, -59.6, 34.8, -75, 15.2, 62, 19.8, 70.4, 19.4),
  ...put('tree', 64, 29.8, 74, 29.2, 66.6, 40.4, 73, 41.4),
  ...turned('laundry', -63, 24.4, 0.1, 67, 30, 0.2, -66, 34, 0),
  ...put('crates', 6.6, -25, 33.6, -24.8, -38.8, 30.8, -14, 39.1, 24.8, 10.9, -71.5, 44),
  ...turned('steps', -30, 32.8, 0, 22, 3.5, Math.PI, -13, 12, Math.PI),
  ...put('pole', 6.4, -22.6, 13.4, -22.6, 30.2, -22.6, 37, -22.6, 10, 47, 47.4, 42),
  ...put('pole', -37.8, -11, -37.8, 3, -53, 18, 53, 12, 53, 20, -18.4, 41),
  ...put('bricola', 44.2, -46, -44, -48, 47, -51, -47, -52, 50.6, 38, -54, 42),
  ...put('bricola', 9.6, -20.4, 37, -18, 40.2, -6.6),
  ...turned('boat', 31, -21.6, 0.1, -46, 12.4, 0.9, -12, 9.4, 0.2, 2.2, 10.4, 3),
  ...turned('boat', -22.4, 11.4, 1.5, 5.2, 38, 1.7, -30, -18.6, 0.1, 49, 30, 0.9),
  ...turned('boat', -48, 34, 0.5, 10, 1, 1.5),
  ...turned('san-giorgio', -150, -150, 0.4),
  ...turned('far-town', 90, -190, 0),
  ...turned('sandbank', -112, 66, 0.4),
];
