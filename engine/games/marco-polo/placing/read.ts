/** Placements from codes and back to them. */

import { isBazaar, MONEY_BAG, SPACES, TRAVEL } from '../data/spaces.ts';
import { DIE_PLACES } from '../data.ts';
import { SPACE_RULES } from '../spaces/index.ts';
import { KHAN_VALUE_SHIFT } from '../spaces/supply.ts';
import type * as S from '../state.ts';
import { argumentOf, codeFor, GIFTED_TRAVEL, NO_DIE, placeIn, spaceOf, third } from './code.ts';
import { numberOf, placeOf } from './hand.ts';
import { Placing } from './placing.ts';
import { setSufficient, setValue } from './value.ts';

/** Fills `g` from a code's body. @returns whether it means a placement */
export function readCode(s: S.State, p: number, body: number, g: Placing): boolean {
  g.clear();
  const gifted = spaceOf(body) === GIFTED_TRAVEL;
  const space = gifted ? TRAVEL : spaceOf(body);
  if (gifted) g.movement.giftCity = 0;
  if (space >= SPACES.length || space === MONEY_BAG) return false;
  g.space = space;
  const dice = isBazaar(space) ? 3 : 2;
  // GF13: the first two are in reverse order.
  g.free = placeIn(body, 0) > placeIn(body, 1);
  for (let i = 0; i < dice; i++) {
    const place = placeIn(body, g.free && i < 2 ? 1 - i : i);
    if (place === NO_DIE) break;
    if (place >= DIE_PLACES) return false;
    g.dice[g.count++] = numberOf(p, place);
  }
  if (g.count === 0 || !SPACE_RULES[space].unpack(s, p, g, argumentOf(body))) return false;
  const need = SPACE_RULES[space].need(s, p, g);
  if (need < 0) return setValue(s, p, g, (body >> KHAN_VALUE_SHIFT) & 7);
  setSufficient(s, p, g, need);
  return true;
}

const again = new Placing();

/** The body of the code for a placement; -1 if it cannot be listed. */
export function codeOf(s: S.State, p: number, g: Placing): number {
  if (g.space < 0 || g.count === 0) return -1;
  const rules = SPACE_RULES[g.space];
  const own = rules.pack(s, p, g);
  if (own < 0) return -1;
  const places = [NO_DIE, NO_DIE, NO_DIE];
  for (let i = 0; i < g.count; i++) {
    places[i] = placeOf(p, g.dice[i]);
    if (places[i] < 0 || (i > 0 && places[i] < places[i - 1])) return -1;
  }
  const value = rules.need(s, p, g) < 0 && (g.hasValues || g.hasAdjust) ? g.value(s) : 0;
  if (value < 0 || value > 6) return -1;
  const more = isBazaar(g.space) ? third(places[2]) : value << KHAN_VALUE_SHIFT;
  const space = g.movement.giftCity < 0 ? g.space : GIFTED_TRAVEL;
  const [a, b] = g.free ? [places[1], places[0]] : places;
  const body = codeFor(space, a, b, more + own) & (2 ** 30 - 1);
  return readCode(s, p, body, again) && isSame(g, again) ? body : -1;
}

/** Whether two placements are equal in their dice, and in the fields that need a Diplomat. */
function isSame(a: Placing, b: Placing): boolean {
  if (a.count !== b.count || a.diplomat !== b.diplomat) return false;
  if (a.free !== b.free) return false;
  if (a.hasAdjust !== b.hasAdjust || a.hasValues !== b.hasValues) return false;
  for (let i = 0; i < a.count; i++) {
    if (a.dice[i] !== b.dice[i] || a.adjust[i] !== b.adjust[i]) return false;
    if (a.stated[i] !== b.stated[i]) return false;
  }
  return a.hasPay === b.hasPay && a.use.hasPay === b.use.hasPay;
}
