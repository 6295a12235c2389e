/** Price and orders pegs (rules, 5.1): the only code that moves them. One deal = one move a peg. */

import type { EventSink } from '../../../core/events.ts';
import * as data from '../data.ts';
import { RESOURCE_SHOP, RESOURCES, SHOPS } from '../data.ts';
import type { PegCause } from '../events.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import { tell } from './emit.ts';

const { LUMBER, PRICE_CONTROL_TO, PRICE_MAX, PRICE_MIN, PRICE_STEP } = data;
const { OPT_ORDERS_MAX, ORDERS, PRICE, SEATS, SHARE, SHARES, VP } = state;

/** MV-007, MV-541: up `steps` at once; past 100 the price is controlled to 40. */
export function resourceUp(
  s: State,
  resource: number,
  steps: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  const from = s[PRICE + resource];
  // MV-551: one move, judged once.
  const through = from + PRICE_STEP * steps;
  const controlled = through > PRICE_MAX;
  const to = controlled ? PRICE_CONTROL_TO : through; // MV-547
  s[PRICE + resource] = to;
  if (sink === null) return;
  const id = RESOURCES[resource];
  tell(sink, { type: 'pegMoved', track: 'resource', id, from, to, through, cause });
  if (controlled) tell(sink, { type: 'priceControl', resource: id, reached: through });
}

/** Down `steps`; the caller has checked the room. */
export function resourceDown(
  s: State,
  resource: number,
  steps: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  const from = s[PRICE + resource];
  const to = from - PRICE_STEP * steps;
  s[PRICE + resource] = to;
  if (sink === null) return;
  const id = RESOURCES[resource];
  tell(sink, { type: 'pegMoved', track: 'resource', id, from, to, through: to, cause });
}

/** MV-542: a cube was drawn, its price falls one step; at the bottom its shop gets an order. */
export function cubeFromBag(
  s: State,
  resource: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  if (s[PRICE + resource] > PRICE_MIN) {
    resourceDown(s, resource, 1, cause, sink);
    return;
  }
  if (resource === LUMBER) return; // MV-008, MV-549
  ordersUp(s, RESOURCE_SHOP[resource], 1, 'bottoming', sink); // MV-548, MV-550
}

/** MV-543: up `steps` at once; past 100 the stock splits and pays its owners a VP a share. */
export function shareUp(
  s: State,
  shop: number,
  steps: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  const from = s[SHARE + shop];
  const through = from + PRICE_STEP * steps;
  const splits = through > PRICE_MAX;
  // MV-545: half of the price reached, up to the next step.
  const to = splits ? PRICE_STEP * Math.ceil(through / (2 * PRICE_STEP)) : through;
  s[SHARE + shop] = to;
  if (sink !== null) {
    tell(sink, { type: 'pegMoved', track: 'share', id: SHOPS[shop], from, to, through, cause });
  }
  if (splits) paySplit(s, shop, through, to, sink);
}

/** MV-546: 1 VP for each share; the shares stay as they are. */
function paySplit(
  s: State,
  shop: number,
  reached: number,
  to: number,
  sink: EventSink | null,
): void {
  const n = s[SEATS];
  for (let p = 0; p < n; p++) s[VP + at(p)] += s[SHARES + at(p) + shop];
  if (sink === null) return;
  const vp: number[] = [];
  for (let p = 0; p < n; p++) vp.push(s[SHARES + at(p) + shop]);
  tell(sink, { type: 'stockSplit', shop: SHOPS[shop], reached, to, vp });
  for (let seat = 0; seat < n; seat++) {
    if (vp[seat] > 0) tell(sink, { type: 'vpGained', seat, vp: vp[seat], reason: 'split' });
  }
}

/** MV-434, MV-435, MV-544: down `steps`, never below 5. */
export function shareDown(
  s: State,
  shop: number,
  steps: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  const from = s[SHARE + shop];
  const to = Math.max(PRICE_MIN, from - PRICE_STEP * steps);
  s[SHARE + shop] = to;
  if (sink !== null && to !== from) {
    tell(sink, { type: 'pegMoved', track: 'share', id: SHOPS[shop], from, to, through: to, cause });
  }
}

/** MV-009: moves the orders of `shop` to `to`. */
function setOrders(
  s: State,
  shop: number,
  to: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  const from = s[ORDERS + shop];
  s[ORDERS + shop] = to;
  if (sink === null || to === from) return;
  tell(sink, { type: 'pegMoved', track: 'orders', id: SHOPS[shop], from, to, through: to, cause });
}

/** Up `count`, cut by the track's end (Q2); a caller that must not be cut checks before. */
export function ordersUp(
  s: State,
  shop: number,
  count: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  setOrders(s, shop, Math.min(s[OPT_ORDERS_MAX], s[ORDERS + shop] + count), cause, sink);
}

/** Down `count`, cut at 0; a caller that must not be cut checks before. */
export function ordersDown(
  s: State,
  shop: number,
  count: number,
  cause: PegCause,
  sink: EventSink | null,
): void {
  setOrders(s, shop, Math.max(0, s[ORDERS + shop] - count), cause, sink);
}
