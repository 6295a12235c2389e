/**
 * The plan of the map room. World units; x to the right, z towards the default camera, y up; the
 * lagoon is y = 0. Pure data: scenery, board, staging and camera build on it.
 */

import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI, ROW_PLACES } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { Point } from '../../../world/plan.ts';

/** Height of the room's floor and of the table's top. */
export const FLOOR = 1.1;
export const TOP = 9;

/** A rectangle on the table, z0 its far edge. */
export interface Area {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}
/** A spot over the table. */
export interface Place extends Point {
  readonly y: number;
}

export const middleOf = ({ x0, z0, x1, z1 }: Area): Point => ({
  x: (x0 + x1) / 2,
  z: (z0 + z1) / 2,
});
export const sizeOf = ({ x0, z0, x1, z1 }: Area): readonly [w: number, d: number] => [
  x1 - x0,
  z1 - z0,
];

export const TABLE: Area = { x0: -65, z0: -49, x1: 65, z1: 48 };
/** The room around it: the arcade stands at its far edge, over the water's steps. */
export const ROOM: Area = { x0: -96, z0: -62, x1: 96, z1: 238 };

// The relief of the world.

/** The carved world, between its frame's bars. */
export const MAP: Area = { x0: -35, z0: -45, x1: 62, z1: 11 };
/** Height of the carved sea, and of level land over it. */
export const SEA = TOP + 0.5;
export const LAND = SEA + 0.5;
/** Height of the ground of a city or an oasis. */
export const GROUND = LAND + 0.25;

/** The spot on the table of a place on the map, both 0 … 100. */
export const onMap = (x: number, y: number): Point => ({
  x: MAP.x0 + ((MAP.x1 - MAP.x0) * x) / 100,
  z: MAP.z0 + ((MAP.z1 - MAP.z0) * y) / 100,
});

// Venice, at the left of the world.

export const VENICE: Area = { x0: -62, z0: -45, x1: -37, z1: 11 };
/** Height of the palazzi's ground. */
export const CAMPO = TOP + 0.9;

const inVenice = (x: number, y: number): Point => ({
  x: VENICE.x0 + 1.6 + ((VENICE.x1 - VENICE.x0 - 3.2) * x) / 100,
  z: VENICE.z0 + 4 + ((VENICE.z1 - VENICE.z0 - 11) * y) / 100,
});

/** The middles of all nodes, those of the map and the palazzi. */
const SPOTS: ReadonlyMap<string, Point> = new Map([
  ...MAP_NODES.map(({ id, x, y }): [string, Point] => [id, onMap(x, y)]),
  ...PALAZZI.map(({ id, x, y }): [string, Point] => [id, inVenice(x, y)]),
]);

export const isPalazzo = (node: string): boolean => PALAZZI.some(({ id }) => id === node);

/** The ground of a node: a city, an oasis or a palazzo. @throws Error for an unknown name */
export function nodeSpot(node: string): Place {
  const at = SPOTS.get(node);
  if (!at) throw new Error(`no node ${node}`);
  return { ...at, y: isPalazzo(node) ? CAMPO : GROUND };
}

/** The places of Venice's action row, from left to right. */
export const rowSpot = (place: number): Place => ({
  x: VENICE.x0 + 3.1 + place * 4.7,
  y: CAMPO,
  z: VENICE.z1 - 3,
});
export const ROW: Area = {
  x0: VENICE.x0 + 0.6,
  z0: VENICE.z1 - 5.6,
  x1: rowSpot(ROW_PLACES - 1).x + 2.5,
  z1: VENICE.z1 - 0.5,
};

// The trays of the actions along the world's near edge; beside them the companions' drawer.

const STRIP = { z0: 12.6, z1: 28.4 } as const;
const GAP = 0.4;
/** The trays from left to right with their widths. */
const WIDTHS = {
  coins5: 8,
  bazaarCamel: 10.2,
  bazaarPepper: 10.2,
  bazaarSilk: 10.2,
  bazaarGold: 10.2,
  khan: 13.6,
  contracts: 11.4,
  travel: 12,
  moneyBag: 7.6,
} as const;
export type TrayId = keyof typeof WIDTHS;
export const TRAYS = Object.keys(WIDTHS) as readonly TrayId[];
export const isTray = (space: string): space is TrayId => space in WIDTHS;

const AREAS = new Map<string, Area>();
let left = MAP.x0;
for (const id of TRAYS) {
  AREAS.set(id, { x0: left, x1: left + WIDTHS[id], ...STRIP });
  left += WIDTHS[id] + GAP;
}

