/** The numbers of the rows and of their words: see `codes.ts`. */

export const T_BID = 0;
export const T_CHARACTER = 1;
export const T_ADJUST = 2;
export const T_DESTINATION = 3;
export const T_QUEUE = 4;
export const T_STANCE = 5;
export const T_INTERRUPT = 6;
export const T_DECLINE = 7;
export const T_MAJORITY = 8;
export const T_SELL = 9;
export const T_BUY_SHARES = 10;
export const T_SELL_SHARES = 11;
export const T_DRAW_ORDER = 12;
export const T_KEEP = 13;
export const T_DELIVER = 14;
export const T_BUY_FAVOR = 15;
export const T_OFFICE = 16;
export const T_PLACE = 17;
export const T_MERCATO_BUY = 18;
export const T_MERCATO_SELL = 19;
export const T_MERCATO_SWAP = 20;
export const T_FAVOR = 21;
export const T_RUMOR = 22;
export const T_END = 23;
export const NONE = 7;
export const NO_CARD = 31;
export const UP = 0;
export const DOWN = 1;
/** Bit of `useMajority`: lower the price (and raise the orders), or the reverse. */
export const LOWER_PRICE = 0;
export const RAISE_PRICE = 1;
export const PEG_SHARE = 0;
export const PEG_RESOURCE = 1;
export const PEG_ORDERS = 2;
export const DOCK_BASE = 1 << 30;
