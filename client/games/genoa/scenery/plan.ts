/**
 * The plan of the town. World units; x to the right, z towards the default camera, y up; the sea is
 * y = 0, all ground is y = QUAY. Column 1 is the left one, row 1 the far one. Pure data: scenery,
 * board, staging and camera build on it.
 */

import {
  COMMODITIES,
  type Commodity,
  DIE_FACES,
  EACH_COMMODITY,
  EACH_TILE,
  KINDS,
  type Kind,
  MARKERS,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import {
  BUILDINGS,
  type BuildingId,
  SPACE_AT,
  SPACES,
  type SpaceId,
} from '../../../../engine/games/genoa/map.ts';
import type { Point } from '../../../world/plan.ts';

/** Height of all ground: streets, lots, storage, the houses' terraces. */
export const QUAY = 1.1;
/**
 * Height of the painted floor's surface, on which things lie: streets, lots, storage and terraces.
 */
export const GROUND = QUAY + 0.16;

/** A rectangle on the ground, z0 its far edge. */
export interface Area {
  readonly x0: number;
  readonly z0: number;
  readonly x1: number;
  readonly z1: number;
}
/** A spot over the ground. */
export interface Place extends Point {
  readonly y: number;
}

export const middleOf = ({ x0, z0, x1, z1 }: Area): Point => ({
  x: (x0 + x1) / 2,
  z: (z0 + z1) / 2,
});
/** `count` spots from left to right about (x, z), `pitch` apart. */
const abreast = (count: number, x: number, z: number, pitch: number): readonly Point[] =>
  Array.from({ length: count }, (_, k) => ({ x: x + (k - (count - 1) / 2) * pitch, z }));

// The grid.

/** Width and depth of a square. */
export const SQUARE = { w: 12, d: 9.2 } as const;
/** The whole grid of 8 × 8 squares. */
export const TRAY: Area = { x0: -48, z0: -42, x1: 48, z1: 31.6 };
/** Width of the tray's carved rim, outside the grid. */
export const RIM = 1.2;

/** The ground of the square (blue, red), both from 1 to 8. */
export function squareRect(blue: number, red: number): Area {
  const [x0, z0] = [TRAY.x0 + (blue - 1) * SQUARE.w, TRAY.z0 + (red - 1) * SQUARE.d];
  return { x0, z0, x1: x0 + SQUARE.w, z1: z0 + SQUARE.d };
}
export const squareCentre = (blue: number, red: number): Point => middleOf(squareRect(blue, red));

const RECTS = new Map<SpaceId, Area>(
  SPACES.map((id, space) => {
    const all = SPACE_AT.flatMap((held, at) =>
      held === space ? [squareRect((at % DIE_FACES) + 1, Math.floor(at / DIE_FACES) + 1)] : [],
    );
    return [
      id,
      {
        x0: Math.min(...all.map(({ x0 }) => x0)),
        z0: Math.min(...all.map(({ z0 }) => z0)),
        x1: Math.max(...all.map(({ x1 }) => x1)),
        z1: Math.max(...all.map(({ z1 }) => z1)),
      },
    ];
  }),
);

/** The ground of a space: all its squares; neighbours touch. @throws Error for an unknown name */
export function spaceRect(id: SpaceId): Area {
  const rect = RECTS.get(id);
  if (!rect) throw new Error(`no space ${id}`);
  return rect;
}
export const spaceCentre = (id: SpaceId): Point => middleOf(spaceRect(id));

export type Die = 'blue' | 'red';
type Beam = readonly [from: Point, to: Point];

const FACES = Array.from({ length: DIE_FACES }, (_, k) => k + 1);
const BEAMS: Readonly<Record<Die, readonly Beam[]>> = {
  blue: FACES.map((face): Beam => {
    const { x } = squareCentre(face, 1);
    return [
      { x, z: TRAY.z1 },
      { x, z: TRAY.z0 },
    ];
  }),
  red: FACES.map((face): Beam => {
    const { z } = squareCentre(1, face);
    return [
      { x: TRAY.x1, z },
      { x: TRAY.x0, z },
    ];
  }),
};

/**
 * The way of a die's beam over the grid, from its edge inwards: blue a column, red a row.
 * @throws Error for a face that no die has
 */
export function beamWay(die: Die, face: number): Beam {
  const beam = BEAMS[die][face - 1];
  if (!beam) throw new Error(`no face ${face}`);
  return beam;
}

// Buildings: at the back of a lot the house, in front of it the yield, the name, the tower.

export const isBuilding = (id: SpaceId): id is BuildingId =>
  (BUILDINGS as readonly SpaceId[]).includes(id);
/** Whether a building's two squares lie side by side; the others reach towards the camera. */
export const liesAcross = (id: BuildingId): boolean => {
  const { x0, z0, x1, z1 } = spaceRect(id);
  return (x1 - x0) / SQUARE.w > (z1 - z0) / SQUARE.d;
};

const BEFORE_ANOTHER: ReadonlySet<BuildingId> = new Set([
  ...(['inn', 'tavern', 'villaMonetti', 'villaZasteri'] as const),
]);
/** The ground of a building's house; the rest of its lot stays free. */
export function houseRect(id: BuildingId): Area {
  const { x0, z0, x1, z1 } = spaceRect(id);
  if (liesAcross(id)) return { x0: x0 + 4.9, z0: z0 + 0.8, x1: x1 - 4.9, z1: z0 + 6.2 };
  // Behind some lots lies another building: its name must be visible over the roof. A Villa's
  // garden lies between the house and the forecourt.
  const back = BEFORE_ANOTHER.has(id) ? 3.5 : 0.8;
  const isVilla = z1 - z0 > SQUARE.d * 2.5;
  return {
    x0: x0 + 1.2,
    z0: z0 + back,
    x1: x1 - 1.2,
    z1: isVilla ? z0 + back + 9.8 : z0 + 10.6,
  };
}

/** The place of a building's name: middle, width and depth of a plate on the ground. */
export function signSpot(id: BuildingId): Point & { readonly w: number; readonly d: number } {
  const { x0, x1, z1 } = spaceRect(id);
  return { x: (x0 + x1) / 2, z: z1 - 1.45, w: liesAcross(id) ? 14 : 11, d: 2.4 };
}

/** The places of a building's yield: `count` of them, at the left. */
export function yieldSpots(id: BuildingId, count: number): readonly Point[] {
  const { x0, z1 } = spaceRect(id);
  if (liesAcross(id)) {
    return Array.from({ length: count }, (_, k) => ({ x: x0 + 2.5, z: z1 - 3.4 - k * 2.2 }));
  }
  return Array.from({ length: count }, (_, k) => ({ x: x0 + 2 + k * 2.1, z: z1 - 4.6 }));
}

/** The tower's place on a space, and that of its discs: the middle of the foot. */
export function towerSpot(id: SpaceId): Point {
  const { x0, x1, z0, z1 } = spaceRect(id);
  if (id === 'market') return { x: x0 + 3.6, z: z1 - 4.4 };
  if (!isBuilding(id)) return { x: (x0 + x1) / 2, z: (z0 + z1) / 2 };
  return liesAcross(id) ? { x: x1 - 2.5, z: z0 + 4.6 } : { x: x1 - 2.9, z: z1 - 5 };
}

/** Half the width of the tower with its plate. */
export const TOWER_HALF = 2.9;

/** Height of the houses over the ground, for an owner's banner. [building] */
export const ROOF: Readonly<Record<BuildingId, number>> = {
  guildHall: 6.2,
  cathedral: 4.8,
  postOffice: 5.6,
  cityHall: 6.4,
  villaRicci: 5.8,
  villaColini: 5.8,
  villaZasteri: 5.8,
  villaMonetti: 5.8,
  spices: 5.2,
  metals: 5.2,
  fabric: 5.2,
  drinks: 5.2,
  coachHouse: 5,
  park: 4,
  inn: 5.6,
  tavern: 5.2,
  palace: 6.8,
  harbor: 5,
};

/** The foot of an owner's banner: on the roof, at the house's right. */
export function bannerSpot(id: BuildingId): Place {
  const { x0, x1, z0, z1 } = houseRect(id);
  return { x: x1 - (x1 - x0) * 0.14, y: QUAY + ROOF[id], z: (z0 + z1) / 2 };
}

/** The place of a revealed contract on its building: over the middle of the lot. */
export const contractSpot = (id: BuildingId): Place => ({ ...spaceCentre(id), y: QUAY + 7.6 });

// The Market: a sundial that counts the rounds, a bell, room for the tower.

const MARKET = spaceRect('market');
/** The sundial's dial: middle, radius and height of its face. */
export const SUNDIAL = { ...middleOf(MARKET), radius: 5.8, y: QUAY + 0.5 } as const;
/** The Market's bell hangs here, in its arch. */
export const BELL: Place = { x: MARKET.x1 - 3.4, y: QUAY + 4.6, z: MARKET.z0 + 3.2 };
/** The round marker's place on the dial: 12 … 1 rounds left, clockwise from the far side. */
export function hourSpot(roundsLeft: number): Place {
  const angle = ((12 - roundsLeft) / 12) * Math.PI * 2;
  const far = SUNDIAL.radius * 0.8;
  return {
    x: SUNDIAL.x + Math.sin(angle) * far,
    y: SUNDIAL.y,
    z: SUNDIAL.z - Math.cos(angle) * far,
  };
}

// Storage around the grid: commodities on the left, special tiles, piles and dice on the right.

/** The frame at the left and at the right edge. */
export const STORES: Readonly<Record<'left' | 'right', Area>> = {
  left: { x0: -60, z0: TRAY.z0, x1: -49.6, z1: TRAY.z1 },
  right: { x0: 49.6, z0: TRAY.z0, x1: 60, z1: TRAY.z1 },
};
/** The frame's compartment beside row `row` (1 … 8) of the grid. */
export function binRect(side: 'left' | 'right', row: number): Area {
  const { x0, x1 } = STORES[side];
  const z0 = TRAY.z0 + (row - 1) * SQUARE.d;
  return { x0: x0 + 0.3, z0: z0 + 0.4, x1: x1 - 0.3, z1: z0 + SQUARE.d - 0.4 };
}

/** The compartment of a commodity: the rows of the left frame in the order of `COMMODITIES`. */
export const stockRect = (good: Commodity): Area => binRect('left', COMMODITIES.indexOf(good) + 1);
/**
 * The places of a commodity's five goods: three in front, two behind; the first to go comes last.
 */
export function stockSpots(good: Commodity): readonly Point[] {
  const { x, z } = middleOf(stockRect(good));
  const [behind, before] = [abreast(2, x + 1.2, z - 1.5, 2.7), abreast(3, x + 1.2, z + 1.4, 2.7)];
  return [...before, ...behind].slice(0, EACH_COMMODITY);
}

/** The compartment of a special tile: rows 1 to 5 of the right frame. */
export const tileRect = (tile: Tile): Area => binRect('right', TILES.indexOf(tile) + 1);
/** The places of a tile's supply: in two rows, the front one first. */
export function tileSpots(tile: Tile): readonly Point[] {
  const { x, z } = middleOf(tileRect(tile));
  const before = abreast(4, x, z + 1.5, 2.2);
  const behind = abreast(3, x, z - 1.3, 2.2);
  return [...before, ...behind].slice(0, EACH_TILE[TILES.indexOf(tile)] ?? 0);
}

/** A pile of cards: face down at the left, the open cards from it at the right. */
export interface Pile {
  readonly area: Area;
  readonly down: Point;
  readonly up: Point;
}
/** The piles: two side by side in rows 6 and 7 of the right frame. */
export function pileOf(kind: Kind): Pile {
  const at = KINDS.indexOf(kind);
  const bin = binRect('right', 6 + Math.floor(at / 2));
  const { x } = middleOf(bin);
  const area = at % 2 ? { ...bin, x0: x } : { ...bin, x1: x };
  const { x: u, z } = middleOf(area);
  return { area, down: { x: u - 1.15, z }, up: { x: u + 1.2, z: z + 0.5 } };
}

/** The shell for the dice: row 8 of the right frame, the floor of its bowl at `y`. */
export const SHELL = {
  ...middleOf(binRect('right', 8)),
  y: GROUND,
  radius: 3.6,
  /** The resting places of the dice. */
  blue: { x: middleOf(binRect('right', 8)).x - 1.4, z: middleOf(binRect('right', 8)).z + 0.5 },
  red: { x: middleOf(binRect('right', 8)).x + 1.5, z: middleOf(binRect('right', 8)).z - 0.2 },
} as const;

// The houses of the players: terraces along the near edge, from left to right as they sit.

/** Depth and width of a terrace, for any number of houses. */
const TERRACE = { z0: 34.4, z1: 46, w: 18.4 } as const;
/** Distance between two terraces. [seats] */
const PITCH: readonly number[] = [0, 0, 34, 29, 23.6, 19.3];

/** The places on a house's terrace. */
export interface Terrace {
  readonly area: Area;
  /** Middle, width and depth of the plate with its name. */
  readonly name: Point & { readonly w: number; readonly d: number };
  /** The place of the open ducats or the closed chest. */
  readonly purse: Point;
  /** The action token, which flips. */
  readonly token: Point;
  /** Backs of its hand, in the order of `KINDS`. */
  readonly hand: readonly Point[];
  /** In the order of `COMMODITIES`. */
  readonly goods: readonly Point[];
  /** In the order of `TILES`. */
  readonly tiles: readonly Point[];
  /** Its personal markers, and those of its colour's reserve. */
  readonly personal: readonly Point[];
  readonly general: readonly Point[];
  /** On its edge towards the town: goods slide along there, hands are shaken. */
  readonly edge: Point;
}

/** The terrace of `seat` among `seats` (2 … 5). */
export function terraceOf(seat: number, seats: number): Terrace {
  const x = (seat - (seats - 1) / 2) * (PITCH[seats] ?? 0);
  const { z0, z1, w } = TERRACE;
  return {
    area: { x0: x - w / 2, z0, x1: x + w / 2, z1 },
    name: { x: x - 3.4, z: z1 - 1.9, w: 10.6, d: 2.6 },
    purse: { x: x + 4.2, z: z1 - 2.1 },
    token: { x: x + 7.6, z: z1 - 2 },
    goods: abreast(COMMODITIES.length, x, z0 + 1.7, 2.15),
    tiles: abreast(TILES.length, x - 3.9, z0 + 4.5, 2),
    hand: abreast(KINDS.length, x + 5, z0 + 4.5, 2.15),
    personal: abreast(MARKERS, x - 4.4, z0 + 7, 1.2),
    general: abreast(MARKERS, x + 4.6, z0 + 7, 1.05),
    edge: { x, z: z0 - 0.7 },
  };
}

// The monuments around the town.

/** The Lanterna on its rock, and its height. */
export const LANTERNA = { x: -70.4, z: -21, high: 26 } as const;
/** The old mole in front of the harbour, with its ships. */
export const MOLE = { x: 72, z0: -14, z1: 26, wide: 5 } as const;
