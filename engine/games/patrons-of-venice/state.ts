/**
 * The layout of a position: one Int32Array, read and written only through the names in this file.
 * Indices are those of `data.ts` and `map.ts`; -1 means "none". The deck's top is at its end.
 */

import type { State } from '../../core/contract.ts';
import { Layout } from '../../kit/layout.ts';
import { BUSINESSES, CARDS, GOODS, MAX_SEATS, RAW_CARDS, SHIPS } from './data.ts';
import { CAMPI, SITES } from './map.ts';

export type { State };

const layout = new Layout();
const field = (n = 1): number => layout.field(n);

// -- the table ------------------------------------------------------------------------------------
/** Number of seats, 3 … 5 (PV-001). */
export const SEATS = field();
/** Table options (section 11), as integers: see `options.ts`. */
export const OPT_GUEST = field();
export const OPT_CHAIN = field();
export const OPT_OPEN_HANDS = field();
export const OPT_OPEN_MONEY = field();
/** The seat that the host has chosen to start, -1 = by chance. */
export const OPT_START = field();
/** 0 = none. */
export const OPT_MAX_TURNS = field();
export const OPT_ACTION_TIMER = field();
export const OPT_ANSWER_TIMER = field();

// -- flow -----------------------------------------------------------------------------------------
/** Accepted actions so far. */
export const SEQ = field();
/** Draws taken from chance so far. */
export const DRAWS = field();
/** From 1 on. */
export const TURN = field();
export const PHASE = field();
export const PHASE_CHOOSE = 0;
export const PHASE_RESERVE = 1;
export const PHASE_UNLOAD = 2;
export const PHASE_PLACE = 3;
export const PHASE_SELL = 4;
export const PHASE_BUY = 5;
export const PHASE_SPONSOR = 6;
export const PHASE_PRODUCE = 7;
export const PHASE_OVER = 8;
/** The decider; -1 when the match is over. */
export const DECIDER = field();
export const LEAD = field();
/** The action that runs, as an index into `LEAD_ACTIONS`; -1 in `chooseAction` and at the end. */
export const ACTION = field();
/** The board whose right ship is being unloaded, -1 outside `sailUnload`. */
export const BOARD = field();
/** Passes in a row in the buy step. */
export const PASSES = field();
/** Sites that the deciding seat has used in `produce`, in the order of use; zeros behind them. */
export const USED_SIZE = field();
export const USED = field(SITES.length);
/** Cloth and canvas that it has made in it. */
export const MADE = field(2);

// -- cards ----------------------------------------------------------------------------------------
/** New shipments that are still to be placed, in drawn order. */
export const NEW_SIZE = field();
export const NEW = field(MAX_SEATS);
export const DECK_SIZE = field();
export const DECK = field(RAW_CARDS);
/** Counts by card: raw goods and Pirates!. */
export const DISCARD = field(CARDS.length);
/** Counts by good. */
export const MARKET = field(GOODS.length);
export const WHARF = field(GOODS.length);
/** Cards in the cloth pile and in the canvas pile. */
export const PILE = field(2);
export const FAVOUR_PILE = field();

// -- the city -------------------------------------------------------------------------------------
/** [business] */
export const TILES = field(BUSINESSES.length);
export const STATUES_LEFT = field();
/** The statue on a campo, counted from 1 in the order of building; 0 = none. [campo] */
export const STATUE = field(CAMPI.length);
export const SITE_BUSINESS = field(SITES.length);
export const SITE_OWNER = field(SITES.length);

// -- seats ----------------------------------------------------------------------------------------
layout.seats();
export const DUCATS = field();
/** The player's unused cubes. */
export const CUBES = field();
export const FAVOURS_WON = field();
/** Counts by good. */
export const HAND = field(GOODS.length);
/** The shipment on each ship, and the owner of its cube. [ship] */
export const SHIP = field(SHIPS.length);
export const CUBE_ON = field(SHIPS.length);
const { stride, length } = layout.close(MAX_SEATS);

/** Length of a state. */
export const STATE_LENGTH = length;

/** Offset to add to a seat field (`DUCATS`, `HAND` …) for seat `p`. */
export const at = (p: number): number => p * stride;

/** The seat clockwise of `p`. */
export const after = (s: State, p: number): number => (p + 1 === s[SEATS] ? 0 : p + 1);

/** Cards in the hand of `p`. */
export function handCount(s: State, p: number): number {
  const hand = HAND + at(p);
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += s[hand + good];
  return sum;
}

/** Whether `p` owns a business of this type. */
export function owns(s: State, p: number, business: number): boolean {
  for (let site = 0; site < SITES.length; site++) {
    if (s[SITE_OWNER + site] === p && s[SITE_BUSINESS + site] === business) return true;
  }
  return false;
}

/** Whether the deciding seat has used a site in this part of `produce`. */
export function isUsed(s: State, site: number): boolean {
  for (let i = 0; i < s[USED_SIZE]; i++) if (s[USED + i] === site) return true;
  return false;
}
