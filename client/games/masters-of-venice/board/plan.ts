/**
 * Where everything of Masters of Venice stands in the city. World units; x to the right, y up,
 * z towards the default camera; the water's surface is y = 0, quays are y = QUAY.
 * The city (client/city) builds land, canal and houses from this plan and knows no game.
 */

import type { CityPlan, Ornament, Point } from '../../../city/plan.ts';

export const QUAY = 1.1;

/** Centre and radius of the Grand Canal's arc (rules, section 2.9: a semicircle of 16 spaces). */
export const CANAL_CENTRE = { x: 0, z: 20 } as const;
export const CANAL_RADIUS = 34;
export const CANAL_WIDTH = 9;

/** Place of canal space `i` (1 … 16) and the heading of a boat that moves on. Radians. */
export function canalSpace(i: number): { x: number; z: number; heading: number } {
  const theta = Math.PI * (1 - (i - 1) / 15);
  return {
    x: CANAL_CENTRE.x + CANAL_RADIUS * Math.cos(theta),
    z: CANAL_CENTRE.z - CANAL_RADIUS * Math.sin(theta),
    heading: theta - Math.PI / 2,
  };
}

/** Docks 1 … 4 lie on the near quay of the inner island. */
export const DOCKS = [-21, -7, 7, 21].map((x) => ({ x, z: 33 }));
/** Shops in the order of the rules (alphabetical), far side, façades towards the camera. */
export const SHOPS = [-38, -19, 0, 19, 38].map((x) => ({ x, z: -35 }));

export const CHURCH = { x: -9, z: 9, turn: 0 } as const;
export const MERCATO = { x: 11, z: 12, turn: 0 } as const;
export const GUILD_HALL = { x: -51, z: -5, turn: 0.5 } as const;
export const STOCK_MARKET = { x: 51, z: -21, turn: -0.5 } as const;
export const OFFICE_NORTH = { x: -52, z: -24, turn: 0.5 } as const;
export const OFFICE_SOUTH = { x: 52, z: 0, turn: -0.5 } as const;

/** Palazzi of the seats with their yards towards the canal; seat k takes entry k. */
export const PALAZZI = [
  { x: -58.6, z: 15, side: -1 },
  { x: 58.6, z: 19, side: 1 },
  { x: -58.6, z: 29, side: -1 },
  { x: 58.6, z: 33, side: 1 },
  { x: -58.6, z: 45, side: -1 },
] as const;

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
    const bent: Point[] = [points[0] as Point];
    for (let k = 0; k + 1 < points.length; k++) {
      const a = points[k] as Point;
      const b = points[k + 1] as Point;
      bent.push({ x: a.x * 0.75 + b.x * 0.25, z: a.z * 0.75 + b.z * 0.25 });
      bent.push({ x: a.x * 0.25 + b.x * 0.75, z: a.z * 0.25 + b.z * 0.75 });
    }
    bent.push(points.at(-1) as Point);
    points = bent;
  }
  return points;
}

const INNER = CANAL_RADIUS - CANAL_WIDTH / 2;
const OUTER = CANAL_RADIUS + CANAL_WIDTH / 2;
/** Angles at which the two side canals (rii) leave the Grand Canal: north and south banks. */
const RIO_WEST = { north: Math.PI - 0.4573, south: Math.PI - 0.3445 } as const;
const RIO_EAST = { north: 0.3389, south: 0.2306 } as const;

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

/** The monastery island out in the basin. */
const MONASTERY = { x: -88, z: -44 } as const;

/**
 * Four islands: the shops' shore in the north, the palazzi west and east, the one inside. A fifth
 * lies out in the lagoon.
 */
