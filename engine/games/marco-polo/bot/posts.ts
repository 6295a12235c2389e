/** Values of posts for a seat, and good nodes for its figures (rules, section 12). */

import { GOAL_CITIES, GOAL_VP, OUTPOST_GAIN } from '../cards.ts';
import { BEIJING_SLOTS } from '../data/map-nodes.ts';
import { CARTOGRAPHER, JOHANNES } from '../data/people.ts';
import { PALAZZI } from '../data/venice.ts';
import { KEPT_GOALS, ROUNDS, VP_LAST, VP_LAST_BUT_ONE } from '../data.ts';
import {
  BEIJING,
  FIRST_PALAZZO,
  IS_CITY,
  IS_SMALL,
  isPalazzo,
  MAP_SIZE,
  SLOT_NODE,
} from '../map.ts';
import { routesOf } from '../movement/routes.ts';
import * as S from '../state.ts';
import { gainWorth, goodsInBeijing, markerWorth } from './rewards.ts';

/** Points for one further post, which some cards count. */
const ANY_POST = 0.5;
/** Points for the first to the fourth goal city (MP-135). */
const GOAL_STEPS: readonly number[] = [1, 2, 3, 4];
/** Share of a goal card's points that its first city counts. */
const HALF_WAY = 0.6;
/** Points a round of being allowed to use a city card, the first and each further one. */
const A_CARD = 1.5;
const MORE_CARDS = 0.5;
/** Share of the points for the last posts that the one before them counts, and that before it. */
const NEARLY: readonly number[] = [0.5, 0.25];

/** Value of a post of `p` on `node`, where it has none yet. */
export function postWorth(s: S.State, p: number, node: number): number {
  const left = ROUNDS - s[S.ROUND];
  let sum = ANY_POST + supplyWorth(s, p);
  if (IS_SMALL[node]) sum += markerWorth(s, p, node) * (1 + 0.9 * left);
  if (node === BEIJING) return sum + beijingWorth(s) + goodsInBeijing(s, p);
  if (isPalazzo(node)) sum += PALAZZI[node - FIRST_PALAZZO].vp;
  else sum += goalWorth(s, p, node);
  const outpost = s[S.OUTPOST_AT + node];
  if (outpost >= 0) sum += gainWorth(s, p, OUTPOST_GAIN[outpost]);
  return sum + cardWorth(s, p, node, left);
}

function beijingWorth(s: S.State): number {
  for (let i = 0; i < BEIJING_SLOTS.length; i++) {
    if (s[S.BEIJING_SEAT + i] < 0) return BEIJING_SLOTS[i];
  }
  return 0;
}

/** MP-134, MP-135 */
function goalWorth(s: S.State, p: number, node: number): number {
  let cities = 0;
  let cards = 0;
  let isGoal = false;
  let seen = 0;
  for (let i = 0; i < KEPT_GOALS; i++) {
    const goal = s[S.GOAL + S.at(p) + i];
    if (goal < 0) continue;
    const [a, b] = GOAL_CITIES[goal];
    for (const city of [a, b]) {
      if ((seen >>> city) & 1) continue;
      seen |= 1 << city;
      if (S.hasPost(s, p, city)) cities++;
    }
    if (node !== a && node !== b) continue;
    isGoal = true;
    const other = node === a ? b : a;
    cards += GOAL_VP[goal] * (S.hasPost(s, p, other) ? 1 : HALF_WAY);
  }
  return isGoal ? cards + (GOAL_STEPS[cities] ?? 0) : 0;
}

/** Cards that the post opens, in the remaining rounds and the rest of this one. */
function cardWorth(s: S.State, p: number, node: number, left: number): number {
  let own = 0;
  let here = 0;
  for (let slot = 0; slot < SLOT_NODE.length; slot++) {
    if (s[S.CARD_IN + slot] < 0) continue;
    if (SLOT_NODE[slot] === node) here++;
    else if (S.hasPost(s, p, SLOT_NODE[slot])) own++;
  }
  if (here === 0) return 0;
  return (A_CARD + (here - 1) * MORE_CARDS) * (left + 0.4) * (own > 1 ? MORE_CARDS : 1);
}

