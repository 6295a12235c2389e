/** The evaluation's features of a position, from one seat's point of view; each about 1 in size. */

import { featuresOf } from '../../../search/contract.ts';
import {
  BUSINESS,
  BUSINESSES,
  CLOTH,
  FIRST_LUXURY,
  GOODS,
  RAW,
  SHIPS,
  VALUE_OF,
  WHARF_PRICE,
} from '../data.ts';
import { CAMPI, SITES } from '../map.ts';
import { firstProof } from '../phases/proof.ts';
import { statuePrice } from '../phases/sponsor-statue.ts';
import { target } from '../scoring.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { isBlessed, pirateRisk, scored, survey } from './city.ts';
import { handWorth, hasKind, incomes, lookAt, own, ownSites } from './hand.ts';
import { lacking, made, make } from './making.ts';
import { rival, statueGain } from './sponsoring.ts';

/** In the order in which `measure` writes them. */
export const features = featuresOf(
  {
    base: ['one'],
    points: ['points', 'pointsSquared', 'favours', 'besideStatue', 'withinOne', 'withinTwo'],
    tempo: [
      'leads',
      'leadsNext',
      'leadsSecond',
      'leadFavours',
      'leadSponsors',
      'canEnd',
      'canEndNext',
      'shareFavours',
      'shareSponsors',
    ],
    money: ['ducats', 'firstDucats', 'secondDucats', 'forLuxury'],
    sponsoring: [
      'sponsorPoints',
      'statuePoints',
      'statueAhead',
      'luxuryLicences',
      'licences',
      'luxuryReady',
      'cubes',
    ],
    production: ['favoursNow', 'incomeNow', 'lackOne', 'lackTwo', 'lackSupplied', 'workshopsNow'],
    businesses: ['luxuries', 'kinds', 'workshops', 'matched', 'luxuryIncome', 'workshopIncome'],
    goods: ['cards', 'value', 'spare', 'handWorth', 'made'],
    ships: ['right', 'middle', 'left', 'reserved', 'rightUseful', 'laterUseful', 'atRisk'],
  },
  ['atRisk'],
);

/** Index of the next figure. */
let next = 0;
let figures: Float64Array = new Float64Array(features.length);
function put(figure: number): void {
  figures[next++] = figure;
}

/** Writes the figures of seat `p` into `out`. */
export function measure(s: State, p: number, out: Float64Array): void {
  figures = out;
  next = 0;
  survey(s);
  lookAtLeader(s);
  lookAt(s, p);
  make(s, p);
  const sponsored = bestPoints(s, p);
  put(1);
  measurePoints(s, p);
  measureTempo(s, p, sponsored);
  measureMoney(s, p);
  measureSponsoring(s, p, sponsored);
  measureProduction(s, p);
  measureBusinesses(s);
  measureGoods(s, p);
  measureShips(s, p);
}

function measurePoints(s: State, p: number): void {
  const points = scored[p];
  const toGo = target(s) - points;
  const favours = s[S.FAVOURS_WON + S.at(p)];
  put(points / 10);
  put((points * points) / 100);
  put(favours / 5);
  put((points - favours - own.count) / 5);
  put(toGo <= 1 ? 1 : 0);
  put(toGo <= 2 ? 1 : 0);
}

/** The seat that chooses the next action, and its possible favours. */
const leader = { seat: 0, favours: 0 };

function lookAtLeader(s: State): void {
  leader.seat = s[S.PHASE] === S.PHASE_CHOOSE ? s[S.LEAD] : S.after(s, s[S.LEAD]);
  lookAt(s, leader.seat);
  make(s, leader.seat);
  leader.favours = made.favours;
}

/** Ducats with which a lead likes to sponsor. */
const RICH = 7;

/** The next leads, and the possibilities then. */
function measureTempo(s: State, p: number, sponsored: number): void {
  const order = (p - leader.seat + s[S.SEATS]) % s[S.SEATS];
  const most = Math.max(made.favours, sponsored);
  const ends = scored[p] + most >= target(s) ? 1 : 0;
  put(order === 0 ? 1 : 0);
  put(order === 1 ? 1 : 0);
  put(order === 2 ? 1 : 0);
  put(order === 0 ? made.favours : 0);
  put(order === 0 ? sponsored : 0);
  put(order === 0 ? ends : 0);
  put(order > 0 ? ends : 0);
  put(order > 0 && leader.favours > 0 ? made.favours : 0);
  put(order > 0 && s[S.DUCATS + S.at(leader.seat)] >= RICH ? sponsored : 0);
}

function measureMoney(s: State, p: number): void {
  const ducats = s[S.DUCATS + S.at(p)];
  put(ducats / 10);
  put(Math.min(ducats, 5) / 5);
  put(Math.max(0, Math.min(ducats, 12) - 5) / 7);
  put(ducats >= BUSINESS[FIRST_LUXURY].cost ? 1 : 0);
}

/** Luxury businesses, and all, that `p` may sponsor if it can pay them. */
let luxuryLicences = 0;
let licences = 0;
/** Points of the best statue for `p`, and its lead over the rivals. */
let statuePoints = 0;
let statueAhead = 0;

