/**
 * A fast policy that decides from a handful of figures: no trial moves, and only the seat's own
 * knowledge. Roll-outs play with it, and the patron uses it for all but the lead's choice.
 */

import { legal, MAX_LEGAL } from '../actions.ts';
import * as C from '../codes.ts';
import {
  BUSINESS,
  BUSINESSES,
  CLOTH,
  FIRST_LUXURY,
  GOODS,
  LEAD_ACTIONS,
  RIGHT,
  SHIPS,
  VALUE_OF,
} from '../data.ts';
import { CAMPI, SITES } from '../map.ts';
import { priceAt, STOCK } from '../phases/buy.ts';
import { firstProof } from '../phases/proof.ts';
import { isFree, priceFor } from '../phases/reserve.ts';
import { firstSale, goodsOfSale, numberOfSale, SALE } from '../phases/sales.ts';
import { statuePrice } from '../phases/sponsor-statue.ts';
import { incomeOf, isLuxury } from '../scoring.ts';
import * as S from '../state.ts';
import {
  businessWorth,
  cardWorth,
  handWorth,
  pirateChance,
  pointWorth,
  statueWorth,
} from './worth.ts';

/** Share of a reserved shipment's worth, by how soon it arrives. [ship] */
const SOON = [0.45, 0.65, 0.88] as const;
/** Least gain of a purchase in ducats. */
const BARGAIN = 0.25;
/** Ducats of another's gain that weigh as much as one of the seat's own. */
const ENVY = 0.5;

const listed = new Int32Array(MAX_LEGAL);

/** The choice of `p`, who decides. Reads only the seat's own knowledge. */
export function choose(s: S.State, p: number): number {
  switch (s[S.PHASE]) {
    case S.PHASE_RESERVE:
      return bestReservation(s, p).code;
    case S.PHASE_UNLOAD:
      return unload(s, p);
    case S.PHASE_PLACE:
      return place(s, p);
    case S.PHASE_SELL:
      return sale(s, p);
    case S.PHASE_BUY:
      return bestPurchase(s, p).code;
    case S.PHASE_SPONSOR:
      return bestSponsoring(s, p).code;
    case S.PHASE_PRODUCE:
      return production(s, p);
    default:
      return C.CHOOSE + lead(s, p);
  }
}

/** A possible action, and its gain in Ducats. */
interface Plan {
  readonly code: number;
  readonly gain: number;
}
const NOTHING: Plan = { code: C.PASS, gain: 0 };

/** Value of a card that can be kept or sold. */
const freeWorth = (s: S.State, p: number, good: number): number =>
  Math.max(VALUE_OF[good], cardWorth(s, p, good));

/** On the player's own board a cube only protects; on another it also gets the shipment. */
function bestReservation(s: S.State, p: number): Plan {
  let best = NOTHING;
  if (s[S.CUBES + S.at(p)] === 0) return best;
  const risk = pirateChance(s);
  for (let owner = 0; owner < s[S.SEATS]; owner++) {
    const price = priceFor(p, owner);
    if (s[S.DUCATS + S.at(p)] < price) continue;
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (!isFree(s, owner, ship)) continue;
      const worth = freeWorth(s, p, s[S.SHIP + S.at(owner) + ship]) * SOON[ship];
      const cost = owner === p ? price : price * (1 + ENVY / (s[S.SEATS] - 1));
      const gain = (owner === p ? worth * risk : worth) - cost;
      if (gain > best.gain) best = { code: C.RESERVE + (owner << 2) + ship, gain };
    }
  }
  return best;
}

function unload(s: S.State, p: number): number {
  const good = s[S.SHIP + S.at(s[S.BOARD]) + RIGHT];
  return C.UNLOAD + Number(cardWorth(s, p, good) < VALUE_OF[good]);
}

