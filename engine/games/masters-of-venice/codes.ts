/**
 * The numbers that make up action codes. Each row names its own number, for good, and defines its
 * own bits (`row.ts`). Counts of shares and Mercato cubes have three bits and
 * saturate at 7, bids (in steps of 5) at 2^25 - 1: both are far over every limit of the rules, so
 * no legal action is lost.
 */

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

const BODY = 2 ** 25 - 1;
/** The parameters of a code, without its row. */
export const body = (code: number): number => code & BODY;
/** The code of a row with these parameters. */
export const make = (row: number, parameters: number): number => (row << 25) | parameters;

/** Count (or dock entry) at `index` of a list of three-bit fields. */
export const three = (code: number, index: number): number => (code >> (index * 3)) & 7;

/** Sum of the three-bit counts in the lowest `n` fields. */
export function sumThree(code: number, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (code >> (i * 3)) & 7;
  return sum;
}

/** The code with the last of its `kinds` three-bit counts taken away, one by one. */
export function fewerOf(code: number, kinds: number): number[] {
  const found: number[] = [];
  let rest = code;
  for (let i = kinds - 1; i >= 0; i--) {
    for (let left = three(code, i); left > 0; left--) {
      rest -= 1 << (3 * i);
      found.push(rest);
    }
  }
  return found;
}
