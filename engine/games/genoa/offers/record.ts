/**
 * An offer as integers: one record in the state for each standing one, one judged offer for
 * checks. A record holds parties, target, the deferred part and two baskets (rules, 5.7.2).
 */

import { COMMODITIES, KINDS, TILES } from '../data.ts';

/** Whether a card is shown to the taker, to nobody or to all. */
export const SHOWN = ['taker', 'nobody', 'all'] as const;
export type Shown = (typeof SHOWN)[number];
export const TO_TAKER = 0;
const TO_NOBODY = 1;
export const TO_ALL = 2;

// -- a basket ---------------------------------------------------------------------------------------
export const DUCATS = 0;
export const GOODS = 1;
export const TILE = GOODS + COMMODITIES.length;
export const MARKERS = TILE + TILES.length;
/**
 * Cards as two masks of 30; after them the masks of those shown to nobody and of those shown to
 * all.
 */
export const CARD = MARKERS + 1;
export const TO_NOBODY_CARD = CARD + 2;
const TO_ALL_CARD = CARD + 4;
/** Wildcards: commodities, tiles, cards by kind. */
export const ANY_GOODS = CARD + 6;
export const ANY_TILE = ANY_GOODS + 1;
export const ANY_CARD = ANY_TILE + 1;
export const BASKET = ANY_CARD + KINDS.length;

// -- the deferred part ------------------------------------------------------------------------------
/** Commodities as a mask, the kind of the tile or -1, markers, cards, ducats, the order or -1. */
export const D_GOODS = 0;
export const D_TILE = 1;
export const D_MARKERS = 2;
export const D_CARDS = 3;
export const D_DUCATS = 4;
export const D_COMMIT = 5;
export const DEFERRED = 6;

// -- a record ---------------------------------------------------------------------------------------
export const NUMBER = 0;
export const VERSION = 1;
/** When this version was made. */
export const SEQ = 2;
/** GE-546: two parties. */
export const MAKER = 3;
export const TAKER = 4;
export const TARGET = 5;
/** The offer that a proposal answers, 0 = none. */
export const REPLY_TO = 6;
export const USE_EXTRA = 7;
export const LATER = 8;
export const GIVE = LATER + DEFERRED;
export const ASK = GIVE + BASKET;
export const RECORD = ASK + BASKET;

/** Faults of the form that only a rule further down names; never in a standing record. */
export const FAULTS = RECORD;
export const SAME_CARD_TWICE_IN_GIVE = 1;
export const SAME_CARD_TWICE_IN_ASK = 2;
export const SAME_GOOD_TWICE = 4;

/** A record to judge: `RECORD` integers and the faults behind them. */
export const blankRecord = (): Int32Array => new Int32Array(RECORD + 1);

/** Empties a record before it is filled. */
export function clear(record: Int32Array): void {
  record.fill(0);
  record[LATER + D_TILE] = -1;
  record[LATER + D_COMMIT] = -1;
}

/** Position of a card's mask in a basket. */
const wordOf = (card: number): number => (card < 30 ? 0 : 1);
const bitOf = (card: number): number => 1 << (card < 30 ? card : card - 30);

export const hasCard = (from: Int32Array, basket: number, card: number): boolean =>
  (from[basket + CARD + wordOf(card)] & bitOf(card)) !== 0;

/** How a card of a basket is shown. */
export function shownTo(from: Int32Array, basket: number, card: number): number {
  if ((from[basket + TO_ALL_CARD + wordOf(card)] & bitOf(card)) !== 0) return TO_ALL;
  return (from[basket + TO_NOBODY_CARD + wordOf(card)] & bitOf(card)) !== 0 ? TO_NOBODY : TO_TAKER;
}

export function addCard(to: Int32Array, basket: number, card: number, show: number): void {
  to[basket + CARD + wordOf(card)] |= bitOf(card);
  if (show === TO_NOBODY) to[basket + TO_NOBODY_CARD + wordOf(card)] |= bitOf(card);
  if (show === TO_ALL) to[basket + TO_ALL_CARD + wordOf(card)] |= bitOf(card);
}

/** Whether a basket holds any named card. */
export const hasCards = (from: Int32Array, basket: number): boolean =>
  (from[basket + CARD] | from[basket + CARD + 1]) !== 0;

/** Units of wildcards in a basket. */
export function wildcards(from: Int32Array, basket: number): number {
  let units = from[basket + ANY_GOODS] + from[basket + ANY_TILE];
  for (let kind = 0; kind < KINDS.length; kind++) units += from[basket + ANY_CARD + kind];
  return units;
}

/** Whether a basket holds a good: anything but ducats (vocabulary of the rules). */
export function hasGood(from: Int32Array, basket: number): boolean {
  for (let i = GOODS; i < BASKET; i++) if (from[basket + i] !== 0) return true;
  return false;
}

export const isEmpty = (from: Int32Array, basket: number): boolean =>
  from[basket + DUCATS] === 0 && !hasGood(from, basket);

/** Whether the deferred part promises a good; its ducats and the committed order are none. */
export const promisesGood = (from: Int32Array, later: number): boolean =>
  from[later + D_GOODS] !== 0 ||
  from[later + D_TILE] >= 0 ||
  from[later + D_MARKERS] > 0 ||
  from[later + D_CARDS] > 0;

/** Whether it promises anything; a committed order alone promises nothing. */
export const promises = (from: Int32Array, later: number): boolean =>
  from[later + D_DUCATS] > 0 || promisesGood(from, later);
