/**
 * The listed movements (rules, section 5.8, 3), by number. A number is valid only for the seat and
 * the state it was made for: for one figure the route, for the Polos two routes, for seats that
 * place posts in passing a walk and its cities that RU05 pays for.
 */

import { CARTOGRAPHER, JOHANNES, WILHELM } from '../data/people.ts';
import { CAMELS_IN_PASSING } from '../data/spaces.ts';
import { CAMEL } from '../data/vocabulary.ts';
import { IS_CITY } from '../map.ts';
import * as S from '../state.ts';
import { numberOfGifted, ROUTE_BITS, STAYS, selectGifted } from './gifted.ts';
import {
  due,
  hasGF14,
  hasRU05,
  hasTwoFigures,
  LESS_CAMELS,
  LESS_COINS,
  type Movement,
  NO_HELP,
  setDue,
} from './movement.ts';
import { type Route, routesOf } from './routes.ts';
import { type Walk, walksOf } from './walks.ts';

/** Bits of a movement's number. */
export const MOVEMENT_BITS = 13;
/** The lowest of them say which cities of a walk RU05 pays for: at most four. */
export const CITY_BITS = 4;

const MOST = 8192;
/** Results of `list`: number, steps, coins and camels of the routes, cities paid by RU05. */
export const found = {
  count: 0,
  number: new Int32Array(MOST),
  steps: new Int32Array(MOST),
  coins: new Int32Array(MOST),
  camels: new Int32Array(MOST),
  passing: new Int32Array(MOST),
};
/** The effect of a movement, by which equal ones are found. */
const effect = new Int32Array(MOST);

/** Whether GF14 places a post in a city passed. */
const gifted = new Uint8Array(MOST);

function add(
  number: number,
  steps: number,
  coins: number,
  camels: number,
  passing: number,
  does: number,
): void {
  const n = found.count++;
  found.number[n] = number;
  found.steps[n] = steps;
  found.coins[n] = coins;
  found.camels[n] = camels;
  found.passing[n] = passing;
  effect[n] = does;
  gifted[n] = 0;
}

const mode = { passing: false, two: false, jumping: false };

function setMode(s: S.State, p: number): void {
  mode.passing = S.ability(s, p) === WILHELM || hasRU05(s, p);
  mode.two = hasTwoFigures(s, p);
  mode.jumping = S.ability(s, p) === JOHANNES;
}

/**
 * Fills `found` with the movements of at most `most` steps.
 * @param isTravel whether a movement without effect is listed (it claims the hourglass)
 */
export function list(s: S.State, p: number, most: number, isTravel: boolean): void {
  found.count = 0;
  setMode(s, p);
  const camels = s[S.PURSE + S.at(p) + CAMEL] + (S.hasCompanion(s, p, CARTOGRAPHER) ? 2 : 0);
  if (mode.passing) listWalks(s, p, most, camels, isTravel);
  else if (mode.two) listPairs(s, p, most, camels, isTravel);
  else listRoutes(s, p, most, camels, isTravel);
  if (hasGF14(s, p)) listGifted(s, p, most, camels);
}

/**
 * AV-185: one figure goes to a city without own post and on from there; GF14 is spent on it. Two
 * figures that move with it, or RU05 besides, are only checked.
 */
function listGifted(s: S.State, p: number, most: number, camels: number): void {
  const first = found.count;
  const routes = routesOf(mode.jumping);
  for (let figure = 0; figure < (mode.two ? 2 : 1); figure++) {
    const before = routes[s[S.FIGURE + S.at(p) + figure]];
    for (let i = 0; i < before.length; i++) {
      const to = before[i];
      if (!IS_CITY[to.to] || S.hasPost(s, p, to.to)) continue;
      const after = routes[to.to];
      for (let k = 0; k < after.length; k++) {
        const on = after[k];
        const needed = to.camels + on.camels;
        if (on.to === to.to || to.steps + on.steps > most || needed > camels) continue;
        const number = (figure << (2 * ROUTE_BITS)) | (i << ROUTE_BITS) | k;
        const does = ((figure + 1) * 32 + to.to) * 32 + on.to;
        add(number, to.steps + on.steps, to.coins + on.coins, needed, 0, -does);
        gifted[found.count - 1] = 1;
      }
    }
  }
  dropBeaten(first);
}

/** Whether movement number `i` of `found` spends GF14: its numbers have a range of their own. */
export const isGifted = (i: number): boolean => gifted[i] === 1;

/** Whether a movement from `from` to `to` changes nothing. */
const isIdle = (s: S.State, p: number, from: number, to: number): boolean =>
  from === to && (!IS_CITY[to] || S.hasPost(s, p, to));

function listRoutes(s: S.State, p: number, most: number, camels: number, isTravel: boolean): void {
  const from = s[S.FIGURE + S.at(p)];
  const routes = routesOf(mode.jumping)[from];
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i];
    if (route.steps > most || route.camels > camels) continue;
    if (!isTravel && isIdle(s, p, from, route.to)) continue;
    add(i, route.steps, route.coins, route.camels, 0, 0);
  }
}

