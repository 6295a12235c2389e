/**
 * The map's remaining prospects for a seat: posts by their approximate value, minus the way to
 * them.
 */

import { wayBetween } from '../bot/posts.ts';
import { GOAL_CITIES, GOAL_VP } from '../cards.ts';
import { BEIJING_SLOTS } from '../data/map-nodes.ts';
import { KEPT_GOALS, ROUNDS } from '../data.ts';
import { BEIJING, IS_CITY, MAP_SIZE } from '../map.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';
import { MARKER_WORTH, OUTPOST_WORTH } from './prices.ts';

/** Cities of the main board. */
const CITIES: readonly number[] = Array.from({ length: MAP_SIZE }, (_, node) => node).filter(
  (node) => IS_CITY[node],
);
/** Points for any post, and for a goal city beyond its card's. */
const A_POST = 1.2;
const A_GOAL = 2.5;
const A_CARD = 1.2;

/** Points of goals that a city counts for. [node] */
const goals = new Float64Array(MAP_SIZE);

function lookAtGoals(s: State, p: number): void {
  for (let i = 0; i < CITIES.length; i++) goals[CITIES[i]] = 0;
  for (let k = 0; k < KEPT_GOALS; k++) {
    const goal = s[S.GOAL + k + at(p)];
    if (goal < 0) continue;
    goals[GOAL_CITIES[goal][0]] += A_GOAL + GOAL_VP[goal] / 2;
    goals[GOAL_CITIES[goal][1]] += A_GOAL + GOAL_VP[goal] / 2;
  }
}

function postWorth(s: State, node: number, left: number): number {
  if (node === BEIJING) {
    for (let k = 0; k < BEIJING_SLOTS.length; k++) {
      if (s[S.BEIJING_SEAT + k] < 0) return A_POST + BEIJING_SLOTS[k];
    }
    return A_POST;
  }
  const marker = s[S.BONUS_AT + node];
  if (marker >= 0) return A_POST + goals[node] + MARKER_WORTH[marker] * (1 + left);
  const outpost = s[S.OUTPOST_AT + node];
  const taken = outpost >= 0 ? OUTPOST_WORTH[outpost] : 0;
  return A_POST + goals[node] + taken + A_CARD * (left + 0.5);
}

/** Writes four figures: the two best posts within reach, goal cities and Beijing by their nearness. */
export function measureMap(s: State, p: number, out: Float64Array, from: number): number {
  lookAtGoals(s, p);
  const left = ROUNDS - s[S.ROUND];
  const here = s[S.FIGURE + at(p)];
  const there = s[S.FIGURE + 1 + at(p)];
  let best = 0;
  let second = 0;
  let near = 0;
  let beijing = 0;
  for (let i = 0; i < CITIES.length; i++) {
    const node = CITIES[i];
    if (S.hasPost(s, p, node)) continue;
    let way = wayBetween(here, node);
    if (there >= 0) way = Math.min(way, wayBetween(there, node));
    const net = postWorth(s, node, left) - way;
    if (net > best) {
      second = best;
      best = net;
    } else if (net > second) second = net;
    if (goals[node] > 0) near += Math.max(0, 10 - way);
    if (node === BEIJING) beijing = Math.max(0, 20 - way);
  }
  out[from] = best / 8;
  out[from + 1] = second / 8;
  out[from + 2] = near / 15;
  out[from + 3] = beijing / 20;
  return from + 4;
}
