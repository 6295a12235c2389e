/** Church (rules, 5.9): one favor a turn. */

import type { EventSink } from '../../../core/events.ts';
import { body, packBuyFavor } from '../codes.ts';
import { FAVOR_IDS, FAVOR_PRICE } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { pay } from '../effects/pay.ts';
import { refillPlaza } from '../effects/plaza.ts';
import * as errors from '../errors.ts';
import * as state from '../state.ts';
import { at, indexIn, push, removeAt, type State } from '../state.ts';

const { E_CASH, E_NOT_THERE, OK } = errors;
const { CASH, FAVORS, FAVORS_SIZE, PLAZA, PLAZA_SIZE, TURN_USED, USED_BUY_FAVOR } = state;

/** MV-461: one of the face-up favors, at its printed price. */
export function checkBuyFavor(s: State, seat: number, code: number): number {
  const favor = body(code);
  if (indexIn(s, PLAZA_SIZE, PLAZA, favor) < 0) return E_NOT_THERE;
  return FAVOR_PRICE[favor] > s[CASH + at(seat)] ? E_CASH : OK;
}

export function legalChurch(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  if ((s[TURN_USED] & USED_BUY_FAVOR) !== 0) return n;
  for (let i = 0, open = s[PLAZA_SIZE]; i < open; i++) {
    const favor = s[PLAZA + i];
    if (FAVOR_PRICE[favor] <= s[CASH + at(seat)]) out[n++] = packBuyFavor(favor);
  }
  return n;
}

export function applyBuyFavor(s: State, seat: number, code: number, sink: EventSink | null): void {
  const favor = body(code);
  const cost = FAVOR_PRICE[favor];
  s[TURN_USED] |= USED_BUY_FAVOR;
  removeAt(s, PLAZA_SIZE, PLAZA, indexIn(s, PLAZA_SIZE, PLAZA, favor));
  push(s, FAVORS_SIZE + at(seat), FAVORS + at(seat), favor);
  if (sink !== null) tell(sink, { type: 'favorBought', seat, favor: FAVOR_IDS[favor], cost });
  pay(s, seat, 0 - cost, 'favor', sink);
  refillPlaza(s, sink); // MV-462
}
