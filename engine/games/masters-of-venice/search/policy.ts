/**
 * Sensible play from a handful of figures, without trying anything, for roll-outs. It considers
 * prices, orders and the use of its own cubes (`plan.ts`), never hidden things of others.
 */

import type { Chance } from '../../../core/chance.ts';
import { LOWER_PRICE, NO_CARD, RAISE_PRICE, UP } from '../codes.ts';
import { SHARED_LOCATIONS, SHOP_RESOURCE } from '../data.ts';
import { packBid } from '../phases/bid.ts';
import { packDestination } from '../phases/destination.ts';
import { adjustment, legalDraft, packAdjust, packCharacter } from '../phases/draft.ts';
import { END_TURN } from '../phases/turn.ts';
import { legalWindow } from '../phases/window.ts';
import { packKeep } from '../places/guildHall.ts';
import { legalPlace } from '../places/office.ts';
import { packMajority } from '../places/shops.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';
import * as deals from './deals.ts';
import { deal } from './deals.ts';
import { kept, missing, plan, spare } from './plan.ts';

/** A place's gains in ducats are blurred by up to so much: nobody can foresee where all will go. */
const BLUR = 50;
/** If others open the place anyway, going there gains only the earlier turn. */
const SHARED_DISCOUNT = 0.6;
/** Bids run from 0 to so many steps of 5 ducats. */
const BID_STEPS = 5;
/** Ducats of a character for a term, by its number; its holder's gain is blurred as well. */
const CHARACTER_WORTH = [0, 45, 55, 95, 80, 70];

const listed = new Int32Array(64);

/** A legal code for `seat`, which owes a decision. */
export function policy(s: State, seat: number, chance: Chance): number {
  switch (s[S.PHASE]) {
    case S.PHASE_TURN:
      return inTurn(s, seat, chance);
    case S.PHASE_DESTINATION:
      return whereTo(s, seat, chance);
    case S.PHASE_BID:
      return bid(s, seat, chance);
    case S.PHASE_DRAFT:
      return s[S.DRAFT_STEP] === S.DRAFT_PICK ? character(s, seat, chance) : adjust(s, seat);
    default:
      return inWindow(s, seat, chance);
  }
}

function bid(s: State, seat: number, chance: Chance): number {
  const most = Math.floor(s[S.CASH + at(seat)] / 20);
  return packBid(5 * chance.below(Math.min(BID_STEPS, most) + 1));
}

function character(s: State, seat: number, chance: Chance): number {
  const count = legalDraft(s, seat, listed);
  let best = 0;
  let most = -1;
  for (let c = 1; c < CHARACTER_WORTH.length; c++) {
    const worth = CHARACTER_WORTH[c] + chance.below(30);
    if (worth > most && has(count, packCharacter(c))) {
      most = worth;
      best = c;
    }
  }
  return packCharacter(best);
}

function has(count: number, code: number): boolean {
  for (let i = 0; i < count; i++) if (listed[i] === code) return true;
  return false;
}

/** Up where the seat has most use for orders; if no price can rise, the first listed one. */
function adjust(s: State, seat: number): number {
  plan(s, seat);
  let best = -1;
  let most = -1;
  for (let shop = 0; shop < 5; shop++) {
    if (s[S.ORDERS + shop] >= s[S.OPT_ORDERS_MAX]) continue;
    const use = deals.ordersSought(s, seat, shop);
    if (use > most) {
      most = use;
      best = shop;
    }
  }
  if (best >= 0 && adjustment(s, seat, UP) > 0) return packAdjust(best, UP);
  legalDraft(s, seat, listed);
  return listed[0];
}

/** Gain of a turn at `place` that begins now, in ducats. */
function gainAt(s: State, seat: number, place: number, used: number): number {
  switch (place) {
    case 0:
      return (used & S.USED_DOCK) === 0 ? deals.atDocks(s, seat) : nothing();
    case 1:
      return (used & S.USED_SALE) === 0 ? deals.bySale(s, seat) : nothing();
    case 2:
      return (used & S.USED_BUY_SHARES) === 0 ? deals.atMarket(s, seat) : nothing();
    case 3:
      return deals.atGuildHall(s, seat, used);
    case 4:
      return (used & S.USED_BUY_FAVOR) === 0 ? deals.atChurch(s, seat) : nothing();
    case 5:
      return deals.atMercato(s, seat, used);
    default:
      return (used & S.USED_OFFICE) === 0 ? deals.atOffice(s, seat, place) : nothing();
  }
}

function nothing(): number {
  deal.code = -1;
  return 0;
}

function whereTo(s: State, seat: number, chance: Chance): number {
  plan(s, seat);
  let best = -1;
  let most = -1;
  for (let place = 0; place < 8; place++) {
    if (place === s[S.PAWN + at(seat)]) continue;
    let gain = gainAt(s, seat, place, 0);
    if (place < SHARED_LOCATIONS) gain *= SHARED_DISCOUNT;
    gain += chance.below(BLUR);
    if (gain > most) {
      most = gain;
      best = place;
    }
  }
  return packDestination(best);
}

function inTurn(s: State, seat: number, chance: Chance): number {
  if (s[S.PENDING] === S.PENDING_PLACE_CUBES) return listed[chance.below(legalPlace(s, listed))];
  plan(s, seat);
  if (s[S.PENDING] === S.PENDING_GUILD_KEEP) return keep(s, seat);
  const place = s[S.TURN_PLACE];
  const used = s[S.TURN_USED];
  if (deals.byRumor(s, seat) > 0) return deal.code;
  if ((place === 1 || place === 3) && deals.byFavor(s, seat) > 0) return deal.code;
  if (place === 1) {
    const board = byBoard(s, seat);
    if (board >= 0) return board;
  }
  return gainAt(s, seat, place, used) > 0 ? deal.code : END_TURN;
}

/** The board of a shop: a higher price if orders suffice, else one order more. */
function byBoard(s: State, seat: number): number {
  if ((s[S.TURN_USED] & S.USED_SALE) !== 0) return -1;
  for (let shop = 0; shop < 5; shop++) {
    if (s[S.MAJORITY + shop] !== seat) continue;
    if ((s[S.TURN_USED] & (1 << (S.USED_MAJORITY_SHIFT + shop))) !== 0) continue;
    const r = SHOP_RESOURCE[shop];
    const price = s[S.PRICE + r];
    const orders = s[S.ORDERS + shop];
    const cubes = spare[r] + kept[r];
    if (cubes === 0) continue;
    if (orders > cubes && price <= 90) return packMajority(shop, RAISE_PRICE);
    if (orders < cubes && orders < s[S.OPT_ORDERS_MAX] && price >= 40) {
      return packMajority(shop, LOWER_PRICE);
    }
  }
  return -1;
}

/** Of two drawn cards the nearer one. */
function keep(s: State, seat: number): number {
  for (let r = 0; r < 6; r++) spare[r] = s[S.CUBES + at(seat) + r];
  const first = s[S.PENDING_CARDS];
  const second = s[S.PENDING_CARDS + 1];
  const nearer = second >= 0 && missing(second) < missing(first) ? second : first;
  return packKeep(nearer, NO_CARD);
}

/** The marker is most valuable early in a round, and worthless when its term is over. */
function inWindow(s: State, seat: number, chance: Chance): number {
  const count = legalWindow(s, seat, listed);
  const last = (s[S.ROUND] & 3) === 0;
  return chance.below(last ? 2 : 4) === 0 ? listed[0] : listed[count - 1];
}
