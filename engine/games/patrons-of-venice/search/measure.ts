/** What the evaluation looks at in a position, from one seat's point of view; each about 1 in size. */

import type { Feature } from '../../../search/contract.ts';
import { handWorth, pirateChance, progress, standing } from '../bot/worth.ts';
import {
  BUSINESS,
  BUSINESSES,
  CLOTH,
  FIRST_LUXURY,
  GOODS,
  RIGHT,
  SHIPS,
  VALUE_OF,
} from '../data.ts';
import { CAMPI, CAMPI_OF, SITES, SITES_OF } from '../map.ts';
import { statuePrice } from '../phases/sponsor-statue.ts';
import { incomeOf, statueMask, target } from '../scoring.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';

/** In the order in which `measure` writes them. */
export const features: readonly Feature[] = Object.entries({
  base: ['one', 'standing'],
  points: ['points', 'favours', 'nearEnd', 'atEnd'],
  ducats: ['ducats', 'small', 'large', 'rich'],
  city: ['luxuries', 'workshops', 'kinds', 'plain', 'luxuryIncome', 'workshopIncome', 'idleCubes'],
  statues: ['statueGain', 'statueNear', 'rivalStatue'],
  hand: ['cards', 'handValue', 'handWorth', 'made'],
  production: ['ready', 'readyIncome', 'lackingOne', 'lackingSold', 'workable'],
  licences: ['licences', 'licensedNear'],
  cargo: ['arriving', 'sailing', 'departing', 'needed', 'atRisk'],
  tempo: ['leads', 'leadsIn'],
}).flatMap(([group, names]) => names.map((name) => ({ name, group })));

/** Cards of the hand that no luxury has taken. */
const left = new Int32Array(GOODS.length);
/** By good: whether a business of the seat takes it. */
const taken = new Uint8Array(GOODS.length);

/** Writes the figures of seat `p` into `out`. */
export function measure(s: State, p: number, out: Float64Array): void {
  const ducats = s[S.DUCATS + at(p)];
  const favours = s[S.FAVOURS_WON + at(p)];
  const statues = statueMask(s);
  taken.fill(0);
  let points = favours;
  let luxuries = 0;
  let workshops = 0;
  let plain = 0;
  let luxuryIncome = 0;
  let workshopIncome = 0;
  let kinds = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] !== p) continue;
    const business = s[S.SITE_BUSINESS + site];
    const beside = (CAMPI_OF[site] & statues) !== 0;
    points += beside ? 2 : 1;
    if (!beside) plain++;
    const income = incomeOf(s, site, business);
    if (business >= FIRST_LUXURY) {
      luxuries++;
      luxuryIncome += income;
      kinds |= 1 << business;
    } else {
      workshops++;
      workshopIncome += income;
    }
    const { inputs } = BUSINESS[business];
    for (let k = 0; k < inputs.length; k++) taken[inputs[k]] = 1;
  }
  const lacks = target(s) - points;
  let i = 0;
  out[i++] = 1;
  out[i++] = standing(s, p, progress(s)) / 50;
  out[i++] = points / 10;
  out[i++] = favours / 5;
  out[i++] = lacks <= 2 ? 1 : 0;
  out[i++] = lacks <= 0 ? 1 : 0;
  out[i++] = ducats / 10;
  out[i++] = ducats < 5 ? ducats / 5 : 1;
  out[i++] = ducats < 7 ? 0 : 1;
  out[i++] = Math.max(0, ducats - 12) / 10;
  out[i++] = luxuries / 3;
  out[i++] = workshops / 3;
  out[i++] = bits(kinds) / 3;
  out[i++] = plain / 3;
  out[i++] = luxuryIncome / 15;
  out[i++] = workshopIncome / 5;
  out[i++] = s[S.CUBES + at(p)] < 3 ? 1 : 0;
  i = measureStatues(s, p, out, i, statues);
  i = measureHand(s, p, out, i);
  i = measureLicences(s, p, out, i, kinds);
  i = measureCargo(s, p, out, i);
  const n = s[S.SEATS];
  out[i++] = s[S.LEAD] === p ? 1 : 0;
  out[i] = ((p - s[S.LEAD] + n) % n) / (n - 1);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Points that one more statue would bring, and whether it can be paid. */
