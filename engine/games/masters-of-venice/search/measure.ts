/** The evaluation's features of a position, from one seat's point of view; each about 1 in size. */

import { featuresOf } from '../../../search/contract.ts';
import { FAVOR_MAX, GUILD_ORDERS, LUMBER, RESOURCE_SHOP, SHOP_RESOURCE } from '../data.ts';
import { award } from '../places/guildHall.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';

/** Figures of which a seat wishes for less. */
const LESS: readonly string[] = ['lackingTwo', 'lackingThree', 'blocked', 'rivalsCubes'];

/** In the order in which `measure` writes them. */
export const features = featuresOf(
  {
    base: ['one'],
    points: ['vp'],
    cash: ['cash', 'purse'],
    shares: ['shareValue', 'shares', 'officeShares', 'nearSplit', 'majorities'],
    dividends: ['ordersOwned', 'turnoverOwned', 'cubesToPassOwned'],
    goods: ['cubes', 'goodsValue', 'lumber', 'sellable', 'bestSale', 'saleNear'],
    orders: [
      'held',
      'delivered',
      'complete',
      'lackingOne',
      'lackingTwo',
      'lackingThree',
      'blocked',
      'nextAward',
      'deliveryNear',
    ],
    tiles: ['rumors', 'favors'],
    tempo: ['rank', 'marker'],
    characters: ['guildMaster', 'harborMaster', 'taxCollector', 'thief', 'trader'],
    rivals: ['rivalsCubes'],
  },
  LESS,
);

const SHOPS_PLACE = 1;
const GUILD_PLACE = 3;
/** Orders in hand by the cubes that they lack. */
const lacking = new Int32Array(4);

/** Writes the figures of `seat` into `out`. */
export function measure(s: State, seat: number, out: Float64Array): void {
  const base = at(seat);
  let i = 0;
  out[i++] = 1;
  out[i++] = s[S.VP + base] / 10;
  out[i++] = s[S.CASH + base] / 100;
  out[i++] = Math.min(s[S.CASH + base], 100) / 100;
  i = measureShares(s, base, out, i);
  i = measureGoods(s, base, out, i);
  i = measureOrders(s, seat, out, i);
  out[i++] = s[S.RUMORS_SIZE + base] / 2;
  let favors = 0;
  for (let f = 0; f < s[S.FAVORS_SIZE + base]; f++) favors += FAVOR_MAX[s[S.FAVORS + base + f]];
  out[i++] = favors / 4;
  out[i++] = rankOf(s, seat);
  out[i++] = s[S.MARKER_HOLDER] === seat && s[S.MARKER_USED] === 0 ? 1 : 0;
  for (let c = 1; c < 6; c++) out[i++] = (s[S.CHARACTER + base] >> c) & 1;
  out[i] = rivalsCubes(s, seat);
}

function measureShares(s: State, base: number, out: Float64Array, from: number): number {
  let value = 0;
  let count = 0;
  let near = 0;
  let boards = 0;
  let ordersOwned = 0;
  let turnover = 0;
  let passing = 0;
  const seat = base / S.SEAT_STRIDE;
  for (let k = 0; k < 5; k++) {
    const owned = s[S.SHARES + base + k];
    const price = s[S.SHARE + k];
    if (s[S.MAJORITY + k] === seat) boards++;
    if (owned === 0) continue;
    const r = SHOP_RESOURCE[k];
    value += owned * price;
    count += owned;
    near += owned * Math.max(0, price - 60);
    ordersOwned += owned * s[S.ORDERS + k];
    turnover += owned * s[S.ORDERS + k] * s[S.PRICE + r];
    for (let p = 0; p < s[S.SEATS]; p++) passing += owned * s[S.CUBES + at(p) + r];
  }
  const offices = s[S.SHARES + base + 5] + s[S.SHARES + base + 6];
  let i = from;
  out[i++] = (value + 20 * offices) / 500;
  out[i++] = count / 5;
  out[i++] = offices / 3;
  out[i++] = near / 100;
  out[i++] = boards / 2;
  out[i++] = ordersOwned / 20;
  out[i++] = turnover / 1000;
  out[i++] = passing / 10;
  return i;
}

function measureGoods(s: State, base: number, out: Float64Array, from: number): number {
  let cubes = 0;
  let value = 0;
  let sellable = 0;
  let best = 0;
  for (let r = 0; r < 6; r++) {
    const own = s[S.CUBES + base + r];
    if (own === 0) continue;
    cubes += own;
    value += own * s[S.PRICE + r];
    if (r === LUMBER) continue;
    const sale = 2 * s[S.PRICE + r] * Math.min(own, s[S.ORDERS + RESOURCE_SHOP[r]]);
    sellable += sale;
    best = Math.max(best, sale);
  }
  let i = from;
  out[i++] = cubes / 5;
  out[i++] = value / 200;
  out[i++] = s[S.CUBES + base + LUMBER] / 2;
  out[i++] = sellable / 300;
  out[i++] = best / 200;
  out[i++] = s[S.PAWN + base] === SHOPS_PLACE ? 0 : best / 200;
  return i;
}

function measureOrders(s: State, seat: number, out: Float64Array, from: number): number {
  const base = at(seat);
  lacking.fill(0);
  let blocked = 0;
  for (let h = 0; h < s[S.HAND_SIZE + base]; h++) {
    const needs = GUILD_ORDERS[s[S.HAND + base + h]];
    let missing = 0;
    let closed = 0;
    for (let r = 0; r < 6; r++) {
      missing += Math.max(0, needs[r] - s[S.CUBES + base + r]);
      if (r !== LUMBER && needs[r] > s[S.ORDERS + RESOURCE_SHOP[r]]) closed = 1;
    }
    lacking[missing]++;
    blocked += closed;
  }
  const next = award(s, seat);
  let i = from;
  out[i++] = s[S.HAND_SIZE + base] / 2;
  out[i++] = s[S.DELIVERED_SIZE + base] / 2;
  out[i++] = lacking[0];
  out[i++] = lacking[1];
  out[i++] = lacking[2] / 2;
  out[i++] = lacking[3] / 2;
  out[i++] = blocked / 2;
  out[i++] = (next * Math.min(1, s[S.HAND_SIZE + base])) / 5;
  out[i++] = s[S.PAWN + base] === GUILD_PLACE ? 0 : Math.min(1, lacking[0]);
  return i;
}

/** 1 for the start player, 0 for the last and before the order is set. */
function rankOf(s: State, seat: number): number {
  const n = s[S.SEATS];
  for (let rank = 0; rank < n; rank++) {
    if (s[S.TURN_ORDER + rank] === seat) return 1 - rank / (n - 1);
  }
  return 0;
}

/** Cubes of the others, a seat. */
function rivalsCubes(s: State, seat: number): number {
  const n = s[S.SEATS];
  let cubes = 0;
  for (let p = 0; p < n; p++) {
    if (p === seat) continue;
    for (let r = 0; r < 6; r++) cubes += s[S.CUBES + at(p) + r];
  }
  return cubes / (n - 1) / 5;
}
