/** One movement as it is checked and carried out: legs, helpers, cost (rules, section 5.3). */

import { GF14 } from '../data/gifts.ts';
import {
  BODYGUARD,
  CARTOGRAPHER,
  JOHANNES,
  POLOS,
  RU05,
  RUSTICIANO,
  WILHELM,
} from '../data/people.ts';
import {
  BODYGUARD_STEP,
  CAMELS_IN_PASSING,
  CARTOGRAPHER_CAMELS,
  CARTOGRAPHER_COINS,
  STEP_COST,
} from '../data/spaces.ts';
import { CAMEL } from '../data/vocabulary.ts';
import { holdsGift } from '../effects/gifts.ts';
import { count } from '../effects/posts.ts';
import { E, OK } from '../errors.ts';
import { IS_CITY } from '../map.ts';
import * as S from '../state.ts';
import { stepsOf } from './routes.ts';

/** More nodes than this are no path (a movement has six steps). */
export const LONGEST_PATH = 60;

export const NO_HELP = 0;
export const LESS_CAMELS = 1;
export const LESS_COINS = 2;

/** Filled from a code or an action; one object serves for all, so that nothing is allocated. */
export class Movement {
  legs = 0;
  /** 0 or 1. [leg] */
  readonly figure = new Int32Array(2);
  /** Nodes of a leg. [leg] */
  readonly size = new Int32Array(2);
  readonly path = [new Int32Array(LONGEST_PATH), new Int32Array(LONGEST_PATH)] as const;
  cartographer = NO_HELP;
  /** RU05: cities that are paid for, as a mask of nodes. */
  passing = 0;
  /** GF14: the city that gets a post in passing, -1 = none. */
  giftCity = -1;

  clear(): this {
    this.legs = 0;
    this.cartographer = NO_HELP;
    this.passing = 0;
    this.giftCity = -1;
    return this;
  }

  add(figure: number, path: readonly number[]): this {
    this.figure[this.legs] = figure;
    this.size[this.legs] = path.length;
    for (let i = 0; i < path.length; i++) this.path[this.legs][i] = path[i];
    this.legs++;
    return this;
  }

  get steps(): number {
    let steps = 0;
    for (let leg = 0; leg < this.legs; leg++) steps += this.size[leg];
    return steps;
  }

  /** The node in which a leg ends. */
  end(leg: number): number {
    return this.path[leg][this.size[leg] - 1];
  }

  /** Whether some leg ends there: such a city is never passed. */
  endsIn(node: number): boolean {
    for (let leg = 0; leg < this.legs; leg++) if (this.end(leg) === node) return true;
    return false;
  }
}

/** Coins and camels that a movement costs: filled by `reckon`. */
export const due = { coins: 0, camels: 0 };

/** Whether RU05 can be named: the owner has the card, and the ability now. */
export const hasRU05 = (s: S.State, p: number): boolean =>
  S.ability(s, p) === RUSTICIANO && ((s[S.RUSTICIANO_LEFT + S.at(p)] >> RU05) & 1) === 1;

/** AV-185: whether GF14 can be named: Wilhelm has no use for it. */
export const hasGF14 = (s: S.State, p: number): boolean =>
  holdsGift(s, p, GF14) && S.ability(s, p) !== WILHELM;

/** Coins for the steps of the travel action (MP-071, AV-086). */
export const stepCost = (s: S.State, p: number, steps: number): number =>
  S.hasCompanion(s, p, BODYGUARD) ? BODYGUARD_STEP * steps : STEP_COST[steps];

/** Puts the price into `due`: steps, routes, minus the help, RU05's cities besides. */
export function reckon(s: S.State, p: number, m: Movement, stepCoins: number): void {
  const steps = stepsOf(S.ability(s, p) === JOHANNES);
  let coins = stepCoins;
  let camels = 0;
  for (let leg = 0; leg < m.legs; leg++) {
    let from = s[S.FIGURE + S.at(p) + m.figure[leg]];
    for (let i = 0; i < m.size[leg]; i++) {
      const to = m.path[leg][i];
      // MP-072: every time that a route is used
      coins += steps.coins(from, to);
      camels += steps.camels(from, to);
      from = to;
    }
  }
  setDue(coins, camels, m.cartographer, count(m.passing));
}