/** Points of a Sponsor action for `p` now. */
function bestPoints(s: State, p: number): number {
  const ducats = s[S.DUCATS + S.at(p)];
  let best = 0;
  luxuryLicences = 0;
  licences = 0;
  let blessed = 1;
  for (let site = 0; site < SITES.length && blessed === 1; site++) {
    if (s[S.SITE_BUSINESS + site] < 0 && isBlessed(site)) blessed = 2;
  }
  for (let business = 0; business < BUSINESSES.length; business++) {
    if (s[S.TILES + business] === 0 || s[S.CUBES + S.at(p)] === 0) continue;
    if (!hasKind(business) && firstProof(s, p, business) === 0) continue;
    licences++;
    if (business >= FIRST_LUXURY) luxuryLicences++;
    if (ducats >= BUSINESS[business].cost) best = blessed;
  }
  statuePoints = 0;
  statueAhead = 0;
  if (s[S.STATUES_LEFT] === 0) return best;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] > 0) continue;
    const gain = statueGain(s, p, campo);
    statuePoints = Math.max(statuePoints, gain);
    statueAhead = Math.max(statueAhead, gain - rival.gain);
  }
  return ducats >= statuePrice(s) ? Math.max(best, statuePoints) : best;
}

function measureSponsoring(s: State, p: number, sponsored: number): void {
  put(sponsored / 2);
  put(statuePoints / 2);
  put(statueAhead / 2);
  put(luxuryLicences / 2);
  put(licences / 4);
  put(luxuryLicences > 0 && s[S.DUCATS + S.at(p)] >= BUSINESS[FIRST_LUXURY].cost ? 1 : 0);
  put(Math.min(3, s[S.CUBES + S.at(p)]) / 3);
}

/** Probability of a missing card: it can be bought, or is on a ship that is nearly there. */
const BOUGHT = 1;
const ARRIVES = [0.35, 0.6, 0.9] as const;

function measureProduction(s: State, p: number): void {
  put(made.favours);
  put(made.income / 10);
  put(made.lackOne);
  put(made.lackTwo);
  let supplied = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (lacking[good] > 0) supplied += supply(s, p, good);
  }
  put(supplied);
  put(made.workshops);
}

/** 0 … 1: how sure `p` gets a card of the good soon. */
function supply(s: State, p: number, good: number): number {
  const ducats = s[S.DUCATS + S.at(p)];
  if (s[S.WHARF + good] > 0 && ducats >= WHARF_PRICE) return BOUGHT;
  if (s[S.MARKET + good] > 0 && ducats >= VALUE_OF[good]) return BOUGHT;
  let best = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (s[S.SHIP + S.at(board) + ship] !== good || !isFor(s, p, board, ship)) continue;
      if (ARRIVES[ship] > best) best = ARRIVES[ship];
    }
  }
  return best;
}

/** Whether the shipment of a ship will go to `p` at present. */
function isFor(s: State, p: number, board: number, ship: number): boolean {
  const cube = s[S.CUBE_ON + S.at(board) + ship];
  return cube >= 0 ? cube === p : board === p;
}

function measureBusinesses(s: State): void {
  let kinds = 0;
  let matched = 0;
  let luxuryIncome = 0;
  let workshopIncome = 0;
  for (let business = FIRST_LUXURY; business < BUSINESSES.length; business++) {
    if (hasKind(business)) kinds++;
  }
  for (let i = 0; i < own.luxuries; i++) {
    luxuryIncome += incomes[i];
    const { inputs } = BUSINESS[s[S.SITE_BUSINESS + ownSites[i]]];
    if (hasKind(inputs[2] - CLOTH)) matched++;
  }
  for (let i = own.luxuries; i < own.count; i++) workshopIncome += incomes[i];
  put(own.luxuries / 2);
  put(kinds / 2);
  put((own.count - own.luxuries) / 2);
  put(matched / 2);
  put(luxuryIncome / 10);
  put(workshopIncome / 2);
}

function measureGoods(s: State, p: number): void {
  const hand = S.HAND + S.at(p);
  let cards = 0;
  let value = 0;
  for (let good = 0; good < GOODS.length; good++) {
    cards += s[hand + good];
    value += s[hand + good] * VALUE_OF[good];
  }
  put(cards / 5);
  put(value / 10);
  put(made.spare / 10);
  put(handWorth(s, p, 0, 0) / 10);
  put((s[hand + RAW] + s[hand + RAW + 1]) / 2);
}

/** Values of the seat's coming shipments. [ship] Scratch. */
const coming = new Float64Array(SHIPS.length);

function measureShips(s: State, p: number): void {
  const risk = pirateRisk(s);
  coming.fill(0);
  let reserved = 0;
  let rightUseful = 0;
  let laterUseful = 0;
  let atRisk = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    for (let ship = 0; ship < SHIPS.length; ship++) {
      const good = s[S.SHIP + S.at(board) + ship];
      if (good < 0 || !isFor(s, p, board, ship)) continue;
      coming[ship] += VALUE_OF[good];
      const cube = s[S.CUBE_ON + S.at(board) + ship];
      if (cube >= 0) reserved += VALUE_OF[good];
      else if (ship === SHIPS.length - 1) atRisk += VALUE_OF[good] * risk;
      if (!isUseful(s, good)) continue;
      if (ship === SHIPS.length - 1) rightUseful++;
      else laterUseful++;
    }
  }
  for (let ship = SHIPS.length - 1; ship >= 0; ship--) put(coming[ship] / 5);
  put(reserved / 5);
  put(rightUseful);
  put(laterUseful / 2);
  put(atRisk / 3);
}

/**
 * Whether an own luxury business takes the good, or the product that an own workshop makes of it.
 */
function isUseful(s: State, good: number): boolean {
  for (let i = 0; i < own.count; i++) {
    if (BUSINESS[s[S.SITE_BUSINESS + ownSites[i]]].inputs.includes(good)) return true;
  }
  return false;
}
