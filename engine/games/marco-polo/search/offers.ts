/**
 * The offers of spaces to a seat, independent of its dice: picks of contracts up to each space of
 * the row, a post in Venice, a companion, uses of a city card. Computed once per decision or space;
 * `places.ts` decides which dice reach them. Values are the traveller's, in points.
 */

import { playedWorth } from '../bot/cards.ts';
import { bestGood, worth } from '../bot/market.ts';
import { companionWorth } from '../bot/placements.ts';
import { postWorth } from '../bot/posts.ts';
import { contractWorth } from '../bot/rewards.ts';
import { readUse, usedCard, usesNow } from '../city-cards/list.ts';
import { EXCHANGES } from '../city-cards/usable.ts';
import { COMPANIONS } from '../data/people.ts';
import { ROW_BONUS, ROW_SPACES } from '../data/spaces.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { DIE_FACES, MOST_HELD, ROUNDS } from '../data.ts';
import { rowSize } from '../effects/contracts.ts';
import { CONNECTED } from '../map.ts';
import { CardUse } from '../placing/placing.ts';
import { canPay, isOpen, PAYMENTS } from '../spaces/venice.ts';
import * as S from '../state.ts';
import { clear, empty, offers, raise } from './offer.ts';

/** The best picks without a higher space. [space] */
export const picks = offers(ROW_SPACES + 1);
const lying = new Float64Array(ROW_SPACES + 1);
/** Whether camels are taken on spaces 5 and 6. */
const takesCamels = new Int32Array(2);
const FIRST_BONUS = 5;
/** Points for the first contract in hand, which gives goods a use. */
const SOME_CONTRACT = 1.5;
/** Points for having to give up one. */
const GIVEN_UP = 1;
const FIRST_PICK = 4;
const SECOND_PICK = 7;
const DISCARDS = 2;

/** Fills `picks`. */
export function lookAtRow(s: S.State, p: number): void {
  clear(picks);
  const size = rowSize(s);
  const held = s[S.HELD_SIZE + S.at(p)];
  for (let a = 1; a <= size; a++) lying[a] = lyingWorth(s, p, a);
  const first = held > 0 ? GIVEN_UP + contractWorth(s, p, s[S.HELD + S.at(p)]) : 0;
  const second = held > 1 ? GIVEN_UP + contractWorth(s, p, s[S.HELD + S.at(p) + 1]) : 0;
  const some = held === 0 && s[S.ROUND] < ROUNDS ? SOME_CONTRACT : 0;
  for (let a = 1; a <= size; a++) {
    for (let b = 0; b < a; b++) {
      const over = held + (b > 0 ? 2 : 1) - MOST_HELD;
      const mask = over >= 2 ? 3 : over < 1 ? 0 : held > 1 && second < first ? 2 : 1;
      const lost = ((mask & 1) !== 0 ? first : 0) + ((mask & 2) !== 0 ? second : 0);
      let arg = b > 0 ? (b << FIRST_PICK) + (a << SECOND_PICK) : a << FIRST_PICK;
      arg += mask << DISCARDS;
      if (a === FIRST_BONUS || b === FIRST_BONUS) arg += takesCamels[0];
      if (a > FIRST_BONUS) arg += 2 * takesCamels[1];
      raise(picks[a], arg, lying[a] + (b > 0 ? lying[b] : 0) + some - lost);
    }
  }
  for (let a = 2; a <= ROW_SPACES; a++) raise(picks[a], picks[a - 1].arg, picks[a - 1].worth);
}

/** A contract of the row with the gain of its space. */
function lyingWorth(s: S.State, p: number, space: number): number {
  const gained = contractWorth(s, p, s[S.ROW + space - 1]);
  const n = ROW_BONUS[space - 1];
  if (n === 0) return gained;
  const coins = worth(COIN, n);
  const camels = worth(CAMEL, n);
  takesCamels[space - FIRST_BONUS] = camels > coins ? 1 : 0;
  return gained + Math.max(coins, camels);
}

/** The best post in Venice. */
export const [palazzo] = offers(1);
const PAY_BITS = 4;
const NO_PAY = 2 ** PAY_BITS - 1;
/** Points for coming closer to the palazzi that count, by the rounds that are left. [rounds] */
const TOWARDS: readonly number[] = [0, 0.6, 1, 1.2, 1.4];

/** Fills `palazzo`. */
export function lookAtVenice(s: S.State, p: number): void {
  empty(palazzo);
  const towards = TOWARDS[ROUNDS - s[S.ROUND]] ?? 0;
  for (let i = 0; i < CONNECTED.length; i++) {
    if (!isOpen(s, p, i) || !canPay(s, p, i, s[S.PURSE + S.at(p)])) continue;
    const { to, coins, camels, goods } = CONNECTED[i];
    const value = postWorth(s, p, to) + towards + worth(COIN, -coins) + worth(CAMEL, -camels);
    if (goods === 0) {
      raise(palazzo, (i << PAY_BITS) + NO_PAY, value);
      continue;
    }
    for (let way = 0; way < PAYMENTS.length; way++) {
      const paid = paymentWorth(s, p, PAYMENTS[way]);
      raise(palazzo, (i << PAY_BITS) + way, value + paid);
    }
  }
}

/** Value of so many given goods; prohibitive if they are not available. */
function paymentWorth(s: S.State, p: number, pay: readonly number[]): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (pay[good] > s[S.PURSE + PEPPER + good + S.at(p)]) return Number.NEGATIVE_INFINITY;
    sum += worth(PEPPER + good, -pay[good]);
  }
  return sum;
}

/** The best open companion, with a good. */
export const [companion] = offers(1);
const NO_COMPANION = 15;
const GOOD_BITS = 2;

/** Fills `companion`. */
export function lookAtCompanions(s: S.State, p: number): void {
  empty(companion);
  const good = bestGood();
  const gained = worth(PEPPER + good, 1);
  const size = s[S.COMPANION_ROW_SIZE];
  if (size === 0) raise(companion, (NO_COMPANION << GOOD_BITS) + good, gained);
  for (let i = 0; i < size; i++) {
    const one = s[S.COMPANION_ROW + i];
    if (one < COMPANIONS.length) {
      raise(companion, (one << GOOD_BITS) + good, gained + companionWorth(s, p, one));
    }
  }
}

/**
 * The best use of a card with a die of this value; value and use are in the form of an argument.
 * [value]
 */
export const uses = offers(DIE_FACES + 1);
const listed = new Int32Array(12 * 256);
const use = new CardUse();

/**
 * Fills `uses` for `card`. If the value only limits the number of times, a higher one offers as
 * much.
 */
export function lookAtCard(s: S.State, p: number, card: number): void {
  clear(uses);
  const count = usesNow(s, p, card, DIE_FACES, listed);
  for (let i = 0; i < count; i++) {
    if (!readUse(s, card, listed[i], use)) continue;
    const limited = EXCHANGES[usedCard(s, card, listed[i])].length > 0;
    if (limited) raise(uses[use.times], listed[i], playedWorth(s, p, card, use.times, use));
    for (let value = 1; !limited && value <= DIE_FACES; value++) {
      raise(uses[value], listed[i], playedWorth(s, p, card, value, use));
    }
  }
}

/** Whether the value of a die is the effect of a use, and is in its argument if stated. */
export const isLimited = (s: S.State, card: number, arg: number): boolean =>
  EXCHANGES[usedCard(s, card, arg)].length > 0;
