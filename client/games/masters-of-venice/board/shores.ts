/** The islands: the banks of the Grand Canal's arc, two side canals, and coasts that bend. */

import type { Point } from '../../../world/plan.ts';
import { CANAL_CENTRE, CANAL_RADIUS, CANAL_WIDTH } from './landmarks.ts';

/** Radii of the Grand Canal's banks. */
export const INNER = CANAL_RADIUS - CANAL_WIDTH / 2;
export const OUTER = CANAL_RADIUS + CANAL_WIDTH / 2;
/** Angles at which the two side canals (rii) leave the Grand Canal: north and south banks. */
const RIO_WEST = { north: Math.PI - 0.4573, south: Math.PI - 0.3445 } as const;
const RIO_EAST = { north: 0.3389, south: 0.2306 } as const;

/** Points on an arc about the canal's centre, from one angle to another (0 = east, pi/2 = north). */
function arc(radius: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const theta = from + ((to - from) * k) / steps;
    return {
      x: CANAL_CENTRE.x + radius * Math.cos(theta),
      z: CANAL_CENTRE.z - radius * Math.sin(theta),
    };
  });
}

/** A coast drawn through corners, cut twice so that it bends. */
function coast(...corners: readonly (readonly [number, number])[]): Point[] {
  let points = corners.map(([x, z]) => ({ x, z }));
  for (let pass = 0; pass < 2; pass++) {
    const bent: Point[] = [points[0]];
    for (let k = 0; k + 1 < points.length; k++) {
      const a = points[k];
      const b = points[k + 1];
      bent.push({ x: a.x * 0.75 + b.x * 0.25, z: a.z * 0.75 + b.z * 0.25 });
      bent.push({ x: a.x * 0.25 + b.x * 0.75, z: a.z * 0.25 + b.z * 0.75 });
    }
    bent.push(points.at(-1) as Point);
    points = bent;
  }
  return points;
}

/** The monastery island out in the basin. */
export const MONASTERY = { x: -88, z: -44 } as const;

/**
 * Four islands: the shops' shore in the north, the palazzi west and east, the one inside. A fifth
 * lies out in the lagoon.
 */
export const LAND: readonly (readonly Point[])[] = [
  [
    ...arc(OUTER, RIO_WEST.north, RIO_EAST.north, 44),
    ...coast(
      [46, 7.2],
      [63, 6.6],
      [64, 2],
      [63.5, -10],
      [66, -24],
      [63, -40],
      [55, -56],
      [40, -59.5],
      [18, -61],
      [0, -58],
      [-20, -61],
      [-38, -58],
      [-54, -54],
      [-62, -42],
      [-62, -30],
      [-64, -16],
      [-66, -8],
      [-65, 2.4],
      [-46, 2.9],
    ),
  ],
  [
    { x: -OUTER, z: 50 },
    ...arc(OUTER, Math.PI, RIO_WEST.south, 5),
    ...coast(
      [-48, 7],
      [-71, 6.2],
      [-73.4, 17],
      [-73.6, 34],
      [-74, 52],
      [-60, 56],
      [-44, 54.5],
      [-39.5, 53],
    ),
  ],
  [
    { x: OUTER, z: 46 },
    ...arc(OUTER, 0, RIO_EAST.south, 4),
    ...coast(
      [48, 11.2],
      [71, 10.5],
      [73.4, 20],
      [73.4, 36],
      [73, 50],
      [57, 52.5],
      [44, 50.5],
      [39.5, 49],
    ),
  ],
  [
    ...arc(INNER, 0, Math.PI, 36),
    { x: -INNER, z: 40.6 },
    { x: -28.3, z: 41.8 },
    { x: -25.6, z: 41.8 },
    { x: -24.6, z: 40.8 },
    { x: -24.2, z: 36.4 },
    { x: 24.2, z: 36.4 },
    { x: 24.6, z: 43 },
    { x: 25.6, z: 44 },
    { x: 28.3, z: 44 },
    { x: INNER, z: 42.8 },
  ],
  Array.from({ length: 20 }, (_, k) => {
    const a = (k / 20) * Math.PI * 2;
    const bulge = 1 + 0.07 * Math.sin(3 * a);
    return {
      x: MONASTERY.x + 14 * bulge * Math.cos(a),
      z: MONASTERY.z + 10.6 * bulge * Math.sin(a),
    };
  }),
];
