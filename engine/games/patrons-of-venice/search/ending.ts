/** Whether a lead's action may end the match, and for whom: from public facts. */

import { PASS, SPONSOR_STATUE } from '../codes.ts';
import { BUSINESS, MAX_SEATS } from '../data.ts';
import { CAMPI, SITES } from '../map.ts';
import { siteOf } from '../phases/sponsor-business.ts';
import { statuePrice } from '../phases/sponsor-statue.ts';
import { target } from '../scoring.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { city, isBlessed, scored } from './city.ts';
import { made } from './making.ts';
import { statueGain } from './sponsoring.ts';

/** Ducats for winning the match now; and against ending it for another seat. */
const VICTORY = 60;
/** Points that a seat makes in one turn at most, except in very rare cases. */
const MOST_AT_ONCE = 4;

/**
 * Turns after which patience falls, and until it is gone: among waiting seats no match would end.
 */
const PATIENT_TURNS = 45;
const WANING_TURNS = 30;

/** 0 … 1: how little a lead still waits for a better moment to make points. */
export const haste = (s: State): number =>
  Math.min(1, Math.max(0, s[S.TURN] - PATIENT_TURNS) / WANING_TURNS);

/** Points of all seats behind the action. Scratch. */
const after = new Int32Array(MAX_SEATS);

/** After `survey`: whether this turn may be the last. */
export const canEndNow = (s: State): boolean => city.most + MOST_AT_ONCE >= target(s);

/**
 * After `make` of `p`: the value of the end that a Produce action would bring. Others' hands are
 * unknown.
 */
export function producingEnds(s: State, p: number): number {
  after.set(scored);
  after[p] += made.favours;
  return ending(s, p, made.income);
}

/** The same for a Sponsor action in which `p` does `code`, and the others take the most points. */
export function sponsoringEnds(s: State, p: number, code: number): number {
  after.set(scored);
  if (code >= SPONSOR_STATUE) {
    const campo = code - SPONSOR_STATUE;
    for (let q = 0; q < s[S.SEATS]; q++) after[q] += statueGain(s, q, campo);
  } else if (code !== PASS) after[p] += isBlessed(siteOf(code)) ? 2 : 1;
  let blessed = 1;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_BUSINESS + site] < 0 && isBlessed(site)) blessed = 2;
  }
  for (let q = 0; q < s[S.SEATS]; q++) if (q !== p) after[q] += mostPoints(s, q, blessed);
  return ending(s, p, 0);
}

/** Points that another seat may sponsor: only businesses for which it need show nothing. */
function mostPoints(s: State, q: number, blessed: number): number {
  let most = 0;
  for (let site = 0; site < SITES.length && most === 0; site++) {
    const business = s[S.SITE_BUSINESS + site];
    if (s[S.SITE_OWNER + site] === q && canPay(s, q, business)) most = blessed;
  }
  if (s[S.STATUES_LEFT] === 0 || s[S.DUCATS + S.at(q)] < statuePrice(s)) return most;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] === 0) most = Math.max(most, statueGain(s, q, campo));
  }
  return most;
}

const canPay = (s: State, q: number, business: number): boolean =>
  s[S.TILES + business] > 0 &&
  s[S.CUBES + S.at(q)] > 0 &&
  s[S.DUCATS + S.at(q)] >= BUSINESS[business].cost;

/** @param income Ducats that `p` gets in the turn, which may break a tie */
function ending(s: State, p: number, income: number): number {
  let most = 0;
  for (let q = 0; q < s[S.SEATS]; q++) most = Math.max(most, after[q]);
  if (most < target(s)) return 0;
  const defeat = -VICTORY * (1 - haste(s));
  if (after[p] < most) return defeat;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q === p || after[q] < most) continue;
    if (s[S.DUCATS + S.at(q)] >= s[S.DUCATS + S.at(p)] + income) return defeat;
  }
  return VICTORY;
}
