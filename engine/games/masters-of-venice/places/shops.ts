/** Shops (rules, 5.6): the power of the majority, and selling cubes. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { amount, word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import * as data from '../data.ts';
import { SHOP_RESOURCE, SHOPS } from '../data.ts';
import { dividendPerShare, payDividend } from '../effects/dividend.ts';
import { tell } from '../effects/emit.ts';
import { stepPawn } from '../effects/pawn.ts';
import { pay } from '../effects/pay.ts';
import { ordersDown, ordersUp, resourceDown, resourceUp, shareUp } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { AT_SHOPS, turnRow } from '../row.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { LOWER_PRICE, RAISE_PRICE, T_MAJORITY, T_SELL } = codes;
const { PRICE_MAX, PRICE_MIN, PRICE_STEP } = data;
const { E_CUBES, E_MAJORITY, E_ORDERS, E_ROOM, OK } = errors;
const {
  BAG,
  CUBES,
  MAJORITY,
  OPT_ORDERS_MAX,
  ORDERS,
  PRICE,
  SEATS,
  SHARES,
  TURN_USED,
  USED_MAJORITY_SHIFT,
  USED_SALE,
} = state;

export const packMajority = (shop: number, direction: number): number =>
  make(T_MAJORITY, (shop << 1) | direction);
export const packSell = (shop: number, count: number): number => make(T_SELL, (shop << 4) | count);

/** MV-413, MV-416: once per turn for each shop. */
const majorityBit = (shop: number): number => 1 << (USED_MAJORITY_SHIFT + shop);

/** MV-415: two steps of price and one order of full room. */
function hasRoom(s: State, shop: number, direction: number): boolean {
  const price = s[PRICE + SHOP_RESOURCE[shop]];
  const orders = s[ORDERS + shop];
  if (direction === LOWER_PRICE) {
    return price - 2 * PRICE_STEP >= PRICE_MIN && orders < s[OPT_ORDERS_MAX];
  }
  return price + 2 * PRICE_STEP <= PRICE_MAX && orders > 0;
}

function checkMajority(s: State, seat: number, code: number): number {
  const shop = body(code) >> 1;
  if (s[MAJORITY + shop] !== seat) return E_MAJORITY; // MV-411
  return hasRoom(s, shop, body(code) & 1) ? OK : E_ROOM;
}

function checkSale(s: State, seat: number, code: number): number {
  const shop = body(code) >> 4;
  const count = body(code) & 15;
  if (count > s[CUBES + at(seat) + SHOP_RESOURCE[shop]]) return E_CUBES;
  return count > s[ORDERS + shop] ? E_ORDERS : OK; // MV-418, MV-423
}

/** MV-424: majority and sale, each optional, in any order. */
export function legalShops(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  const used = s[TURN_USED];
  for (let shop = 0; shop < 5; shop++) {
    if (s[MAJORITY + shop] === seat && (used & majorityBit(shop)) === 0) {
      if (hasRoom(s, shop, LOWER_PRICE)) out[n++] = packMajority(shop, LOWER_PRICE);
      if (hasRoom(s, shop, RAISE_PRICE)) out[n++] = packMajority(shop, RAISE_PRICE);
    }
    if ((used & USED_SALE) !== 0) continue; // MV-417
    const most = Math.min(s[CUBES + at(seat) + SHOP_RESOURCE[shop]], s[ORDERS + shop]);
    for (let count = 1; count <= most; count++) out[n++] = packSell(shop, count);
  }
  return n;
}

/** MV-413, MV-414. */
function applyMajority(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const shop = body(code) >> 1;
  const lowers = (body(code) & 1) === LOWER_PRICE;
  const resource = SHOP_RESOURCE[shop];
  s[TURN_USED] |= majorityBit(shop);
  stepPawn(s, seat, shop, sink);
  if (sink !== null) {
    const direction = lowers ? 'lowerPrice' : 'raisePrice';
    tell(sink, { type: 'majorityUsed', seat, shop: SHOPS[shop], direction });
  }
  if (lowers) ordersUp(s, shop, 1, 'majority', sink);
  else ordersDown(s, shop, 1, 'majority', sink);
  if (lowers) resourceDown(s, resource, 2, 'majority', sink);
  else resourceUp(s, resource, 2, 'majority', sink);
}

function applySale(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const shop = body(code) >> 4;
  const count = body(code) & 15;
  const resource = SHOP_RESOURCE[shop]; // MV-010
  const total = 2 * s[PRICE + resource] * count; // MV-419
  s[TURN_USED] |= USED_SALE;
  stepPawn(s, seat, shop, sink);
  s[CUBES + at(seat) + resource] -= count;
  s[BAG + resource] += count; // MV-422
  if (sink !== null) tell(sink, { type: 'sold', seat, shop: SHOPS[shop], count, total });
  pay(s, seat, total, 'sale', sink);
  payDividend(s, shop, dividendPerShare(total), sink); // MV-521
  ordersDown(s, shop, count, 'sale', sink); // MV-421
  shareUp(s, shop, count, 'sale', sink); // MV-420
  resourceUp(s, resource, count, 'sale', sink);
}

const shop = word(SHOPS);

export const majorityRow = turnRow({
  type: 'useMajority',
  code: make(T_MAJORITY, 0),
  rule: 'MV-413',
  places: AT_SHOPS,
  fields: { shop, direction: word(['lowerPrice', 'raisePrice']) },
  refusals: { E_MAJORITY: 'MV-411', E_ROOM: 'MV-415' },
  used: (code) => majorityBit(body(code) >> 1),
  check: checkMajority,
  apply: applyMajority,
  figures: {
    E_MAJORITY: (s, seat, code) => {
      const stock = body(code) >> 1;
      const holder = s[MAJORITY + stock];
      const of = (p: number): number => s[SHARES + at(p) + stock];
      let most = 0;
      for (let p = 0; p < s[SEATS]; p++) if (p !== seat) most = Math.max(most, of(p));
      const figures = { needed: most + 1, have: of(seat) };
      return { shop: SHOPS[stock], holder: holder < 0 ? null : holder, ...figures };
    },
  },
});

export const sellRow = turnRow({
  type: 'sellAtShop',
  code: make(T_SELL, 0),
  rule: 'MV-417',
  places: AT_SHOPS,
  fields: { shop, count: amount(1, 15) },
  refusals: { E_CUBES: 'MV-418', E_ORDERS: 'MV-418' },
  used: () => USED_SALE,
  check: checkSale,
  apply: applySale,
  asks: (code, r) => (SHOP_RESOURCE[body(code) >> 4] === r ? body(code) & 15 : 0),
  nearer: (_s, _seat, code) =>
    Array.from({ length: (body(code) & 15) - 1 }, (_, i) => code - 1 - i),
});
