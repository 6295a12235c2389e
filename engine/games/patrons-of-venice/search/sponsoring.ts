/** A seat's sponsoring: the business or statue with the greatest gain over its cost. */

import * as C from '../codes.ts';
import { BUSINESS, BUSINESSES, FIRST_LUXURY, GONDOLA_MAKER, MAX_SEATS, VALUE_OF } from '../data.ts';
import { CAMPI, CAMPI_OF, NEIGHBOURS_OF, SITE, SITES, SITES_OF } from '../map.ts';
import { firstProof } from '../phases/proof.ts';
import { statuePrice } from '../phases/sponsor-statue.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { city, incomeAt, isBlessed } from './city.ts';
import { hasKind, own, SALE_SHARE } from './hand.ts';

/** Share of Produce actions in which a luxury business, or a workshop, has its inputs. */
const LUXURY_BUSY = 0.55;
const WORKSHOP_BUSY = 0.6;
/** Probability that a campo without a statue gets one. */
const STATUE_HOPE = 0.22;
/** Ducats of another's gain that weigh as much as one of the seat's own. */
const ENVY = 0.5;
/** Ducats a Produce action that a neighbour of the same kind, or a gondola, takes from it. */
const HELP = 0.3;

/** The sponsoring that was found last: by how much it pays, and its code. */
export const plan = { gain: 0, code: C.PASS as number };

/** The goods that a business takes, at the prices of a sale. [business] */
const takes: readonly number[] = BUSINESS.map(({ inputs }) =>
  inputs.reduce((sum, good) => sum + VALUE_OF[good] * SALE_SHARE, 0),
);
/** The workshops and luxuries that go together. [business] = bit mask of businesses */
const partners: readonly number[] = BUSINESS.map((one) =>
  BUSINESS.reduce((mask, other, i) => {
    const fits = one.inputs.includes(other.makes) || other.inputs.includes(one.makes);
    return fits ? mask | (1 << i) : mask;
  }, 0),
);

/** After `survey` and `lookAt`: a legal code for `p`, who may sponsor. */
export function sponsoring(s: State, p: number): number {
  plan.gain = 0;
  const business = bestBusiness(s, p);
  const statue = bestStatue(s, p);
  plan.code = statue >= 0 ? statue : business >= 0 ? business : C.PASS;
  return plan.code;
}

/** Value of the points of a business on a site. [site] Scratch. */
const places = new Float64Array(SITES.length);

function bestBusiness(s: State, p: number): number {
  if (s[S.CUBES + S.at(p)] === 0) return -1;
  const hope = s[S.STATUES_LEFT] > 0 ? STATUE_HOPE * (1 - city.gone) : 0;
  for (let site = 0; site < SITES.length; site++) {
    const count = isBlessed(site) ? 2 : 1 + hope * SITE[site].campi.length;
    places[site] = count * own.point;
  }
  let best = -1;
  for (let business = 0; business < BUSINESSES.length; business++) {
    const { cost, makes } = BUSINESS[business];
    if (s[S.TILES + business] === 0 || s[S.DUCATS + S.at(p)] < cost) continue;
    const proof = hasKind(business) ? 0 : firstProof(s, p, business);
    if (proof === 0 && !hasKind(business)) continue;
    const made = makes >= 0 ? VALUE_OF[makes] * SALE_SHARE : own.favour;
    const busy = (business >= FIRST_LUXURY ? LUXURY_BUSY : WORKSHOP_BUSY) * own.productions;
    const beside = Math.min(2, bits(partners[business] & own.kinds)) * (1 - city.gone) - cost;
    for (let site = 0; site < SITES.length; site++) {
      if (s[S.SITE_BUSINESS + site] >= 0) continue;
      const profit = incomeAt(site, business, 0) + made - takes[business];
      const earned = profit > 0 ? profit * busy : 0;
      const gain = places[site] + earned + beside - help(s, p, business, site);
      if (gain <= plan.gain) continue;
      plan.gain = gain;
      best = C.SPONSOR_BUSINESS + ((business << 8) | (site << 3) | proof);
    }
  }
  return best;
}

/** How many bits are set, of a few. */
function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Ducats by which it serves rivals: quarters and gondolas. */
function help(s: State, p: number, business: number, site: number): number {
  const neighbours = NEIGHBOURS_OF[site];
  let served = 0;
  for (let i = 0; i < neighbours.length; i++) {
    const other = s[S.SITE_BUSINESS + neighbours[i]];
    if (other !== business && (other !== GONDOLA_MAKER || business === GONDOLA_MAKER)) continue;
    served += s[S.SITE_OWNER + neighbours[i]] === p ? -1 : ENVY;
  }
  return served * HELP * own.productions;
}

/**
 * Points for the seat's own businesses, minus those of the best rival; -1 if a business pays more.
 */
function bestStatue(s: State, p: number): number {
  const price = statuePrice(s);
  if (s[S.STATUES_LEFT] === 0 || s[S.DUCATS + S.at(p)] < price) return -1;
  let best = -1;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] > 0) continue;
    const gained = statueGain(s, p, campo);
    const income = gained * LUXURY_BUSY * own.productions;
    const gain = (gained - ENVY * rival.gain) * own.point + income - price;
    if (gain <= plan.gain) continue;
    plan.gain = gain;
    best = C.SPONSOR_STATUE + campo;
  }
  return best;
}

const gains = new Int32Array(MAX_SEATS);
/** Points of the last examined statue for the rival who gains most. */
export const rival = { gain: 0 };

/** Points of a statue on the campo for `p`. */
export function statueGain(s: State, p: number, campo: number): number {
  gains.fill(0);
  const sites = SITES_OF[campo];
  for (let i = 0; i < sites.length; i++) {
    const owner = s[S.SITE_OWNER + sites[i]];
    if (owner >= 0 && (CAMPI_OF[sites[i]] & city.statues) === 0) gains[owner]++;
  }
  rival.gain = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q !== p && gains[q] > rival.gain) rival.gain = gains[q];
  }
  return gains[p];
}
