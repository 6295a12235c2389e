/** A new shipment for the decider's left ship. */

import { word } from '../../../kit/fields.ts';
import { indexIn } from '../../../kit/lists.ts';
import { body } from '../../../kit/rows.ts';
import { PLACE } from '../codes.ts';
import { RAW_GOODS } from '../data.ts';
import * as E from '../errors.ts';
import { following } from '../flow.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';
import { load, placeFrom } from './sail.ts';

/** Each good once, in drawn order. */
export function legal(s: S.State, _p: number, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < s[S.NEW_SIZE]; i++) {
    if (placeOf(s, s[S.NEW + i]) === i) out[n++] = PLACE + s[S.NEW + i];
  }
  return n;
}

const placeOf = (s: S.State, good: number): number => indexIn(s, S.NEW_SIZE, S.NEW, good);

/** PV-043 */
export const placeRow: PvCodedRow = {
  type: 'placeShipment',
  code: PLACE,
  phases: during(S.PHASE_PLACE),
  rule: 'PV-043',
  fields: { good: word(RAW_GOODS) },
  check: (s, _p, code) => (placeOf(s, body(code)) < 0 ? E.CARD_NOT_OFFERED : E.OK),
  apply: (s, p, code, _chance, sink) => {
    load(s, p, placeOf(s, body(code)), false, sink);
    placeFrom(s, following(s, p), sink);
  },
};
