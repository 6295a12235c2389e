/**
 * Values of goods, businesses and statues for a seat, in Ducats (rules, section 12): from its
 * holdings and public facts, without a trial move.
 */

import {
  BUSINESS,
  BUSINESSES,
  CANVASER,
  CLOTH,
  COUNT_OF,
  CUBES,
  DRAPER,
  FIRST_LUXURY,
  GONDOLA_MAKER,
  GOODS,
  MAX_SEATS,
  PIRATES,
  VALUE_OF,
} from '../data.ts';
import { CAMPI_OF, NEIGHBOURS_OF, SITE, SITES, SITES_OF } from '../map.ts';
import {
  baseIncome,
  besideStatue,
  incomeOf,
  isLuxury,
  points,
  statueMask,
  target,
} from '../scoring.ts';
import * as S from '../state.ts';

/** Ducats for a point at the beginning, and how many more at the end. */
const POINT = 5.5;
const POINT_RISE = 4;
/** A useless card is sold some day. */
const SALE = 0.75;
/** Share of a luxury's value that so many of its inputs have. */
const GATHERED = [0, 0.2, 0.5, 0.88] as const;
/** Share of a raw card's value against the cloth or canvas that the seat's workshop makes of it. */
const NOT_YET_MADE = 0.85;
/** Turns that each missing point takes, and between two Produce actions. */
const TURNS_A_POINT = 1.9;
const TURNS_A_PRODUCE = 4.5;
/** Share of Produce actions in which a luxury business, or a manufacturer, has its inputs. */
const LUXURY_BUSY = 0.55;
const MANUFACTURER_BUSY = 0.6;
/** Ducats for cards that license a first luxury business, and a first manufacturer of a kind. */
const LICENCE = 1.5;
const SMALL_LICENCE = 0.8;
/** Probability that a campo without a statue gets one. */
const STATUE_HOPE = 0.22;
/** Ducats of another's gain that weigh as much as one of the seat's own. */
const ENVY = 0.5;

/** Share of the way to the target that the leader has gone, 0 … 1. */
export function progress(s: S.State): number {
  const statues = statueMask(s);
  for (let p = 0; p < s[S.SEATS]; p++) scored[p] = s[S.FAVOURS_WON + S.at(p)];
  for (let site = 0; site < SITES.length; site++) {
    const owner = s[S.SITE_OWNER + site];
    if (owner >= 0) scored[owner] += (CAMPI_OF[site] & statues) !== 0 ? 2 : 1;
  }
  let most = 0;
  for (let p = 0; p < s[S.SEATS]; p++) if (scored[p] > most) most = scored[p];
  return Math.min(1, most / target(s));
}

/** Points of all seats. Scratch. */
const scored = new Int32Array(MAX_SEATS);

/** Expected further Produce actions at this progress of the leader. */
const productionsLeft = (s: S.State, gone = progress(s)): number =>
  (1 + target(s) * (1 - gone) * TURNS_A_POINT) / TURNS_A_PRODUCE;

/** Ducats for a point: more, the less time there is to buy points with money. */
export const pointWorth = (s: S.State, gone = progress(s)): number => POINT + POINT_RISE * gone;

/** Cards of a hand that no recipe has taken yet. Scratch. */
const left = new Int32Array(GOODS.length);
/** The sites of a seat, and a bit for each business on them. Scratch. */
const ownSites = new Int32Array(SITES.length);
let ownCount = 0;
let ownKinds = 0;

function findOwn(s: S.State, p: number): void {
  ownCount = 0;
  ownKinds = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] !== p) continue;
    ownSites[ownCount++] = site;
    ownKinds |= 1 << s[S.SITE_BUSINESS + site];
  }
}

/** Value of the hand of `p` with `extra` more cards (or fewer) of `good`. */
export function handWorth(s: S.State, p: number, good = 0, extra = 0): number {
  for (let i = 0; i < GOODS.length; i++) left[i] = s[S.HAND + S.at(p) + i];
  left[good] += extra;
  findOwn(s, p);
  let worth = 0;
  let licence = 0;
  const point = pointWorth(s);
  for (let i = 0; i < ownCount; i++) {
    const business = s[S.SITE_BUSINESS + ownSites[i]];
    if (!isLuxury(business)) continue;
    worth += gathered(business, incomeOf(s, ownSites[i], business) + favourWorth(s, point));
  }
  for (let business = FIRST_LUXURY; business < BUSINESSES.length; business++) {
    if (isLicensed(s, business, 2)) licence = LICENCE;
  }
  for (let business = DRAPER; business < FIRST_LUXURY; business++) {
    if (isLicensed(s, business, 1)) licence += SMALL_LICENCE;
  }
  for (let i = 0; i < ownCount; i++) {
    const business = s[S.SITE_BUSINESS + ownSites[i]];
    if (!isLuxury(business)) worth += workshopWorth(s, ownSites[i], business);
  }
  for (let i = 0; i < GOODS.length; i++) worth += left[i] * VALUE_OF[i] * SALE;
  return worth + licence;
}

