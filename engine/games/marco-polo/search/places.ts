/**
 * The best placement of a seat. Only sets of dice with neighbouring values are examined: the lowest
 * counts, so all others waste pips. The spaces' offers are computed once (`offers.ts`).
 */

import { bestGood, worth } from '../bot/market.ts';
import { studyMap } from '../bot/posts.ts';
import { gainWorth } from '../bot/rewards.ts';
import { cardOn } from '../city-cards/use.ts';
import { NUN, TRADER } from '../data/people.ts';
import * as P from '../data/spaces.ts';
import { CAMEL, COIN, PEPPER } from '../data/vocabulary.ts';
import { DIE_FACES, DIE_PLACES, ROUNDS, TRADER_GAIN } from '../data.ts';
import { leastValue } from '../effects/dice.ts';
import { SLOT_NODE } from '../map.ts';
import { stepCost } from '../movement/movement.ts';
import { diceFor, isRow } from '../placing/check.ts';
import { codeFor, NO_DIE, third } from '../placing/code.ts';
import { hand, isColor, isTokenDie, look, take } from '../placing/hand.ts';
import { isShut, isWithinReach, lookAtSpaces, mostSteps } from '../placing/list.ts';
import { Placing } from '../placing/placing.ts';
import { eachValueOf, occupancyCost, setSufficient, statesValues } from '../placing/value.ts';
import { KHAN_VALUE_SHIFT } from '../spaces/supply.ts';
import { prepareTravel } from '../spaces/travel.ts';
import * as S from '../state.ts';
import { journeyCoins, journeys, leave, lookAtJourneys } from './journeys.ts';
import { empty, offers, raise } from './offer.ts';
import {
  companion,
  isLimited,
  lookAtCard,
  lookAtCompanions,
  lookAtRow,
  lookAtVenice,
  palazzo,
  picks,
  uses,
} from './offers.ts';

const g = new Placing();

/** The alternative value of a die in the round: a base, and an amount for each pip. */
const A_DIE = 0.95;
const A_PIP = 0.2;
const A_TOKEN = 0.9;
/** A die that can show anything. */
const ANY_PIPS = 4;
/** Points for having the first turn of the next round. */
const HOURGLASS = 0.4;
/** The Diplomat is spent. */
const DIPLOMAT_SPENT = 0.5;

const [best] = offers(1);
/** Dice of the hand by value, the highest first: indices of `hand`. */
const order = new Int32Array(DIE_PLACES);
/** Dice of the set that can be placed on the space, and the examined set. */
const able = { count: 0, die: new Int32Array(DIE_PLACES) };
const set = new Int32Array(3);
const stepCoins = new Int32Array(DIE_FACES + 1);
/** Alternative value of a die of the hand. [index in `hand`] */
const elsewhere = new Float64Array(DIE_PLACES);
/** The examined space, and the lowest value of the set. */
const at = { space: 0, dice: 1, low: 0, least: 0, card: -1, trades: 0, lost: 0, good: 0 };
/** Whether dice count their faces, and whether the space costs. */
const is = { plain: true, paid: false };

/** The code of the best placement of `p`, whose purse `market.ts` has read; -1 = found none. */
export function bestPlacement(s: S.State, p: number): number {
  empty(best);
  g.clear();
  lookAtSpaces(s, p);
  look(s, p);
  sort();
  is.plain = !statesValues(s, p) && !S.hasCompanion(s, p, NUN);
  weighDice(s, p);
  at.trades = S.hasCompanion(s, p, TRADER) ? TRADER_GAIN : 0;
  at.good = bestGood();
  let venice = false;
  for (let space = 0; space < P.SPACES.length; space++) {
    if (!isWithinReach(s, p, space)) continue;
    at.space = space;
    g.space = space;
    g.costs = -1;
    is.paid = occupancyCost(s, p, space, 1) > 0;
    at.dice = diceFor(s, p, space);
    if (findAble() < at.dice) continue;
    if (space === P.CONTRACTS_SPACE) lookAtRow(s, p);
    else if (space === P.COMPANION_STACK) lookAtCompanions(s, p);
    else if (space === P.TRAVEL) prepare(s, p);
    else if (space === P.VENICE || space === P.GONDOLIER_SPACE) {
      if (!venice) lookAtVenice(s, p);
      venice = true;
      if (palazzo.arg < 0) continue;
    } else if (P.isCard(space) || P.isPalazzoSpace(space)) {
      at.card = cardOn(s, space);
      lookAtCard(s, p, at.card);
      const own = !P.isCard(space) || S.hasPost(s, p, SLOT_NODE[space - P.FIRST_CARD]);
      at.lost = own ? 0 : DIPLOMAT_SPENT;
    }
    at.least = isRow(space) ? leastValue(s, space) : 0;
    tryDice(s, p);
  }
  return best.arg;
}

