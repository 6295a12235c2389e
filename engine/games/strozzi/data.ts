/** Components of Strozzi (rules, section 2). Indices into these tables are what a state holds. */

/** ST-023: ships go to the first three; Florence has no port. Also the order of a stand-in's choice. */
export const CITIES = ['venice', 'rome', 'naples', 'florence'] as const;
export type City = (typeof CITIES)[number];
export const PORTS = ['venice', 'rome', 'naples'] as const;
export type Port = (typeof PORTS)[number];
export const FLORENCE = 3;

export const WARES = ['gold', 'cloth', 'grain'] as const;
export type Ware = (typeof WARES)[number];
/** ST-032. [port] = ware */
export const WARE_OF_PORT: readonly number[] = [0, 2, 1];
/** [ware] = city */
export const CITY_OF_WARE = WARES.map((_, ware) => WARE_OF_PORT.indexOf(ware));

/** ST-005, in the order in which `flagsUnused` lists them. */
export const FLAGS = ['ware', 'plusOne', 'pirate'] as const;
export type Flag = (typeof FLAGS)[number];
export const WARE_FLAG = 0;
export const PLUS_ONE = 1;
export const PIRATE = 2;
export const ALL_FLAGS = 7;

export interface Ship {
  readonly id: string;
  /** 1 (slow) … 8. */
  readonly value: number;
  /** Symbols on the card. [ware] */
  readonly wares: readonly [gold: number, cloth: number, grain: number];
  readonly scrolls: number;
  readonly promo: boolean;
}

/** Values ST-002; the rest of a ship's cargo is reconstructed (rules, section 2.3). */
const ship = (id: string, gold: number, cloth: number, grain: number, scrolls: number, promo = 0) =>
  ({
    id,
    value: Number(id[1]),
    wares: [gold, cloth, grain],
    scrolls,
    promo: promo === 1,
  }) as Ship;

export const SHIPS: readonly Ship[] = [
  ship('S1a', 3, 1, 0, 0, 1),
  ship('S1b', 0, 3, 1, 0, 1),
  ship('S1c', 1, 0, 3, 0, 1),
  ship('S1d', 2, 2, 2, 1),
  ship('S2a', 3, 0, 0, 1),
  ship('S2b', 0, 3, 0, 1),
  ship('S2c', 0, 0, 3, 1),
  ship('S2d', 1, 1, 1, 1, 1),
  ship('S3a', 2, 1, 0, 0, 1),
  ship('S3b', 0, 2, 1, 0, 1),
  ship('S3c', 1, 0, 2, 0, 1),
  ship('S3d', 1, 1, 1, 2, 1),
  ship('S4a', 2, 0, 1, 1),
  ship('S4b', 1, 2, 0, 1),
  ship('S4c', 0, 1, 2, 1),
  ship('S4d', 1, 1, 1, 0, 1),
  ship('S5a', 2, 0, 0, 0),
  ship('S5b', 0, 2, 0, 0),
  ship('S5c', 0, 0, 2, 0),
  ship('S5d', 0, 0, 0, 3, 1),
  ship('S6a', 1, 1, 0, 1),
  ship('S6b', 0, 1, 1, 1),
  ship('S6c', 1, 0, 1, 1),
  ship('S6d', 1, 1, 1, 0, 1),
  ship('S7a', 1, 0, 0, 0),
  ship('S7b', 0, 1, 0, 0),
  ship('S7c', 0, 0, 1, 0),
  ship('S8a', 0, 0, 0, 0),
  ship('S8b', 0, 0, 0, 0, 1),
];
export const SHIP_IDS: readonly string[] = SHIPS.map(({ id }) => id);

export const CATEGORIES = ['art', 'science', 'architecture'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Tile {
  readonly id: string;
  /** Index into `CATEGORIES`. */
  readonly category: number;
  readonly value: 1 | 2;
  /** ST-039: index into `WARES`, -1 for a tile of value 2 (ST-040). */
  readonly ware: number;
}

/** ST-003, ST-004: in each category three of value 1 for each ware, and three of value 2. */
export const TILES: readonly Tile[] = CATEGORIES.flatMap((name, category) => [
  ...WARES.flatMap((ware, index) =>
    [1, 2, 3].map((n): Tile => ({ id: `${name}-1-${ware}-${n}`, category, value: 1, ware: index })),
  ),
  ...[1, 2, 3].map((n): Tile => ({ id: `${name}-2-${n}`, category, value: 2, ware: -1 })),
]);
export const TILE_IDS: readonly string[] = TILES.map(({ id }) => id);

/** ST-001 */
export const MIN_SEATS = 3;
export const MAX_SEATS = 6;
export const ROUNDS = 3;
/** ST-009. [seats - MIN_SEATS] */
const REMOVED: readonly number[] = [17, 14, 11, 8];
export const removedWith = (seats: number): number => REMOVED[seats - MIN_SEATS];
/** Places that the piles of a state need. */
export const MOST_REMOVED = removedWith(MIN_SEATS);
export const LONGEST_DECK = SHIPS.length - removedWith(MAX_SEATS);
/** ST-007 */
export const DISPLAY_LENGTH = 3;
/** ST-042, ST-043, ST-051: for the first, second and third. */
export const SPEED_PRIZES: readonly number[] = [15, 10, 5];
export const TRACK_PRIZES: readonly number[] = [15, 10, 5];
export const PROMOTION_PRIZES: readonly number[] = [30, 20, 10];
