/**
 * The plan for the workshop's own things: the lagoon in front of the arches, its poles, boats and
 * isles.
 */

import type { Ornament, Point, TownPlan, Vessel, Waterway } from '../../../world/plan.ts';
import { type Area, FLOOR, ROOM } from './plan.ts';

const outline = ({ x0, z0, x1, z1 }: Area): Point[] => [
  { x: x0, z: z0 },
  { x: x1, z: z0 },
  { x: x1, z: z1 },
  { x: x0, z: z1 },
];

const way = (fleet: readonly Vessel[], ...points: (readonly [number, number])[]): Waterway => ({
  fleet,
  points: points.map(([x, z]) => ({ x, z })),
});

const WATERWAYS: readonly Waterway[] = [
  way(['gondola', 'gondola'], [-70, -72], [0, -70], [70, -72], [78, -80], [0, -78], [-78, -80]),
  way(['sandolo', 'gondola'], [-80, -90], [0, -86], [80, -92], [60, -104], [-60, -102]),
  way(['sail', 'barge'], [-90, -112], [90, -112], [70, -124], [-70, -124]),
];

const ORNAMENTS: readonly Ornament[] = [
  ...[-66, -54, -30, -18, 6, 30, 42, 66].map(
    (x, k): Ornament => ({ kind: 'pole', x: x + (k % 3), z: ROOM.z0 - 3.4 - (k % 2) * 1.6 }),
  ),
  { kind: 'boat', x: -24, z: ROOM.z0 - 4, turn: 1.4 },
  { kind: 'boat', x: 36, z: ROOM.z0 - 4.4, turn: 1.7 },
  ...[-78, -44, -6, 24, 58, 84].map(
    (x, k): Ornament => ({ kind: 'bricola', x, z: -84 - (k % 3) * 12 }),
  ),
  { kind: 'ship', x: -52, z: -98, turn: 0.2 },
  { kind: 'ship', x: 62, z: -101, turn: 2.9 },
  { kind: 'islet', x: -104, z: -118 },
  { kind: 'san-giorgio', x: 6, z: -136 },
];

export const PLAN: TownPlan = {
  quay: FLOOR,
  reach: 128,
  land: [outline(ROOM)],
  rows: [],
  buildings: [],
  bridges: [],
  ornaments: ORNAMENTS,
  // People do not walk here: players sit over their charts.
  reserved: [outline(ROOM)],
  waterways: WATERWAYS,
  gulls: [
    { x: -40, z: -84 },
    { x: 44, z: -88 },
  ],
};
