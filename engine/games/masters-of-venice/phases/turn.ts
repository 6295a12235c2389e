/** Phase `turn` (rules, 5.5 … 5.13): what each sub-action is tied to, and what can be done now. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import * as codes from '../codes.ts';
import { body, isDock, typeOf } from '../codes.ts';
import * as errors from '../errors.ts';
import { endTurn } from '../flow/boundary.ts';
import * as church from '../places/church.ts';
import * as docks from '../places/docks.ts';
import * as guild from '../places/guildHall.ts';
import * as mercato from '../places/mercato.ts';
import * as office from '../places/office.ts';
import * as shops from '../places/shops.ts';
import * as market from '../places/stockMarket.ts';
import type { State } from '../state.ts';
import * as state from '../state.ts';
import * as favors from '../tiles/favors.ts';
import * as rumors from '../tiles/rumors.ts';

const {
  END_TURN,
  T_BUY_FAVOR,
  T_BUY_SHARES,
  T_DELIVER,
  T_DRAW_ORDER,
  T_END,
  T_FAVOR,
  T_KEEP,
  T_MAJORITY,
  T_MERCATO_BUY,
  T_MERCATO_SELL,
  T_MERCATO_SWAP,
  T_OFFICE,
  T_PLACE,
  T_RUMOR,
  T_SELL,
  T_SELL_SHARES,
} = codes;
const { E_LOCATION, E_PENDING, E_PHASE, E_USED, OK } = errors;
const {
  PENDING,
  PENDING_GUILD_KEEP,
  PENDING_NONE,
  PENDING_PLACE_CUBES,
  TURN_ACTED,
  TURN_PLACE,
  TURN_USED,
  USED_BUY_FAVOR,
  USED_BUY_SHARES,
  USED_DOCK,
  USED_DRAW_ORDER,
  USED_MERCATO_BUY,
  USED_MERCATO_SELL,
  USED_MERCATO_SWAP,
  USED_OFFICE,
  USED_SALE,
  USED_SELL_SHARES,
} = state;

/** Places as bit masks: where each sub-action of a turn is offered. */
const DOCKS = 1 << 0;
const SHOPS = 1 << 1;
const MARKET = 1 << 2;
const GUILD = 1 << 3;
const CHURCH = 1 << 4;
const MERCATO = 1 << 5;
const OFFICES = (1 << 6) | (1 << 7);
const ANYWHERE = 0xff;

/** Where `code` is offered. Favors and rumors are for any place (MV-506). */
export function placesOf(code: number): number {
  if (isDock(code)) return DOCKS;
  switch (typeOf(code)) {
    case T_MAJORITY:
    case T_SELL:
      return SHOPS;
    case T_BUY_SHARES:
    case T_SELL_SHARES:
      return MARKET;
    case T_DRAW_ORDER:
    case T_KEEP:
    case T_DELIVER:
      return GUILD;
    case T_BUY_FAVOR:
      return CHURCH;
    case T_OFFICE:
    case T_PLACE:
      return OFFICES;
    case T_MERCATO_BUY:
    case T_MERCATO_SELL:
    case T_MERCATO_SWAP:
      return MERCATO;
    default:
      return ANYWHERE;
  }
}

/** The bit of TURN_USED that `code` would set; 0 for what can be done any number of times. */
function usedBit(code: number): number {
  if (isDock(code)) return USED_DOCK; // MV-401
  switch (typeOf(code)) {
    case T_MAJORITY:
      return shops.majorityBit(body(code) >> 1); // MV-413
    case T_SELL:
      return USED_SALE;
    case T_BUY_SHARES:
      return USED_BUY_SHARES;
    case T_SELL_SHARES:
      return USED_SELL_SHARES;
    case T_DRAW_ORDER:
      return USED_DRAW_ORDER;
    case T_BUY_FAVOR:
      return USED_BUY_FAVOR;
    case T_OFFICE:
      return USED_OFFICE;
    case T_MERCATO_BUY:
      return USED_MERCATO_BUY;
    case T_MERCATO_SELL:
      return USED_MERCATO_SELL;
    case T_MERCATO_SWAP:
      return USED_MERCATO_SWAP;
    default:
      return 0;
  }
}

/** The open question that `code` answers, PENDING_NONE if it is no answer. */
export function questionOf(code: number): number {
  const type = typeOf(code);
  if (type === T_KEEP) return PENDING_GUILD_KEEP;
  return type === T_PLACE ? PENDING_PLACE_CUBES : PENDING_NONE;
}

