/** Stock Market (rules, 5.7): buy and sell shares, once each. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { basket } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, fewerOf, make, sumThree, three } from '../codes.ts';
import * as data from '../data.ts';
import { STOCKS } from '../data.ts';
import { lotMap, tell } from '../effects/emit.ts';
import { refreshMajority } from '../effects/majority.ts';
import { pay } from '../effects/pay.ts';
import { shareDown, shareUp } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { AT_MARKET, turnRow } from '../row.ts';
import { lotShortage } from '../shortages.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { T_BUY_SHARES, T_SELL_SHARES } = codes;
const { MAX_SHARES_PER_DEAL } = data;
const { E_BOTH_WAYS, E_CASH, E_EMPTY, E_LIMIT, E_SHARES, E_SUPPLY, OK } = errors;
const {
  CASH,
  SHARE,
  SHARES,
  SUPPLY,
  TURN_BOUGHT,
  TURN_SOLD,
  TURN_USED,
  USED_BUY_SHARES,
  USED_SELL_SHARES,
} = state;

/** `lots`: seven counts of three bits, stock 0 lowest. */
export const packBuyShares = (lots: number): number => make(T_BUY_SHARES, lots);
const packSellShares = (lots: number): number => make(T_SELL_SHARES, lots);

/** Ducats for all lots at current prices. */
function lotsValue(s: State, code: number): number {
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

/**
 * The condition of both deals: one to three shares, none of a stock dealt the other way (MV-436).
 */
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

function checkBuyShares(s: State, seat: number, code: number): number {
  const error = checkLots(code, s[TURN_SOLD]);
  if (error !== OK) return error;
  if (!covers(s, SUPPLY, code)) return E_SUPPLY; // MV-014
  return lotsValue(s, code) > s[CASH + at(seat)] ? E_CASH : OK;
}

function checkSellShares(s: State, seat: number, code: number): number {
  const error = checkLots(code, s[TURN_BOUGHT]);
  if (error !== OK) return error;
  return covers(s, SHARES + at(seat), code) ? OK : E_SHARES;
}

/** The tradable stocks: their number, and the code, price and count of each. */
const units = new Int32Array(7);
const prices = new Int32Array(7);
const counts = new Int32Array(7);

/** Fills the lists above with the stocks that `start` holds and one share of which `cash` pays. */
function findStocks(s: State, start: number, barred: number, cash: number): number {
  let kinds = 0;
  for (let k = 0; k < 7; k++) {
    const count = s[start + k];
    const price = s[SHARE + k];
    if (count === 0 || price > cash || (barred & (1 << k)) !== 0) continue;
    units[kinds] = 1 << (3 * k);
    prices[kinds] = price;
    counts[kinds++] = count;
  }
  return kinds;
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
  const kinds = findStocks(s, start, barred, cash);
  for (let i = 0; i < kinds; i++) {
    const left = cash - prices[i];
    const one = base + units[i];
    out[n++] = one;
    for (let j = counts[i] > 1 ? i : i + 1; j < kinds; j++) {
      const rest = left - prices[j];
      if (rest < 0) continue;
      const two = one + units[j];
      out[n++] = two;
      const again = counts[j] > (j === i ? 2 : 1);
      for (let k = again ? j : j + 1; k < kinds; k++) {
        if (prices[k] <= rest) out[n++] = two + units[k];
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

function applyBuyShares(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const cost = lotsValue(s, code);
  s[TURN_USED] |= USED_BUY_SHARES;
  s[TURN_BOUGHT] |= stocksOf(code);
  moveShares(s, code, SUPPLY, SHARES + at(seat));
  if (sink !== null) {
    tell(sink, { type: 'sharesBought', seat, lots: lotMap((k) => three(code, k)), cost });
  }
  pay(s, seat, 0 - cost, 'sharesBought', sink);
  afterDeal(s, code, sink);
  // MV-432: one step a stock, however many shares; offices stay (MV-011).
  for (let k = 0; k < 5; k++) if (three(code, k) > 0) shareUp(s, k, 1, 'shares', sink);
}

function applySellShares(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const proceeds = lotsValue(s, code);
  s[TURN_USED] |= USED_SELL_SHARES;
  s[TURN_SOLD] |= stocksOf(code);
  moveShares(s, code, SHARES + at(seat), SUPPLY);
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

/** Moves the lots between two lists of counts by stock. */
function moveShares(s: State, code: number, from: number, to: number): void {
  for (let k = 0; k < 7; k++) {
    const count = three(code, k);
    s[from + k] -= count;
    s[to + k] += count;
  }
}

/** MV-412: boards follow at once, for the stocks dealt. */
function afterDeal(s: State, code: number, sink: EventSink | null): void {
  for (let k = 0; k < 5; k++) if (three(code, k) > 0) refreshMajority(s, k, sink);
}

/** The common part of buying and selling. */
const deal = {
  places: AT_MARKET,
  fields: { lots: basket(STOCKS, 10, 3) },
  figures: { E_LIMIT: () => ({ most: MAX_SHARES_PER_DEAL }) },
  refusals: { E_USED: 'MV-437', E_BOTH_WAYS: 'MV-436', E_SUPPLY: 'MV-014' },
  nearer: (_s: State, _seat: number, code: number): number[] => fewerOf(code, 7),
} as const;

export const buySharesRow = turnRow({
  ...deal,
  type: 'buyShares',
  code: make(T_BUY_SHARES, 0),
  rule: 'MV-431',
  used: () => USED_BUY_SHARES,
  check: checkBuyShares,
  apply: applyBuyShares,
  cost: lotsValue,
  figures: { ...deal.figures, E_SUPPLY: (s, _seat, code) => lotShortage(s, code, SUPPLY) },
});

export const sellSharesRow = turnRow({
  ...deal,
  type: 'sellShares',
  code: make(T_SELL_SHARES, 0),
  rule: 'MV-433',
  used: () => USED_SELL_SHARES,
  check: checkSellShares,
  apply: applySellShares,
  figures: {
    ...deal.figures,
    E_SHARES: (s, seat, code) => lotShortage(s, code, SHARES + at(seat)),
  },
});
