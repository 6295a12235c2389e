/** Values of a seat's cards for it, in Ducats: from its holdings, without trying anything. */

import {
  BUSINESS,
  BUSINESSES,
  CANVASER,
  CLOTH,
  DRAPER,
  FIRST_LUXURY,
  GOODS,
  VALUE_OF,
} from '../data.ts';
import { SITES } from '../map.ts';
import { target } from '../scoring.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { city, incomeAt } from './city.ts';

/** Ducats for a point at the beginning, and how many more at the end. */
const POINT = 5.5;
const POINT_RISE = 4;
/** A useless card is sold some day. */
export const SALE_SHARE = 0.75;
/** Share of a luxury's value that so many of its inputs have. */
const GATHERED = [0, 0.2, 0.5, 0.88] as const;
/** Share of a raw card's value against the cloth or canvas that the seat's workshop makes of it. */
const NOT_YET_MADE = 0.85;
/** Ducats for cards that license a first luxury business, and a first workshop of a kind. */
const LICENCE = 1.5;
const SMALL_LICENCE = 0.8;
/** Turns that each missing point takes, and between two Produce actions. */
const TURNS_A_POINT = 1.9;
const TURNS_A_PRODUCE = 4.5;

/** The sites of the examined seat, the luxuries first. */
export const ownSites = new Int32Array(SITES.length);
export const own = {
  /** Number of its sites, and of luxury businesses among them. */
  count: 0,
  luxuries: 0,
  /** A bit for each business that it has. */
  kinds: 0,
  /** Present value of a point in Ducats, and of a favour: 0 if none is left. */
  point: 0,
  favour: 0,
  /** Expected further Produce actions. */
  productions: 0,
};
/** Earnings of a good made on each own site, in Ducats. [index in `ownSites`] */
export const incomes = new Int32Array(SITES.length);
/** Cards of a hand that no recipe has taken yet. Scratch. */
const left = new Int32Array(GOODS.length);

/** Reads the holdings of `p`, after `survey`: the rest of this file is about that seat. */
export function lookAt(s: State, p: number): void {
  own.point = POINT + POINT_RISE * city.gone;
  own.favour = s[S.FAVOUR_PILE] > 0 ? own.point : 0;
  own.productions = (1 + target(s) * (1 - city.gone) * TURNS_A_POINT) / TURNS_A_PRODUCE;
  own.kinds = 0;
  own.count = 0;
  addSites(s, p, true);
  own.luxuries = own.count;
  addSites(s, p, false);
}

function addSites(s: State, p: number, luxury: boolean): void {
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] !== p) continue;
    const business = s[S.SITE_BUSINESS + site];
    if (business >= FIRST_LUXURY !== luxury) continue;
    ownSites[own.count] = site;
    incomes[own.count++] = incomeAt(site, business, 1);
    own.kinds |= 1 << business;
  }
}

/** Whether the seat has a business of this type. */
export const hasKind = (business: number): boolean => (own.kinds & (1 << business)) !== 0;

/** Value of the seat's hand with `extra` more cards (or fewer) of `good`. */
export function handWorth(s: State, p: number, good: number, extra: number): number {
  const hand = S.HAND + S.at(p);
  for (let i = 0; i < GOODS.length; i++) left[i] = s[hand + i];
  left[good] += extra;
  let worth = 0;
  for (let i = 0; i < own.luxuries; i++) {
    worth += gathered(s[S.SITE_BUSINESS + ownSites[i]], incomes[i] + own.favour);
  }
  worth += licences(s);
  for (let i = own.luxuries; i < own.count; i++) {
    const { inputs, makes } = BUSINESS[s[S.SITE_BUSINESS + ownSites[i]]];
    if (left[inputs[0]] === 0 || s[S.PILE + makes - CLOTH] === 0) continue;
    left[inputs[0]]--;
    worth += NOT_YET_MADE * (VALUE_OF[makes] * SALE_SHARE + incomes[i]);
  }
  for (let i = 0; i < GOODS.length; i++) worth += left[i] * VALUE_OF[i] * SALE_SHARE;
  return worth;
}

/** Value of one further card of a good for the seat. */
export const cardWorth = (s: State, p: number, good: number): number =>
  handWorth(s, p, good, 1) - handWorth(s, p, good, 0);

/** Value of cards that would license businesses new to the seat. */
function licences(s: State): number {
  let worth = 0;
  for (let business = DRAPER; business < BUSINESSES.length; business++) {
    if (s[S.TILES + business] === 0 || hasKind(business)) continue;
    const { inputs } = BUSINESS[business];
    if (business < FIRST_LUXURY) {
      if (left[inputs[0]] > 0) worth += SMALL_LICENCE;
      continue;
    }
    let held = 0;
    for (let i = 0; i < inputs.length; i++) if (left[inputs[i]] > 0) held++;
    if (held >= 2) return worth + LICENCE;
  }
  return worth;
}

/** The raw good from which the seat's own workshop makes this one; -1 if there is none. */
function rawOf(good: number): number {
  if (good < CLOTH) return -1;
  const workshop = good === CLOTH ? DRAPER : CANVASER;
  return hasKind(workshop) ? BUSINESS[workshop].inputs[0] : -1;
}

/** The card for an input: itself, else the raw good of an own workshop; -1 if there is none. */
function standsFor(inputs: readonly number[], input: number): number {
  if (left[input] > 0) return input;
  const raw = rawOf(input);
  return raw >= 0 && raw !== inputs[0] && left[raw] > 0 ? raw : -1;
}

/** Value of the remaining cards for a luxury business; it takes them. */
function gathered(business: number, luxury: number): number {
  const { inputs } = BUSINESS[business];
  let have = 0;
  let quality = 1;
  let sale = 0;
  for (let i = 0; i < inputs.length; i++) {
    const card = standsFor(inputs, inputs[i]);
    if (card < 0) continue;
    sale += VALUE_OF[card] * SALE_SHARE;
    if (card !== inputs[i]) quality = NOT_YET_MADE;
    have++;
  }
  const worth = GATHERED[have] * quality * luxury;
  if (worth <= sale) return 0;
  for (let i = 0; i < inputs.length; i++) {
    const card = standsFor(inputs, inputs[i]);
    if (card >= 0) left[card]--;
  }
  return worth;
}