const LAND: readonly (readonly Point[])[] = [
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

export const PLAN: CityPlan = {
  quay: QUAY,
  land: LAND,
  rows: [
    // Behind the shops, two rows, the far one grand.
    { from: { x: -46, z: -45 }, to: { x: 46, z: -45 }, height: 'tall' },
    { from: { x: -41, z: -53 }, to: { x: 41, z: -53 }, height: 'grand' },
    { from: { x: -59, z: -37 }, to: { x: -48, z: -45 }, height: 'tall' },
    { from: { x: 47, z: -46 }, to: { x: 60, z: -37.5 }, height: 'tall' },
    // Between the shops.
    ...[-28.5, -9.5, 9.5, 28.5].map((x) => ({
      from: { x: x - 2.4, z: -38.2 },
      to: { x: x + 2.4, z: -38.2 },
      height: 'mid' as const,
    })),
    // Shores of the offices.
    { from: { x: -60.6, z: -8 }, to: { x: -60.6, z: -16.5 }, height: 'low' },
    { from: { x: 60, z: -19 }, to: { x: 60, z: -8.5 }, height: 'low' },
    // Inner island: low houses at both ends of the docks and along the sides. The campo before
    // church and mercato stays open: cards, counters and pawns stand there.
    { from: { x: -26.6, z: 26 }, to: { x: -15.4, z: 26 }, height: 'low' },
    { from: { x: 16.4, z: 26 }, to: { x: 26.6, z: 26 }, height: 'low' },
    { from: { x: -23.4, z: 9.5 }, to: { x: -23.4, z: 20.5 }, height: 'low' },
    { from: { x: 23.4, z: 20.5 }, to: { x: 23.4, z: 9.5 }, height: 'low' },
    // West and east shores behind the palazzi.
    { from: { x: -66.8, z: 10.5 }, to: { x: -66.8, z: 51 }, height: 'mid', flip: true },
    { from: { x: 66.8, z: 44 }, to: { x: 66.8, z: 14 }, height: 'mid', flip: true },
    { from: { x: 45, z: 46 }, to: { x: 62, z: 46 }, height: 'low' },
  ],
  bridges: [
    { x: -CANAL_RADIUS, z: 37.4, turn: 0, span: CANAL_WIDTH, width: 5.8, grand: true },
    { x: CANAL_RADIUS, z: 41, turn: 0, span: CANAL_WIDTH, width: 3.4 },
    { x: -53.4, z: 4.9, turn: Math.PI / 2, span: 4.1, width: 2.6 },
    { x: -62, z: 4.6, turn: Math.PI / 2, span: 4.1, width: 2.4 },
    { x: 48.6, z: 9.1, turn: Math.PI / 2, span: 4.1, width: 2.6 },
    { x: 60, z: 8.8, turn: Math.PI / 2, span: 4.1, width: 2.4 },
  ],
  ornaments: [
    { kind: 'campanile', x: -18.2, z: 19 },
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
  ],
  gatherings: [
    ...[
      [40.7, 0.5, 2],
      [40.9, 0.98, 3],
      [40.8, 2.2, 2],
      [41, 2.62, 2],
      [27.2, 0.46, 2],
      [27.4, 0.92, 1],
      [27.2, 2.16, 2],
      [27.3, 2.7, 2],
    ].map(([r = 0, theta = 0, people = 1]) => ({
      x: CANAL_CENTRE.x + r * Math.cos(theta),
      z: CANAL_CENTRE.z - r * Math.sin(theta),
      people,
    })),
    ...[
      [-28.5, -33, 3],
      [-9.5, -32.4, 2],
      [9.5, -32.8, 2],
      [28.5, -33, 3],
      [-46.6, -30, 2],
      [46.4, -33, 3],
      [-50.6, 9.6, 2],
      [47.4, 3, 2],
      [-63.4, 0.4, 2],
      [58.4, 4.6, 1],
      [-27.6, 30.6, 2],
      [27.8, 31, 2],
      [-15, 5.6, 2],
      [2.6, 1.2, 2],
      [19.6, 12.4, 2],
      [-64, 37, 2],
      [55.4, 49, 2],
      [63.6, 49.4, 1],
      [-46.6, 53, 3],
      [-40.4, 35, 1],
      [40.4, 43.6, 2],
    ].map(([x = 0, z = 0, people = 1]) => ({ x, z, people })),
  ],
  campi: [
    { x: -9, z: 17.6, w: 12.8, d: 8.4 },
    { x: 11.4, z: 19.4, w: 13, d: 5.2 },
  ],
  canal: {
    centre: CANAL_CENTRE,
    radius: CANAL_RADIUS,
    width: CANAL_WIDTH,
    /** Space numbers at which a bridge would hide something: bridges keep away from them. */
    keepClear: Array.from({ length: 16 }, (_, k) => canalSpace(k + 1)),
  },
  landmarks: [
    { id: 'church', kind: 'church', ...CHURCH },
    { id: 'mercato', kind: 'market', ...MERCATO },
    { id: 'guildHall', kind: 'hall', ...GUILD_HALL },
    { id: 'stockMarket', kind: 'loggia', ...STOCK_MARKET },
    { id: 'officeNorth', kind: 'office', ...OFFICE_NORTH },
    { id: 'officeSouth', kind: 'office', ...OFFICE_SOUTH },
    ...DOCKS.map((d, k) => ({ id: `dock${k + 1}`, kind: 'dock' as const, ...d, turn: 0 })),
    { id: 'blacksmith', kind: 'shop', trade: 'anvil', ...at(0) },
    { id: 'jeweler', kind: 'shop', trade: 'gem', ...at(1) },
    { id: 'miller', kind: 'shop', trade: 'wheat', ...at(2) },
    { id: 'spiceShop', kind: 'shop', trade: 'mortar', ...at(3) },
    { id: 'tailor', kind: 'shop', trade: 'cloth', ...at(4) },
    ...PALAZZI.map((p, k) => ({
      id: `palazzo${k}`,
      kind: 'palazzo' as const,
      x: p.x,
      z: p.z,
      turn: -p.side * (Math.PI / 2 - 0.35),
    })),
  ],
};

function at(k: number): { x: number; z: number; turn: number } {
  const { x, z } = SHOPS[k] ?? { x: 0, z: 0 };
  return { x, z, turn: 0 };
}
