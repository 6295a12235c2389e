/** The action that a lead would choose: its own gain, minus half of the others' gain. */

import {
  FIRST_LUXURY,
  GOODS,
  LEAD_ACTIONS,
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
import { city, pirateRisk } from './city.ts';
import { bargain, purchase, reservation, toSell } from './dealing.ts';
import { canEndNow, haste, producingEnds, sponsoringEnds } from './ending.ts';
import { own, ownSites } from './hand.ts';
import { made, make } from './making.ts';
import { canMake, productionGain } from './production.ts';
import { plan, sponsoring } from './sponsoring.ts';

/** A shipment taken in a Sail action, for itself. */
const NEW_SHIPMENT = 1.4;
/** Assumed Ducats of a seat if they are hidden. */
const USUAL_DUCATS = 8;
/** Share of a sold card's value that is gained by selling it now. */
const SOLD_NOW = 0.25;

/** Facts about all others together on which the lead's choice depends, each a mean. Scratch. */
const others = { arriving: 0, cards: 0, rich: 0, luxuries: 0, workshops: 0 };

/** After `survey` and `lookAt`. */
export function leadAction(s: State, p: number): number {
  const risk = pirateRisk(s);
  lookAtOthers(s, p);
  const mayEnd = canEndNow(s);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < LEAD_ACTIONS.length; action++) {
    let gain = gainOf(s, p, action, risk);
    if (mayEnd && action === SPONSOR) gain += sponsoringEnds(s, p, plan.code);
    if (mayEnd && action === PRODUCE) gain += producingEnds(s, p);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/**
 * Gain of an action for `p` minus half of each other seat's, in Ducats: the figures give the best
 * agreement with the patron's trials, in 3,000 leads of matches among patrons. Producing adds
 * little to the hand's earlier value, and less the later it is.
 */
function gainOf(s: State, p: number, action: number, risk: number): number {
  const { gone } = city;
  if (action === PRODUCE) {
    make(s, p);
    const favours = made.favours * own.favour * (0.4 - 0.23 * gone);
    const income = made.income * (0.1 - 0.55 * gone) + 0.61 * made.workshops;
    const theirs = 0.1 * others.luxuries + 0.23 * others.workshops;
    const patient = 0.84 * gone + favours + income - theirs;
    return patient + haste(s) * (made.favours * own.favour + made.income - patient);
  }
  const gain = ownGain(s, p, action, risk);
  switch (action) {
    case RESERVE:
      return gain * (1 - 0.44 * gone) + 0.23 * gone - 0.23;
    case SAIL:
      return (
        1.37 - 0.57 * gone + gain * (0.13 - 0.2 * gone) - others.arriving * (0.11 - 0.22 * gone)
      );
    case TRADE: {
      const use = gain > 0 ? 0.14 + 1.24 * gone : 0;
      return use + gain * (0.59 + 0.24 * gone) - others.cards * (0.31 - 0.11 * gone);
    }
    default:
      return 1.46 * gone - 1.02 + gain * (0.88 + 0.43 * gone) - others.rich * (0.23 + 0.09 * gone);
  }
}

function lookAtOthers(s: State, p: number): void {
  const share = 1 / (s[S.SEATS] - 1);
  let luxuries = 0;
  let workshops = 0;
  for (let site = 0; site < SITES.length; site++) {
    const owner = s[S.SITE_OWNER + site];
    if (owner < 0 || owner === p) continue;
    if (s[S.SITE_BUSINESS + site] >= FIRST_LUXURY) luxuries++;
    else workshops++;
  }
  others.luxuries = luxuries * share;
  others.workshops = workshops * share;
  others.cards = 0;
  others.rich = 0;
  others.arriving = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q === p) continue;
    others.cards += S.handCount(s, q) * share;
    const ducats = s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + S.at(q)] : USUAL_DUCATS;
    others.rich += (ducats >= 7 ? 7 : ducats >= 5 ? 4 : 0) * share;
    others.arriving += arrivals(s, q, 0) * share;
  }
}

/** After `survey` and `lookAt`: the gain of an action for `p`, who knows the player's own hand. */
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

/** Value of a seat's shipments at the next Sail action. */
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
