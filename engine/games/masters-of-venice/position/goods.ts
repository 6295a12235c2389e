/** Prices, cubes and shares of a described position. */

import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import {
  CUBES_PER_RESOURCE,
  LUMBER,
  OFFICE_SHARE_PRICE,
  RESOURCES,
  SHARES_PER_STOCK,
  SHOP_RESOURCE,
  SHOPS,
  START_ORDERS,
  START_PRICE,
  STOCKS,
} from '../data.ts';
import { refreshMajorities } from '../effects/majority.ts';
import * as S from '../state.ts';

/** Prices and orders; absent ones are as in the set-up. */
export function readMarket(s: S.State, given: Reader): void {
  const shops = given.record('shops');
  shops.allow(SHOPS);
  for (let i = 0; i < SHOPS.length; i++) {
    const shop = shops.record(SHOPS[i]);
    shop.allow(['resourcePrice', 'sharePrice', 'orders', 'majority']);
    s[S.PRICE + SHOP_RESOURCE[i]] = shop.int('resourcePrice', START_PRICE);
    s[S.SHARE + i] = shop.int('sharePrice', START_PRICE);
    s[S.ORDERS + i] = shop.int('orders', START_ORDERS);
  }
  s[S.PRICE + LUMBER] = given.int('lumberPrice', START_PRICE);
  s[S.SHARE + 5] = OFFICE_SHARE_PRICE;
  s[S.SHARE + 6] = OFFICE_SHARE_PRICE;
}

/** The bag takes the cubes that are nowhere else; all others have been read. */
export function fillBag(s: S.State, given: Reader): void {
  for (let r = 0; r < RESOURCES.length; r++) {
    let rest = CUBES_PER_RESOURCE;
    for (let d = 0; d < 4; d++) rest -= s[S.DOCK + d * 6 + r];
    for (let p = 0; p < s[S.SEATS]; p++) rest -= s[S.CUBES + S.at(p) + r];
    for (let i = 0; i < 2; i++) if (s[S.OFFICE + i] === r) rest--;
    for (let i = 0; i < 4; i++) if (s[S.PENDING_CUBES + i] === r) rest--;
    s[S.BAG + r] = rest;
  }
  mustAgree(s, given, 'bag', RESOURCES, S.BAG, 'cubes');
}

/** The supply takes the shares that no seat holds; all others have been read. */
export function fillSupply(s: S.State, given: Reader): void {
  for (let k = 0; k < STOCKS.length; k++) {
    let rest = SHARES_PER_STOCK;
    for (let p = 0; p < s[S.SEATS]; p++) rest -= s[S.SHARES + S.at(p) + k];
    s[S.SUPPLY + k] = rest;
  }
  mustAgree(s, given, 'supply', STOCKS, S.SUPPLY, 'shares');
  refreshMajorities(s);
}

/** The remainder is computed; a description that names it too must agree. */
function mustAgree(
  s: S.State,
  given: Reader,
  name: string,
  ids: readonly string[],
  start: number,
  invariant: string,
): void {
  const map = given.record(name);
  map.allow(ids);
  for (const id of map.keys()) {
    const rest = s[start + ids.indexOf(id)];
    if (map.int(id, 0) === rest) continue;
    throw new PositionError(invariant, `${map.at(id)} is what lies nowhere else: ${rest}`);
  }
}

/** Four docks in order; offices. */
export function readPlaces(s: S.State, given: Reader): void {
  if (given.list('docks').length > 4) given.fail('docks', 'are four');
  const docks = listed(given, 'docks');
  for (let d = 0; d < 4; d++) docks.counts(String(d), RESOURCES, s, S.DOCK + d * 6);
  const offices = given.record('offices');
  offices.allow(['officeNorth', 'officeSouth']);
  s[S.OFFICE] = offices.id('officeNorth', RESOURCES, -1);
  s[S.OFFICE + 1] = offices.id('officeSouth', RESOURCES, -1);
}

/** A list of records read by index. */
export function listed(given: Reader, name: string): Reader {
  return given.nested(name, Object.fromEntries(given.list(name).map((item, i) => [i, item])));
}
