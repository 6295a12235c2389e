/** Which action a lead would choose: what it brings itself, less half of what it brings the others. */

import type { Chance } from '../../../core/chance.ts';
import {
  FIRST_LUXURY,
  GOODS,
  LEAD_ACTIONS,
  MAX_SEATS,
  PRODUCE,
  RESERVE,
  RIGHT,
  SAIL,
  SPONSOR,
  TRADE,
  VALUE_OF,
} from '../data.ts';
import { SITES } from '../map.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { pirateRisk } from './city.ts';
import { bargain, purchase, reservation, toSell } from './dealing.ts';
import { own, ownSites } from './hand.ts';
import { canMake, productionGain } from './production.ts';
import { plan, sponsoring } from './sponsoring.ts';

const ENVY = 0.5;
/** A shipment taken in a Sail action, for itself. */
const NEW_SHIPMENT = 1.4;
/** What a Reserve action brings another seat. */
const OTHERS_RESERVATION = 0.6;
/** Ducats that a seat is taken to have where nobody sees them. */
const USUAL_DUCATS = 8;
/** Share of a sold card's value that is gained by selling it now. */
const SOLD_NOW = 0.25;

/** Businesses of the seats, by class. Scratch. */
const luxuries = new Int32Array(MAX_SEATS);
const workshops = new Int32Array(MAX_SEATS);
const cards = new Int32Array(MAX_SEATS);

/** After `survey` and `lookAt`. */
export function leadAction(s: State, p: number, _chance: Chance): number {
  countAll(s);
  const risk = pirateRisk(s);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < LEAD_ACTIONS.length; action++) {
    let others = 0;
    for (let q = 0; q < s[S.SEATS]; q++) if (q !== p) others += guess(s, q, action, risk);
    const gain = ownGain(s, p, action, risk) - (ENVY * others) / (s[S.SEATS] - 1);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

function countAll(s: State): void {
  luxuries.fill(0);
  workshops.fill(0);
  for (let site = 0; site < SITES.length; site++) {
    const owner = s[S.SITE_OWNER + site];
    if (owner < 0) continue;
    if (s[S.SITE_BUSINESS + site] >= FIRST_LUXURY) luxuries[owner]++;
    else workshops[owner]++;
  }
  for (let q = 0; q < s[S.SEATS]; q++) cards[q] = S.handCount(s, q);
}

/** After `survey` and `lookAt`: what an action brings `p`, who knows the own hand. */
export function ownGain(s: State, p: number, action: number, risk: number): number {
  switch (action) {
    case RESERVE:
      reservation(s, p);
      return bargain.gain;
    case SAIL:
      return arrivals(s, p, risk) + NEW_SHIPMENT;
    case TRADE:
      return tradeGain(s, p);
    case SPONSOR:
      sponsoring(s, p);
      return plan.gain;
    default:
      return productionGains(s, p);
  }
}

function productionGains(s: State, p: number): number {
  let sum = 0;
  for (let i = 0; i < own.count; i++) {
    if (!canMake(s, p, s[S.SITE_BUSINESS + ownSites[i]])) continue;
    sum += Math.max(0, productionGain(s, p, ownSites[i]));
  }
  return sum;
}

function tradeGain(s: State, p: number): number {
  purchase(s, p);
  let sum = bargain.gain;
  for (let good = 0; good < GOODS.length; good++) {
    sum += toSell(s, p, good) * VALUE_OF[good] * SOLD_NOW;
  }
  return sum;
}

/** What comes ashore for a seat at the next Sail action. */
function arrivals(s: State, p: number, risk: number): number {
  let worth = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    const good = s[S.SHIP + S.at(board) + RIGHT];
    const cube = s[S.CUBE_ON + S.at(board) + RIGHT];
    if (good < 0 || (cube >= 0 ? cube : board) !== p) continue;
    worth += VALUE_OF[good] * (cube >= 0 ? 1 : 1 - risk);
  }
  return worth;
}

/** What an action may bring another seat, from what everybody sees. */
function guess(s: State, q: number, action: number, risk: number): number {
  switch (action) {
    case RESERVE:
      return OTHERS_RESERVATION;
    case SAIL:
      return arrivals(s, q, risk) + NEW_SHIPMENT;
    case TRADE:
      return 0.4 * cards[q];
    case PRODUCE:
      return 3 * Math.min(luxuries[q], cards[q] / 3) + Math.min(workshops[q], cards[q]);
    default: {
      const ducats = s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + S.at(q)] : USUAL_DUCATS;
      return ducats >= 7 ? 7 : ducats >= 5 ? 4 : 0;
    }
  }
}
