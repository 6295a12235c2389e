/**
 * The plan of the gulf: shores, ornaments on the quays and in the water before them, people and
 * boats.
 */

import type { Ornament, TownPlan, Vessel, Waterway } from '../../../world/plan.ts';
import { LAND } from './coast.ts';
import { FEET, HALF_STAIR, ISLET, LOGGIA, MOLE, MOLES, QUAY } from './landmarks.ts';

const PORTS = Object.values(MOLES);

const ORNAMENTS: readonly Ornament[] = [
  // The lagoon's poles at Venice's mole, and mooring poles along the near shore.
  ...[0, 1, 2, 3, 4].map(
    (k): Ornament => ({ kind: 'bricola', x: 44 - (k % 2) * 2.4, z: -3.5 + k * 5.2 }),
  ),
  ...[-33, -11, 11, 33].map((x): Ornament => ({ kind: 'pole', x: x + 0.6, z: 22.4 })),
  ...[-55, -22, 22, 55].map((x): Ornament => ({ kind: 'steps', x, z: 23.5, turn: Math.PI })),
  // Bollards and lamps on the moles.
  ...PORTS.flatMap(({ x, z, side }) =>
    [0, 1, 2, 3, 4, 5].map(
      (k): Ornament => ({
        kind: 'bollard',
        x: x + side * (MOLE.wide / 2 - 0.4),
        z: z + 1.9 + k * MOLE.pitch,
      }),
    ),
  ),
  ...PORTS.flatMap(({ x, z, side }): Ornament[] => [
    { kind: 'lamp', x: x - side * 1.1, z: z + MOLE.long - 0.9 },
    { kind: 'lamp', x: x - side * 1.1, z: z + 9 },
    { kind: 'crates', x: x - side * 2.8, z: z - 4.6 },
  ]),
  { kind: 'lamp', x: LOGGIA.x - 10, z: LOGGIA.z + 3 },
  { kind: 'lamp', x: 1, z: -14.2 },
  { kind: 'well', x: -3.5, z: -16 },
  ...[-1, 1].flatMap((side): Ornament[] => [
    { kind: 'tree', x: side * 62, z: 29.5 },
    { kind: 'tree', x: side * 62.6, z: 36 },
    { kind: 'well', x: side * 61.4, z: 32.8 },
  ]),
  { kind: 'tree', x: 43.5, z: -13.4 },
  { kind: 'tree', x: -44.6, z: -10.5 },
  { kind: 'boat', x: -39.5, z: -12, turn: 0.5 },
  { kind: 'boat', x: -3, z: -9, turn: 2.4 },
  { kind: 'boat', x: 38, z: -3, turn: 1.2 },
  { kind: 'boat', x: -44, z: 20.5, turn: 0.2 },
  { kind: 'boat', x: 27, z: 21, turn: 2.9 },
  { kind: 'sandbank', x: -112, z: 26, turn: 0.4 },
];

const way = (
  fleet: readonly Vessel[],
  ...points: readonly (readonly [number, number])[]
): Waterway => ({ fleet, points: points.map(([x, z]) => ({ x, z })) });

/** Small craft keep clear of berths, of the anchorage and of incoming ships. */
const WATERWAYS: readonly Waterway[] = [
  way(['sandolo', 'gondola'], [-76, 13], [-68, 18], [-70, 26], [-80, 30], [-92, 18], [-86, 10]),
  way(['sandolo'], [-36, 16], [-34, 4], [-37, -4], [-40, 4], [-39, 16]),
  way(['gondola'], [38.5, 17], [37, 2], [35, -4], [32, 2], [34, 17]),
  way(['sail', 'barge'], [84, 34], [78, 44], [92, 56], [112, 50], [108, 34]),
];

/** The houses' yards, for any number of houses: nobody walks there. */
const YARDS = [
  { x: -61, z: 24.5 },
  { x: 61, z: 24.5 },
  { x: 61, z: 46 },
  { x: -61, z: 46 },
];

const box = (x: number, z: number, w: number, d: number): { x: number; z: number }[] => [
  { x: x - w, z: z - d },
  { x: x + w, z: z - d },
  { x: x + w, z: z + d },
  { x: x - w, z: z + d },
];

export const PLAN: TownPlan = {
  quay: QUAY,
  land: LAND,
  rows: [],
  buildings: [],
  bridges: [],
  ornaments: ORNAMENTS,
  campi: [
    { x: LOGGIA.x, z: LOGGIA.z + 0.6, w: 18, d: 7 },
    ...Object.values(FEET).map(({ x, z }) => ({ x, z: z + 2.4, w: HALF_STAIR * 2, d: 3.4 })),
  ],
  gatherings: [
    ...PORTS.map(({ x, z, side }) => ({ x: x - side * 1, z: z + 5, people: 2 })),
    { x: -43.2, z: -9.6, people: 2 },
    { x: 22.5, z: -12.4, people: 3 },
    { x: 2.4, z: -14.5, people: 2 },
    { x: -12, z: -13, people: 2 },
    { x: 67.5, z: -10.4, people: 2 },
  ],
  reserved: [
    YARDS,
    ...Object.values(FEET).map(({ x, z }) => box(x, z - 10, HALF_STAIR + 0.6, 14)),
    ...PORTS.map(({ x, z, side }) => box(x + side * 1.2, z + 14, 1.4, 16)),
    box(LOGGIA.x, LOGGIA.z + 1, 9, 5),
    box(ISLET.x, ISLET.z, ISLET.radius, ISLET.radius),
  ],
  waterways: WATERWAYS,
  gulls: [
    { x: 30, z: 8 },
    { x: -40, z: -4 },
    { x: 70, z: 14 },
    { x: -80, z: 14 },
  ],
};
