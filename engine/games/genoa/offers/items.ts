/** The items and amounts of listed offers, and their encoding in a number (rules, section 5.11). */

import { kindOf } from '../cards.ts';
import { CARDS, COMMODITIES, KINDS, LARGE, SMALL, TILES } from '../data.ts';
import { SPACES } from '../map.ts';

/** Ducats listed alone, beside an item, and out of a committed order. */
const ALONE = [5, 10, 15, 20, 30, 40, 60] as const;
const BESIDE = [0, 5, 10, 20] as const;
const OF_LARGE = [20, 40, 60] as const;
const OF_SMALL = [10, 20] as const;

// Items: the part of an offer beside the ducats.
export const NOTHING = 0;
export const COMMODITY = 1;
export const TILE = COMMODITY + COMMODITIES.length;
export const MARKER = TILE + TILES.length;
export const OWN_CARD = MARKER + 1;
export const LATER_GOOD = OWN_CARD + CARDS;
export const LATER_TILE = LATER_GOOD + COMMODITIES.length;
export const LATER_MARKER = LATER_TILE + 1;
export const LATER_CARD = LATER_MARKER + 1;
export const COMMIT = LATER_CARD + 1;
export const ANY_GOOD = COMMIT + CARDS;
export const ANY_CARD = ANY_GOOD + 1;
const ITEMS = ANY_CARD + KINDS.length;

const AMOUNT_BITS = 3;
const ITEM_BITS = 8;
const TARGET_BITS = 6;
const PLAYER_SHIFT = AMOUNT_BITS + ITEM_BITS + TARGET_BITS;

/** @param player the taker of a proposal, 0 for offers */
export const numberFor = (player: number, target: number, item: number, amount: number): number =>
  (player << PLAYER_SHIFT) | (target << (AMOUNT_BITS + ITEM_BITS)) | (item << AMOUNT_BITS) | amount;
export const amountIn = (number: number): number => number & 7;
export const itemIn = (number: number): number => (number >> AMOUNT_BITS) & 255;
export const targetIn = (number: number): number => (number >> (AMOUNT_BITS + ITEM_BITS)) & 63;
export const playerIn = (number: number): number => number >> PLAYER_SHIFT;

/** Ducats that may be listed with an item, in the order of the list. */
export function amountsFor(item: number): readonly number[] {
  if (item === NOTHING) return ALONE;
  if (item < COMMIT || item >= ANY_GOOD) return BESIDE;
  return kindOf(item - COMMIT) === LARGE ? OF_LARGE : OF_SMALL;
}

/** Whether it is a number of the vocabulary. */
export function isListed(number: number): boolean {
  const item = itemIn(number);
  if (number < 0 || item >= ITEMS || targetIn(number) >= SPACES.length) return false;
  if (item >= COMMIT && item < ANY_GOOD && kindOf(item - COMMIT) > SMALL) return false;
  return amountIn(number) < amountsFor(item).length;
}
