/**
 * The places of everything in the quarter. World units; x to the right (east), z towards the
 * default camera (south), y up; the water's surface is y = 0, all ground is y = QUAY. Pure data:
 * scenery, board, staging and camera build on it.
 */

import { CAMPO, SITE } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { Point } from '../../../world/plan.ts';

/** Height of the ground. */
export const QUAY = 1.1;

/** A rectangle on the ground, z0 its far edge. */
export interface Area {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}

/** A spot and the way it looks: 0 towards +z, the default camera. */
export interface Front extends Point {
  readonly turn: number;
}

/**
 * From the map's units to the world, knot by knot: straight between them, so that rectangles stay
 * rectangles and neighbours stay neighbours. Two strips are wider than the map has them: canals.
 */
const ACROSS = { from: 35, unit: 2.3 } as const;
const DEEP: readonly (readonly [number, number])[] = [
  [14, -47.1],
  [26, -20.7],
  [27, -16.5],
  [38, 7.7],
  [39, 12.1],
  [54, 45.1],
];

/** World x of a column of the map. */
const xOf = (column: number): number => (column - ACROSS.from) * ACROSS.unit;

/** World z of a row of the map. */
function zOf(row: number): number {
  let k = 0;
  while (k < DEEP.length - 2 && row > DEEP[k + 1][0]) k++;
  const [[r0, z0], [r1, z1]] = [DEEP[k], DEEP[k + 1]];
  return z0 + ((row - r0) / (r1 - r0)) * (z1 - z0);
}

const areaOf = ([x0, y0, x1, y1]: readonly [number, number, number, number]): Area => ({
  x0: xOf(x0),
  z0: zOf(y0),
  x1: xOf(x1),
  z1: zOf(y1),
});

/** The ground of each campo. [campo] */
export const CAMPO_AREAS: readonly Area[] = CAMPO.map(({ rect }) => areaOf(rect));
/** The ground of each building site. [site] */
export const SITE_AREAS: readonly Area[] = SITE.map(({ rect }) => areaOf(rect));

export const middleOf = ({ x0, z0, x1, z1 }: Area): Point => ({
  x: (x0 + x1) / 2,
  z: (z0 + z1) / 2,
});

/**
 * The points where a site opens on each of its campi: the middle of their common edge. [site][of
 * its campi]
 */
export const FRONTS: readonly (readonly Front[])[] = SITE.map(({ campi }, at) =>
  campi.map((campo) => frontOf(SITE_AREAS[at], CAMPO_AREAS[campo])),
);

function frontOf(site: Area, campo: Area): Front {
  const x = (Math.max(site.x0, campo.x0) + Math.min(site.x1, campo.x1)) / 2;
  const z = (Math.max(site.z0, campo.z0) + Math.min(site.z1, campo.z1)) / 2;
  if (site.z1 === campo.z0) return { x, z: site.z1, turn: 0 };
  if (site.z0 === campo.z1) return { x, z: site.z0, turn: Math.PI };
  return site.x1 === campo.x0
    ? { x: site.x1, z, turn: Math.PI / 2 }
    : { x: site.x0, z, turn: -Math.PI / 2 };
}

/** The furniture of a campo: the statue's plinth, the well-head, and the sign with its name. */
export interface Furniture {
  readonly plinth: Point;
  readonly well: Point;
  /** Middle, width and depth of the strip of the sign. */
  readonly name: Point & { readonly w: number; readonly d: number };
}

/**
 * Nothing hides behind the houses at a campo's near side: all writing lies on the far side of its
 * middle.
 */
export const FURNITURE: readonly Furniture[] = CAMPO_AREAS.map((area) => {
  const { x, z } = middleOf(area);
  const [w, d] = [area.x1 - area.x0, area.z1 - area.z0];
  return {
    plinth: { x, z: area.z0 + d * 0.28 },
    well: { x: x - Math.min(5.4, w * 0.31), z: area.z0 + d * 0.28 },
    name: { x, z: z + 1.1, w: w - 1.8, d: 3.7 },
  };
});

/** A house's quay: a mole with its three galleys on the far side, bows to the city. */
export interface HouseQuay {
  /** -1 at the left edge, 1 at the right one. */
  readonly side: 1 | -1;
  /** Middles of the galleys on the water: left, middle, right; the outermost first. */
  readonly berths: readonly [Point, Point, Point];
  /** The galleys' turn about y: 0 has the bow towards +x. */
  readonly turn: number;
  /** Where the galleys lie before the next one moves in: out at sea. */
  readonly roads: Point;
  /** The mole of the house, with its holdings. */
  readonly mole: Area;
  /** The house itself, at the mole's root, its front towards the city. */
  readonly palazzo: Front;
}

