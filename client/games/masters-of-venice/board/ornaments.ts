/** The ornaments of the city besides houses: trees, lamps, poles, boats, islands far out. */

import type { Ornament } from '../../../world/plan.ts';
import { CAMPANILE, CANAL_CENTRE } from './landmarks.ts';
import { INNER, MONASTERY, OUTER } from './shores.ts';

/** An ornament at the edge of a bank of the Grand Canal, turned to the water. */
function atBank(kind: 'steps' | 'bollard', side: 'inner' | 'outer', theta: number): Ornament {
  const way = side === 'outer' ? -1 : 1;
  const edge = side === 'outer' ? OUTER : INNER;
  const r = edge + (kind === 'bollard' ? -way * 0.45 : 0);
  return {
    kind,
    x: CANAL_CENTRE.x + r * Math.cos(theta),
    z: CANAL_CENTRE.z - r * Math.sin(theta),
    turn: Math.atan2(way * Math.cos(theta), -way * Math.sin(theta)),
  };
}
/** The angle half way between space `i` and the next. */
const between = (i: number): number => Math.PI * (1 - (i - 0.5) / 15);

export const ORNAMENTS: readonly Ornament[] = [
  { kind: 'campanile', ...CAMPANILE },
  { kind: 'ship', x: -65.6, z: -25, turn: Math.PI / 2 },
  { kind: 'ship', x: 67.2, z: -3, turn: -Math.PI / 2 + 0.1 },
  { kind: 'crane', x: -59.8, z: -21.5, turn: -Math.PI / 2 },
  { kind: 'crane', x: 61, z: 4, turn: Math.PI / 2 },
  { kind: 'crates', x: -58.6, z: -17.6 },
  { kind: 'crates', x: 59.4, z: -4.6 },
  { kind: 'column', x: 26.9, z: 38 },
  { kind: 'well', x: -1, z: 19.6 },
  ...[
    [-13.2, -1],
    [-3.6, 3.4],
    [-15.6, 3.6],
    [-16.8, 2.6],
    [20.4, 5.6],
    [20, 22],
    [-59.6, 53],
    [-55.4, 52.6],
    [50.4, 41],
    [59.6, 40.6],
    [61.6, 26],
    [-35, -10.6],
    [33.4, -9.6],
  ].map(([x, z]) => ({ kind: 'tree' as const, x: x as number, z: z as number })),
  ...[
    [-6, -5.6],
    [-8, -5],
    [14.6, -2.6],
    [20, 2.2],
    [-58, 51],
    [64, 38],
    [-62.6, -7],
    [62, -21],
  ].map(([x, z]) => ({ kind: 'cypress' as const, x: x as number, z: z as number })),
  // Lamps along both banks.
  ...[0.28, 0.72, 1.16, 1.98, 2.42, 2.86].flatMap((theta) =>
    [INNER - 1.5, OUTER + 1.5].map((r) => ({
      kind: 'lamp' as const,
      x: CANAL_CENTRE.x + r * Math.cos(theta),
      z: CANAL_CENTRE.z - r * Math.sin(theta),
    })),
  ),
  ...[-14, 14].map((x) => ({ kind: 'lamp' as const, x, z: 30 })),
  // Poles before the yards, piles where the canal meets the lagoon, boats at the quays.
  ...[10.5, 19.6, 24.6, 33.4, 40.2, 49].map((z) => ({ kind: 'pole' as const, x: -37.6, z })),
  ...[14.4, 23.6, 28.4, 37.6].map((z) => ({ kind: 'pole' as const, x: 37.6, z })),
  ...[
    [-30.4, 47],
    [-37, 55],
    [30.6, 50],
    [37.4, 54],
    [-76.5, 34],
    [75.5, 8],
    [-72, -26],
    [-76, -20],
    [-80, -14],
    [78, -18],
    [82, -12],
    [86, -6],
    [-20, 46],
    [19, 47],
  ].map(([x, z]) => ({ kind: 'bricola' as const, x: x as number, z: z as number })),
  { kind: 'boat', x: -12.5, z: 38.6, turn: 0.1 },
  { kind: 'boat', x: 1, z: 39, turn: Math.PI - 0.2 },
  { kind: 'boat', x: 14.5, z: 38.5, turn: 0.05 },
  { kind: 'boat', x: -45, z: 5.2, turn: 0.06 },
  { kind: 'boat', x: 54, z: 8.9, turn: Math.PI },
  { kind: 'boat', x: -76.4, z: 24.4, turn: 1.5 },
  { kind: 'boat', x: 76.2, z: 33.4, turn: 1.6 },
  { kind: 'boat', x: -80.6, z: -31, turn: 0.3 },
  { kind: 'boat', x: 89, z: -26, turn: 2.4 },
  { kind: 'laundry', x: -63.4, z: 8.4, turn: 0.4 },
  { kind: 'laundry', x: 55, z: 42.4, turn: 0.1 },
  // Out in the lagoon: the monastery, sandbanks, low islands, a far town on every side.
  { kind: 'san-giorgio', ...MONASTERY, turn: 0.42 },
  { kind: 'sandbank', x: 92, z: -34, turn: 1 },
  { kind: 'sandbank', x: 98, z: 36, turn: 3 },
  { kind: 'sandbank', x: -104, z: 34, turn: 2 },
  { kind: 'islet', x: 150, z: -120, turn: -0.5 },
  { kind: 'islet', x: -190, z: -130, turn: 0.6 },
  { kind: 'islet', x: 20, z: 150, turn: 3 },
  { kind: 'far-town', x: -70, z: -250, turn: 0.2 },
  { kind: 'far-town', x: 100, z: -270, turn: -0.3 },
  { kind: 'far-town', x: -270, z: -30, turn: 1.4 },
  { kind: 'far-town', x: 280, z: 10, turn: -1.5 },
  { kind: 'far-town', x: 30, z: 290, turn: 3.1 },
  // Stairs down to the water, bollards, landing stages.
  ...[2, 4, 6, 8, 10, 12, 14].map((i) => atBank('steps', 'outer', between(i))),
  ...[1, 3, 5, 9, 11, 13].map((i) => atBank('bollard', 'outer', between(i))),
  ...[2, 5, 8, 11, 14].map((i) => atBank('bollard', 'inner', between(i))),
  ...[-14, 0, 14].map((x) => ({ kind: 'steps' as const, x, z: 36.4, turn: 0 })),
  ...[22, 36.6, 44.6].map((z) => ({ kind: 'steps' as const, x: -OUTER, z, turn: Math.PI / 2 })),
  ...[26, 40].map((z) => ({ kind: 'steps' as const, x: OUTER, z, turn: -Math.PI / 2 })),
  { kind: 'jetty', x: -73.4, z: 28, turn: -Math.PI / 2 },
  { kind: 'jetty', x: 73.2, z: 30, turn: Math.PI / 2 },
  { kind: 'jetty', x: -10, z: -59.3, turn: Math.PI },
  { kind: 'jetty', x: -84, z: -33.8, turn: 0 },
];
