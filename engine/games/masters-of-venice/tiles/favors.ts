/** Favors (rules, 5.12): orders for one shop, in any turn of their owner. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { amount, word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import { FAVOR_IDS, FAVOR_MAX, SHOPS } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { ordersUp } from '../effects/pegs.ts';
import { refillPlaza } from '../effects/plaza.ts';
import * as errors from '../errors.ts';
import { ANYWHERE, turnRow } from '../row.ts';
import * as state from '../state.ts';
import { at, indexIn, push, removeAt, type State } from '../state.ts';

const { T_FAVOR } = codes;
const { E_LIMIT, E_ROOM, E_TILE, OK } = errors;
const { FAVORS, FAVORS_SIZE, OPT_ORDERS_MAX, ORDERS, STACK, STACK_SIZE } = state;

export const packFavor = (favor: number, shop: number, count: number): number =>
  make(T_FAVOR, (favor << 6) | (shop << 3) | count);
export const favorOf = (code: number): number => body(code) >> 6;
const shopOf = (code: number): number => (body(code) >> 3) & 7;
const amountOf = (code: number): number => body(code) & 7;

function checkFavor(s: State, seat: number, code: number): number {
  const favor = favorOf(code);
  if (indexIn(s, FAVORS_SIZE + at(seat), FAVORS + at(seat), favor) < 0) return E_TILE;
  if (amountOf(code) > FAVOR_MAX[favor]) return E_LIMIT; // MV-501
  // MV-507
  return s[ORDERS + shopOf(code)] + amountOf(code) > s[OPT_ORDERS_MAX] ? E_ROOM : OK;
}

/** MV-502: any number of them, on any shop with room. */
export function legalFavors(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  for (let i = 0, held = s[FAVORS_SIZE + at(seat)]; i < held; i++) {
    const favor = s[FAVORS + at(seat) + i];
    for (let shop = 0; shop < 5; shop++) {
      const most = Math.min(FAVOR_MAX[favor], s[OPT_ORDERS_MAX] - s[ORDERS + shop]);
      for (let amount = 1; amount <= most; amount++) out[n++] = packFavor(favor, shop, amount);
    }
  }
  return n;
}

/** MV-503, MV-509: the favor goes under the stack and can be bought again. */
function applyFavor(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const favor = favorOf(code);
  const shop = shopOf(code);
  const amount = amountOf(code);
  const size = FAVORS_SIZE + at(seat);
  const list = FAVORS + at(seat);
  removeAt(s, size, list, indexIn(s, size, list, favor));
  push(s, STACK_SIZE, STACK, favor);
  if (sink !== null) {
    tell(sink, { type: 'favorPlayed', seat, favor: FAVOR_IDS[favor], shop: SHOPS[shop], amount });
  }
  ordersUp(s, shop, amount, 'favor', sink); // MV-501
  refillPlaza(s, sink); // MV-462
}

export const favorRow = turnRow({
  type: 'playFavor',
  code: make(T_FAVOR, 0),
  rule: 'MV-501',
  places: ANYWHERE,
  fields: { favor: word(FAVOR_IDS), shop: word(SHOPS), amount: amount(1, 4) },
  refusals: {
    E_PHASE: 'MV-506',
    E_TURN: 'MV-506',
    E_ROOM: 'MV-507',
    E_TILE: 'MV-509',
  },
  check: checkFavor,
  apply: applyFavor,
  nearer: (_s, _seat, code) => Array.from({ length: amountOf(code) - 1 }, (_, i) => code - 1 - i),
  figures: { E_LIMIT: (_s, _seat, code) => ({ most: FAVOR_MAX[favorOf(code)] }) },
});
