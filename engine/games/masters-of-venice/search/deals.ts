/**
 * The best deal of a seat at a place, by a handful of figures: its gain in ducats, and its code.
 * Call `plan` for the same seat before.
 */

import { NONE, PEG_SHARE, UP } from '../codes.ts';
import { FAVOR_MAX, FAVOR_PRICE, LUMBER, SHOP_RESOURCE } from '../data.ts';
import { dividendPerShare } from '../effects/dividend.ts';
import { packBuyFavor } from '../places/church.ts';
import { packDock } from '../places/docks.ts';
import { award, packDeliver, packDrawOrder } from '../places/guildHall.ts';
import { packMercatoBuy, packMercatoSell } from '../places/mercato.ts';
import { packOffice } from '../places/office.ts';
import { packSell } from '../places/shops.ts';
import { packBuyShares } from '../places/stockMarket.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';
import { packFavor } from '../tiles/favors.ts';
import { packRumor } from '../tiles/rumors.ts';
import { blocked, cubeWorth, kept, missing, roundsLeft, spare, wanted } from './plan.ts';

/** The last deal found; -1 = none. */
export const deal = { code: -1 };

function found(gain: number, code: number): number {
  deal.code = gain > 0 ? code : -1;
  return gain > 0 ? gain : 0;
}

const GUILD_MASTER = 1 << 1;
const HARBOR_MASTER = 1 << 2;
const TAX_COLLECTOR = 1 << 3;
const THIEF = 1 << 4;
const holds = (s: State, seat: number, character: number): boolean =>
  (s[S.CHARACTER + at(seat)] & character) !== 0;

/** The basket of the dock that gains most over its prices; the Thief leaves the dearest unpaid. */
export function atDocks(s: State, seat: number): number {
  const thief = holds(s, seat, THIEF);
  let most = 0;
  let code = -1;
  for (let d = 0; d < 4; d++) {
    let cash = s[S.CASH + at(seat)];
    let counts = 0;
    let gain = 0;
    let steal = NONE;
    let stolen = 0;
    for (let r = 0; r < 6; r++) {
      const there = s[S.DOCK + d * 6 + r];
      const price = s[S.PRICE + r];
      let taken = 0;
      for (; taken < there && taken < 15; taken++) {
        const net = cubeWorth(s, r, taken) - price;
        if (net <= 0 || price > cash) break;
        cash -= price;
        gain += net;
      }
      counts |= taken << (r << 2);
      const free = taken < there ? cubeWorth(s, r, taken) : 0;
      if (thief && free > stolen) {
        stolen = free;
        steal = r;
      }
    }
    if (gain + stolen <= most) continue;
    most = gain + stolen;
    code = packDock(d, counts, steal);
  }
  return found(most, code);
}

/** The sale with the greatest gain, including dividends and the rise of own shares. */
export function bySale(s: State, seat: number): number {
  const left = roundsLeft(s);
  let most = 0;
  let code = -1;
  for (let shop = 0; shop < 5; shop++) {
    const r = SHOP_RESOURCE[shop];
    const offered = spare[r] + (left === 0 ? kept[r] : 0);
    const orders = s[S.ORDERS + shop];
    const count = offered < orders ? offered : orders;
    if (count <= 0) continue;
    const total = 2 * s[S.PRICE + r] * count;
    const shares = s[S.SHARES + at(seat) + shop];
    const payers = shares + (holds(s, seat, TAX_COLLECTOR) ? 1 : 0);
    const gain = total + dividendPerShare(total) * payers + 4 * count * shares;
    if (gain <= most) continue;
    most = gain;
    code = packSell(shop, count);
  }
  return found(most, code);
}

/** Ducats reserved for goods while there is time to trade. */
const PURSE = 60;
/** Yield in a round of an office's share, a shop's share, and each order at the shop. */
const OFFICE_YIELD = 2;
const SHOP_YIELD = 4;
const ORDER_YIELD = 1.5;
/** A price from which on a split is near, and the gain of a share by it. */
const NEAR_SPLIT = 80;
const SPLIT_GAIN = 35;

/** Up to three shares of the stock that grows most. */
export function atMarket(s: State, seat: number): number {
  const left = roundsLeft(s);
  const money = s[S.CASH + at(seat)] - (left >= 2 ? PURSE : 0);
  let most = 0;
  let code = -1;
  for (let k = 0; k < 7; k++) {
    const price = s[S.SHARE + k];
    const count = Math.min(3, s[S.SUPPLY + k], Math.floor(money / price));
    if (count <= 0 || (s[S.TURN_SOLD] & (1 << k)) !== 0) continue; // MV-436
    let gain = k < 5 ? left * SHOP_YIELD + s[S.ORDERS + k] * ORDER_YIELD : left * OFFICE_YIELD;
    if (k < 5) gain += 5 * (1 + s[S.SHARES + at(seat) + k] / count);
    if (price >= NEAR_SPLIT) gain += SPLIT_GAIN;
    if (gain * count <= most) continue;
    most = gain * count;
    code = packBuyShares(count << (3 * k));
  }
  return found(most, code);
}

/** Value of a drawn card in ducats; with so many orders in hand no further one is drawn. */
const CARD_WORTH = 90;
const HELD_BEFORE_DRAW = 2;

