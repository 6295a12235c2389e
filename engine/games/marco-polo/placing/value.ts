/**
 * The listed value if the Nun or Raschid leave a choice (rules, section 5.8, 2), and the statements
 * or changes of dice for it.
 */

import { BERKE, NUN, RASCHID } from '../data/people.ts';
import { HAS_OCCUPANCY_COST } from '../data/spaces.ts';
import { DIE_FACES, NUN_REACH } from '../data.ts';
import { isOccupied } from '../effects/dice.ts';
import * as S from '../state.ts';
import { blank, isToken, MOST_DICE, type Placing, tokenValue } from './placing.ts';

/** Whether every value can be stated (MP-112). */
export const statesValues = (s: S.State, p: number): boolean => S.ability(s, p) === RASCHID;

/** MP-044, MP-116: the cost of joining the dice on a space with this value. */
export function occupancyCost(s: S.State, p: number, space: number, value: number): number {
  if (!HAS_OCCUPANCY_COST[space] || S.ability(s, p) === BERKE) return 0;
  return isOccupied(s, space) ? value : 0;
}

/** The same for the space of `g`, computed once. */
export function costOf(s: S.State, p: number, g: Placing, value: number): number {
  if (g.free) return 0;
  if (g.costs < 0) g.costs = occupancyCost(s, p, g.space, 1) > 0 ? 1 : 0;
  return g.costs * value;
}

/** The unchanged face of die `i`; Raschid's show nothing. */
const lying = (s: S.State, g: Placing, i: number): number =>
  isToken(g.dice[i]) ? tokenValue(g.dice[i]) : s[S.VALUE + g.dice[i]];

function lowestLying(s: S.State, g: Placing): number {
  if (g.low >= 0) return g.low;
  let lowest = lying(s, g, 0);
  for (let i = 1; i < g.count; i++) lowest = Math.min(lowest, lying(s, g, i));
  g.low = lowest;
  return lowest;
}

/**
 * Gives the dice of `g` the value `value` (0 = unchanged), in the one listed way.
 * @returns whether that is possible
 */
export function setValue(s: S.State, p: number, g: Placing, value: number): boolean {
  g.hasAdjust = false;
  g.hasValues = false;
  blank(g.adjust, MOST_DICE);
  if (statesValues(s, p)) {
    g.hasValues = true;
    blank(g.stated, MOST_DICE);
    for (let i = 0; i < g.count; i++) g.stated[i] = value;
    return value >= 1 && value <= DIE_FACES;
  }
  const low = lowestLying(s, g);
  if (value === 0 || value === low) return true;
  if (!S.hasCompanion(s, p, NUN) || value < 1 || value > DIE_FACES) return false;
  g.hasAdjust = true;
  return value > low ? raise(s, g, value) : lower(s, g, value);
}

function raise(s: S.State, g: Placing, value: number): boolean {
  for (let i = 0; i < g.count; i++) {
    const by = value - lying(s, g, i);
    if (by <= 0) continue;
    if (by > NUN_REACH || isToken(g.dice[i])) return false;
    g.adjust[i] = by;
  }
  return true;
}

/** The lowest die that is no token, the first among equals. */
function lower(s: S.State, g: Placing, value: number): boolean {
  let best = -1;
  for (let i = 0; i < g.count; i++) {
    if (isToken(g.dice[i])) continue;
    if (best < 0 || lying(s, g, i) < lying(s, g, best)) best = i;
  }
  if (best < 0 || lying(s, g, best) - value > NUN_REACH) return false;
  g.adjust[best] = value - lying(s, g, best);
  return true;
}

/**
 * Gives the dice the cheapest value that suffices for `need` on the space of `g`: least cost, then
 * unchanged, then the lowest.
 * @returns the value, 0 if none suffices
 */
export function setSufficient(s: S.State, p: number, g: Placing, need: number): number {
  const least = Math.max(1, need);
  if (statesValues(s, p)) return least <= DIE_FACES && setValue(s, p, g, least) ? least : 0;
  const low = lowestLying(s, g);
  if (!S.hasCompanion(s, p, NUN)) return low >= least ? low : 0;
  const costs = costOf(s, p, g, 1) > 0;
  if (low >= least && !costs) {
    setValue(s, p, g, 0);
    return low;
  }
  for (let value = least; value <= DIE_FACES; value++) {
    if (setValue(s, p, g, value)) return value;
  }
  return 0;
}

/**
 * For spaces whose effect depends on the value: gives the dice the value of a code, 0 = unchanged.
 * @returns the value; 0 if it is not a listed one
 */
export function eachValueOf(s: S.State, p: number, g: Placing, stated: number): number {
  const states = statesValues(s, p);
  if (states ? stated === 0 : stated > 0 && !S.hasCompanion(s, p, NUN)) return 0;
  const low = states ? -1 : lowestLying(s, g);
  if (stated === 0) g.hasAdjust = false;
  if (stated === 0 && !states) return low;
  if (stated === low || !setValue(s, p, g, stated)) return 0;
  return stated;
}
