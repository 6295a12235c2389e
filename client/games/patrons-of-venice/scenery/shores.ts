/** The quarter's islands: their shores, and the canals between them. */

import type { Point } from '../../../world/plan.ts';
import { EDGES, quayOf } from './plan.ts';

type Corners = readonly (readonly [x: number, z: number])[];

/** How far a corner is cut, so that no shore has a sharp one. */
const CUT = 0.8;

/** An outline through `corners` whose corners are cut where there is room. */
function shore(corners: Corners): Point[] {
  return corners.flatMap(([x, z], k) => {
    const [px, pz] = corners[(k + corners.length - 1) % corners.length];
    const [nx, nz] = corners[(k + 1) % corners.length];
    const [back, on] = [Math.hypot(px - x, pz - z), Math.hypot(nx - x, nz - z)];
    const cut = Math.min(CUT, back * 0.3, on * 0.3);
    return [
      { x: x + ((px - x) / back) * cut, z: z + ((pz - z) / back) * cut },
      { x: x + ((nx - x) / on) * cut, z: z + ((nz - z) / on) * cut },
    ];
  });
}

/** All seven campi lie on one island, into which canals reach from every side. */
const CITY: Corners = [
  [-36.5, -52],
  [-1, -52],
  [-1, -18],
  [1.2, -16.6],
  [1.2, -11.2],
  [7.9, -11],
  // The canal between San Polo and Santo Stefano.
  [7.9, 8.1],
  [-24.8, 8.1],
  [-24.8, 17.8],
  [-19.2, 17.8],
  [-19.2, 12],
  [6.2, 12],
  [12, 11.4],
  [12, 3.6],
  [26.4, 3.4],
  [26.4, -2.4],
  [43.4, -2.4],
  [50, 3.4],
  [52, 7],
  [52, 22.4],
  [44.6, 24.6],
  [42.8, 31],
  // The lion's quay.
  [46, 34],
  [46, 45.6],
  [11.6, 45.6],
  [7.3, 35.4],
  [7.3, 28.6],
  [3.2, 28.4],
  [3.2, 35],
  [-1.1, 35.4],
  [-1.1, 39.8],
  [-17.3, 39.8],
  [-17.3, 33.4],
  [-44.6, 32],
  [-51.8, 31],
  [-51.8, 15.4],
  [-44.9, 15.2],
  [-44.9, 6.9],
  [-36.9, 6.9],
  [-36.9, -16.7],
  // The canal between the Frari and San Giacomo.
  [-25.9, -16.7],
  [-25.9, -20.5],
  [-33.6, -20.6],
  [-33.6, -35],
  [-37, -38],
];

const MARKET: Corners = [
  [3.2, -47],
  [39.6, -47],
  [39.6, -25],
  [37.4, -23.6],
  [5.6, -23.6],
  [3.2, -25.6],
];

/** Behind the roofs of the market and of San Giacomo. */
const FAR: Corners = [
  [-37, -76],
  [-37, -58],
  [-10, -57],
  [22, -56.4],
  [38, -58],
  [38, -76],
];

/** How far the land at the edges goes. */
const OUTER = 106;

/** The near end of the land at the left edge, and at the right one. */
const NEAR: Readonly<Record<-1 | 1, Corners>> = {
  [-1]: [
    [-68, 9],
    [-58, 12.6],
    [-55.9, 16],
    [-55.9, 34],
    [-60, 43],
    [-72, 46.4],
    [-95, 45],
    [-100, 40],
    [-100, 11],
    [-OUTER, 7],
  ],
  1: [
    [71, 5],
    [59, 7.6],
    [56.1, 11],
    [56.1, 33],
    [62, 43],
    [72, 45.6],
    [95, 44],
    [100, 39],
    [100, 9],
    [OUTER, 5],
  ],
};

/** Land at an edge, with the moles of its houses; `side` -1 left, 1 right. */
function edge(side: 1 | -1, seats: number): Corners {
  const moles = Array.from({ length: seats }, (_, seat) => quayOf(seat, seats))
    .filter((quay) => quay.side === side)
    .map(({ mole }) => mole)
    .sort((a, b) => a.z0 - b.z0);
  const inner = side * (EDGES[side].root - 1);
  return [
    [side * OUTER, -76],
    [side * 49, -76],
    [side * 49, -61],
    [side * 53, -55.4],
    [side * 93, -52],
    [side * 93, -46],
    [inner, -41],
    ...moles.flatMap(({ x0, x1, z0, z1 }): Corners => {
      const tip = side < 0 ? x1 : x0;
      return [
        [inner, z0],
        [tip, z0],
        [tip, z1],
        [inner, z1],
      ];
    }),
    ...NEAR[side],
  ];
}

/** All islands where `seats` houses have their quays. */
export const landOf = (seats: number): readonly (readonly Point[])[] =>
  [CITY, MARKET, FAR, edge(-1, seats), edge(1, seats)].map(shore);