/** MP-115: one figure, the other, or both. */
function listPairs(s: S.State, p: number, most: number, camels: number, isTravel: boolean): void {
  const here = s[S.FIGURE + S.at(p)];
  const there = s[S.FIGURE + S.at(p) + 1];
  const first = routesOf(mode.jumping)[here];
  const second = routesOf(mode.jumping)[there];
  for (let i = 0; i <= first.length; i++) {
    const a = i === first.length ? null : first[i];
    if (a && (a.steps > most || a.camels > camels)) continue;
    const idleA = a !== null && isIdle(s, p, here, a.to);
    for (let k = 0; k <= second.length; k++) {
      const b = k === second.length ? null : second[k];
      if (!a && !b) continue;
      const steps = (a?.steps ?? 0) + (b?.steps ?? 0);
      const needed = (a?.camels ?? 0) + (b?.camels ?? 0);
      if (steps > most || needed > camels) continue;
      const idleB = b !== null && isIdle(s, p, there, b.to);
      // A leg without effect is listed only if nothing else is done.
      if ((idleA && (b || !isTravel)) || (idleB && (a || !isTravel))) continue;
      const number = ((a ? i : STAYS) << ROUTE_BITS) | (b ? k : STAYS);
      add(number, steps, (a?.coins ?? 0) + (b?.coins ?? 0), needed, 0, pairEffect(s, p, a, b));
    }
  }
  dropBeaten();
}

/** The final nodes of both figures; a loop that places a post differs from staying. */
function pairEffect(s: S.State, p: number, a: Route | null, b: Route | null): number {
  const here = s[S.FIGURE + S.at(p)];
  const there = s[S.FIGURE + S.at(p) + 1];
  const end = (from: number, route: Route | null): number => {
    if (!route) return 0;
    return isIdle(s, p, from, route.to) ? 0 : route.to + 1;
  };
  return end(here, a) * 32 + end(there, b);
}

/** Wilhelm's posts, or those that RU05 pays for, in the cities of a walk. */
function listWalks(s: S.State, p: number, most: number, camels: number, isTravel: boolean): void {
  const from = s[S.FIGURE + S.at(p)];
  const walks = walksOf(from);
  const all = S.ability(s, p) === WILHELM;
  for (let i = 0; i < walks.length; i++) {
    const walk = walks[i];
    if (walk.steps > most || walk.camels > camels) continue;
    const open = openCities(s, p, walk);
    const affordable = Math.floor((camels - walk.camels) / CAMELS_IN_PASSING);
    const choices = all || affordable <= 0 ? 1 : 2 ** walk.cities.length;
    for (let subset = 0; subset < choices; subset++) {
      if ((subset & ~open) !== 0) continue;
      const passed = all ? open : subset;
      if (passed === 0 && !isTravel && isIdle(s, p, from, walk.to)) continue;
      const number = (i << CITY_BITS) | subset;
      const paid = all ? 0 : bitsIn(subset);
      add(number, walk.steps, walk.coins, walk.camels, paid, walkEffect(s, p, walk, passed));
    }
  }
  dropBeaten();
}

/** Cities of a walk without own post, as a mask of places in its list. */
function openCities(s: S.State, p: number, walk: Walk): number {
  let mask = 0;
  for (let i = 0; i < walk.cities.length; i++) {
    if (!S.hasPost(s, p, walk.cities[i])) mask |= 1 << i;
  }
  return mask;
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
}

/** The end and the cities that get posts, in the order reached: five bits each, none of them 0. */
function walkEffect(s: S.State, p: number, walk: Walk, passed: number): number {
  const { to, cities, before } = walk;
  const isLanding = IS_CITY[to] && !S.hasPost(s, p, to);
  // The first post counts only if another one is placed in passing.
  const turn = passed === 0 ? cities.length : before;
  let does = to + 1;
  for (let i = 0; i <= cities.length; i++) {
    if (i === turn && isLanding) does = does * 32 + to + 1;
    if ((passed >> i) & 1) does = does * 32 + cities[i] + 1;
  }
  return does;
}

const BUCKETS = 512;
const head = new Int32Array(BUCKETS);
const chain = new Int32Array(MOST);

