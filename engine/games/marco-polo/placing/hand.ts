/** The dice that a seat can place, as far as they differ (rules, section 5.8, 1). */

import {
  COLOR_DICE,
  DIE_PLACES,
  dieIn,
  FIRST_BLACK_PLACE,
  FIRST_TOKEN_PLACE,
  tokenIn,
  WHITE_PLACE,
} from '../data.ts';
import * as S from '../state.ts';
import { FIRST_TOKEN, type Placing } from './placing.ts';

/** Results of `look`, in the order of the rules. */
export const hand = {
  count: 0,
  /** Place of a die (`data.ts`). */
  place: new Int32Array(DIE_PLACES),
  value: new Int32Array(DIE_PLACES),
  /** The previous die of the same kind and value, which is placed first; -1 = none. */
  twin: new Int32Array(DIE_PLACES),
};

const kindOf = (place: number): number =>
  place < FIRST_BLACK_PLACE ? 0 : place < WHITE_PLACE ? 1 : place < FIRST_TOKEN_PLACE ? 2 : 3;

/** Fills `hand`. The tokens count with the dice until one is used in the round. */
export function look(s: S.State, p: number): void {
  const held = s[S.HAND + S.at(p)];
  const tokens = s[S.TOKEN_USED + S.at(p)] === 1 ? 0 : s[S.TOKENS_LEFT + S.at(p)];
  hand.count = 0;
  for (let place = 0; place < DIE_PLACES; place++) {
    if (place < FIRST_TOKEN_PLACE) {
      const die = dieIn(p, place);
      if ((held >>> die) & 1) add(place, s[S.VALUE + die]);
    } else if ((tokens >> tokenIn(place)) & 1) add(place, tokenIn(place));
  }
}

function add(place: number, value: number): void {
  const n = hand.count++;
  hand.place[n] = place;
  hand.value[n] = value;
  hand.twin[n] = -1;
  for (let i = n - 1; i >= 0; i--) {
    if (hand.value[i] !== value || kindOf(hand.place[i]) !== kindOf(place)) continue;
    hand.twin[n] = i;
    return;
  }
}

/** MP-043, AV-132: whether the die number `i` of `hand` is one of the seat's colour. */
export const isColor = (i: number): boolean => hand.place[i] < COLOR_DICE;
export const isTokenDie = (i: number): boolean => hand.place[i] >= FIRST_TOKEN_PLACE;

/** The number that a placement gives to the die in a place. */
export const numberOf = (p: number, place: number): number =>
  place < FIRST_TOKEN_PLACE ? dieIn(p, place) : FIRST_TOKEN + place - FIRST_TOKEN_PLACE;

/** The place of a die number of seat `p`; -1 for a die of another colour. */
export function placeOf(p: number, die: number): number {
  for (let place = 0; place < DIE_PLACES; place++) if (numberOf(p, place) === die) return place;
  return -1;
}

/** Puts dice of `hand` into a placement; `b` and `c` are -1 if there are fewer. */
export function take(p: number, g: Placing, a: number, b: number, c: number): void {
  g.count = c >= 0 ? 3 : b >= 0 ? 2 : 1;
  g.low = hand.value[a];
  if (b >= 0) g.low = Math.min(g.low, hand.value[b]);
  if (c >= 0) g.low = Math.min(g.low, hand.value[c]);
  g.dice[0] = numberOf(p, hand.place[a]);
  if (b >= 0) g.dice[1] = numberOf(p, hand.place[b]);
  if (c >= 0) g.dice[2] = numberOf(p, hand.place[c]);
}