function place(s: S.State, p: number): number {
  let best = s[S.NEW];
  for (let i = 1; i < s[S.NEW_SIZE]; i++) {
    if (freeWorth(s, p, s[S.NEW + i]) > freeWorth(s, p, best)) best = s[S.NEW + i];
  }
  return C.PLACE + best;
}

/** Number of cards of a good that are worth more sold. */
function toSell(s: S.State, p: number, good: number): number {
  const held = s[S.HAND + S.at(p) + good];
  let sold = 0;
  while (sold < held) {
    const loss = handWorth(s, p, good, -sold) - handWorth(s, p, good, -sold - 1);
    if (loss >= VALUE_OF[good]) break;
    sold++;
  }
  return sold;
}

function sale(s: S.State, p: number): number {
  const isByKind = firstSale(s, p) > 0;
  for (let good = 0; good < GOODS.length; good++) {
    const sold = toSell(s, p, good);
    SALE[good] = isByKind && sold < s[S.HAND + S.at(p) + good] ? 0 : sold;
  }
  return C.SELL + numberOfSale(s, p, goodsOfSale());
}

function bestPurchase(s: S.State, p: number): Plan {
  let best: Plan = { code: C.PASS, gain: BARGAIN };
  for (let stall = 0; stall < STOCK.length; stall++) {
    for (let good = 0; good < GOODS.length; good++) {
      const price = priceAt(stall, good);
      if (s[STOCK[stall] + good] === 0 || s[S.DUCATS + S.at(p)] < price) continue;
      const gain = cardWorth(s, p, good) - price;
      if (gain > best.gain) best = { code: C.BUY + (stall << 4) + good, gain };
    }
  }
  return best;
}

function bestSponsoring(s: S.State, p: number): Plan {
  const business = bestBusiness(s, p);
  const statue = bestStatue(s, p);
  return statue.gain > business.gain ? statue : business;
}

function bestBusiness(s: S.State, p: number): Plan {
  let best = NOTHING;
  if (s[S.CUBES + S.at(p)] === 0) return best;
  for (let business = 0; business < BUSINESSES.length; business++) {
    const { cost } = BUSINESS[business];
    if (s[S.TILES + business] === 0 || s[S.DUCATS + S.at(p)] < cost) continue;
    const proof = S.owns(s, p, business) ? 0 : firstProof(s, p, business);
    if (proof === 0 && !S.owns(s, p, business)) continue;
    for (let site = 0; site < SITES.length; site++) {
      if (s[S.SITE_BUSINESS + site] >= 0) continue;
      const gain = businessWorth(s, p, business, site) - cost;
      if (gain <= best.gain) continue;
      best = { code: C.SPONSOR_BUSINESS + ((business << 8) | (site << 3) | proof), gain };
    }
  }
  return best;
}

function bestStatue(s: S.State, p: number): Plan {
  let best = NOTHING;
  const price = statuePrice(s);
  if (s[S.STATUES_LEFT] === 0 || s[S.DUCATS + S.at(p)] < price) return best;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] > 0) continue;
    const gain = statueWorth(s, p, campo) - price;
    if (gain > best.gain) best = { code: C.SPONSOR_STATUE + campo, gain };
  }
  return best;
}

/** Gain from a good made on the site. */
function productionGain(s: S.State, p: number, site: number): number {
  const business = s[S.SITE_BUSINESS + site];
  const { inputs, makes } = BUSINESS[business];
  const share = s[S.SITE_OWNER + site] === p ? 1 : -ENVY / (s[S.SEATS] - 1);
  const income = share * incomeOf(s, site, business);
  if (makes >= 0) return cardWorth(s, p, makes) + income - handLoss(s, p, inputs[0]);
  let goods = 0;
  for (let i = 0; i < inputs.length; i++) goods += VALUE_OF[inputs[i]];
  const favour = s[S.FAVOUR_PILE] > 0 ? pointWorth(s) : 0;
  return favour + income - 0.75 * goods;
}

/** The hand's loss with one card of a good less. */
const handLoss = (s: S.State, p: number, good: number): number =>
  handWorth(s, p) - handWorth(s, p, good, -1);