function prepare(s: S.State, p: number): void {
  studyMap(s, p);
  leave();
  for (let steps = 1; steps <= DIE_FACES; steps++) stepCoins[steps] = stepCost(s, p, steps);
  prepareTravel(s, p, mostSteps(s, p));
  lookAtJourneys(s, p, stepCoins);
}

/** By value, the highest first; equals stay in the order of the rules. */
function sort(): void {
  for (let i = 0; i < hand.count; i++) {
    let k = i;
    for (; k > 0 && hand.value[order[k - 1]] < hand.value[i]; k--) order[k] = order[k - 1];
    order[k] = i;
  }
}

/**
 * Fills `able` with the dice that may be placed on the space.
 * @returns their number
 */
function findAble(): number {
  const shut = isShut(at.space);
  able.count = 0;
  for (let i = 0; i < hand.count; i++) {
    if (!shut || !isColor(order[i])) able.die[able.count++] = order[i];
  }
  return able.count;
}

/** Every set of neighbours that can be placed on the space. */
function tryDice(s: S.State, p: number): void {
  const { count } = able;
  let last = -1;
  for (let from = 0; from + at.dice <= count; from++) {
    if (at.dice === 1 && hand.twin[able.die[from]] >= 0) continue;
    const lowest = hand.value[able.die[from + at.dice - 1]];
    // Of sets with one lowest value the one that spares the highest dice.
    const next = from + at.dice < count ? hand.value[able.die[from + at.dice]] : -1;
    if (at.dice > 1 && next === lowest) continue;
    if (at.dice > 1 && lowest === last) continue;
    if (!gather(from)) continue;
    last = lowest;
    tryOn(s, p);
  }
}

/** Fills `set` with the dice from `from` on, in the order of the rules. @returns whether they go together */
function gather(from: number): boolean {
  let tokens = 0;
  for (let i = 0; i < at.dice; i++) {
    set[i] = able.die[from + i];
    if (isTokenDie(set[i])) tokens++;
  }
  if (tokens > 1) return false;
  // Of twins the first ones are placed.
  for (let i = 0; i < at.dice; i++) {
    for (let twin = hand.twin[set[i]]; twin >= 0 && !isInSet(twin); twin = hand.twin[set[i]]) {
      set[i] = twin;
    }
  }
  for (let i = 1; i < at.dice; i++) {
    for (let k = i; k > 0 && set[k - 1] > set[k]; k--) {
      const higher = set[k - 1];
      set[k - 1] = set[k];
      set[k] = higher;
    }
  }
  return true;
}

function isInSet(die: number): boolean {
  for (let i = 0; i < at.dice; i++) if (set[i] === die) return true;
  return false;
}

function weighDice(s: S.State, p: number): void {
  const states = statesValues(s, p);
  for (let i = 0; i < hand.count; i++) {
    const pips = states ? ANY_PIPS : hand.value[i];
    elsewhere[i] = isTokenDie(i) ? A_TOKEN : A_DIE + A_PIP * pips;
  }
}

/** Takes the set if an offer of the space is worth more with it than the best so far. */
function offered(arg: number, value: number): void {
  const a = hand.place[set[0]];
  const b = at.dice > 1 ? hand.place[set[1]] : NO_DIE;
  if (value > best.worth) raise(best, codeFor(at.space, a, b, arg), value);
}

function tryOn(s: S.State, p: number): void {
  let spent = 0;
  at.low = DIE_FACES;
  for (let i = 0; i < at.dice; i++) {
    spent += elsewhere[set[i]];
    at.low = Math.min(at.low, hand.value[set[i]]);
  }
  if (!is.plain) {
    g.hasValues = false;
    g.hasAdjust = false;
    take(p, g, set[0], at.dice > 1 ? set[1] : -1, at.dice > 2 ? set[2] : -1);
  }
  const { space } = at;
  if (P.isBazaar(space)) tryBazaar(s, p, spent);
  else if (space === P.TRAVEL) tryTravel(s, p, spent);
  else if (space === P.CONTRACTS_SPACE) tryContracts(s, p, spent);
  else if (space === P.KHAN || space === P.VENICE) tryRow(s, p, spent);
  else if (P.isCard(space) || P.isPalazzoSpace(space)) tryCard(s, p, spent);
  else tryAny(s, p, spent);
}

