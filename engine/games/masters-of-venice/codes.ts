/**
 * An action as one non-negative 31-bit integer, the form in which rules and play-outs work.
 *
 * Bit 30 set: `useDock`, with steal (3 bits, 7 = none) at 26, dock (2) at 24 and six counts of four
 * bits from 0. Else the type stands in bits 25 … 29 and its parameters below. Counts of shares and
 * Mercato cubes have three bits and saturate at 7, bids (in steps of 5) at 2^25 - 1: both are far
 * over every limit of the rules, so nothing legal is lost.
 */

import * as types from './code-types.ts';

export * from './code-types.ts';

/** Constants are taken out of their modules once, here and in all that play-outs run through: V8
 * folds a module's own constants into its code, imported ones it loads at every use. */
const {
  T_BID,
  T_CHARACTER,
  T_ADJUST,
  T_DESTINATION,
  T_QUEUE,
  T_STANCE,
  T_INTERRUPT,
  T_DECLINE,
  T_MAJORITY,
  T_SELL,
  T_BUY_SHARES,
  T_SELL_SHARES,
  T_DRAW_ORDER,
  T_KEEP,
  T_DELIVER,
  T_BUY_FAVOR,
  T_OFFICE,
  T_PLACE,
  T_MERCATO_BUY,
  T_MERCATO_SELL,
  T_MERCATO_SWAP,
  T_FAVOR,
  T_RUMOR,
  T_END,
  NO_CARD,
  DOCK_BASE,
} = types;

const BODY = (1 << 25) - 1;
const MOST_STEPS = BODY;

export const typeOf = (code: number): number => code >>> 25;
export const body = (code: number): number => code & BODY;
const make = (type: number, parameters: number): number => (type << 25) | parameters;

/** `counts`: six counts of four bits, resource 0 lowest. `steal`: resource or NONE. */
export const packDock = (dock: number, counts: number, steal: number): number =>
  DOCK_BASE | (steal << 26) | (dock << 24) | counts;
export const dockOf = (code: number): number => (code >> 24) & 3;
export const stealOf = (code: number): number => (code >> 26) & 7;
export const dockCounts = (code: number): number => code & 0xffffff;
export const dockCount = (code: number, resource: number): number => (code >> (resource << 2)) & 15;
/** Bits 25 and above of a dock code are dock and steal: `typeOf` is T_DOCK or more. */
export const isDock = (code: number): boolean => code >= DOCK_BASE;

export const packBid = (ducats: number): number =>
  make(T_BID, Math.min(MOST_STEPS, Math.floor(ducats / 5)));
export const bidOf = (code: number): number => (code & BODY) * 5;

export const packCharacter = (character: number): number => make(T_CHARACTER, character);
export const packAdjust = (shop: number, direction: number): number =>
  make(T_ADJUST, (shop << 1) | direction);
export const packDestination = (place: number): number => make(T_DESTINATION, place);
/** `target`: TARGET_OWN, TARGET_SHARED; for `queueInterrupt` also TARGET_NONE (cancels). */
export const packQueue = (target: number): number => make(T_QUEUE, target < 0 ? 2 : target);
export const packStance = (stance: number): number => make(T_STANCE, stance);
export const packInterrupt = (target: number): number => make(T_INTERRUPT, target);
export const DECLINE = make(T_DECLINE, 0);
export const packMajority = (shop: number, direction: number): number =>
  make(T_MAJORITY, (shop << 1) | direction);
export const packSell = (shop: number, count: number): number => make(T_SELL, (shop << 4) | count);
/** `lots`: seven counts of three bits, stock 0 lowest. */
export const packBuyShares = (lots: number): number => make(T_BUY_SHARES, lots);
export const packSellShares = (lots: number): number => make(T_SELL_SHARES, lots);
export const packDrawOrder = (useGuildMaster: boolean): number =>
  make(T_DRAW_ORDER, useGuildMaster ? 1 : 0);
/** `returnHeld`: a card or NO_CARD. */
export const packKeep = (keep: number, returnHeld: number): number =>
  make(T_KEEP, (returnHeld << 5) | keep);
export const keepOf = (code: number): number => code & 31;
export const returnOf = (code: number): number => (code >> 5) & 31;
export const packDeliver = (card: number, takeVp: number): number =>
  make(T_DELIVER, (takeVp << 5) | card);
export const cardOf = (code: number): number => code & 31;
export const takeVpOf = (code: number): number => (code >> 5) & 7;
export const packBuyFavor = (favor: number): number => make(T_BUY_FAVOR, favor);
export const packOffice = (declineFree: boolean): number => make(T_OFFICE, declineFree ? 1 : 0);
/** `placement`: four resources (or NONE) of three bits, dock 0 lowest. */
export const packPlace = (placement: number): number => make(T_PLACE, placement);
/** `cubes`: six counts of three bits, resource 0 lowest. */
export const packMercatoBuy = (cubes: number): number => make(T_MERCATO_BUY, cubes);
export const packMercatoSell = (cubes: number): number => make(T_MERCATO_SELL, cubes);
/** Count (or dock entry) at `index` of a list of three-bit fields. */
export const three = (code: number, index: number): number => (code >> (index * 3)) & 7;
export const packSwap = (give: number, take: number): number =>
  make(T_MERCATO_SWAP, (give << 3) | take);
export const packFavor = (favor: number, shop: number, amount: number): number =>
  make(T_FAVOR, (favor << 6) | (shop << 3) | amount);
export const packRumor = (rumor: number, peg: number, direction: number): number =>
  make(T_RUMOR, (rumor << 3) | (peg << 1) | direction);
export const END_TURN = make(T_END, 0);

/** Sum of the three-bit counts in the lowest `n` fields. */
export function sumThree(code: number, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (code >> (i * 3)) & 7;
  return sum;
}

/** Upper bounds of `body` per type, -1 where `isWellFormed` looks closer. */
const BOUND = [
  MOST_STEPS + 1,
  -1,
  10,
  8,
  3,
  3,
  2,
  1,
  10,
  -1,
  1 << 21,
  1 << 21,
  2,
  -1,
  -1,
  6,
  2,
  -1,
  1 << 18,
  1 << 18,
  -1,
  -1,
  -1,
  1,
];

/** Whether some canonical action encodes to `code`. */
export function isWellFormed(code: number): boolean {
  if (!Number.isInteger(code) || code < 0 || code > 0x7fffffff) return false;
  if (isDock(code)) return ((code >> 29) & 1) === 0 && stealOf(code) !== 6;
  const type = typeOf(code);
  if (type > T_END) return false;
  const b = body(code);
  if (BOUND[type] >= 0) return b < BOUND[type];
  switch (type) {
    case T_CHARACTER:
      return b >= 1 && b <= 5;
    case T_SELL:
      return b >> 4 < 5 && (b & 15) > 0;
    case T_KEEP:
      return keepOf(b) < 21 && (returnOf(b) < 21 || returnOf(b) === NO_CARD) && b >> 10 === 0;
    case T_DELIVER:
      return cardOf(b) < 21 && takeVpOf(b) < 7 && b >> 8 === 0;
    case T_PLACE:
      for (let d = 0; d < 4; d++) if (three(b, d) === 6) return false;
      return b >> 12 === 0;
    case T_MERCATO_SWAP:
      return b >> 3 < 6 && (b & 7) < 6;
    case T_FAVOR:
      return b >> 6 < 6 && ((b >> 3) & 7) < 5 && (b & 7) >= 1 && (b & 7) <= 4;
    default:
      // T_RUMOR
      return b >> 3 < 15 && ((b >> 1) & 3) < 3;
  }
}