/** Luxuries first, the best of them; then inputs of further ones. */
function production(s: S.State, p: number): number {
  const count = legal(s, p, listed);
  let best = C.END_PRODUCE;
  let most = 0;
  let isBestLuxury = false;
  for (let i = 0; i < count; i++) {
    if (listed[i] === C.END_PRODUCE) continue;
    const site = listed[i] - C.PRODUCE;
    const luxury = isLuxury(s[S.SITE_BUSINESS + site]);
    const gain = productionGain(s, p, site);
    if (gain <= 0 || (isBestLuxury && !luxury)) continue;
    if (gain > most || (luxury && !isBestLuxury)) {
      [best, most, isBestLuxury] = [listed[i], gain, luxury];
    }
  }
  return best;
}

/** The action with the greatest gain for `p`, minus half of the others' gain. */
function lead(s: S.State, p: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < LEAD_ACTIONS.length; action++) {
    let others = 0;
    for (let q = 0; q < s[S.SEATS]; q++) if (q !== p) others += guess(s, q, action);
    const gain = ownGain(s, p, action) - (ENVY * others) / (s[S.SEATS] - 1);
    if (gain > most) [best, most] = [action, gain];
  }
  return best;
}

/** A shipment taken in a Sail action, for itself. */
const NEW_SHIPMENT = 1.4;

/** Gain of an action for `p`, who knows the player's own hand. [action in the order of `LEAD_ACTIONS`] */
function ownGain(s: S.State, p: number, action: number): number {
  if (action === 0) return bestReservation(s, p).gain;
  if (action === 1) return arrivals(s, p) + NEW_SHIPMENT;
  if (action === 2) return tradeGain(s, p);
  if (action === 3) return bestSponsoring(s, p).gain;
  let gain = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] === p && hasInputs(s, p, s[S.SITE_BUSINESS + site])) {
      gain += Math.max(0, productionGain(s, p, site));
    }
  }
  return gain;
}

function hasInputs(s: S.State, p: number, business: number): boolean {
  const { inputs, makes } = BUSINESS[business];
  for (let i = 0; i < inputs.length; i++) if (s[S.HAND + S.at(p) + inputs[i]] === 0) return false;
  return makes < 0 || s[S.PILE + makes - CLOTH] > 0;
}

function tradeGain(s: S.State, p: number): number {
  let gain = Math.max(0, bestPurchase(s, p).gain);
  for (let good = 0; good < GOODS.length; good++) {
    gain += toSell(s, p, good) * VALUE_OF[good] * 0.25;
  }
  return gain;
}

/** Value of a seat's shipments at the next Sail action. */
function arrivals(s: S.State, p: number): number {
  const risk = pirateChance(s);
  let worth = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    const good = s[S.SHIP + S.at(board) + RIGHT];
    const cube = s[S.CUBE_ON + S.at(board) + RIGHT];
    if (good < 0 || (cube >= 0 ? cube : board) !== p) continue;
    worth += VALUE_OF[good] * (cube >= 0 ? 1 : 1 - risk);
  }
  return worth;
}

/** Estimated gain of an action for another seat, from public facts. */
function guess(s: S.State, q: number, action: number): number {
  const cards = S.handCount(s, q);
  if (action === 0) return 0.6;
  if (action === 1) return arrivals(s, q) + NEW_SHIPMENT;
  if (action === 2) return 0.4 * cards;
  const ducats = s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + S.at(q)] : 8;
  if (action === 3) return ducats >= 7 ? 7 : ducats >= 5 ? 4 : 0;
  let luxuries = 0;
  let workshops = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_OWNER + site] !== q) continue;
    if (s[S.SITE_BUSINESS + site] >= FIRST_LUXURY) luxuries++;
    else workshops++;
  }
  return 3 * Math.min(luxuries, cards / 3) + Math.min(workshops, cards);
}
