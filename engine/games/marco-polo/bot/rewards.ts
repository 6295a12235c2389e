/** Values of gains and costs of every source for the seat of `market.ts`. */

import { BONUS_GAIN, CONTRACT_COST, CONTRACT_GAIN, FROM_BONUS } from '../cards.ts';
import * as V from '../data/vocabulary.ts';
import { MOST_HELD, ROUNDS } from '../data.ts';
import { otherMarkers } from '../effects/posts.ts';
import { IN_PURSE } from '../effects/purse.ts';
import { BEIJING, NODES } from '../map.ts';
import * as S from '../state.ts';
import { bestGood, worth } from './market.ts';

/** Points for things that are neither paid nor owned, before the last round (rules, section 12). */
const A_STEP = 1.6;
const A_BLACK_DIE = 1.5;
const A_CONTRACT = 1.5;
const A_FULL_HAND = 0.2;
const IN_THE_LAST_ROUND = 0.6;

/** Value of `times` a counted gain. */
export function gainWorth(s: S.State, p: number, gains: readonly number[], times = 1): number {
  let sum = gains[V.VP] * times;
  for (let what = 0; what < IN_PURSE; what++) sum += worth(what, gains[what] * times);
  if (gains[V.ANY_GOOD] > 0) {
    sum += worth(V.PEPPER + bestGood(), 1) * gains[V.ANY_GOOD] * times;
  }
  if (gains[V.PAIR] > 0) sum += pairWorth() * gains[V.PAIR] * times;
  const late = s[S.ROUND] === ROUNDS ? IN_THE_LAST_ROUND : 1;
  sum += (A_STEP * gains[V.MOVE] + A_BLACK_DIE * gains[V.BLACK_DIE]) * late * times;
  if (gains[V.CONTRACT] > 0) {
    const hasRoom = s[S.HELD_SIZE + S.at(p)] < MOST_HELD && s[S.ROUND] < ROUNDS;
    sum += hasRoom ? A_CONTRACT : A_FULL_HAND;
  }
  if (gains[V.OTHER_BONUS] > 0) sum += bestOther(s, p);
  return sum;
}

const pairWorth = (): number => {
  const goods = [0, 1, 2].map((good) => worth(V.PEPPER + good, 1)).sort((a, b) => b - a);
  return goods[0] + goods[1];
};

/** Value of `times` a counted cost; goods of choice are the least valuable ones. */
export function costWorth(cost: readonly number[], times: number): number {
  let sum = cost[V.VP] * times;
  for (let what = 0; what < IN_PURSE; what++) sum -= worth(what, -cost[what] * times);
  return sum;
}

/** The gain of a node's marker once, without the markers that give another one's bonus. */
export function markerWorth(s: S.State, p: number, node: number): number {
  const marker = s[S.BONUS_AT + node];
  if (marker < 0) return 0;
  const gains = BONUS_GAIN[marker];
  return gains[V.OTHER_BONUS] > 0 ? bestOther(s, p) : gainWorth(s, p, gains);
}

/** The best bonus that a marker of the kind "another one" can give. */
function bestOther(s: S.State, p: number): number {
  const asking = BONUS_GAIN.findIndex((gains) => gains[V.OTHER_BONUS] > 0);
  const others = otherMarkers(s, FROM_BONUS[asking]);
  let most = 0;
  for (let node = 0; node < NODES.length; node++) {
    if (((others >>> node) & 1) === 0) continue;
    most = Math.max(most, gainWorth(s, p, BONUS_GAIN[s[S.BONUS_AT + node]]));
  }
  return most;
}

/** Points for being the one with the most contracts, spread over those that one completes. */
const MAJORITY = 1.2;
/** Goods and camels that a seat gains in a round. */
const PER_ROUND = 7;

/**
 * Value of holding a contract: its gain beyond its cost, times the probability of its completion.
 * Never below 0.
 */
export function contractWorth(s: S.State, p: number, contract: number): number {
  const cost = CONTRACT_COST[contract];
  let items = 0;
  let price = 0;
  for (let what = V.CAMEL; what < IN_PURSE; what++) {
    const own = s[S.PURSE + S.at(p) + what];
    items += Math.max(0, cost[what] - own);
    price += cost[what] * PRICES[what];
  }
  const surplus = rewardWorth(contract) + MAJORITY - price * PAID;
  const time = (ROUNDS - s[S.ROUND]) * PER_ROUND + 1.3 * diceLeft(s, p);
  const likely = items === 0 ? 1 : Math.max(0, Math.min(1, time / (items * 2)));
  return Math.max(0, surplus * likely);
}
/** Coins, camels, pepper, silk, gold. */
const PRICES: readonly number[] = [0.33, 0.6, 0.95, 1.25, 2.15];
/** Share of their price that goods are worth without a contract. */
const PAID = 0.7;

/** The gains of a contract, at the prices of section 2.9. [contract] */
const REWARDS: readonly number[] = CONTRACT_GAIN.map(
  (gains) =>
    gains[V.VP] +
    0.33 * gains[V.COIN] +
    0.5 * gains[V.CAMEL] +
    1.2 * gains[V.ANY_GOOD] +
    2.4 * gains[V.PAIR] +
    1.6 * gains[V.MOVE] +
    1.3 * gains[V.CONTRACT] +
    1.5 * gains[V.BLACK_DIE],
);
const rewardWorth = (contract: number): number => REWARDS[contract];

export function diceLeft(s: S.State, p: number): number {
  let n = 0;
  for (let left = s[S.HAND + S.at(p)]; left !== 0; left &= left - 1) n++;
  return n;
}

/** Points for goods that a post in Beijing would count (MP-131). */
export const goodsInBeijing = (s: S.State, p: number): number => {
  if (S.hasPost(s, p, BEIJING)) return 0;
  const goods = s.subarray(S.PURSE + V.PEPPER + S.at(p), S.PURSE + IN_PURSE + S.at(p));
  return 0.5 * goods.reduce((sum, n) => sum + n, 0);
};