const favourWorth = (s: S.State, point: number): number => (s[S.FAVOUR_PILE] > 0 ? point : 0);

/** Whether enough different goods of a recipe are left to be shown for a first business. */
function isLicensed(s: S.State, business: number, kinds: number): boolean {
  if (s[S.TILES + business] === 0 || (ownKinds & (1 << business)) !== 0) return false;
  const { inputs } = BUSINESS[business];
  let held = 0;
  for (let i = 0; i < inputs.length; i++) if (left[inputs[i]] > 0) held++;
  return held >= kinds;
}

/** Value of the remaining cards for a luxury business; it takes them. */
function gathered(business: number, luxury: number): number {
  const { inputs } = BUSINESS[business];
  let have = 0;
  let quality = 1;
  let sale = 0;
  for (let i = 0; i < inputs.length; i++) {
    const raw = rawOf(inputs[i]);
    if (left[inputs[i]] > 0) sale += VALUE_OF[inputs[i]] * SALE;
    else if (raw >= 0 && left[raw] > 0 && inputs[0] !== raw) {
      sale += VALUE_OF[raw] * SALE;
      quality = NOT_YET_MADE;
    } else continue;
    have++;
  }
  const worth = GATHERED[have] * quality * luxury;
  if (worth <= sale) return 0;
  for (let i = 0; i < inputs.length; i++) {
    const raw = rawOf(inputs[i]);
    if (left[inputs[i]] > 0) left[inputs[i]]--;
    else if (raw >= 0 && left[raw] > 0 && inputs[0] !== raw) left[raw]--;
  }
  return worth;
}

/** The raw good from which the seat's own workshop makes this one; -1 if there is none. */
function rawOf(good: number): number {
  if (good < CLOTH) return -1;
  const workshop = good === CLOTH ? DRAPER : CANVASER;
  return (ownKinds & (1 << workshop)) !== 0 ? BUSINESS[workshop].inputs[0] : -1;
}

/** Value of a raw card for a workshop, which takes it. */
function workshopWorth(s: S.State, site: number, business: number): number {
  const { inputs, makes } = BUSINESS[business];
  if (left[inputs[0]] === 0 || s[S.PILE + makes - CLOTH] === 0) return 0;
  left[inputs[0]]--;
  return NOT_YET_MADE * (VALUE_OF[makes] * SALE + incomeOf(s, site, business));
}

/** Value of one further card of a good for `p`. */
export const cardWorth = (s: S.State, p: number, good: number): number =>
  handWorth(s, p, good, 1) - handWorth(s, p);

/** Points that a business on the site scores, with the hope for a statue. */
function sitePoints(s: S.State, site: number): number {
  if (besideStatue(s, site)) return 2;
  const { campi } = SITE[site];
  return 1 + (s[S.STATUES_LEFT] > 0 ? STATUE_HOPE * campi.length * (1 - progress(s)) : 0);
}

/** Ducats that a good made there would earn if a business of this type were there. */
function incomeThere(s: S.State, site: number, business: number): number {
  const neighbours = NEIGHBOURS_OF[site];
  let same = 0;
  for (let i = 0; i < neighbours.length; i++) {
    if (s[S.SITE_BUSINESS + neighbours[i]] === business) same = 1;
  }
  return baseIncome(s, site, business) + Number(besideStatue(s, site)) + same;
}

/** Earnings of a business until the end: incomes and its goods, minus their inputs. */
function yieldOf(s: S.State, business: number, income: number, gone: number): number {
  const { inputs, makes } = BUSINESS[business];
  let goods = 0;
  for (let i = 0; i < inputs.length; i++) goods += VALUE_OF[inputs[i]] * SALE;
  const made = makes >= 0 ? VALUE_OF[makes] * SALE : favourWorth(s, pointWorth(s, gone));
  const busy = isLuxury(business) ? LUXURY_BUSY : MANUFACTURER_BUSY;
  return Math.max(0, income + made - goods) * busy * productionsLeft(s, gone);
}