/** Drops every movement that another one with the same effect equals or beats. */
function dropBeaten(first = 0): void {
  head.fill(-1);
  for (let i = found.count - 1; i >= first; i--) {
    const bucket = Math.abs(effect[i] % BUCKETS);
    chain[i] = head[bucket];
    head[bucket] = i;
  }
  let kept = first;
  const { number, steps, coins, camels, passing } = found;
  const beaten = (i: number): boolean => {
    for (let k = head[Math.abs(effect[i] % BUCKETS)]; k >= 0; k = chain[k]) {
      if (k === i || effect[k] !== effect[i] || steps[k] > steps[i]) continue;
      if (coins[k] > coins[i] || camels[k] > camels[i]) continue;
      if (k < i || steps[k] < steps[i] || coins[k] < coins[i] || camels[k] < camels[i]) return true;
    }
    return false;
  };
  drop.fill(0, first, found.count);
  for (let i = first; i < found.count; i++) if (beaten(i)) drop[i] = 1;
  for (let i = first; i < found.count; i++) {
    if (drop[i] === 1) continue;
    number[kept] = number[i];
    steps[kept] = steps[i];
    coins[kept] = coins[i];
    camels[kept] = camels[i];
    passing[kept] = passing[i];
    gifted[kept] = gifted[i];
    kept++;
  }
  found.count = kept;
}
const drop = new Uint8Array(MOST);

/** Fills `m` with the legs of a listed movement; with none if the number is invalid. */
export function select(s: S.State, p: number, number: number, m: Movement, withGift = false): void {
  m.clear();
  setMode(s, p);
  if (withGift) {
    selectGifted(s, p, number, m);
    return;
  }
  const here = s[S.FIGURE + S.at(p)];
  if (mode.passing) {
    const walk = walksOf(here)[number >> CITY_BITS];
    if (!walk) return;
    m.add(0, walk.path);
    walk.cities.forEach((city, i) => {
      if ((number >> i) & 1) m.passing |= 1 << city;
    });
    return;
  }
  if (!mode.two) {
    const route = routesOf(mode.jumping)[here][number];
    if (route) m.add(0, route.path);
    return;
  }
  const routes = routesOf(mode.jumping);
  const a = routes[here][number >> ROUTE_BITS];
  const b = routes[s[S.FIGURE + S.at(p) + 1]][number & STAYS];
  if (a) m.add(0, a.path);
  if (b) m.add(1, b.path);
}

/** The number of a movement that could be listed; -1 if there is none. */
export function numberOf(s: S.State, p: number, m: Movement): number {
  setMode(s, p);
  const here = s[S.FIGURE + S.at(p)];
  if (m.giftCity >= 0) return numberOfGifted(s, p, m);
  if (m.legs === 0) return -1;
  if (mode.passing) {
    const at = placeOf(walksOf(here), m, 0);
    if (at < 0 || m.legs > 1 || m.figure[0] !== 0) return -1;
    const { cities } = walksOf(here)[at];
    const named = cities.reduce((mask, city) => mask | (m.passing & (1 << city)), 0);
    if (named !== m.passing) return -1;
    const subset = cities.reduce((mask, c, i) => mask | (((m.passing >>> c) & 1) << i), 0);
    return at * 2 ** CITY_BITS + subset;
  }
  if (m.passing !== 0) return -1;
  const routes = routesOf(mode.jumping);
  if (!mode.two) {
    return m.legs > 1 || m.figure[0] !== 0 ? -1 : placeOf(routes[here], m, 0);
  }
  const legOf = (figure: number): number =>
    m.figure[0] === figure ? 0 : m.legs > 1 && m.figure[1] === figure ? 1 : -1;
  // AV-R54: one leg for each of the two, that of the first in front.
  if (m.legs === 2 && (m.figure[0] !== 0 || m.figure[1] !== 1)) return -1;
  const there = s[S.FIGURE + S.at(p) + 1];
  const first = legOf(0) < 0 ? STAYS : placeOf(routes[here], m, legOf(0));
  const second = legOf(1) < 0 ? STAYS : placeOf(routes[there], m, legOf(1));
  return first < 0 || second < 0 ? -1 : first * 2 ** ROUTE_BITS + second;
}

/** The place of a leg's path in a list of routes, -1 if it is not there. */
function placeOf(routes: readonly Route[], m: Movement, leg: number): number {
  const size = m.size[leg];
  return routes.findIndex(
    ({ path }) => path.length === size && path.every((node, i) => node === m.path[leg][i]),
  );
}

/**
 * The helps listed for movement number `i` of `found`, as a mask of `1 << help`: the Cartographer's
 * if they lower the cost and `p` can then pay.
 */
export function helps(s: S.State, p: number, i: number, stepCoins: number, coins: number): number {
  const total = found.coins[i] + stepCoins;
  const isHelped = S.hasCompanion(s, p, CARTOGRAPHER) && found.camels[i] + total > 0;
  if (!isHelped) return fits(s, p, i, total, coins, NO_HELP);
  const lessCamels = found.camels[i] > 0 ? fits(s, p, i, total, coins, LESS_CAMELS) : 0;
  return lessCamels | (total > 0 ? fits(s, p, i, total, coins, LESS_COINS) : 0);
}

/** `1 << help` if `p` can pay movement number `i` with that help, else 0. */
function fits(
  s: S.State,
  p: number,
  i: number,
  total: number,
  coins: number,
  help: number,
): number {
  setDue(total, found.camels[i], help, found.passing[i]);
  return due.coins <= coins && due.camels <= s[S.PURSE + S.at(p) + CAMEL] ? 1 << help : 0;
}
