/** The ways in which a city card can be used now, by number. */

import { ANY_CARD } from '../cards.ts';
import { PEPPER } from '../data/vocabulary.ts';
import { amountAt } from '../effects/purse.ts';
import { SLOT_NODE } from '../map.ts';
import type { CardUse } from '../placing/placing.ts';
import * as S from '../state.ts';
import { EXCHANGES, USABLE, WAYS } from './usable.ts';
import { canPay, isTarget, isUsable, mostTimes } from './use.ts';

/** Bits of a way's number, and of a slot's; all ones = no other card is used. */
export const WAY_BITS = 8;
const SLOT_BITS = 4;
const NO_SLOT = 2 ** SLOT_BITS - 1;
export const USE_BITS = WAY_BITS + SLOT_BITS;

/** The ways of one card that `p` can pay for with this value, into `ways` from `from` on. */
function waysNow(
  s: S.State,
  p: number,
  card: number,
  value: number,
  ways: Int32Array,
  from: number,
): number {
  let n = from;
  const all = WAYS[card];
  const most = mostTimes(s, p, card, value);
  for (let way = 0; way < all.length; way++) {
    const { times, option, pay } = all[way];
    if (times > most) continue;
    if (times > 0 && !canPay(s, p, card, option, times)) continue;
    if (pay && !owns(s, p, pay)) continue;
    ways[n++] = way;
  }
  return n;
}

const owns = (s: S.State, p: number, pay: readonly number[]): boolean =>
  pay[0] <= s[amountAt(p, PEPPER)] &&
  pay[1] <= s[amountAt(p, PEPPER + 1)] &&
  pay[2] <= s[amountAt(p, PEPPER + 2)];

/**
 * Every use of `card`: way and, for CC33, the slot of the other card above it. An unusable card has
 * none.
 */
export function usesNow(
  s: S.State,
  p: number,
  card: number,
  value: number,
  uses: Int32Array,
): number {
  if (card !== ANY_CARD) {
    if (!isUsable(s, p, card)) return 0;
    const n = waysNow(s, p, card, value, uses, 0);
    for (let i = 0; i < n; i++) uses[i] += NO_SLOT * 2 ** WAY_BITS;
    return n;
  }
  let n = 0;
  for (let slot = 0; slot < SLOT_NODE.length; slot++) {
    const other = s[S.CARD_IN + slot];
    if (!isTarget(s, p, slot) || !isUsable(s, p, other)) continue;
    const end = waysNow(s, p, other, value, uses, n);
    for (let i = n; i < end; i++) uses[i] += slot << WAY_BITS;
    n = end;
  }
  return n;
}

/** The card that is finally used, resolving CC33; -1 for an invalid use. */
export function usedCard(s: S.State, card: number, use: number): number {
  const slot = use >> WAY_BITS;
  if (slot === NO_SLOT) return card;
  return slot < SLOT_NODE.length ? s[S.CARD_IN + slot] : -1;
}

/** Fills `u` from the number of a use. @returns whether it means one */
export function readUse(s: S.State, card: number, use: number, u: CardUse): boolean {
  u.clear();
  const used = usedCard(s, card, use);
  const way = used < 0 ? undefined : WAYS[used][use & (2 ** WAY_BITS - 1)];
  if (!way || (card === ANY_CARD) === (used === card)) return false;
  if (card === ANY_CARD) u.target = used;
  u.times = way.times;
  u.option = way.option;
  if (way.pay) {
    u.hasPay = true;
    u.pay.set(way.pay);
  }
  return true;
}

/** The number of a use; -1 if it has none. */
export function numberOfUse(s: S.State, card: number, u: CardUse): number {
  const used = card === ANY_CARD ? u.target : card;
  if (used < 0) return -1;
  let slot = NO_SLOT;
  if (card === ANY_CARD) {
    slot = SLOT_NODE.findIndex((_, i) => s[S.CARD_IN + i] === used);
    if (slot < 0) return -1;
  }
  const way = WAYS[used].findIndex(
    ({ times, option, pay }) =>
      times === u.times &&
      option === u.option &&
      (pay !== null) === u.hasPay &&
      (pay === null || pay.every((n, good) => n === u.pay[good])),
  );
  return way < 0 ? -1 : (slot << WAY_BITS) + way;
}

/** Whether a use has exactly the fields of its card (appendix B.1). */
export function isWellFormed(card: number, u: CardUse): boolean {
  if ((card === ANY_CARD) !== u.target >= 0) return false;
  const used = card === ANY_CARD ? u.target : card;
  if (used === ANY_CARD) return u.times === 0 && u.option < 0 && !u.hasPay;
  const exchanges = EXCHANGES[used];
  if (exchanges.length === 0) return u.times === 0 && u.option < 0 && !u.hasPay;
  if (u.times === 0 || (USABLE[used].kind === 'either') !== u.option >= 0) return false;
  return exchanges[Math.max(0, u.option)].chosen > 0 === u.hasPay;
}