/** AV-085: the help takes off as much as there is; AV-147: cities in passing are paid in full. */
export function setDue(coins: number, camels: number, help: number, passing: number): void {
  due.coins = help === LESS_COINS ? Math.max(0, coins - CARTOGRAPHER_COINS) : coins;
  const reduced = help === LESS_CAMELS ? Math.max(0, camels - CARTOGRAPHER_CAMELS) : camels;
  due.camels = reduced + CAMELS_IN_PASSING * passing;
}

/**
 * The first error of a movement of at most `most` steps; `coins` is the available amount of `p`.
 * With `mayPass` a movement without legs is legal.
 */
export function judge(
  s: S.State,
  p: number,
  m: Movement,
  most: number,
  coins: number,
  isTravel: boolean,
): number {
  if (m.cartographer !== NO_HELP && !S.hasCompanion(s, p, CARTOGRAPHER)) return E.NOT_YOURS;
  if (m.passing !== 0 && !hasRU05(s, p)) return E.NOT_YOURS;
  if (m.giftCity >= 0 && !hasGF14(s, p)) return E.NOT_YOURS;
  const steps = m.steps;
  if (steps > most || (isTravel && steps < 1)) return E.BAD_STEP_COUNT; // MP-070
  if (!isLegal(s, p, m)) return E.ILLEGAL_PATH;
  for (let node = 0, left = m.passing; left !== 0; node++, left >>>= 1) {
    if ((left & 1) === 1 && !passes(s, p, m, node)) return E.BAD_CHOICE;
  }
  const city = m.giftCity;
  if (city >= 0 && (((m.passing >>> city) & 1) === 1 || !passes(s, p, m, city)))
    return E.BAD_CHOICE;
  reckon(s, p, m, isTravel ? stepCost(s, p, steps) : 0);
  const camels = s[S.PURSE + S.at(p) + CAMEL];
  return due.coins > coins || due.camels > camels ? E.CANNOT_PAY : OK; // MP-074
}

/** MP-115, AV-R54: own figures, at most one leg each, along routes. */
function isLegal(s: S.State, p: number, m: Movement): boolean {
  if (m.legs === 2 && m.figure[0] === m.figure[1]) return false;
  const steps = stepsOf(S.ability(s, p) === JOHANNES);
  for (let leg = 0; leg < m.legs; leg++) {
    let from = s[S.FIGURE + S.at(p) + m.figure[leg]];
    if (from < 0) return false;
    for (let i = 0; i < m.size[leg]; i++) {
      const to = m.path[leg][i];
      if (steps.coins(from, to) < 0) return false;
      from = to;
    }
  }
  return true;
}

/** Whether `node` is a city without own post that the movement passes. */
function passes(s: S.State, p: number, m: Movement, node: number): boolean {
  if (!IS_CITY[node] || S.hasPost(s, p, node) || m.endsIn(node)) return false;
  for (let leg = 0; leg < m.legs; leg++) {
    for (let i = 0; i < m.size[leg]; i++) if (m.path[leg][i] === node) return true;
  }
  return false;
}

/**
 * The nodes that get posts (MP-075, MP-077, MP-114), in the order reached: leg by leg, and for
 * Wilhelm or RU05 at the first passing; at most as many as `into` holds.
 */
export function landings(s: S.State, p: number, m: Movement, into: Int32Array): number {
  const all = S.ability(s, p) === WILHELM;
  const isFirst = all || m.passing !== 0;
  let n = 0;
  let taken = 0;
  for (let leg = 0; leg < m.legs; leg++) {
    const last = m.size[leg] - 1;
    for (let i = 0; i <= last; i++) {
      const node = m.path[leg][i];
      if (!IS_CITY[node] || S.hasPost(s, p, node) || ((taken >>> node) & 1) === 1) continue;
      const isPaid = ((m.passing >>> node) & 1) === 1 || node === m.giftCity;
      if (i < last && !(isPaid || all || (isFirst && m.endsIn(node)))) continue;
      taken |= 1 << node;
      into[n++] = node;
    }
  }
  return n;
}

/** Whether `p` moves two figures (MP-115). */
export const hasTwoFigures = (s: S.State, p: number): boolean =>
  S.ability(s, p) === POLOS && s[S.FIGURE + S.at(p) + 1] >= 0;
