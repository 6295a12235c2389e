/** MV-001: the components of Masters of Venice (rules, section 2) as data. Order of lists is the index
 * order used in states and codes: never reorder. */

/** MV-002. The order is also the order in which a delivery handles resources. */
export const RESOURCES = ['iron', 'lumber', 'spice', 'grain', 'gems', 'fabric'] as const;
export type Resource = (typeof RESOURCES)[number];
export const LUMBER = 1;

/** MV-003. The first five are the shops, alphabetical (the tie-break order of MV-210). */
export const STOCKS = [
  'blacksmith',
  'jeweler',
  'miller',
  'spiceShop',
  'tailor',
  'officeNorth',
  'officeSouth',
] as const;
export type Stock = (typeof STOCKS)[number];
export const SHOPS = ['blacksmith', 'jeweler', 'miller', 'spiceShop', 'tailor'] as const;
export type Shop = (typeof SHOPS)[number];

/** MV-010: resource index of each shop index. */
export const SHOP_RESOURCE = [0, 4, 3, 2, 5] as const;
/** Shop index of each resource index; -1 for lumber (MV-008). */
export const RESOURCE_SHOP = [0, -1, 3, 2, 1, 4] as const;

/** MV-016. Index = code of a place; the first four are shared (MV-311). */
export const LOCATIONS = [
  'docks',
  'shops',
  'stockMarket',
  'guildHall',
  'church',
  'mercato',
  'officeNorth',
  'officeSouth',
] as const;
export type Location = (typeof LOCATIONS)[number];
export const SHARED_LOCATIONS = 4;

/** Section 2.5. Index = bit in a seat's characters; 0 is the Gondolieri. */
export const CHARACTERS = [
  'gondolieri',
  'guildMaster',
  'harborMaster',
  'taxCollector',
  'thief',
  'trader',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** MV-006, ruling Q1: cubes per resource index. GO-01 is index 0. */
export const GUILD_ORDERS: readonly (readonly number[])[] = [
  // iron, lumber, spice, grain, gems, fabric
  [0, 3, 0, 0, 0, 0],
  [1, 2, 0, 0, 0, 0],
  [0, 2, 1, 0, 0, 0],
  [0, 2, 0, 1, 0, 0],
  [0, 2, 0, 0, 1, 0],
  [0, 2, 0, 0, 0, 1],
  [2, 1, 0, 0, 0, 0],
  [0, 1, 2, 0, 0, 0],
  [0, 1, 0, 2, 0, 0],
  [0, 1, 0, 0, 2, 0],
  [0, 1, 0, 0, 0, 2],
  [1, 1, 1, 0, 0, 0],
  [1, 1, 0, 1, 0, 0],
  [1, 1, 0, 0, 1, 0],
  [1, 1, 0, 0, 0, 1],
  [0, 1, 1, 1, 0, 0],
  [0, 1, 1, 0, 1, 0],
  [0, 1, 1, 0, 0, 1],
  [0, 1, 0, 1, 1, 0],
  [0, 1, 0, 1, 0, 1],
  [0, 1, 0, 0, 1, 1],
];
export const GUILD_ORDER_IDS = GUILD_ORDERS.map((_, i) => `GO-${String(i + 1).padStart(2, '0')}`);

/** MV-004, MV-501: price in ducats and the most orders it moves. */
export const FAVOR_IDS = [
  'FAV-20-A',
  'FAV-20-B',
  'FAV-30-A',
  'FAV-30-B',
  'FAV-40-A',
  'FAV-40-B',
] as const;
export const FAVOR_PRICE = [20, 20, 30, 30, 40, 40] as const;
export const FAVOR_MAX = [2, 2, 3, 3, 4, 4] as const;

/** MV-005: rumor index / 3 is the shop index. */
export const RUMOR_IDS = [
  'RUM-B1',
  'RUM-B2',
  'RUM-B3',
  'RUM-J1',
  'RUM-J2',
  'RUM-J3',
  'RUM-M1',
  'RUM-M2',
  'RUM-M3',
  'RUM-S1',
  'RUM-S2',
  'RUM-S3',
  'RUM-T1',
  'RUM-T2',
  'RUM-T3',
] as const;

/** MV-017. */
export const CANAL_SPACES = 16;
export const BID_SPACES = [1, 5, 9, 13] as const;
export const isBidRound = (round: number): boolean => (round & 3) === 1;

/** Section 2.9, `constants`. */
export const START_CASH = 150;
export const START_PRICE = 40;
export const START_ORDERS = 2;
export const PRICE_MIN = 5;
export const PRICE_MAX = 100;
export const PRICE_STEP = 5;
export const OFFICE_SHARE_PRICE = 20;
export const OFFICE_DIVIDEND = 10;
export const PRICE_CONTROL_TO = 40;
export const SHARES_PER_STOCK = 10;
export const CUBES_PER_RESOURCE = 15;
export const MAX_SHARES_PER_DEAL = 3;
export const GUILD_VP = [3, 4, 5, 6] as const;
export const DUCATS_PER_VP_FORGONE = 50;
export const UNDELIVERED_PENALTY = 2;
export const MAX_SEATS = 5;

/** Coin denominations (MV-012: only change). */
export const COINS = [1000, 500, 100, 50, 25, 10, 5] as const;
