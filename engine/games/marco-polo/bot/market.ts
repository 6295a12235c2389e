/**
 * The prices of coins, camels and goods for a seat, in points (rules, section 12): highest for the
 * needs of its contracts, lower for the next few, low for a surplus, and next to nothing once the
 * last round leaves no time to use it.
 */

import { CONTRACT_COST } from '../cards.ts';
import { CAMEL, COIN, PEPPER } from '../data/vocabulary.ts';
import { ROUNDS } from '../data.ts';
import { IN_PURSE } from '../effects/purse.ts';
import { BEIJING } from '../map.ts';
import * as S from '../state.ts';

/** A price for the first so many, the next so many, and all beyond. */
interface Steps {
  readonly first: number;
  readonly next: number;
  readonly many: number;
  readonly rest: number;
}

/** Before the last round and in it: coins, camels, and goods as shares of their price. */
const COINS: readonly Steps[] = [
  { first: 12, next: 0.38, many: 14, rest: 0.24 },
  { first: 7, next: 0.22, many: 7, rest: 0.11 },
];
const CAMELS: readonly Steps[] = [
  { first: 3, next: 0.65, many: 5, rest: 0.4 },
  { first: 1, next: 0.55, many: 3, rest: 0.25 },
];
const OF_COINS_BEYOND = 0.1;
const OF_CAMELS_BEYOND = 0.1;
/** Pepper, silk, gold (rules, section 12). */
const GOODS_PRICE: readonly number[] = [0.95, 1.25, 2.15];
/** Shares of that price: needed by a contract, the next three, all beyond. */
const NEEDED = 1.15;
const SPARE = 0.75;
const SPARE_GOODS = 3;
const PILED = 0.4;
/** The price of an unneeded good in the last round: with a post in Beijing, and without. */
const LAST_IN_BEIJING = 0.5;
const LAST_ELSEWHERE = 0.12;

/** The seat being evaluated: see `look`. */
const market = {
  own: new Float64Array(IN_PURSE),
  /** The needs of the contracts in hand. */
  need: new Float64Array(IN_PURSE),
  isLast: false,
  inBeijing: false,
};

/** Reads the holdings and needs of `p`, on which the rest of this file relies. */
export function look(s: S.State, p: number): void {
  market.isLast = s[S.ROUND] === ROUNDS;
  market.inBeijing = S.hasPost(s, p, BEIJING);
  for (let what = 0; what < IN_PURSE; what++) {
    market.own[what] = s[S.PURSE + S.at(p) + what];
    market.need[what] = 0;
  }
  for (let i = 0; i < s[S.HELD_SIZE + S.at(p)]; i++) {
    const cost = CONTRACT_COST[s[S.HELD + S.at(p) + i]];
    for (let what = CAMEL; what < IN_PURSE; what++) market.need[what] += cost[what];
  }
}

/** Value of `n` of a kind altogether. */
function total(what: number, n: number): number {
  const last = market.isLast ? 1 : 0;
  if (what === COIN) return stepped(n, 0, 0, COINS[last], OF_COINS_BEYOND);
  const needed = Math.min(n, market.need[what]);
  const spare = n - needed;
  if (what === CAMEL) {
    return stepped(spare, needed, CAMELS[0].next, CAMELS[last], OF_CAMELS_BEYOND);
  }
  const price = GOODS_PRICE[what - PEPPER];
  const used = needed * price * NEEDED;
  if (market.isLast) return used + spare * (market.inBeijing ? LAST_IN_BEIJING : LAST_ELSEWHERE);
  const some = Math.min(spare, SPARE_GOODS);
  return used + price * (SPARE * some + PILED * (spare - some));
}

function stepped(n: number, needed: number, price: number, steps: Steps, beyond: number): number {
  const first = Math.min(n, steps.first);
  const many = Math.min(n - first, steps.many);
  const rest = n - first - many;
  return needed * price + first * steps.next + many * steps.rest + rest * beyond;
}

/** Value of `n` more (below 0: fewer) of a kind. */
export const worth = (what: number, n: number): number =>
  n === 0 ? 0 : total(what, market.own[what] + n) - total(what, market.own[what]);

/** The good of which one more is worth the most, from 0 on. */
export function bestGood(): number {
  let best = 0;
  for (let good = 1; good < GOODS_PRICE.length; good++) {
    if (worth(PEPPER + good, 1) > worth(PEPPER + best, 1)) best = good;
  }
  return best;
}

/** How many of a kind no contract in hand needs. */
export const spare = (what: number): number => Math.max(0, market.own[what] - market.need[what]);