/** The common checks of a turn from E_PENDING to E_USED, then those of the action itself. */
export function checkTurn(s: State, seat: number, code: number): number {
  if (s[PENDING] !== questionOf(code)) return E_PENDING;
  if ((placesOf(code) & (1 << s[TURN_PLACE])) === 0) return E_LOCATION;
  if ((s[TURN_USED] & usedBit(code)) !== 0) return E_USED;
  if (isDock(code)) return docks.checkDock(s, seat, code);
  switch (typeOf(code)) {
    case T_MAJORITY:
      return shops.checkMajority(s, seat, code);
    case T_SELL:
      return shops.checkSale(s, seat, code);
    case T_BUY_SHARES:
      return market.checkBuyShares(s, seat, code);
    case T_SELL_SHARES:
      return market.checkSellShares(s, seat, code);
    case T_DRAW_ORDER:
      return guild.checkDrawOrder(s, seat, code);
    case T_KEEP:
      return guild.checkKeep(s, seat, code);
    case T_DELIVER:
      return guild.checkDeliver(s, seat, code);
    case T_BUY_FAVOR:
      return church.checkBuyFavor(s, seat, code);
    case T_OFFICE:
      return office.checkOffice(s, seat, code);
    case T_PLACE:
      return office.checkPlace(s, code);
    case T_MERCATO_BUY:
      return mercato.checkMercatoBuy(s, seat, code);
    case T_MERCATO_SELL:
      return mercato.checkMercatoSell(s, seat, code);
    case T_MERCATO_SWAP:
      return mercato.checkSwap(s, seat, code);
    case T_FAVOR:
      return favors.checkFavor(s, seat, code);
    case T_RUMOR:
      return rumors.checkRumor(s, seat, code);
    case T_END:
      return OK;
    default:
      return E_PHASE;
  }
}

/**
 * MV-314, MV-315: everything that the seat may do now in its turn, in any order, or end it. A shared
 * turn is a turn like any other (MV-317).
 */
export function legalTurn(s: State, seat: number, out: Int32Array): number {
  if (s[PENDING] === PENDING_GUILD_KEEP) return guild.legalKeep(s, seat, out);
  if (s[PENDING] === PENDING_PLACE_CUBES) return office.legalPlace(s, out);
  let n = 0;
  out[n++] = END_TURN;
  n = favors.legalFavors(s, seat, out, n);
  n = rumors.legalRumors(s, seat, out, n);
  switch (s[TURN_PLACE]) {
    case 0:
      return (s[TURN_USED] & USED_DOCK) === 0 ? docks.legalDocks(s, seat, out, n) : n;
    case 1:
      return shops.legalShops(s, seat, out, n);
    case 2:
      return market.legalStockMarket(s, seat, out, n);
    case 3:
      return guild.legalGuildHall(s, seat, out, n);
    case 4:
      return church.legalChurch(s, seat, out, n);
    case 5:
      return mercato.legalMercato(s, seat, out, n);
    default:
      return office.legalOffice(s, seat, out, n);
  }
}

/** Carries out a sub-action that `checkTurn` accepts. */
export function applyTurn(
  s: State,
  seat: number,
  code: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  if (code === END_TURN) {
    endTurn(s, sink);
    return;
  }
  s[TURN_ACTED] = 1;
  if (isDock(code)) {
    docks.applyDock(s, seat, code, sink);
    return;
  }
  switch (typeOf(code)) {
    case T_MAJORITY:
      shops.applyMajority(s, seat, code, sink);
      break;
    case T_SELL:
      shops.applySale(s, seat, code, sink);
      break;
    case T_BUY_SHARES:
      market.applyBuyShares(s, seat, code, sink);
      break;
    case T_SELL_SHARES:
      market.applySellShares(s, seat, code, sink);
      break;
    case T_DRAW_ORDER:
      guild.applyDrawOrder(s, seat, code, sink);
      break;
    case T_KEEP:
      guild.applyKeep(s, seat, code, sink);
      break;
    case T_DELIVER:
      guild.applyDeliver(s, seat, code, sink);
      break;
    case T_BUY_FAVOR:
      church.applyBuyFavor(s, seat, code, sink);
      break;
    case T_OFFICE:
      office.applyOffice(s, seat, code, chance, sink);
      break;
    case T_PLACE:
      office.applyPlace(s, seat, code, sink);
      break;
    case T_MERCATO_BUY:
      mercato.applyMercatoBuy(s, seat, code, sink);
      break;
    case T_MERCATO_SELL:
      mercato.applyMercatoSell(s, seat, code, sink);
      break;
    case T_MERCATO_SWAP:
      mercato.applySwap(s, seat, code, sink);
      break;
    case T_FAVOR:
      favors.applyFavor(s, seat, code, sink);
      break;
    default:
      rumors.applyRumor(s, seat, code, sink);
  }
}
