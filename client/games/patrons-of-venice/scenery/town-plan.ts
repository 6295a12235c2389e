/** The plan of the quarter's town: rows of houses, bridges, what stands about, who goes about. */

import type { Ornament, Point, TownPlan, Vessel, Waterway } from '../../../world/plan.ts';
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
  // West of the Frari, by the canal of the bows.
  [[-38, 6.4], [-38, -10], 'low'],
  // North of San Bartolomeo, of Santa Maria Formosa and of Santo Stefano.
  [[12.6, 7.2], [26.2, 7.2], 'low'],
  [[38.2, 1.4], [44.6, 2.6], 'low'],
  [[-3.2, 15], [6.2, 15], 'low'],
  // Behind the houses' quays, at both edges.
  [[-90, -57], [-54, -59.4], 'mid'],
  [[-100, -66], [-54, -68], 'mid'],
  [[54, -59.4], [90, -57], 'mid'],
  [[54, -68], [100, -66], 'mid'],
  [[-87.5, 12], [-87.5, -42], 'mid'],
  [[87.5, -42], [87.5, 10], 'mid'],
  // Low ones at the near corners.
  [[-79, 19.6], [-58.6, 19.6], 'low'],
  [[-80, 29.4], [-59.4, 29.4], 'low'],
  [[-82, 39], [-65, 39], 'low'],
  [[58.8, 14.6], [80, 14.6], 'low'],
  [[59.6, 24.6], [80, 24.6], 'low'],
  [[62.6, 34.6], [82, 34.6], 'low'],
];

const put = (kind: Ornament['kind'], ...spots: readonly Spot[]): Ornament[] =>
  spots.map(([x, z]) => ({ kind, x, z }));

/** Lamps at two corners of every campo, clear of what opens on it. */
const LAMPS = CAMPO_AREAS.flatMap(({ x0, z0, x1, z1 }): Ornament[] => [
  { kind: 'lamp', x: x0 + 0.9, z: z0 + 0.9 },
  { kind: 'lamp', x: x1 - 0.9, z: z1 - 0.9 },
]);

const ORNAMENTS: readonly Ornament[] = [
  ...LAMPS,
  ...put(
    'lamp',
    [5.2, -25.4],
    [21.8, -25],
    [38.2, -25.4],
    [13.4, 44.4],
    [44.6, 44.4],
    [44.8, 35.4],
  ),
  ...put('lamp', [-41.6, 31], [-19.4, 31.6], [-5.4, 12.9], [4.4, 29.6], [8, 29.8], [50.6, 23]),
  // Trees stand where no house does: in the court, by the water, on the near quays.
  ...put(
    'tree',
    [-23.4, -14.6],
    [-20.6, -11.6],
    [-34, 31],
    [-31.2, 31.2],
    [1.6, 20.6],
    [1.8, 25.4],
  ),
  ...put('tree', [46.4, 22.2], [46.6, 4.6], [1.4, 34], [8.6, 41], [9.2, 36.6], [44.2, 41]),
  ...put('tree', [-35, -40], [-35.2, -36.8], [-4.6, -19.2], [14.6, 36.8]),
  ...put('cypress', [-48.6, 30.2], [-46, 30.6], [-57.6, 36], [57.8, 28], [58, 31], [36.6, -25.6]),
  ...put('crates', [7, -25.4], [33, -25.2], [-38.8, 29.6], [-14, 39.1], [27.4, 4.4]),
  ...put('steps', [-30, 32.6], [22, 3.5], [-10, 12.1]).map((o, k) => ({
    ...o,
    turn: k > 0 ? Math.PI : 0,
  })),
  ...put('pole', [6.4, -22.8], [13.4, -22.6], [30.2, -22.6], [37, -22.8], [10, 46.6], [47.2, 42]),
  ...put('pole', [-41.6, -10], [-41.8, 0], [-45.6, 24], [52.8, 12], [52.8, 18], [-18.4, 41]),
  ...put('bricola', [44.2, -46], [-44, -48], [47, -51], [-47, -52], [50.6, 38], [-54, 42]),
  ...put('bricola', [9.6, -20.4], [35, -18], [40.2, -8.6]),
  ...[
    ...([
      [31, -21.6, 0.1],
      [-43.4, 4.4, 1.6],
      [-12, 9.4, 0.2],
      [2.2, 10.6, 3],
      [-22.6, 10.4, 1.5],
      [5.2, 38, 1.7],
      [-30, -18.6, 0.1],
      [49, 30, 0.9],
      [-48, 34, 0.5],
      [9.6, 1, 1.5],
    ] as const),
  ].map(([x, z, turn]): Ornament => ({ kind: 'boat', x, z, turn })),
  { kind: 'san-giorgio', x: -150, z: -150, turn: 0.4 },
  { kind: 'far-town', x: 90, z: -190, turn: 0 },
  { kind: 'sandbank', x: -112, z: 66, turn: 0.4 },
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
  ...{ x0: x - half, z0: z - half, x1: x + half, z1: z + half },
});

/** Where people of the town meet: on every campo, by the market, on the quays. */
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
