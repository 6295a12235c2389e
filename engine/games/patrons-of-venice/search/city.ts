/** A survey of the city: buildings at each campo, points of each seat, earnings of each site. */

import { BUSINESS, BUSINESSES, COUNT_OF, GONDOLA_MAKER, MAX_SEATS, PIRATES } from '../data.ts';
import { CAMPI, CAMPI_OF, SITE, SITES } from '../map.ts';
import { target } from '../scoring.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';

/** Result of `survey`. */
export const city = {
  /** The campi with statues, as a bit mask. */
  statues: 0,
  /** Share of the way to the target that the leader has gone, 0 … 1. */
  gone: 0,
  /** The leader's points. */
  most: 0,
};
/** Points of each seat. */
export const scored = new Int32Array(MAX_SEATS);
/** Businesses at a campo that are no gondola makers. [campo] */
const trades = new Int32Array(CAMPI.length);
/** Businesses of a kind at a campo. [business * campi + campo] */
const stands = new Int32Array(BUSINESSES.length * CAMPI.length);

/** Surveys the city: the rest of this file uses the results. */
export function survey(s: State): void {
  let statues = 0;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] > 0) statues |= 1 << campo;
    trades[campo] = 0;
  }
  stands.fill(0);
  for (let p = 0; p < s[S.SEATS]; p++) scored[p] = s[S.FAVOURS_WON + S.at(p)];
  for (let site = 0; site < SITES.length; site++) {
    const business = s[S.SITE_BUSINESS + site];
    if (business < 0) continue;
    scored[s[S.SITE_OWNER + site]] += (CAMPI_OF[site] & statues) !== 0 ? 2 : 1;
    const { campi } = SITE[site];
    for (let i = 0; i < campi.length; i++) {
      stands[business * CAMPI.length + campi[i]]++;
      if (business !== GONDOLA_MAKER) trades[campi[i]]++;
    }
  }
  let most = 0;
  for (let p = 0; p < s[S.SEATS]; p++) if (scored[p] > most) most = scored[p];
  city.statues = statues;
  city.most = most;
  city.gone = Math.min(1, most / target(s));
}

/** Whether a campo of the site has a statue. */
export const isBlessed = (site: number): boolean => (CAMPI_OF[site] & city.statues) !== 0;

/**
 * Earnings of a good made by such a business on the site.
 * @param self 1 if it is there already, 0 if it would be new
 */
export function incomeAt(site: number, business: number, self: number): number {
  const { campi } = SITE[site];
  let income = isBlessed(site) ? 1 : 0;
  let base = BUSINESS[business].base;
  let quarter = 0;
  for (let i = 0; i < campi.length; i++) {
    if (stands[business * CAMPI.length + campi[i]] > self) quarter = 1;
    if (business === GONDOLA_MAKER && trades[campi[i]] > base) base = trades[campi[i]];
  }
  income += base + quarter;
  return income;
}

/** Probability that pirates come with the next shipments, from the seen part of the deck. */
export function pirateRisk(s: State): number {
  const pirates = COUNT_OF[PIRATES] - s[S.DISCARD + PIRATES];
  const deck = s[S.DECK_SIZE];
  let none = 1;
  for (let k = 0; k < s[S.SEATS] && deck > k; k++) {
    none *= Math.max(0, deck - pirates - k) / (deck - k);
  }
  return 1 - none;
}
