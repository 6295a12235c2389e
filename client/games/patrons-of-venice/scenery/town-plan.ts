/** The plan of the quarter's town: rows of houses, bridges, ornaments, people and boats. */

import type { Ornament, Point, TownPlan, Vessel, Waterway } from '../../../world/plan.ts';
import { ORNAMENTS } from './ornaments.ts';
import {
  type Area,
  CAMPO_AREAS,
  DAIS,
  FURNITURE,
  MARKET,
  middleOf,
  QUAY,
  quayOf,
  SITE_AREAS,
} from './plan.ts';
import { landOf } from './shores.ts';

type Spot = readonly [x: number, z: number];
type Row = readonly [from: Spot, to: Spot, height: 'low' | 'mid' | 'tall' | 'grand'];

/** Façades look to the left of the way from one end to the other. */
const ROWS: readonly Row[] = [
  // Behind San Giacomo and behind the market: the picture's far side.
  [[-36, -46.2], [-18.2, -46.2], 'tall'],
  [[-8.8, -46.4], [-1.6, -46.4], 'tall'],
  [[4, -42.6], [12.2, -42.6], 'tall'],
  [[31.2, -42.6], [39.2, -42.6], 'tall'],
  [[-36, -61], [-10, -60.4], 'mid'],
  [[-9, -60.2], [36, -60.6], 'mid'],
  [[-35, -69.5], [36, -69.5], 'mid'],
  // North of San Bartolomeo.
  [[12.6, 7.2], [26.2, 7.2], 'low'],
  // Behind the houses' quays, at both edges.
  [[-90, -57], [-54, -59.4], 'mid'],
  [[-100, -66], [-54, -68], 'mid'],
  [[54, -59.4], [90, -57], 'mid'],
  [[54, -68], [100, -66], 'mid'],
  // Low ones at the near corners.
  [[-79, 19.6], [-58.6, 19.6], 'low'],
  [[-80, 29.4], [-59.4, 29.4], 'low'],
  [[-82, 39], [-65, 39], 'low'],
  [[58.8, 14.6], [80, 14.6], 'low'],
  [[59.6, 24.6], [80, 24.6], 'low'],
  [[62.6, 34.6], [82, 34.6], 'low'],
];

const BRIDGES: TownPlan['bridges'] = [
  { x: -6.4, z: 10.02, turn: Math.PI / 2, span: 4.1, width: 2.6 },
  { x: 1.1, z: -28, turn: 0, span: 4.1, width: 2.6 },
  { x: 5.25, z: 31.6, turn: 0, span: 4.1, width: 2.6 },
  { x: -53.85, z: 24.4, turn: 0, span: 4.1, width: 2.6 },
  { x: 54.05, z: 15.4, turn: 0, span: 4.1, width: 2.6 },
];

const way = (fleet: readonly Vessel[], ...points: readonly Spot[]): Waterway => ({
  fleet,
  points: points.map(([x, z]) => ({ x, z })),
});

/** Small craft keep clear of berths, of the raft and of the bows' canals. */
const WATERWAYS: readonly Waterway[] = [
  way(['gondola', 'sandolo'], [8, -20], [20, -20.4], [37, -20], [38.6, -8], [30, -6], [12, -7]),
  way(
    ['gondola'],
    [9, -4],
    [9, 4],
    [9.2, 8.4],
    [0, 9],
    [-14, 9],
    [-22, 9.4],
    [-14, 10.8],
    [1, 10.8],
    [10.4, 10],
    [10.6, 2],
  ),
  way(
    ['sandolo', 'gondola'],
    [-16, 44],
    [-4, 42.6],
    [5, 44],
    [9, 49],
    [-6, 52],
    [-30, 49],
    [-50, 46],
    [-40, 44.6],
  ),
  way(['gondola'], [53, 28], [53.8, 36], [50, 46], [54, 52], [62, 47], [58, 40], [54.6, 30]),
  way(
    ['sail', 'barge'],
    [-50, -46],
    [-60, -44.6],
    [-76, -46.4],
    [-84, -49],
    [-70, -50.6],
    [-54, -51.4],
  ),
  way(['barge'], [50, -46], [60, -44.6], [76, -46.4], [84, -49], [70, -50.6], [54, -51.4]),
];

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

/** The meeting places of the town's people: on every campo, by the market, on the quays. */
const GATHERINGS = [
  ...CAMPO_AREAS.flatMap((area, k) => {
    const { x } = middleOf(area);
    const { well, name } = FURNITURE[k];
    return [
      { x: well.x + 1.9, z: well.z + 0.8, people: 2 },
      { x: x + (area.x1 - area.x0) * 0.26, z: name.z + 2.9, people: k % 2 ? 2 : 1 },
    ];
  }),
  { x: 10, z: -25, people: 2 },
  { x: 27, z: -25.2, people: 3 },
  { x: -28, z: 31, people: 2 },
  { x: 18, z: 44, people: 2 },
  { x: 37, z: 43.8, people: 2 },
  { x: -22, z: -13, people: 2 },
  { x: 4.6, z: 33.6, people: 1 },
];

/** The plan where `seats` houses have their quays. */
export function planOf(seats: number): TownPlan {
  const quays = Array.from({ length: seats }, (_, seat) => quayOf(seat, seats));
  return {
    quay: QUAY,
    land: landOf(seats),
    rows: ROWS.map(([from, to, height]) => ({
      from: { x: from[0], z: from[1] },
      to: { x: to[0], z: to[1] },
      height,
    })),
    buildings: [],
    bridges: BRIDGES,
    ornaments: [...ORNAMENTS, ...quays.flatMap(mooring)],
    campi: CAMPO_AREAS.map((area) => ({
      ...middleOf(area),
      w: area.x1 - area.x0,
      d: area.z1 - area.z0,
    })),
    gatherings: GATHERINGS,
    reserved: [
      ...SITE_AREAS.map(outline),
      ...FURNITURE.map(({ plinth }) => outline(about(plinth, 1.7))),
      ...FURNITURE.map(({ well }) => outline(about(well, 0.9))),
      // Nobody stands on a campo's name, nor so near before it that it is hidden.
      ...FURNITURE.map(({ name: { x, z, w } }) =>
        outline({ x0: x - w / 2, x1: x + w / 2, z0: z - 0.6, z1: z + 2 }),
      ),
      outline({ ...MARKET.area, z1: MARKET.area.z1 - 0.4 }),
      outline({ ...DAIS.area, z1: DAIS.area.z1 - 1 }),
      ...quays.map(({ mole }) => outline(mole)),
    ],
    waterways: WATERWAYS,
    gulls: [
      { x: 22, z: -14 },
      { x: -30, z: 42 },
      { x: 54, z: 30 },
      { x: -50, z: -26 },
    ],
  };
}

/** Bollards along a mole's edge, one for each galley. */
const mooring = ({ berths, mole }: ReturnType<typeof quayOf>): Ornament[] =>
  berths.flatMap(({ x }): Ornament[] => [
    { kind: 'bollard', x: x - 2.6, z: mole.z0 + 0.5 },
    { kind: 'bollard', x: x + 2.6, z: mole.z0 + 0.5 },
  ]);
