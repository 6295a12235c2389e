/** A shipment has arrived: keep it or sell it. */

import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { UNLOAD } from '../codes.ts';
import { isTradeOnly, RAW_GOODS, RIGHT } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { sellToBank } from '../effects/sale.ts';
import * as E from '../errors.ts';
import { following } from '../flow.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';
import { unloadFrom } from './sail.ts';

const SELL = 1;

export function legal(_s: S.State, _p: number, out: Int32Array): number {
  out[0] = UNLOAD;
  out[1] = UNLOAD + SELL;
  return 2;
}

/** PV-038, PV-039: without a cost, on any board. */
export const unloadRow: PvCodedRow = {
  type: 'unload',
  code: UNLOAD,
  phases: during(S.PHASE_UNLOAD),
  rule: 'PV-038',
  fields: { choice: word(['keep', 'sell']) },
  check: () => E.OK,
  apply: (s, p, code, _chance, sink) => {
    const board = s[S.BOARD];
    const ship = S.SHIP + S.at(board) + RIGHT;
    const cube = S.CUBE_ON + S.at(board) + RIGHT;
    const good = s[ship];
    const reserved = s[cube] >= 0;
    if (reserved) s[S.CUBES + S.at(p)]++; // PV-041
    s[ship] = -1;
    s[cube] = -1;
    const isSold = body(code) === SELL;
    const ducats = isSold ? sellToBank(s, p, good, 1) : 0;
    if (!isSold) s[S.HAND + S.at(p) + good]++;
    if (sink) {
      const to = isSold ? (isTradeOnly(good) ? 'discard' : 'market') : 'hand';
      const what = { board, good: RAW_GOODS[good], reserved } as const;
      tell(sink, { type: 'unloaded', seat: p, ...what, to, ducats });
    }
    unloadFrom(s, following(s, board), sink);
  },
};
