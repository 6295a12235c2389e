/**
 * Converts offers to numbers of the vocabulary (rules, section 5.11), and back. All others are
 * objects, and pass the same checks.
 */

import { YIELD } from '../buildings.ts';
import { CARDS, COMMODITIES, KINDS, TILES } from '../data.ts';
import { left } from '../limits.ts';
import { isBuilding } from '../map.ts';
import * as S from '../state.ts';
import type { Basket, Deferred } from '../types.ts';
import * as I from './items.ts';
import * as R from './record.ts';
import { basketOf, deferredOf } from './words.ts';

/** GE-538: a tile is spent exactly if no action is left. */
const needsExtra = (s: S.State, player: number, target: number): boolean =>
  isBuilding(target) && left(s, player) <= 0;

/** Writes a listed offer of `player` to the merchant into a cleared record. */
export function fillOffer(s: S.State, player: number, number: number, record: Int32Array): void {
  record[R.MAKER] = player;
  record[R.TAKER] = s[S.MERCHANT];
  record[R.TARGET] = I.targetIn(number);
  record[R.USE_EXTRA] = needsExtra(s, player, I.targetIn(number)) ? 1 : 0;
  fillTerms(number, record);
}

/** Writes a listed proposal of the merchant into a cleared record. */
export function fillProposal(s: S.State, number: number, record: Int32Array): void {
  record[R.MAKER] = s[S.MERCHANT];
  record[R.TAKER] = I.playerIn(number);
  record[R.TARGET] = I.targetIn(number);
  fillTerms(number, record);
}

function fillTerms(number: number, record: Int32Array): void {
  const item = I.itemIn(number);
  const ducats = I.amountsFor(item)[I.amountIn(number)] ?? 0;
  if (item >= I.COMMIT && item < I.ANY_GOOD) {
    record[R.LATER + R.D_COMMIT] = item - I.COMMIT;
    record[R.LATER + R.D_DUCATS] = ducats;
    return;
  }
  record[R.GIVE + R.DUCATS] = ducats;
  if (item === I.NOTHING) return;
  if (item < I.TILE) record[R.GIVE + R.GOODS + item - I.COMMODITY] = 1;
  else if (item < I.MARKER) record[R.GIVE + R.TILE + item - I.TILE] = 1;
  else if (item === I.MARKER) record[R.GIVE + R.MARKERS] = 1;
  else if (item < I.LATER_GOOD) R.addCard(record, R.GIVE, item - I.OWN_CARD, R.TO_TAKER);
  else if (item < I.LATER_TILE) record[R.LATER + R.D_GOODS] = 1 << (item - I.LATER_GOOD);
  else if (item === I.LATER_TILE) record[R.LATER + R.D_TILE] = tileOf(record[R.TARGET]);
  else if (item === I.LATER_MARKER) record[R.LATER + R.D_MARKERS] = 1;
  else if (item === I.LATER_CARD) record[R.LATER + R.D_CARDS] = 1;
  else if (item === I.ANY_GOOD) record[R.GIVE + R.ANY_GOODS] = 1;
  else record[R.GIVE + R.ANY_CARD + item - I.ANY_CARD] = 1;
}

/** The tile that a space yields; the first if it yields none, which no check allows. */
const tileOf = (target: number): number =>
  isBuilding(target) ? Math.max(0, YIELD[target].tile) : 0;

const packed = R.blankRecord();

/** The number of the offer in `record`; -1 if the vocabulary has none that is exactly equal. */
export function numberOf(s: S.State, record: Int32Array, isOffer: boolean): number {
  const item = itemOf(record);
  if (item < 0) return -1;
  const ducats =
    record[item >= I.COMMIT && item < I.ANY_GOOD ? R.LATER + R.D_DUCATS : R.GIVE + R.DUCATS];
  const amount = I.amountsFor(item).indexOf(ducats);
  if (amount < 0) return -1;
  const player = isOffer ? 0 : record[R.TAKER];
  const number = I.numberFor(player, record[R.TARGET], item, amount);
  if (!I.isListed(number)) return -1;
  // Only a record without further content has this number.
  R.clear(packed);
  if (isOffer) fillOffer(s, record[R.MAKER], number, packed);
  else fillProposal(s, number, packed);
  for (let i = R.MAKER; i <= R.FAULTS; i++) if (packed[i] !== record[i]) return -1;
  return number;
}

/**
 * The single item of a record besides ducats; `NOTHING` for none; further items are not seen here.
 */
function itemOf(record: Int32Array): number {
  const later = R.LATER;
  if (record[later + R.D_COMMIT] >= 0) return I.COMMIT + record[later + R.D_COMMIT];
  if (record[later + R.D_GOODS] !== 0)
    return I.LATER_GOOD + 31 - Math.clz32(record[later + R.D_GOODS]);
  if (record[later + R.D_TILE] >= 0) return I.LATER_TILE;
  if (record[later + R.D_MARKERS] > 0) return I.LATER_MARKER;
  if (record[later + R.D_CARDS] > 0) return I.LATER_CARD;
  for (let i = 0; i < COMMODITIES.length; i++) {
    if (record[R.GIVE + R.GOODS + i] > 0) return I.COMMODITY + i;
  }
  for (let i = 0; i < TILES.length; i++) if (record[R.GIVE + R.TILE + i] > 0) return I.TILE + i;
  if (record[R.GIVE + R.MARKERS] > 0) return I.MARKER;
  for (let card = 0; card < CARDS; card++) {
    if (R.hasCard(record, R.GIVE, card)) return I.OWN_CARD + card;
  }
  if (record[R.GIVE + R.ANY_GOODS] > 0) return I.ANY_GOOD;
  for (let i = 0; i < KINDS.length; i++)
    if (record[R.GIVE + R.ANY_CARD + i] > 0) return I.ANY_CARD + i;
  return I.NOTHING;
}

/** The words of a record's terms, empty parts left out. */
export function termsOf(record: Int32Array): { give?: Basket; ask?: Basket; deferred?: Deferred } {
  const give = basketOf(record, R.GIVE);
  const ask = basketOf(record, R.ASK);
  const deferred = deferredOf(record, R.LATER);
  return { ...(give && { give }), ...(ask && { ask }), ...(deferred && { deferred }) };
}