/** The remaining value after joining the space with a sufficient value; -Infinity = impossible. */
function joining(s: S.State, p: number, need: number): number {
  const value = sufficient(s, p, need);
  if (value === 0) return Number.NEGATIVE_INFINITY;
  if (!is.paid) return 0;
  return value > s[S.PURSE + S.at(p)] ? Number.NEGATIVE_INFINITY : worth(COIN, -value);
}

/** The value with which the set satisfies `need`; 0 = it cannot. */
function sufficient(s: S.State, p: number, need: number): number {
  if (!is.plain) return setSufficient(s, p, g, need);
  return at.low >= need ? at.low : 0;
}

/** The value of the set if a code states this one (0 = unchanged); 0 = impossible. */
function stating(s: S.State, p: number, stated: number): number {
  if (!is.plain) return eachValueOf(s, p, g, stated);
  return stated === 0 ? at.low : 0;
}

/** Any die will do: coins, the companions, the private spaces. */
function tryAny(s: S.State, p: number, spent: number): void {
  const joined = joining(s, p, 1) - spent;
  if (joined === Number.NEGATIVE_INFINITY) return;
  if (at.space === P.COMPANION_STACK) offered(companion.arg, companion.worth + joined);
  else if (at.space === P.GONDOLIER_SPACE) offered(palazzo.arg, palazzo.worth + joined);
  else {
    const coins = at.space === P.COINS5 ? P.COINS_OF_FIVE : P.COINS_OF_MONEYLENDER;
    offered(0, worth(COIN, coins) + joined);
  }
}

function tryBazaar(s: S.State, p: number, spent: number): void {
  const rows = P.BAZAAR_ROWS[at.space - P.BAZAAR_CAMEL];
  const c = third(at.dice > 2 ? hand.place[set[2]] : NO_DIE);
  const highest = is.plain ? Math.min(DIE_FACES, at.low + at.trades) : DIE_FACES;
  for (let row = highest; row > 0; row--) {
    const joined = joining(s, p, Math.max(1, row - at.trades));
    if (joined === Number.NEGATIVE_INFINITY) continue;
    offered(c + row, gainWorth(s, p, rows[row - 1]) + joined - spent);
    // A lower row costs less only if the value can be chosen.
    if (is.plain) return;
  }
}

function tryTravel(s: S.State, p: number, spent: number): void {
  const claimed = s[S.LAST_TRAVELLER] === p || s[S.ROUND] === ROUNDS ? 0 : HOURGLASS;
  for (let steps = 1; steps <= DIE_FACES; steps++) {
    const { arg, worth: gained } = journeys[steps];
    if (arg < 0) continue;
    const value = sufficient(s, p, steps);
    if (value === 0) continue;
    const cost = is.paid ? value : 0;
    if (journeyCoins[steps] + cost > s[S.PURSE + S.at(p)]) continue;
    const joined = cost === 0 ? 0 : worth(COIN, -cost);
    offered(arg, gained + claimed + joined - spent);
  }
}

function tryContracts(s: S.State, p: number, spent: number): void {
  for (let space = is.plain ? at.low : P.ROW_SPACES; space > 0; space--) {
    const { arg, worth: gained } = picks[space];
    if (arg < 0) continue;
    const joined = joining(s, p, space);
    if (joined > Number.NEGATIVE_INFINITY) offered(arg, gained + joined - spent);
    if (is.plain) return;
  }
}

/** Khan's favour and Venice: the lowest value that may still be placed. */
function tryRow(s: S.State, p: number, spent: number): void {
  for (let stated = 0; stated <= DIE_FACES; stated++) {
    if (stating(s, p, stated) < Math.max(1, at.least)) continue;
    const value = stated << KHAN_VALUE_SHIFT;
    if (at.space === P.VENICE) offered(value + palazzo.arg, palazzo.worth - spent);
    else {
      const gained = worth(CAMEL, P.CAMELS_OF_KHAN) + worth(PEPPER + at.good, 1);
      offered(value + at.good, gained - spent);
    }
    return;
  }
}

function tryCard(s: S.State, p: number, spent: number): void {
  for (let value = 1; value <= DIE_FACES; value++) {
    const { arg, worth: gained } = uses[value];
    if (arg < 0) continue;
    if (isLimited(s, at.card, arg)) {
      if (sufficient(s, p, value) > 0) offered(arg, gained - spent - at.lost);
      continue;
    }
    tryStated(s, p, arg, gained - spent - at.lost, value);
  }
}

/** The value is the effect: the die's own, or a stated one. */
function tryStated(s: S.State, p: number, arg: number, gained: number, value: number): void {
  if (stating(s, p, 0) === value) {
    offered(arg, gained);
    return;
  }
  if (stating(s, p, value) === value) offered((value << KHAN_VALUE_SHIFT) + arg, gained);
}
