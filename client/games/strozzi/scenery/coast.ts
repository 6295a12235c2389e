/** The shores of the gulf: the theatre of harbours, its moles, the headland and the near shore. */

import type { Point } from '../../../world/plan.ts';
import { ISLET, LIGHTHOUSE, MOLE, MOLES, type Mole } from './landmarks.ts';

/** A coast drawn through corners, cut twice so that it bends. */
function bent(corners: readonly (readonly [number, number])[], closed = false): Point[] {
  let points = corners.map(([x, z]) => ({ x, z }));
  for (let pass = 0; pass < 2; pass++) {
    const next: Point[] = closed ? [] : [points[0]];
    const last = closed ? points.length : points.length - 1;
    for (let k = 0; k < last; k++) {
      const a = points[k];
      const b = points[(k + 1) % points.length];
      next.push({ x: a.x * 0.75 + b.x * 0.25, z: a.z * 0.75 + b.z * 0.25 });
      next.push({ x: a.x * 0.25 + b.x * 0.75, z: a.z * 0.25 + b.z * 0.75 });
    }
    if (!closed) next.push(points.at(-1) as Point);
    points = next;
  }
  return points;
}

/** A mole is part of the mainland: corners of its way out and back, from left to right. */
function mole({ x, z }: Mole): Point[] {
  const half = MOLE.wide / 2;
  return [
    { x: x - half, z },
    { x: x - half, z: z + MOLE.long - 1 },
    { x: x - half + 1, z: z + MOLE.long },
    { x: x + half - 1, z: z + MOLE.long },
    { x: x + half, z: z + MOLE.long - 1 },
    { x: x + half, z },
  ];
}

/** The quays of the cities, from left to right, and the land behind them. */
const MAINLAND: readonly Point[] = [
  ...bent([
    [-210, 24],
    [-130, 10],
    [-96, 4],
    [-80, -2],
    [-70, -6.8],
    [-64, -7],
  ]),
  ...mole(MOLES.naples),
  ...bent([
    [-57, -7],
    [-45, -7],
    [-42, -10],
    [-39.5, -20],
    [-36, -16],
    [-34.5, -11],
    [-31.5, -11],
  ]),
  ...mole(MOLES.rome),
  ...bent([
    [-25.5, -11],
    [-14, -11],
    [-9.5, -13],
    [-5, -22],
    [0, -16],
    [3, -12],
    [10, -11],
    [30, -10],
    [39.5, -10.5],
    [41, -17],
    [43.5, -9],
    [46, -7],
    [54, -7],
  ]),
  ...mole(MOLES.venice),
  ...bent([
    [61.5, -7],
    [67, -7],
    [78, -12],
    [96, -10],
    [130, -14],
    [210, -30],
  ]),
  // Wider than any picture.
  { x: 210, z: -120 },
  { x: -210, z: -120 },
];

const { x: LX, z: LZ } = LIGHTHOUSE;
/** Rocks before the eastern sea. */
const HEADLAND = bent(
  [
    [LX - 6.5, LZ],
    [LX - 3, LZ + 3.6],
    [LX + 6, LZ + 4],
    [LX + 22, LZ + 1],
    [LX + 40, LZ + 3],
    [LX + 40, LZ - 9],
    [LX + 20, LZ - 7],
    [LX + 4, LZ - 4.4],
    [LX - 4, LZ - 3.4],
  ],
  true,
);

/** Under the palazzi of the houses. */
const NEAR_SHORE = bent(
  [
    [-62, 25],
    [-57, 23.6],
    [-30, 23.4],
    [0, 23.6],
    [30, 23.4],
    [49, 23.6],
    // A ship that comes round the headland keeps clear of this corner.
    [56, 26.4],
    [63, 34],
    [62, 45],
    [50, 48],
    [0, 48.6],
    [-50, 48],
    [-64, 44],
    [-66, 33],
  ],
  true,
);

const ISLET_SHORE: readonly Point[] = Array.from({ length: 20 }, (_, k) => {
  const a = (k / 20) * Math.PI * 2;
  const r = ISLET.radius * (0.96 + 0.06 * Math.sin(k * 2.3));
  return { x: ISLET.x + Math.cos(a) * r, z: ISLET.z - Math.sin(a) * r };
});

export const LAND: readonly (readonly Point[])[] = [MAINLAND, HEADLAND, NEAR_SHORE, ISLET_SHORE];