function measureStatues(
  s: State,
  p: number,
  out: Float64Array,
  from: number,
  statues: number,
): number {
  let most = 0;
  let rivals = 0;
  for (let campo = 0; s[S.STATUES_LEFT] > 0 && campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] > 0) continue;
    let own = 0;
    let others = 0;
    const sites = SITES_OF[campo];
    for (let k = 0; k < sites.length; k++) {
      const owner = s[S.SITE_OWNER + sites[k]];
      if (owner < 0 || (CAMPI_OF[sites[k]] & statues) !== 0) continue;
      if (owner === p) own++;
      else others++;
    }
    most = Math.max(most, own);
    rivals = Math.max(rivals, others - own);
  }
  out[from] = most / 2;
  out[from + 1] = s[S.DUCATS + at(p)] >= statuePrice(s) ? most / 2 : 0;
  out[from + 2] = rivals / 3;
  return from + 3;
}

/** Luxuries take from the hand what they need, in the order of their sites. */
function measureHand(s: State, p: number, out: Float64Array, from: number): number {
  const hand = S.HAND + at(p);
  let cards = 0;
  let value = 0;
  for (let good = 0; good < GOODS.length; good++) {
    left[good] = s[hand + good];
    cards += left[good];
    value += left[good] * VALUE_OF[good];
  }
  const made = left[CLOTH] + left[CLOTH + 1];
  let ready = 0;
  let income = 0;
  let one = 0;
  let sold = 0;
  for (let site = 0; site < SITES.length; site++) {
    const business = s[S.SITE_BUSINESS + site];
    if (s[S.SITE_OWNER + site] !== p || business < FIRST_LUXURY) continue;
    const { inputs } = BUSINESS[business];
    let missing = 0;
    let which = 0;
    for (let k = 0; k < inputs.length; k++) {
      if (left[inputs[k]] > 0) continue;
      missing++;
      which = inputs[k];
    }
    if (missing > 1) continue;
    for (let k = 0; k < inputs.length; k++) if (left[inputs[k]] > 0) left[inputs[k]]--;
    if (missing === 0) {
      ready++;
      income += incomeOf(s, site, business);
    } else {
      one++;
      if (s[S.MARKET + which] + s[S.WHARF + which] > 0) sold++;
    }
  }
  let workable = 0;
  for (let site = 0; site < SITES.length; site++) {
    const business = s[S.SITE_BUSINESS + site];
    if (s[S.SITE_OWNER + site] !== p || business >= FIRST_LUXURY) continue;
    const raw = BUSINESS[business].inputs[0];
    if (left[raw] === 0) continue;
    left[raw]--;
    workable++;
  }
  let i = from;
  out[i++] = cards / 5;
  out[i++] = value / 15;
  out[i++] = handWorth(s, p) / 20;
  out[i++] = made / 2;
  out[i++] = ready / 2;
  out[i++] = income / 10;
  out[i++] = one / 2;
  out[i++] = sold / 2;
  out[i++] = workable / 2;
  return i;
}

/** Kinds of luxury businesses that could be sponsored by what is in the hand. */
function measureLicences(
  s: State,
  p: number,
  out: Float64Array,
  from: number,
  kinds: number,
): number {
  let licences = 0;
  for (let business = FIRST_LUXURY; business < BUSINESSES.length; business++) {
    if (s[S.TILES + business] === 0) continue;
    let shown = (kinds & (1 << business)) !== 0 ? 2 : 0;
    const { inputs } = BUSINESS[business];
    for (let k = 0; k < inputs.length; k++) if (s[S.HAND + at(p) + inputs[k]] > 0) shown++;
    if (shown >= 2) licences++;
  }
  out[from] = Math.min(2, licences) / 2;
  out[from + 1] = s[S.DUCATS + at(p)] >= 6 && licences > 0 ? 1 : 0;
  return from + 2;
}

/** Shipments that will be the seat's. */
function measureCargo(s: State, p: number, out: Float64Array, from: number): number {
  const risk = pirateChance(s);
  let needed = 0;
  let atRisk = 0;
  for (let ship = 0; ship < SHIPS.length; ship++) out[from + RIGHT - ship] = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    for (let ship = 0; ship < SHIPS.length; ship++) {
      const good = s[S.SHIP + at(board) + ship];
      const cube = s[S.CUBE_ON + at(board) + ship];
      if (good < 0 || (cube >= 0 ? cube : board) !== p) continue;
      out[from + RIGHT - ship] += VALUE_OF[good] / 4;
      if (taken[good] === 1 && s[S.HAND + at(p) + good] === 0) needed += ship + 1;
      if (ship === RIGHT && cube < 0) atRisk += risk;
    }
  }
  out[from + SHIPS.length] = needed / 4;
  out[from + SHIPS.length + 1] = atRisk;
  return from + SHIPS.length + 2;
}
