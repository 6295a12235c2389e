/** Workshops make goods: one each, as long as the hand allows. */

import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { END_PRODUCE, PRODUCE } from '../codes.ts';
import { BUSINESS, BUSINESSES, CLOTH, GOODS, RAW } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { answered } from '../flow.ts';
import { SITES } from '../map.ts';
import { during, type PvCodedRow } from '../row.ts';
import { baseIncome, incomeOf, quarterBonus, statueBonus } from '../scoring.ts';
import * as S from '../state.ts';

/** PV-067, or with the variant PV-093: the businesses that `p` may use. */
export function mayUse(s: S.State, p: number, site: number): boolean {
  const owner = s[S.SITE_OWNER + site];
  return s[S.OPT_GUEST] === 1 ? owner >= 0 : owner === p;
}

/** Cards that may be consumed; PV-085, or with `chainProduction` off without the ones just made. */
export function usable(s: S.State, p: number, good: number): number {
  const held = s[S.HAND + S.at(p) + good];
  return good < CLOTH || s[S.OPT_CHAIN] === 1 ? held : held - s[S.MADE + good - CLOTH];
}

/** PV-066 */
function hasInputs(s: S.State, p: number, business: number): boolean {
  const { inputs } = BUSINESS[business];
  for (let i = 0; i < inputs.length; i++) if (usable(s, p, inputs[i]) <= 0) return false;
  return true;
}

/** Inputs and pile, for a business that may be used. */
function checkGoods(s: S.State, p: number, business: number): number {
  if (!hasInputs(s, p, business)) return E.MISSING_INPUT;
  const { makes } = BUSINESS[business];
  return makes >= 0 && s[S.PILE + makes - CLOTH] === 0 ? E.GOOD_PILE_EMPTY : E.OK;
}

/** PV-065, PV-084: any of the seat's own businesses, or the end. */
export function legal(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  out[n++] = END_PRODUCE;
  for (let site = 0; site < SITES.length; site++) {
    if (!mayUse(s, p, site) || S.isUsed(s, site)) continue;
    if (checkGoods(s, p, s[S.SITE_BUSINESS + site]) === E.OK) out[n++] = PRODUCE + site;
  }
  return n;
}

/** PV-068: the same part of the action may make several kinds. */
export const produceRow: PvCodedRow = {
  type: 'produce',
  code: PRODUCE,
  phases: during(S.PHASE_PRODUCE),
  rule: 'PV-065',
  fields: { site: word(SITES) },
  refusals: {
    NOT_YOUR_BUSINESS: 'PV-067',
    BUSINESS_ALREADY_USED: 'PV-067',
    MISSING_INPUT: 'PV-066',
    GOOD_PILE_EMPTY: 'PV-072',
  },
  check: (s, p, code) => {
    const site = body(code);
    if (!mayUse(s, p, site)) return E.NOT_YOUR_BUSINESS;
    if (S.isUsed(s, site)) return E.BUSINESS_ALREADY_USED;
    return checkGoods(s, p, s[S.SITE_BUSINESS + site]);
  },
  apply: (s, p, code, _chance, sink) => {
    const site = body(code);
    const business = s[S.SITE_BUSINESS + site];
    consume(s, p, business);
    const favour = make(s, p, business);
    s[S.USED + s[S.USED_SIZE]++] = site; // PV-095: each player counts his own uses.
    // PV-094: the owner gets the money.
    s[S.DUCATS + S.at(s[S.SITE_OWNER + site])] += incomeOf(s, site, business);
    if (sink) tellMade(s, p, site, favour, sink);
  },
};

/** PV-069, PV-070 */
function consume(s: S.State, p: number, business: number): void {
  const { inputs } = BUSINESS[business];
  for (let i = 0; i < inputs.length; i++) {
    const good = inputs[i];
    s[S.HAND + S.at(p) + good]--;
    if (good < RAW) s[S.DISCARD + good]++;
    else s[S.PILE + good - CLOTH]++;
  }
}

/**
 * PV-071; PV-073, PV-074: a luxury brings a Favour as long as there are some. Returns whether it
 * did.
 */
function make(s: S.State, p: number, business: number): boolean {
  const { makes } = BUSINESS[business];
  if (makes >= 0) {
    s[S.PILE + makes - CLOTH]--;
    s[S.HAND + S.at(p) + makes]++;
    s[S.MADE + makes - CLOTH]++;
    return false;
  }
  if (s[S.FAVOUR_PILE] === 0) return false;
  s[S.FAVOUR_PILE]--;
  s[S.FAVOURS_WON + S.at(p)]++;
  return true;
}

function tellMade(s: S.State, p: number, site: number, favour: boolean, sink: EventSink): void {
  const business = s[S.SITE_BUSINESS + site];
  const { inputs, output } = BUSINESS[business];
  const base = baseIncome(s, site, business);
  const statue = statueBonus(s, site);
  const quarter = quarterBonus(s, site, business);
  tell(sink, {
    type: 'produced',
    seat: p,
    site: SITES[site],
    owner: s[S.SITE_OWNER + site],
    business: BUSINESSES[business],
    consumed: inputs.map((good) => GOODS[good]),
    output,
    favour,
    income: base + statue + quarter,
    base,
    statue,
    quarter,
  });
}

export const endProduceRow: PvCodedRow = {
  type: 'endProduce',
  code: END_PRODUCE,
  phases: during(S.PHASE_PRODUCE),
  fields: {},
  rule: 'PV-065',
  check: () => E.OK,
  apply: (s, p, _code, _chance, sink) => {
    s.fill(0, S.USED, S.USED + s[S.USED_SIZE]);
    s[S.USED_SIZE] = 0;
    s[S.MADE] = 0;
    s[S.MADE + 1] = 0;
    if (sink) tell(sink, { type: 'productionEnded', seat: p });
    answered(s, sink);
  },
};
