/** The components of the caravan game. */

export const GOODS = ['salt', 'silk', 'dates'] as const;
export type Good = (typeof GOODS)[number];
/** CV-1008: coins for one of each; twice as much where the road is long. */
export const PRICES = [5, 15, 5] as const;
/** CV-1001: a road in a ring. */
export const OASES = 60;
/** CV-1007: every fifth oasis has a well, every tenth a market. */
export const WELL_EVERY = 5;
export const WELL_COINS = 10;
export const MARKET_EVERY = 10;
/** CV-1002: five dice. */
export const DICE = 5;
/** CV-1011. */
export const TURN_COINS = 5;
/** CV-1003: goals at every third oasis from 1 on, one a seat. */
export const GOALS = Array.from({ length: 20 }, (_, i) => 1 + 3 * i);
export const START_COINS = 40;
export const START_GOODS = [2, 1, 1] as const;
export const MAX_SEATS = 6;
/** TR-2005: standing offers of one seat, and offers that are listed a round. */
export const MAX_STANDING = 3;
export const LISTED_OFFERS = 2;
export const PRICE_STEP = 5;
