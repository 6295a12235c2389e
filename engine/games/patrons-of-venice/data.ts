/** Components of The Patrons of Venice (rules, section 2). Indices into these tables are what a state holds. */

/** PV-001 */
export const MIN_SEATS = 3;
export const MAX_SEATS = 5;

/** Goods in the order of the rules' table 2.2; the first eight are raw. */
export const GOODS = [
  ...(['lumber', 'wool', 'hemp', 'silk', 'iron', 'grain', 'wine', 'pepper'] as const),
  ...(['cloth', 'canvas'] as const),
] as const;
export type Good = (typeof GOODS)[number];
export const RAW_GOODS = [
  'lumber',
  'wool',
  'hemp',
  'silk',
  'iron',
  'grain',
  'wine',
  'pepper',
] as const;
export type RawGood = (typeof RAW_GOODS)[number];
export const RAW = 8;
export const CLOTH = 8;
export const CANVAS = 9;

/** Possible cards of the draw deck and the discard pile: raw goods and Pirates! (index 10). */
export const CARDS = [...GOODS, 'pirates'] as const;
export type Card = RawGood | 'pirates';
export const PIRATES = 10;

/** PV-002, PV-003: how many there are of each, in the order of `CARDS`. */
export const COUNT_OF: readonly number[] = [10, 10, 10, 9, 7, 8, 6, 5, 9, 9, 4];
/** PV-002 */
export const RAW_CARDS = 69;
/** Ducats that the bank pays for a good, and that it costs in the Market (PV-047, PV-051). [good] */
export const VALUE_OF: readonly number[] = [2, 2, 2, 3, 3, 3, 4, 5, 4, 4];
/** PV-010, PV-040: grain, wine and pepper are never in the Market. */
export const isTradeOnly = (card: number): boolean => card >= 5 && card <= 7;

/** Businesses in the order of the rules' table 2.3; the first two are manufacturing ones. */
export const BUSINESSES = [
  ...(['draper', 'canvaser', 'wainwright', 'armourer', 'tentmaker', 'tailor'] as const),
  'gondolaMaker',
] as const;
export type BusinessId = (typeof BUSINESSES)[number];
export const DRAPER = 0;
export const CANVASER = 1;
/** From here on they make luxuries. */
export const FIRST_LUXURY = 2;
export const GONDOLA_MAKER = 6;

export interface Business {
  readonly id: BusinessId;
  readonly tiles: number;
  /** Ducats, paid to the bank (PV-059). */
  readonly cost: number;
  /** Goods that it consumes, in the order of the rules' table: that is also the order of proofs. */
  readonly inputs: readonly number[];
  /** The good that it makes, -1 for a luxury. */
  readonly makes: number;
  /** Name of its product. */
  readonly output: string;
  /** Base income in Ducats; that of a gondola depends on its place (PV-077). */
  readonly base: number;
}

const business = (
  id: BusinessId,
  tiles: number,
  cost: number,
  inputs: readonly Good[],
  output: string,
  base: number,
): Business => ({
  id,
  tiles,
  cost,
  output,
  base,
  inputs: inputs.map((good) => GOODS.indexOf(good)),
  makes: GOODS.indexOf(output as Good),
});

/** PV-003, PV-075, PV-076, PV-086 */
export const BUSINESS: readonly Business[] = [
  business('draper', 5, 5, ['wool'], 'cloth', 0),
  business('canvaser', 5, 5, ['hemp'], 'canvas', 0),
  business('wainwright', 2, 7, ['lumber', 'iron', 'canvas'], 'wagon', 5),
  business('armourer', 2, 7, ['iron', 'silk', 'cloth'], 'armour', 5),
  business('tentmaker', 2, 7, ['lumber', 'silk', 'canvas'], 'tent', 5),
  business('tailor', 1, 7, ['wool', 'silk', 'cloth'], 'clothing', 5),
  business('gondolaMaker', 2, 6, ['lumber', 'hemp', 'cloth'], 'gondola', 0),
];

/** PV-003 */
export const FAVOURS = 18;
export const STATUES = 6;
/** Cost of the first statue (PV-062). */
export const STATUE_COST = 3;
/** PV-004 */
export const CUBES = 10;
/** PV-006 */
export const START_DUCATS = 10;
/** PV-008 */
export const MARKET_CARDS = 2;
/** PV-026, PV-027 */
export const OWN_RESERVATION = 1;
export const OTHER_RESERVATION = 2;
/** PV-050 */
export const WHARF_PRICE = 1;

/** PV-009: a card sails from left to right. */
export const SHIPS = ['left', 'middle', 'right'] as const;
export type Ship = (typeof SHIPS)[number];
export const LEFT = 0;
export const MIDDLE = 1;
export const RIGHT = 2;

/** PV-023 */
export const LEAD_ACTIONS = ['reserve', 'sail', 'trade', 'sponsor', 'produce'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];
export const RESERVE = 0;
export const SAIL = 1;
export const TRADE = 2;
export const SPONSOR = 3;
export const PRODUCE = 4;

/** PV-087, PV-088. [seats] */
export const TARGET_OF: readonly number[] = [0, 0, 0, 12, 12, 10];
