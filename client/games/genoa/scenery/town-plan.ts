/** The plan for the workshop's own things: lamps, boats, trees, and people. */

import { BUILDINGS, SPACES } from '../../../../engine/games/genoa/map.ts';
import type { Ornament, Point, TownPlan, Vessel, Waterway } from '../../../world/plan.ts';
import {
  type Area,
  MOLE,
  middleOf,
  QUAY,
  STORES,
  SUNDIAL,
  spaceCentre,
  spaceRect,
  TRAY,
  terraceOf,
} from './plan.ts';
import { LAND } from './shores.ts';

const STREETS = SPACES.filter((id) => id !== 'market' && !BUILDINGS.some((one) => one === id));

const outline = ({ x0, z0, x1, z1 }: Area): Point[] => [
  { x: x0, z: z0 },
  { x: x1, z: z0 },
  { x: x1, z: z1 },
  { x: x0, z: z1 },
];
const about = ({ x, z }: Point, half: number): Area => ({
  x0: x - half,
  z0: z - half,
  x1: x + half,
  z1: z + half,
});

/** Lamps at corners of the streets, on the quays, along the mole. */
const LAMPS: readonly Point[] = [
  ...STREETS.filter((_, k) => k % 2 === 0).map((id) => {
    const { x0, z0 } = spaceRect(id);
    return { x: x0 + 1.3, z: z0 + 1.2 };
  }),
  ...[-1, 1].flatMap((side) => [
    { x: SUNDIAL.x + side * 10.6, z: SUNDIAL.z + 8.2 },
    { x: SUNDIAL.x + side * 10.6, z: SUNDIAL.z - 8.2 },
    { x: side * 60.7, z: -38 },
    { x: side * 60.7, z: -8 },
    { x: side * 60.7, z: 22 },
  ]),
  ...[-20, 0, 16].map((z) => ({ x: MOLE.x - 1.6, z })),
];

/** Ornaments for every machine: small machines leave all others out. */
const ORNAMENTS: readonly Ornament[] = [
  ...LAMPS.map((at): Ornament => ({ kind: 'lamp', ...at })),
  ...[-48, -36, -24, -12, 0, 12, 24, 36, 48].map(
    (x): Ornament => ({ kind: 'bollard', x, z: 46.8 }),
  ),
  ...[-10, 4, 18].map((z): Ornament => ({ kind: 'bollard', x: MOLE.x - 2, z })),
  { kind: 'steps', x: -55, z: 33.2, turn: 0 },
  { kind: 'steps', x: 55, z: 33.2, turn: 0 },
  { kind: 'boat', x: -55.4, z: 37.4, turn: 0.3 },
  { kind: 'boat', x: -57.4, z: 42.5, turn: 1.1 },
  { kind: 'boat', x: 56, z: 38, turn: 2.7 },
  { kind: 'boat', x: 59, z: 43.4, turn: 0.5 },
  { kind: 'boat', x: -64.6, z: 10, turn: 1.5 },
  { kind: 'boat', x: -64.8, z: -32, turn: 1.7 },
  { kind: 'boat', x: 64.6, z: 16, turn: 1.4 },
  { kind: 'ship', x: -69.5, z: 22, turn: 1.2 },
  { kind: 'crates', x: MOLE.x - 0.6, z: -8 },
  { kind: 'crates', x: MOLE.x - 0.4, z: 11 },
  // Trees between the town and its hills, and at the corners of the terraces.
  ...[-54, -46, -38, -26, -14, 14, 26, 38, 46, 54].map(
    (x, k): Ornament => ({ kind: k % 3 ? 'tree' : 'cypress', x, z: -44.6 - (k % 2) * 0.8 }),
  ),
  ...[-1, 1].flatMap((side): Ornament[] => [
    { kind: 'tree', x: side * 57.6, z: -45.2 },
    { kind: 'cypress', x: side * 59.6, z: -44.4 },
  ]),
  { kind: 'crates', x: -55.6, z: -45 },
  { kind: 'crates', x: 56, z: -45 },
];

const way = (
  fleet: readonly Vessel[],
  ...list: readonly (readonly [number, number])[]
): Waterway => ({
  fleet,
  points: list.map(([x, z]) => ({ x, z })),
});
/** Sails and barges; no gondola has ever been seen here. */
const WATERWAYS: readonly Waterway[] = [
  way(
    ['sail', 'barge'],
    [-66, 34],
    [-62, 46],
    [-66, 56],
    [-84, 58],
    [-96, 44],
    [-88, 20],
    [-76, 14],
  ),
  way(['sail', 'sandolo'], [64, 40], [78, 36], [92, 30], [104, 40], [92, 54], [70, 54]),
  way(['sandolo'], [-64, -4], [-64, 14], [-66, 26], [-70, 12], [-68, -4]),
  way(['barge'], [-40, 54], [0, 52.6], [40, 54], [30, 60], [-30, 60]),
];

const GATHERINGS = [
  { x: SUNDIAL.x - 9.6, z: SUNDIAL.z + 1.4, people: 2 },
  { x: SUNDIAL.x + 8.6, z: SUNDIAL.z - 1, people: 3 },
  { x: SUNDIAL.x + 6.6, z: SUNDIAL.z + 8, people: 2 },
  ...STREETS.filter((_, k) => k % 2 === 1).map((id) => {
    const { x0, z1 } = spaceRect(id);
    return { x: x0 + 2.2, z: z1 - 1.8, people: 1 };
  }),
  ...BUILDINGS.filter((_, k) => k % 3 === 0).map((id) => {
    const { x0, z1 } = spaceRect(id);
    return { x: x0 + 5.4, z: z1 - 3.6, people: 1 };
  }),
  { x: -20, z: 33.5, people: 2 },
  { x: 22, z: 33.5, people: 2 },
  { x: MOLE.x, z: 4, people: 2 },
];

/** The plan where `seats` houses have their terraces. */
export function planOf(seats: number): TownPlan {
  const terraces = Array.from({ length: seats }, (_, seat) => terraceOf(seat, seats).area);
  return {
    quay: QUAY,
    // The cape and the hills extend far beyond the town.
    reach: 128,
    land: LAND,
    rows: [],
    buildings: [],
    bridges: [],
    ornaments: ORNAMENTS,
    campi: [
      { ...spaceCentre('market'), w: 20, d: 15 },
      ...terraces.map((area) => ({ ...middleOf(area), w: 10, d: 4 })),
    ],
    gatherings: GATHERINGS,
    reserved: [
      ...STREETS.map((id) => outline(about(spaceCentre(id), 2.4))),
      ...BUILDINGS.map((id) => {
        const { x0, z0, x1, z1 } = spaceRect(id);
        return outline({ x0: x0 + 0.4, z0: z0 + 0.4, x1: x1 - 0.4, z1: z1 - 0.4 });
      }),
      outline(about(SUNDIAL, 6.4)),
      ...Object.values(STORES).map(outline),
      ...terraces.map(outline),
      outline({ x0: TRAY.x0 - 8, z0: -60, x1: TRAY.x1 + 8, z1: TRAY.z0 - 4.6 }),
    ],
    waterways: WATERWAYS,
    gulls: [
      { x: 40, z: 40 },
      { x: -62, z: 6 },
      { x: 70, z: -6 },
      { x: 0, z: -50 },
    ],
  };
}