/** The ground of a tray. @throws Error for an unknown name */
export function trayArea(id: TrayId): Area {
  const area = AREAS.get(id);
  if (!area) throw new Error(`no tray ${id}`);
  return area;
}
/** Height of a tray's floor. */
export const TRAY_FLOOR = TOP + 0.35;

/** The drawer that is pulled out: six etchings in two rows lie in it. */
export const DRAWER: Area = { x0: VENICE.x0, x1: VENICE.x1, ...STRIP };
const DRAWER_FLOOR = TOP + 0.4;
export const drawerSpot = (k: number): Place => ({
  x: DRAWER.x0 + 4.6 + (k % 3) * 7.9,
  y: DRAWER_FLOOR,
  z: DRAWER.z0 + 4.6 + Math.floor(k / 3) * 6.9,
});

// The line with the contracts' scrolls, between two posts behind the world.

export const LINE = { x0: 1, x1: 63, z: -46.6, y: TOP + 13.4 } as const;
const CONTRACTS = 6;
/** The hanging point of the `k`th scroll: the middle of its upper edge. */
export const scrollSpot = (k: number): Place => ({
  x: LINE.x0 + ((LINE.x1 - LINE.x0) * (k + 0.5)) / CONTRACTS,
  y: LINE.y - 0.5 - 0.5 * Math.sin(((k + 0.5) / CONTRACTS) * Math.PI),
  z: LINE.z,
});
export const SCROLL = { w: 8.6, h: 10.6 } as const;

// The players' places along the near edge, from left to right as they sit.

const BOARD = { z0: 30.4, z1: 46.4 } as const;
/** Distance between two places, and the width of one. [seats] */
const PITCH: readonly number[] = [0, 0, 33, 31, 30, 25.2];
const BOARD_W = 24.4;

export function boardArea(seat: number, seats: number): Area {
  const x = (seat - (seats - 1) / 2) * (PITCH[seats] ?? 0);
  return { x0: x - BOARD_W / 2, x1: x + BOARD_W / 2, ...BOARD };
}

/** The places of a player's things; spots on the table. */
export interface SeatPlace {
  readonly area: Area;
  /** The bowl with his dice: middle and radius of its floor. */
  readonly bowl: Point & { readonly radius: number };
  /** The resting places of dice in it. */
  readonly dice: readonly Point[];
  /** The portrait's foot. */
  readonly portrait: Point;
  readonly name: Point;
  /** Camels, pepper, silk, gold, coins: piles with their figures. */
  readonly stores: readonly Point[];
  /** Held contracts, and the pile of completed ones. */
  readonly contracts: readonly Point[];
  readonly done: Point;
  /** The middle of the open cards and gifts. */
  readonly held: Point;
  readonly goals: readonly Point[];
  readonly posts: Point;
}

/** The most dice in a bowl: five own ones, black ones, tokens. */
const ROOM_FOR = 10;

/** The place of `seat` among `seats` (2 … 5). */
export function seatPlace(seat: number, seats: number): SeatPlace {
  const area = boardArea(seat, seats);
  const { x0, x1, z0, z1 } = area;
  const bowl = { x: x1 - 5.2, z: z0 + 4.9, radius: 4.5 };
  return {
    area,
    bowl,
    dice: Array.from({ length: ROOM_FOR }, (_, k) => {
      if (k === 0) return { x: bowl.x, z: bowl.z };
      const [ring, n] = k < 6 ? [2.55, 5] : [3.3, 5];
      const a = ((k - 1) / n) * Math.PI * 2 + (k < 6 ? 0.3 : 0.93);
      return { x: bowl.x + Math.sin(a) * ring, z: bowl.z + Math.cos(a) * ring };
    }),
    portrait: { x: x0 + 3.5, z: z0 + 4.3 },
    name: { x: x0 + 8.6, z: z1 - 1.3 },
    stores: [0, 1, 2, 3, 4].map((k) => ({ x: x0 + 1.9 + k * 2.75, z: z1 - 5 })),
    contracts: [0, 1].map((k) => ({ x: x0 + 9 + k * 4.1, z: z0 + 3.3 })),
    done: { x: x1 - 8.2, z: z1 - 4.2 },
    held: { x: x0 + 10.7, z: z0 + 8.2 },
    goals: [0, 1].map((k) => ({ x: x1 - 5.3 + k * 3.1, z: z1 - 4.2 })),
    posts: { x: x1 - 3.4, z: z1 - 1.2 },
  };
}
