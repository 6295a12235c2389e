/** Components of Genoa (rules, section 2). Indices into these tables are what a state holds. */

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;

/** GE-003 */
export const DISCS = 5;
/** GE-303 */
export const MOST_MOVES = 4;
/** GE-001: both dice have as many faces as the grid has columns and rows. */
export const DIE_FACES = 8;

/** GE-004: in this order; two of each warehouse follow one another. */
export const COMMODITIES = [
  ...(['pepper', 'saffron', 'silver', 'copper'] as const),
  ...(['linen', 'silk', 'ale', 'wine'] as const),
] as const;
export type Commodity = (typeof COMMODITIES)[number];
export const EACH_COMMODITY = 5;

/** GE-006, in the order of the rules' section 2.6. */
export const TILES = [
  ...(['startingSpace', 'extraAction', 'commodityChoice'] as const),
  ...(['trade11', 'buildingAction'] as const),
] as const;
export type Tile = (typeof TILES)[number];
/** GE-006. [tile] */
export const EACH_TILE: readonly number[] = [5, 5, 5, 7, 5];
export const STARTING_SPACE = 0;
export const EXTRA_ACTION = 1;
export const COMMODITY_CHOICE = 2;
export const TRADE = 3;
export const BUILDING_ACTION = 4;

/** GE-005 */
export const MARKERS = 7;
/** GE-014 */
export const START_DUCATS = 130;
/** GE-531 */
export const DUCAT_STEP = 5;
/** GE-611, GE-1001 */
export const OWNER_INCOME = 10;
/** GE-804, GE-805, GE-808 */
export const LARGE_PAY = 100;
export const SMALL_PAY = 40;
export const MESSAGE_PAY = 30;
/** GE-008, GE-101. [seats] */
export const ROUNDS_OF: readonly number[] = [0, 0, 12, 10, 8, 6];

/** GE-007 */
export const KINDS = ['LO', 'SO', 'MS', 'CT'] as const;
export type Kind = (typeof KINDS)[number];
export const LARGE = 0;
export const SMALL = 1;
export const MESSAGE = 2;
export const CONTRACT = 3;
/** GE-007. [kind] */
export const EACH_KIND: readonly number[] = [16, 16, 14, 14];
/** Where each kind begins among the cards; one more than there are kinds. */
export const FIRST_OF: readonly number[] = [0, 16, 32, 46, 60];
export const CARDS = 60;
export const MOST_OF_A_KIND = 16;

export type CardId = `${Kind}-${string}`;

export interface Card {
  readonly id: CardId;
  readonly kind: number;
  /** Indices of buildings: whose Villa, which building, which two, which one. */
  readonly buildings: readonly number[];
  /** Indices of commodities that an order asks for. */
  readonly goods: readonly number[];
}

/** GE-813: each group of contracts, by its size up to four; 50 more for each building beyond. */
export const GROUP_VALUE: readonly number[] = [0, 10, 30, 60, 100];
export const GROUP_STEP = 50;
