/** Phase `turn` (rules, 5.5 … 5.13): what each sub-action is tied to, and what can be done now. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import * as k from '../codes.ts';
import { E_LOCATION, E_PENDING, E_PHASE, E_USED, OK } from '../errors.ts';
import { endTurn } from '../flow/boundary.ts';
import * as church from '../places/church.ts';
import * as docks from '../places/docks.ts';
import * as guild from '../places/guildHall.ts';
import * as mercato from '../places/mercato.ts';
import * as office from '../places/office.ts';
import * as shops from '../places/shops.ts';
import * as market from '../places/stockMarket.ts';
import * as S from '../state.ts';
import * as favors from '../tiles/favors.ts';
import * as rumors from '../tiles/rumors.ts';

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
  if (k.isDock(code)) return DOCKS;
  switch (k.typeOf(code)) {
    case k.T_MAJORITY:
    case k.T_SELL:
      return SHOPS;
    case k.T_BUY_SHARES:
    case k.T_SELL_SHARES:
      return MARKET;
    case k.T_DRAW_ORDER:
    case k.T_KEEP:
    case k.T_DELIVER:
      return GUILD;
    case k.T_BUY_FAVOR:
      return CHURCH;
    case k.T_OFFICE:
    case k.T_PLACE:
      return OFFICES;
    case k.T_MERCATO_BUY:
    case k.T_MERCATO_SELL:
    case k.T_MERCATO_SWAP:
      return MERCATO;
    default:
      return ANYWHERE;
  }
}

/** The bit of TURN_USED that `code` would set; 0 for what can be done any number of times. */
function usedBit(code: number): number {
  if (k.isDock(code)) return S.USED_DOCK; // MV-401
  switch (k.typeOf(code)) {
    case k.T_MAJORITY:
      return shops.majorityBit(k.body(code) >> 1); // MV-413
    case k.T_SELL:
      return S.USED_SALE;
    case k.T_BUY_SHARES:
      return S.USED_BUY_SHARES;
    case k.T_SELL_SHARES:
      return S.USED_SELL_SHARES;
    case k.T_DRAW_ORDER:
      return S.USED_DRAW_ORDER;
    case k.T_BUY_FAVOR:
      return S.USED_BUY_FAVOR;
    case k.T_OFFICE:
      return S.USED_OFFICE;
    case k.T_MERCATO_BUY:
      return S.USED_MERCATO_BUY;
    case k.T_MERCATO_SELL:
      return S.USED_MERCATO_SELL;
    case k.T_MERCATO_SWAP:
      return S.USED_MERCATO_SWAP;
    default:
      return 0;
  }
}

/** The open question that `code` answers, PENDING_NONE if it is no answer. */
export function questionOf(code: number): number {
  const type = k.typeOf(code);
  if (type === k.T_KEEP) return S.PENDING_GUILD_KEEP;
  return type === k.T_PLACE ? S.PENDING_PLACE_CUBES : S.PENDING_NONE;
}

/** The common checks of a turn from E_PENDING to E_USED, then those of the action itself. */
export function checkTurn(s: S.State, seat: number, code: number): number {
  if (s[S.PENDING] !== questionOf(code)) return E_PENDING;
  if ((placesOf(code) & (1 << s[S.TURN_PLACE])) === 0) return E_LOCATION;
  if ((s[S.TURN_USED] & usedBit(code)) !== 0) return E_USED;
  if (k.isDock(code)) return docks.checkDock(s, seat, code);
  switch (k.typeOf(code)) {
    case k.T_MAJORITY:
      return shops.checkMajority(s, seat, code);
    case k.T_SELL:
      return shops.checkSale(s, seat, code);
    case k.T_BUY_SHARES:
      return market.checkBuyShares(s, seat, code);
    case k.T_SELL_SHARES:
      return market.checkSellShares(s, seat, code);
    case k.T_DRAW_ORDER:
      return guild.checkDrawOrder(s, seat, code);
    case k.T_KEEP:
      return guild.checkKeep(s, seat, code);
    case k.T_DELIVER:
      return guild.checkDeliver(s, seat, code);
    case k.T_BUY_FAVOR:
      return church.checkBuyFavor(s, seat, code);
    case k.T_OFFICE:
      return office.checkOffice(s, seat, code);
    case k.T_PLACE:
      return office.checkPlace(s, code);
    case k.T_MERCATO_BUY:
      return mercato.checkMercatoBuy(s, seat, code);
    case k.T_MERCATO_SELL:
      return mercato.checkMercatoSell(s, seat, code);
    case k.T_MERCATO_SWAP:
      return mercato.checkSwap(s, seat, code);
    case k.T_FAVOR:
      return favors.checkFavor(s, seat, code);
    case k.T_RUMOR:
      return rumors.checkRumor(s, seat, code);
    case k.T_END:
      return OK;
    default:
      return E_PHASE;
  }
}

/**
 * MV-314, MV-315: everything that the seat may do now in its turn, in any order, or end it. A shared
 * turn is a turn like any other (MV-317).
 */
export function legalTurn(s: S.State, seat: number, out: Int32Array): number {
  if (s[S.PENDING] === S.PENDING_GUILD_KEEP) return guild.legalKeep(s, seat, out);
  if (s[S.PENDING] === S.PENDING_PLACE_CUBES) return office.legalPlace(s, out);
  let n = 0;
  out[n++] = k.END_TURN;
  n = favors.legalFavors(s, seat, out, n);
  n = rumors.legalRumors(s, seat, out, n);
  switch (s[S.TURN_PLACE]) {
    case 0:
      return (s[S.TURN_USED] & S.USED_DOCK) === 0 ? docks.legalDocks(s, seat, out, n) : n;
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
  s: S.State,
  seat: number,
  code: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  if (code === k.END_TURN) {
    endTurn(s, sink);
    return;
  }
  s[S.TURN_ACTED] = 1;
  if (k.isDock(code)) {
    docks.applyDock(s, seat, code, sink);
    return;
  }
  switch (k.typeOf(code)) {
    case k.T_MAJORITY:
      shops.applyMajority(s, seat, code, sink);
      break;
    case k.T_SELL:
      shops.applySale(s, seat, code, sink);
      break;
    case k.T_BUY_SHARES:
      market.applyBuyShares(s, seat, code, sink);
      break;
    case k.T_SELL_SHARES:
      market.applySellShares(s, seat, code, sink);
      break;
    case k.T_DRAW_ORDER:
      guild.applyDrawOrder(s, seat, code, sink);
      break;
    case k.T_KEEP:
      guild.applyKeep(s, seat, code, sink);
      break;
    case k.T_DELIVER:
      guild.applyDeliver(s, seat, code, sink);
      break;
    case k.T_BUY_FAVOR:
      church.applyBuyFavor(s, seat, code, sink);
      break;
    case k.T_OFFICE:
      office.applyOffice(s, seat, code, chance, sink);
      break;
    case k.T_PLACE:
      office.applyPlace(s, seat, code, sink);
      break;
    case k.T_MERCATO_BUY:
      mercato.applyMercatoBuy(s, seat, code, sink);
      break;
    case k.T_MERCATO_SELL:
      mercato.applyMercatoSell(s, seat, code, sink);
      break;
    case k.T_MERCATO_SWAP:
      mercato.applySwap(s, seat, code, sink);
      break;
    case k.T_FAVOR:
      favors.applyFavor(s, seat, code, sink);
      break;
    default:
      rumors.applyRumor(s, seat, code, sink);
  }
}
