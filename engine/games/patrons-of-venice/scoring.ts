/** Incomes, points, the end of the match and the winners. */

import type { Standing } from '../../core/contract.ts';
import { BUSINESS, FIRST_LUXURY, GONDOLA_MAKER, TARGET_OF } from './data.ts';
import { CAMPI, CAMPI_OF, NEIGHBOURS_OF, SITE, SITES, SITES_OF } from './map.ts';
import * as S from './state.ts';
import type { ResultRow } from './types.ts';

/** The campi with statues, as a bit mask. */
export function statueMask(s: S.State): number {
  let mask = 0;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] > 0) mask |= 1 << campo;
  }
  return mask;
}

/** Whether a campo of the site has a statue. */
export const besideStatue = (s: S.State, site: number): boolean =>
  (CAMPI_OF[site] & statueMask(s)) !== 0;

/** Base income of a business of this type on the site (PV-075, PV-076). */
export function baseIncome(s: S.State, site: number, business: number): number {
  if (business !== GONDOLA_MAKER) return BUSINESS[business].base;
  // PV-078: the campo that pays more.
  const { campi } = SITE[site];
  let best = 0;
  for (let i = 0; i < campi.length; i++) best = Math.max(best, othersAt(s, campi[i]));
  return best;
}

/** PV-077: businesses at the campo that are no gondola makers, of all owners. */
function othersAt(s: S.State, campo: number): number {
  const sites = SITES_OF[campo];
  let count = 0;
  for (let i = 0; i < sites.length; i++) {
    const business = s[S.SITE_BUSINESS + sites[i]];
    if (business >= 0 && business !== GONDOLA_MAKER) count++;
  }
  return count;
}

/** PV-079: at most one Ducat, however many statues (PV-081). */
export const statueBonus = (s: S.State, site: number): number => (besideStatue(s, site) ? 1 : 0);

/**
 * PV-080: one Ducat if another of this type, of any owner (PV-081), shares a campo with the site.
 */
export function quarterBonus(s: S.State, site: number, business: number): number {
  const neighbours = NEIGHBOURS_OF[site];
  for (let i = 0; i < neighbours.length; i++) {
    if (s[S.SITE_BUSINESS + neighbours[i]] === business) return 1;
  }
  return 0;
}

/** The bank's payment for one good made there; PV-082, PV-083: both bonuses, for every type. */
export const incomeOf = (s: S.State, site: number, business: number): number =>
  baseIncome(s, site, business) + statueBonus(s, site) + quarterBonus(s, site, business);

/** PV-089, PV-090 */
export function points(s: S.State, p: number): number {
  const statues = statueMask(s);
  let sum = s[S.FAVOURS_WON + S.at(p)];
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] === p) sum += (CAMPI_OF[site] & statues) !== 0 ? 2 : 1;
  }
  return sum;
}

/** Points at which the match ends (PV-087, PV-088). */
export const target = (s: S.State): number => TARGET_OF[s[S.SEATS]];

/** PV-092: the check covers every player. */
export function isTargetReached(s: S.State): boolean {
  const enough = target(s);
  for (let p = 0; p < s[S.SEATS]; p++) if (points(s, p) >= enough) return true;
  return false;
}

/** PV-091: the most points, then the most Ducats; a remaining tie is shared. In seat order. */
export function winners(s: S.State): number[] {
  const all = Array.from({ length: s[S.SEATS] }, (_, p) => p);
  const best = (of: readonly number[], worth: (p: number) => number): number[] => {
    const most = Math.max(...of.map(worth));
    return of.filter((p) => worth(p) === most);
  };
  const ahead = best(all, (p) => points(s, p));
  return best(ahead, (p) => s[S.DUCATS + S.at(p)]);
}

export function standings(s: S.State): Standing[] {
  const first = s[S.PHASE] === S.PHASE_OVER ? winners(s) : [];
  return Array.from({ length: s[S.SEATS] }, (_, seat) => ({
    seat,
    score: points(s, seat),
    winner: first.includes(seat),
  }));
}

/** The sources of each seat's points, in seat order. */
export function resultTable(s: S.State): ResultRow[] {
  return Array.from({ length: s[S.SEATS] }, (_, seat) => {
    const own = SITES.map((_site, at) => at).filter((at) => s[S.SITE_OWNER + at] === seat);
    return {
      seat,
      businesses: own.length,
      besideStatue: own.filter((site) => besideStatue(s, site)).length,
      favours: s[S.FAVOURS_WON + S.at(seat)],
      points: points(s, seat),
      ducats: s[S.DUCATS + S.at(seat)],
    };
  });
}

/** Whether a business makes a luxury, which brings a Favour (PV-073). */
export const isLuxury = (business: number): boolean => business >= FIRST_LUXURY;