/** Value of a new business of this type on this free site for `p`, without its cost. */
export function businessWorth(s: S.State, p: number, business: number, site: number): number {
  const gone = progress(s);
  const earned = yieldOf(s, business, incomeThere(s, site, business), gone);
  const beside = supplies(s, p, business) - help(s, p, business, site);
  return sitePoints(s, site) * pointWorth(s, gone) + earned + beside;
}

/** A workshop beside the luxury that needs its good, or the reverse. */
function supplies(s: S.State, p: number, business: number): number {
  let matching = 0;
  for (let other = 0; other < BUSINESSES.length; other++) {
    if (isLuxury(other) === isLuxury(business) || !S.owns(s, p, other)) continue;
    const [luxury, workshop] = isLuxury(business) ? [business, other] : [other, business];
    if (BUSINESS[luxury].inputs.includes(BUSINESS[workshop].makes)) matching++;
  }
  return Math.min(2, matching) * (1 - progress(s));
}

/** Ducats by which it serves rivals: quarters and gondolas. */
function help(s: S.State, p: number, business: number, site: number): number {
  const neighbours = NEIGHBOURS_OF[site];
  let served = 0;
  for (let i = 0; i < neighbours.length; i++) {
    const other = s[S.SITE_BUSINESS + neighbours[i]];
    if (other !== business && (other !== GONDOLA_MAKER || business === GONDOLA_MAKER)) continue;
    served += s[S.SITE_OWNER + neighbours[i]] === p ? -1 : ENVY;
  }
  return served * 0.3 * productionsLeft(s);
}

/** Value of a statue on the campo for `p`: points for its own, minus those of the best rival. */
export function statueWorth(s: S.State, p: number, campo: number): number {
  const standing = statueMask(s);
  const sites = SITES_OF[campo];
  let own = 0;
  let rivals = 0;
  let income = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    let gain = 0;
    for (let i = 0; i < sites.length; i++) {
      if (s[S.SITE_OWNER + sites[i]] === q && (CAMPI_OF[sites[i]] & standing) === 0) gain++;
    }
    if (q === p) {
      own = gain;
      income = gain * LUXURY_BUSY * productionsLeft(s);
    } else rivals = Math.max(rivals, gain);
  }
  return (own - ENVY * rivals) * pointWorth(s) + income;
}

/** Probability that Pirates! are among the next new shipments, from the seen part of the deck. */
export function pirateChance(s: S.State): number {
  const pirates = COUNT_OF[PIRATES] - s[S.DISCARD + PIRATES];
  const deck = s[S.DECK_SIZE];
  let none = 1;
  for (let k = 0; k < s[S.SEATS]; k++) {
    if (deck - k <= 0) break;
    none *= Math.max(0, deck - pirates - k) / (deck - k);
  }
  return 1 - none;
}

/** Prospects of the businesses of `p` that its points do not show. */
function workshopsWorth(s: S.State, p: number, gone: number): number {
  let worth = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] !== p) continue;
    const business = s[S.SITE_BUSINESS + site];
    worth += yieldOf(s, business, incomeOf(s, site, business), gone);
  }
  return worth;
}

/** How far on its way a shipment is. [ship] */
const ARRIVING = [0.45, 0.6, 0.75] as const;

/** Value of cargo on ships that belongs to `p`, or will. */
function cargoWorth(s: S.State, p: number): number {
  const risk = pirateChance(s);
  let worth = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    for (let ship = 0; ship < ARRIVING.length; ship++) {
      const good = s[S.SHIP + S.at(board) + ship];
      const cube = s[S.CUBE_ON + S.at(board) + ship];
      if (good < 0 || (cube >= 0 ? cube : board) !== p) continue;
      const safe = cube >= 0 ? 1 : 1 - risk * ARRIVING[ship];
      worth += ARRIVING[ship] * safe * VALUE_OF[good];
    }
  }
  return worth - (CUBES - s[S.CUBES + S.at(p)]) * 0.05;
}

/**
 * Value of all holdings of `p`, in Ducats. Compared positions use the same progress: `gone` is the
 * progress of the match where they diverge.
 */
export function standing(s: S.State, p: number, gone: number): number {
  const money = s[S.DUCATS + S.at(p)] * (1 - 0.5 * gone);
  const city = points(s, p) * pointWorth(s, gone) + workshopsWorth(s, p, gone);
  return money + city + handWorth(s, p) + cargoWorth(s, p);
}
