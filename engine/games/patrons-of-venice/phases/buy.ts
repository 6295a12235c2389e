/** The buy step: one card or a pass, round after round. */

import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { BUY, PASS } from '../codes.ts';
import { GOODS, VALUE_OF, WHARF_PRICE } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { ask, endTurn } from '../flow.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';

const STALLS = ['market', 'wharf'] as const;
const AT_MARKET = 0;
const AT_WHARF = 1;
/** [stall] */
export const STOCK = [S.MARKET, S.WHARF] as const;

const stallOf = (code: number): number => body(code) >> 4;
const goodOf = (code: number): number => code & 15;

/** PV-050, PV-051 */
export const priceAt = (stall: number, good: number): number =>
  stall === AT_WHARF ? WHARF_PRICE : VALUE_OF[good];

export function startBuying(s: S.State, sink: EventSink | null): void {
  ask(s, S.PHASE_BUY, s[S.LEAD]);
  if (sink) tell(sink, { type: 'buyingStarted' });
}

/** PV-053: the step ends after as many passes in a row as there are players. */
export function passBuying(s: S.State, sink: EventSink | null): void {
  s[S.PASSES]++;
  if (s[S.PASSES] < s[S.SEATS]) {
    s[S.DECIDER] = S.after(s, s[S.DECIDER]);
  } else {
    s[S.PASSES] = 0;
    endTurn(s, sink);
  }
}

/** PV-049 */
export function legal(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  out[n++] = PASS;
  for (let stall = AT_MARKET; stall <= AT_WHARF; stall++) {
    for (let good = 0; good < GOODS.length; good++) {
      if (s[STOCK[stall] + good] > 0 && s[S.DUCATS + S.at(p)] >= priceAt(stall, good)) {
        out[n++] = BUY + (stall << 4) + good;
      }
    }
  }
  return n;
}

/** PV-052: a seat that passed may buy at its next turn. */
export const buyRow: PvCodedRow = {
  type: 'buy',
  code: BUY,
  phases: during(S.PHASE_BUY),
  rule: 'PV-049',
  fields: { from: word(STALLS), good: word(GOODS) },
  refusals: { NOT_ENOUGH_DUCATS: 'PV-051' },
  check: (s, p, code) => {
    const stall = stallOf(code);
    const good = goodOf(code);
    if (s[STOCK[stall] + good] === 0) return E.NOT_FOR_SALE;
    return s[S.DUCATS + S.at(p)] < priceAt(stall, good) ? E.NOT_ENOUGH_DUCATS : E.OK;
  },
  apply: (s, p, code, _chance, sink) => {
    const stall = stallOf(code);
    const good = goodOf(code);
    const price = priceAt(stall, good);
    s[S.DUCATS + S.at(p)] -= price;
    s[STOCK[stall] + good]--;
    s[S.HAND + S.at(p) + good]++;
    s[S.PASSES] = 0;
    if (sink)
      tell(sink, { type: 'bought', seat: p, from: STALLS[stall], good: GOODS[good], price });
    s[S.DECIDER] = S.after(s, p);
  },
};
