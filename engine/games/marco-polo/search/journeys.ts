/** The best journey of each length, by the values of posts and nodes to the examined seat. */

import { worth } from '../bot/market.ts';
import { knownWorth, promise } from '../bot/posts.ts';
import { JOHANNES, WILHELM } from '../data/people.ts';
import { CAMEL, COIN } from '../data/vocabulary.ts';
import { DIE_FACES } from '../data.ts';
import { MAP_SIZE } from '../map.ts';
import { CITY_BITS, found, helps, isGifted, MOVEMENT_BITS } from '../movement/list.ts';
import { due, hasRU05, hasTwoFigures, setDue } from '../movement/movement.ts';
import { type Route, routesOf } from '../movement/routes.ts';
import { walksOf } from '../movement/walks.ts';
import * as S from '../state.ts';
import { clear, offers } from './offer.ts';

/**
 * The best journey of exactly so many steps, without the cost of occupancy: help and number.
 * [steps]
 */
export const journeys = offers(DIE_FACES + 1);
/** Coins that it costs. [steps] */
export const journeyCoins = new Int32Array(DIE_FACES + 1);
const ROUTE_BITS = 6;
const STAYS = 2 ** ROUTE_BITS - 1;
const HELPS = 3;

/** The promise of a node, computed on first use. [node] */
const stood = new Float64Array(MAP_SIZE);

/** Clears the promises of another seat; call `studyMap` before. */
export const leave = (): void => {
  stood.fill(-1);
};

function standing(node: number): number {
  if (stood[node] < 0) stood[node] = promise(node, 1 << node);
  return stood[node];
}

/** The gain of a figure from `from` by a post on `to` and by standing there. */
const arriving = (from: number, to: number): number =>
  knownWorth(to) + standing(to) - standing(from);

/**
 * Fills `journeys` from the found movements (`movement/list.ts`); `stepCoins` is the price by
 * number of steps.
 */
export function lookAtJourneys(s: S.State, p: number, stepCoins: Int32Array): void {
  clear(journeys);
  const coins = s[S.PURSE + S.at(p)];
  const walks = S.ability(s, p) === WILHELM || hasRU05(s, p);
  const two = hasTwoFigures(s, p);
  for (let i = 0; i < found.count; i++) {
    if (isGifted(i)) continue;
    const steps = found.steps[i];
    const listed = helps(s, p, i, stepCoins[steps], coins);
    if (listed === 0) continue;
    const gained = walks ? walkWorth(s, p, i) : two ? pairWorth(s, p, i) : routeWorth(s, p, i);
    for (let help = 0; help < HELPS; help++) {
      if (((listed >> help) & 1) === 0) continue;
      setDue(found.coins[i] + stepCoins[steps], found.camels[i], help, found.passing[i]);
      const value = gained + worth(COIN, -due.coins) + worth(CAMEL, -due.camels);
      if (value <= journeys[steps].worth) continue;
      journeys[steps].worth = value;
      journeys[steps].arg = (help << MOVEMENT_BITS) | found.number[i];
      journeyCoins[steps] = due.coins;
    }
  }
}

const routesFrom = (s: S.State, p: number, from: number): readonly Route[] =>
  routesOf(S.ability(s, p) === JOHANNES)[from];

function routeWorth(s: S.State, p: number, i: number): number {
  const from = s[S.FIGURE + S.at(p)];
  return arriving(from, routesFrom(s, p, from)[found.number[i]].to);
}

/** Wilhelm's posts in passing, or those that RU05 pays for. */
function walkWorth(s: S.State, p: number, i: number): number {
  const from = s[S.FIGURE + S.at(p)];
  const { to, cities } = walksOf(from)[found.number[i] >> CITY_BITS];
  const all = S.ability(s, p) === WILHELM;
  let sum = arriving(from, to);
  for (let k = 0; k < cities.length; k++) {
    if (all || ((found.number[i] >> k) & 1) === 1) sum += knownWorth(cities[k]);
  }
  return sum;
}

/** MP-115: one figure, the other, or both. */
function pairWorth(s: S.State, p: number, i: number): number {
  const here = s[S.FIGURE + S.at(p)];
  const there = s[S.FIGURE + S.at(p) + 1];
  const first = found.number[i] >> ROUTE_BITS;
  const second = found.number[i] & STAYS;
  const a = first === STAYS ? -1 : routesFrom(s, p, here)[first].to;
  const b = second === STAYS ? -1 : routesFrom(s, p, there)[second].to;
  let sum = 0;
  if (a >= 0) sum += arriving(here, a);
  if (b >= 0) sum += arriving(there, b) - (a === b ? knownWorth(b) : 0);
  return sum;
}