/** A delivery, always for victory points; else a card if few are in hand and time is left. */
export function atGuildHall(s: State, seat: number, used: number): number {
  const base = at(seat);
  const held = s[S.HAND_SIZE + base];
  for (let r = 0; r < 6; r++) spare[r] += kept[r];
  let code = -1;
  for (let i = 0; i < held && code < 0; i++) {
    const card = s[S.HAND + base + i];
    if (missing(card) === 0 && !blocked(s, card)) code = packDeliver(card, award(s, seat));
  }
  for (let r = 0; r < 6; r++) spare[r] -= kept[r];
  if (code >= 0) return found(100 * award(s, seat) + 50, code);
  const left = roundsLeft(s);
  const open = (used & S.USED_DRAW_ORDER) === 0 && s[S.DECK_SIZE] > 0;
  if (!open || left < 3 || held >= HELD_BEFORE_DRAW) return found(0, -1);
  return found(CARD_WORTH, packDrawOrder(holds(s, seat, GUILD_MASTER)));
}

/** Ducats per unordered cube in hand for which a favor opens a way. */
export function atChurch(s: State, seat: number): number {
  const left = roundsLeft(s);
  if (left < 2) return found(0, -1);
  let unsold = 0;
  for (let shop = 0; shop < 5; shop++) {
    const r = SHOP_RESOURCE[shop];
    unsold = Math.max(unsold, s[S.PRICE + r] * (spare[r] + kept[r] - s[S.ORDERS + shop]));
  }
  let most = 0;
  let code = -1;
  for (let i = 0; i < s[S.PLAZA_SIZE]; i++) {
    const favor = s[S.PLAZA + i];
    if (s[S.CASH + at(seat)] < FAVOR_PRICE[favor] + PURSE) continue;
    const gain = Math.min(unsold, FAVOR_MAX[favor] * 45) - FAVOR_PRICE[favor];
    if (gain <= most) continue;
    most = gain;
    code = packBuyFavor(favor);
  }
  return found(most, code);
}

/** A cube that an order lacks; else, towards the end, cubes that no shop takes. */
export function atMercato(s: State, seat: number, used: number): number {
  let most = 0;
  let code = -1;
  for (let r = 0; r < 6; r++) {
    const price = s[S.PRICE + r];
    const buys = (used & S.USED_MERCATO_BUY) === 0 && (s[S.TURN_SOLD] & (1 << r)) === 0;
    if (buys && s[S.BAG + r] > 0 && price <= s[S.CASH + at(seat)]) {
      const gain = cubeWorth(s, r, 0) - price;
      if (gain > most) {
        most = gain;
        code = packMercatoBuy(1 << (3 * r));
      }
    }
    const sells = (used & S.USED_MERCATO_SELL) === 0 && (s[S.TURN_BOUGHT] & (1 << r)) === 0;
    if (!sells || spare[r] === 0) continue;
    const gain = price - (r === LUMBER || roundsLeft(s) === 0 ? 0.4 : 1.1) * price;
    if (gain > most) {
      most = gain;
      code = packMercatoSell(1 << (3 * r));
    }
  }
  return found(most, code);
}

const DRAWN_CUBE = 40;

/** The cube there, the dividend, the Harbor Master's cube. */
export function atOffice(s: State, seat: number, place: number): number {
  const cube = s[S.OFFICE + place - 6];
  const owned = s[S.SHARES + at(seat) + place - 1];
  const collects = holds(s, seat, TAX_COLLECTOR) ? 10 : 0;
  const free = holds(s, seat, HARBOR_MASTER) ? DRAWN_CUBE : 0;
  const gain = (cube < 0 ? 0 : cubeWorth(s, cube, 0)) + 10 * owned + collects + free;
  return found(gain, packOffice(false));
}

/** A favor for the shop whose orders end before the cubes at hand. */
export function byFavor(s: State, seat: number): number {
  if (s[S.FAVORS_SIZE + at(seat)] === 0) return found(0, -1);
  const favor = s[S.FAVORS + at(seat)];
  let most = 0;
  let code = -1;
  for (let shop = 0; shop < 5; shop++) {
    const r = SHOP_RESOURCE[shop];
    const lacking = spare[r] + kept[r] - s[S.ORDERS + shop];
    const room = s[S.OPT_ORDERS_MAX] - s[S.ORDERS + shop];
    const count = Math.min(lacking, room, FAVOR_MAX[favor]);
    if (count <= 0 || count * s[S.PRICE + r] <= most) continue;
    most = count * s[S.PRICE + r];
    code = packFavor(favor, shop, count);
  }
  return found(most, code);
}

/** A rumor lifts the share of which the seat has most, near a split or near the end. */
export function byRumor(s: State, seat: number): number {
  const base = at(seat);
  const late = roundsLeft(s) <= 1;
  let most = 0;
  let code = -1;
  for (let i = 0; i < s[S.RUMORS_SIZE + base]; i++) {
    const rumor = s[S.RUMORS + base + i];
    const shop = Math.floor(rumor / 3);
    const splits = s[S.SHARE + shop] + 5 > 100;
    if (!late && !splits) continue;
    const gain = s[S.SHARES + base + shop] * (splits ? SPLIT_GAIN : 5);
    if (gain <= most) continue;
    most = gain;
    code = packRumor(rumor, PEG_SHARE, UP);
  }
  return found(most, code);
}

/** Orders that the seat could use at a shop: its unordered cubes there, and its shares. */
export function ordersSought(s: State, seat: number, shop: number): number {
  const r = SHOP_RESOURCE[shop];
  const lacking = spare[r] + kept[r] + wanted[r] - s[S.ORDERS + shop];
  return (lacking > 0 ? lacking * s[S.PRICE + r] : 0) + 6 * s[S.SHARES + at(seat) + shop];
}