/** Length of a berth, and of the galley that lies in it. */
export const BERTH = { pitch: 8.5, long: 7.6, wide: 3 } as const;
/**
 * Distances of the things at an edge, from the middle of the picture: the way of the black galley,
 * a mole's tip, the bows' berth, a mole's root, the house behind it.
 */
interface Edge {
  readonly raid: number;
  readonly tip: number;
  readonly bows: number;
  readonly root: number;
  readonly house: number;
}
/** By side. The city reaches farther to the right. */
export const EDGES: Readonly<Record<-1 | 1, Edge>> = {
  [-1]: { raid: 39.1, tip: 41.2, bows: 45.3, root: 70.4, house: 73.4 },
  1: { raid: 41.9, tip: 43.8, bows: 47.9, root: 73, house: 76 },
};
/** How far a mole lies before its galleys, and how wide it is. */
const MOLE = { near: 2.7, wide: 5 } as const;

/** Rows of galleys at one edge, nearest to the camera first. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [-18],
  2: [-8, -29],
  3: [-3.5, -19, -34.5],
};

/**
 * The quay of house `seat` of `seats`. Clockwise as they sit, from the near left: up the left edge,
 * then down the right one.
 */
export function quayOf(seat: number, seats: number): HouseQuay {
  const left = Math.ceil(seats / 2);
  const side = seat < left ? -1 : 1;
  const rows = ROWS[side < 0 ? left : seats - left];
  const z = side < 0 ? rows[seat] : rows[seats - 1 - seat];
  const { tip, bows, root, house } = EDGES[side];
  const berth = (k: number): Point => ({ x: side * (bows + (2 - k) * BERTH.pitch), z });
  return {
    side,
    turn: side < 0 ? 0 : Math.PI,
    berths: [berth(0), berth(1), berth(2)],
    roads: { x: side * (bows + 5 * BERTH.pitch), z },
    mole: {
      x0: Math.min(side * tip, side * root),
      x1: Math.max(side * tip, side * root),
      z0: z + MOLE.near,
      z1: z + MOLE.near + MOLE.wide,
    },
    palazzo: { x: side * house, z: z + 2, turn: side < 0 ? Math.PI / 2 : -Math.PI / 2 },
  };
}

/** The ways of the black galley, past the bows at both edges, out of the haze. */
export const RAID: readonly (readonly Point[])[] = ([-1, 1] as const).map((side) =>
  [-66, -40, -18, side < 0 ? 2 : -5].map((z) => ({ x: side * EDGES[side].raid, z })),
);

/** `count` spots from left to right about `x`, `pitch` apart. */
const abreast = (count: number, x: number, z: number, pitch: number): readonly Point[] =>
  Array.from({ length: count }, (_, k) => ({ x: x + (k - (count - 1) / 2) * pitch, z }));

/** The market on the north edge: one stall for each good that may lie there, fronts to the south. */
export const MARKET = {
  area: { x0: 4.4, z0: -36.5, x1: 39.2, z1: -26 },
  x: 21.8,
  z: -30.5,
  pitch: 4.8,
} as const;
/** Stalls in the order of `MARKET_GOODS`. */
export const STALLS: readonly Point[] = abreast(7, MARKET.x, MARKET.z, MARKET.pitch);

/** The Pirate Wharf on the south edge: a dark pier with one heap for each raw good. */
export const WHARF = {
  area: { x0: -47.5, z0: 36, x1: -19, z1: 42 },
  x: -33.2,
  z: 39,
  pitch: 3.4,
  /** Height of its planks. */
  deck: 1.3,
} as const;
/** Heaps in the order of the raw goods. */
export const HEAPS: readonly Point[] = abreast(8, WHARF.x, WHARF.z, WHARF.pitch);

/** The lion's quay in the south: five seals on a dais, in the order of the actions. */
export const DAIS = {
  area: { x0: 13, z0: 35.5, x1: 43, z1: 44.5 },
  x: 28,
  z: 40.4,
  pitch: 5.4,
  /** Height of its uppermost step. */
  deck: QUAY + 0.7,
} as const;
export const SEALS: readonly Point[] = abreast(5, DAIS.x, DAIS.z, DAIS.pitch);
/** The columns behind the dais: the winged lion's, and the saint's. */
export const LION: Point = { x: 23.6, z: 37.4 };
export const SAINT: Point = { x: 32.4, z: 37.4 };

/** The raft with the new shipments in the northern basin; a place for each of at most five. */
export const RAFT = { x: 21.5, z: -13, w: 21, d: 5.4, pitch: 4.1 } as const;
export const RAFT_SPOTS: readonly Point[] = abreast(5, RAFT.x, RAFT.z, RAFT.pitch);

/** The clock tower behind San Giacomo, and the church with the green dome behind the market. */
export const CLOCK: Point = { x: -13.5, z: -46.4 };
export const DOME: Point = { x: 21.8, z: -43.6 };
