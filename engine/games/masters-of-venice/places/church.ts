/** Church (rules, 5.9): one favor a turn. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import { FAVOR_IDS, FAVOR_PRICE } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { pay } from '../effects/pay.ts';
import { refillPlaza } from '../effects/plaza.ts';
import * as errors from '../errors.ts';
import { AT_CHURCH, turnRow } from '../row.ts';
import * as state from '../state.ts';
import { at, indexIn, push, removeAt, type State } from '../state.ts';

const { T_BUY_FAVOR } = codes;
const { E_CASH, E_NOT_THERE, OK } = errors;
const { CASH, FAVORS, FAVORS_SIZE, PLAZA, PLAZA_SIZE, TURN_USED, USED_BUY_FAVOR } = state;

export const packBuyFavor = (favor: number): number => make(T_BUY_FAVOR, favor);

/** MV-461: one of the face-up favors, at its printed price. */
function checkBuyFavor(s: State, seat: number, code: number): number {
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

function applyBuyFavor(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const favor = body(code);
  const cost = FAVOR_PRICE[favor];
  s[TURN_USED] |= USED_BUY_FAVOR;
  removeAt(s, PLAZA_SIZE, PLAZA, indexIn(s, PLAZA_SIZE, PLAZA, favor));
  push(s, FAVORS_SIZE + at(seat), FAVORS + at(seat), favor);
  if (sink !== null) tell(sink, { type: 'favorBought', seat, favor: FAVOR_IDS[favor], cost });
  pay(s, seat, 0 - cost, 'favor', sink);
  refillPlaza(s, sink); // MV-462
}

export const buyFavorRow = turnRow({
  type: 'buyFavor',
  code: make(T_BUY_FAVOR, 0),
  fields: { favor: word(FAVOR_IDS) },
  rule: 'MV-461',
  places: AT_CHURCH,
  used: () => USED_BUY_FAVOR,
  check: checkBuyFavor,
  apply: applyBuyFavor,
  cost: (_s, code) => FAVOR_PRICE[body(code)],
});
