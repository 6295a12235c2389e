/** Stock Market (rules, 5.7): buy and sell shares, once each. */

import type { EventSink } from '../../../core/events.ts';
import { body, packBuyShares, packSellShares, sumThree, three } from '../codes.ts';
import { MAX_SHARES_PER_DEAL } from '../data.ts';
import { lotMap, tell } from '../effects/emit.ts';
import { refreshMajority } from '../effects/majority.ts';
import { pay } from '../effects/pay.ts';
import { shareDown, shareUp } from '../effects/pegs.ts';
import { E_BOTH_WAYS, E_CASH, E_EMPTY, E_LIMIT, E_SHARES, E_SUPPLY, OK } from '../errors.ts';
import {
  at,
  CASH,
  SHARE,
  SHARES,
  type State,
  SUPPLY,
  TURN_BOUGHT,
  TURN_SOLD,
  TURN_USED,
  USED_BUY_SHARES,
  USED_SELL_SHARES,
} from '../state.ts';

/** Ducats for all lots at current prices. */
export function lotsValue(s: State, code: number): number {
  let value = 0;
  for (let k = 0; k < 7; k++) value += three(code, k) * s[SHARE + k];
  return value;
}

/** Stocks in the lots, as a bit mask. */
function stocksOf(code: number): number {
  let mask = 0;
  for (let k = 0; k < 7; k++) if (three(code, k) > 0) mask |= 1 << k;
  return mask;
}

/** What both deals need: one to three shares, none of a stock dealt the other way (MV-436). */
function checkLots(code: number, otherWay: number): number {
  const total = sumThree(body(code), 7);
  if (total === 0) return E_EMPTY;
  if (total > MAX_SHARES_PER_DEAL) return E_LIMIT; // MV-431, MV-433
  return (stocksOf(code) & otherWay) !== 0 ? E_BOTH_WAYS : OK;
}

/** Whether each lot is covered by the list of counts at `start`. */
function covers(s: State, start: number, code: number): boolean {
  for (let k = 0; k < 7; k++) if (three(code, k) > s[start + k]) return false;
  return true;
}

export function checkBuyShares(s: State, seat: number, code: number): number {
  const error = checkLots(code, s[TURN_SOLD]);
  if (error !== OK) return error;
  if (!covers(s, SUPPLY, code)) return E_SUPPLY; // MV-014
  return lotsValue(s, code) > s[CASH + at(seat)] ? E_CASH : OK;
}

export function checkSellShares(s: State, seat: number, code: number): number {
  const error = checkLots(code, s[TURN_BOUGHT]);
  if (error !== OK) return error;
  return covers(s, SHARES + at(seat), code) ? OK : E_SHARES;
}

/**
 * Appends every multiset of one to three shares that the counts at `start` cover, that leaves out
 * the stocks of `barred` and costs at most `cash`; `base` is the code without lots.
 */
function listLots(
  s: State,
  start: number,
  barred: number,
  cash: number,
  base: number,
  out: Int32Array,
  from: number,
): number {
  let n = from;
  for (let i = 0; i < 7; i++) {
    const left = cash - s[SHARE + i];
    if (s[start + i] < 1 || left < 0 || (barred & (1 << i)) !== 0) continue;
    const one = base + (1 << (3 * i));
    out[n++] = one;
    for (let j = i; j < 7; j++) {
      const rest = left - s[SHARE + j];
      if (s[start + j] < (j === i ? 2 : 1) || rest < 0 || (barred & (1 << j)) !== 0) continue;
      const two = one + (1 << (3 * j));
      out[n++] = two;
      for (let k = j; k < 7; k++) {
        const wanted = k !== j ? 1 : j === i ? 3 : 2;
        if (s[start + k] < wanted || rest < s[SHARE + k] || (barred & (1 << k)) !== 0) continue;
        out[n++] = two + (1 << (3 * k));
      }
    }
  }
  return n;
}

const NO_LIMIT = 1 << 20;

/** MV-437: each once, in either order. */
export function legalStockMarket(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  const used = s[TURN_USED];
  if ((used & USED_BUY_SHARES) === 0) {
    n = listLots(s, SUPPLY, s[TURN_SOLD], s[CASH + at(seat)], packBuyShares(0), out, n);
  }
  if ((used & USED_SELL_SHARES) === 0) {
    const owned = SHARES + at(seat);
    n = listLots(s, owned, s[TURN_BOUGHT], NO_LIMIT, packSellShares(0), out, n);
  }
  return n;
}

export function applyBuyShares(s: State, seat: number, code: number, sink: EventSink | null): void {
  const cost = lotsValue(s, code);
  s[TURN_USED] |= USED_BUY_SHARES;
  s[TURN_BOUGHT] |= stocksOf(code);
  moveShares(s, seat, code, 1);
  if (sink !== null) {
    tell(sink, { type: 'sharesBought', seat, lots: lotMap((k) => three(code, k)), cost });
  }
  pay(s, seat, 0 - cost, 'sharesBought', sink);
  afterDeal(s, code, sink);
  // MV-432: one step a stock, however many shares; offices stay (MV-011).
  for (let k = 0; k < 5; k++) if (three(code, k) > 0) shareUp(s, k, 1, 'shares', sink);
}

export function applySellShares(
  s: State,
  seat: number,
  code: number,
  sink: EventSink | null,
): void {
  const proceeds = lotsValue(s, code);
  s[TURN_USED] |= USED_SELL_SHARES;
  s[TURN_SOLD] |= stocksOf(code);
  moveShares(s, seat, code, -1);
  if (sink !== null) {
    tell(sink, { type: 'sharesSold', seat, lots: lotMap((k) => three(code, k)), proceeds });
  }
  pay(s, seat, proceeds, 'sharesSold', sink);
  afterDeal(s, code, sink);
  // MV-434: two steps a share.
  for (let k = 0; k < 5; k++) {
    const count = three(code, k);
    if (count > 0) shareDown(s, k, 2 * count, 'shares', sink);
  }
}

/** `sign` 1: from the supply to the seat; -1: back. */
function moveShares(s: State, seat: number, code: number, sign: number): void {
  const owned = SHARES + at(seat);
  for (let k = 0; k < 7; k++) {
    const count = sign * three(code, k);
    s[owned + k] += count;
    s[SUPPLY + k] -= count;
  }
}

/** MV-412: boards follow at once, for the stocks dealt. */
function afterDeal(s: State, code: number, sink: EventSink | null): void {
  for (let k = 0; k < 5; k++) if (three(code, k) > 0) refreshMajority(s, k, sink);
}