/** MP-084, AV-034: gains by the number of posts, and the progress of one more. */
function supplyWorth(s: S.State, p: number): number {
  const placed = s[S.POSTS_SIZE + S.at(p)] + 1;
  const all = S.colorPosts(s);
  if (placed === all) return VP_LAST;
  if (placed === all - 1) return VP_LAST_BUT_ONE + VP_LAST * NEARLY[0];
  const steps = all - 1 - placed;
  return steps <= NEARLY.length ? VP_LAST_BUT_ONE * NEARLY[steps - 1] : 0;
}

/** Points for a step, a coin and a camel on the way. */
const STEP = 1.9;
const COIN = 0.3;
const CAMEL = 0.55;

/** The least price of a way between two nodes. [from * MAP_SIZE + to] */
function distances(isJumping: boolean): Float64Array {
  const price = new Float64Array(MAP_SIZE * MAP_SIZE).fill(Number.POSITIVE_INFINITY);
  routesOf(isJumping).forEach((routes, from) => {
    price[from * MAP_SIZE + from] = 0;
    for (const { to, steps, coins, camels } of routes) {
      if (to === from) continue;
      const way = steps * STEP + coins * COIN + camels * CAMEL;
      price[from * MAP_SIZE + to] = Math.min(price[from * MAP_SIZE + to], way);
    }
  });
  for (let by = 0; by < MAP_SIZE; by++) {
    for (let from = 0; from < MAP_SIZE; from++) {
      for (let to = 0; to < MAP_SIZE; to++) {
        const way = price[from * MAP_SIZE + by] + price[by * MAP_SIZE + to];
        if (way < price[from * MAP_SIZE + to]) price[from * MAP_SIZE + to] = way;
      }
    }
  }
  return price;
}
const plain = distances(false);
const jumping = distances(true);

/** The price of the cheapest way between two nodes for any seat, in points. */
export const wayBetween = (from: number, to: number): number => plain[from * MAP_SIZE + to];

/** Present values of posts on the main board for `p`; `studyMap` fills it. [node] */
const values = new Float64Array(MAP_SIZE);
const study = { rounds: 0, price: plain };

/** How far this bot prefers posts on the map to their figures: it is a traveller. */
const WANDERLUST = 1.6;

/** Computes the values of posts on the main board for `p`; the rest of this file relies on it. */
export function studyMap(s: S.State, p: number): void {
  study.price = S.ability(s, p) === JOHANNES ? jumping : plain;
  study.rounds = ROUNDS - s[S.ROUND];
  for (let node = 0; node < MAP_SIZE; node++) {
    const isOpen = IS_CITY[node] && !S.hasPost(s, p, node);
    values[node] = isOpen ? WANDERLUST * postWorth(s, p, node) : 0;
  }
  if (S.hasCompanion(s, p, CARTOGRAPHER)) study.rounds += 0.5;
}

/** Value of a post on a node of the main board, from `studyMap`. */
export const knownWorth = (node: number): number => values[node];

/** Discount of a node's later possibilities, by rounds to come. */
const LATER: readonly number[] = [0, 0.5, 0.7, 0.8, 0.9];

/**
 * The promise of a node: the two best posts within reach, minus their ways. `taken` are nodes whose
 * posts are counted already, as a mask.
 */
export function promise(from: number, taken: number): number {
  let best = 0;
  let second = 0;
  for (let node = 0; node < MAP_SIZE; node++) {
    if (values[node] === 0 || ((taken >>> node) & 1) === 1) continue;
    const net = values[node] - study.price[from * MAP_SIZE + node];
    if (net > best) [best, second] = [net, best];
    else if (net > second) second = net;
  }
  return (best + 0.6 * second) * (LATER[Math.floor(study.rounds)] ?? 0.7);
}
