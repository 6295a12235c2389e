/** Phase `bid` (rules, 5.2): everybody bids in secret, then the order of the term is set. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { money } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import * as data from '../data.ts';
import { SHOPS } from '../data.ts';
import { tell, tellOnly } from '../effects/emit.ts';
import { pay } from '../effects/pay.ts';
import * as errors from '../errors.ts';
import { deciders } from '../flow/deciders.ts';
import { ANY_SEAT, type MvRow, noTurn } from '../row.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import { startDraft } from './draft.ts';

const { PRICE_STEP } = data;
const { T_BID } = codes;
const { E_BID_CASH, E_PHASE, OK } = errors;
const {
  BID,
  CASH,
  CHARACTER,
  MARKER_HOLDER,
  MARKER_USED,
  PHASE,
  PHASE_BID,
  SEATS,
  SHARES,
  TURN_ORDER,
  YOUTH,
} = state;

const BID_BITS = 25;
export const packBid = (ducats: number): number =>
  make(T_BID, Math.min(2 ** BID_BITS - 1, Math.floor(ducats / PRICE_STEP)));
const bidOf = (code: number): number => body(code) * PRICE_STEP;

/** MV-204: not more than he has. (Steps of 5 are the schema's business, MV-205.) */
function checkBid(s: State, seat: number, code: number): number {
  return bidOf(code) > s[CASH + at(seat)] ? E_BID_CASH : OK;
}

/** Every bid from 0 up to the seat's cash. */
export function legalBids(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  for (let bid = 0, cash = s[CASH + at(seat)]; bid <= cash; bid += PRICE_STEP) {
    out[n++] = packBid(bid);
  }
  return n;
}

/** MV-203: kept secret, replaceable until the last seat has bid. */
function applyBid(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const again = s[BID + at(seat)] >= 0;
  s[BID + at(seat)] = bidOf(code);
  // A replaced bid is the seat's own business: others know only that it has bid.
  if (sink !== null) {
    const event = { type: 'committed', seat, to: 'bid', again } as const;
    if (again) tellOnly(sink, seat, event);
    else tell(sink, event);
  }
  if (deciders(s) === 0) reveal(s, sink);
}

export const bidRow: MvRow = {
  type: 'submitBid',
  code: make(T_BID, 0),
  ...noTurn,
  fields: { amount: money(PRICE_STEP, BID_BITS) },
  rule: 'MV-203',
  refusals: { E_BID_CASH: 'MV-204' },
  schemaRule: 'MV-205',
  moment: (s) => (s[PHASE] === PHASE_BID ? OK : E_PHASE),
  seatAt: ANY_SEAT,
  check: checkBid,
  apply: applyBid,
  cost: (_s, code) => bidOf(code),
  nearer: (s, seat) => [packBid(s[CASH + at(seat)])],
};

/** MV-206 … MV-213. */
function reveal(s: State, sink: EventSink | null): void {
  const n = s[SEATS];
  if (sink !== null) {
    const bids = Array.from({ length: n }, (_, p) => s[BID + at(p)]);
    tell(sink, { type: 'bidsRevealed', bids });
  }
  setTurnOrder(s);
  for (let p = 0; p < n; p++) pay(s, p, 0 - s[BID + at(p)], 'bid', sink); // MV-207
  if (sink !== null) announceOrder(s, sink);
  const last = s[TURN_ORDER + n - 1];
  s[CHARACTER + at(last)] = 1; // MV-213: the Gondolieri
  s[MARKER_HOLDER] = last;
  s[MARKER_USED] = 0;
  if (sink !== null) tell(sink, { type: 'characterTaken', seat: last, character: 'gondolieri' });
  startDraft(s, sink);
}

/** The tie-breaks of the turn order, as `turnOrderSet` names them. */
const KEYS = ['bid', 'offices', ...SHOPS, 'youth'] as const;

/** Value of a seat under one key; larger comes first. */
function keyOf(s: State, seat: number, key: number): number {
  const b = at(seat);
  if (key === 0) return s[BID + b]; // MV-208
  if (key === 1) return s[SHARES + b + 5] + s[SHARES + b + 6]; // MV-209
  if (key <= 6) return s[SHARES + b + key - 2]; // MV-210
  return 0 - s[YOUTH + b]; // MV-211
}

/** The first key under which two seats differ: they always do, under the last one at least. */
function decidingKey(s: State, a: number, b: number): number {
  let key = 0;
  while (key < KEYS.length - 1 && keyOf(s, a, key) === keyOf(s, b, key)) key++;
  return key;
}

/** MV-208, MV-212: seats sorted into TURN_ORDER, the start player first. */
function setTurnOrder(s: State): void {
  for (let seat = 0, n = s[SEATS]; seat < n; seat++) {
    let rank = seat;
    for (; rank > 0; rank--) {
      const before = s[TURN_ORDER + rank - 1];
      const key = decidingKey(s, before, seat);
      if (keyOf(s, before, key) > keyOf(s, seat, key)) break;
      s[TURN_ORDER + rank] = before;
    }
    s[TURN_ORDER + rank] = seat;
  }
}

function announceOrder(s: State, sink: EventSink): void {
  const order = Array.from({ length: s[SEATS] }, (_, rank) => s[TURN_ORDER + rank]);
  const tieBreaks: { seats: number[]; by: string }[] = [];
  for (let rank = 1; rank < order.length; rank++) {
    const key = decidingKey(s, order[rank - 1], order[rank]);
    if (key > 0) tieBreaks.push({ seats: [order[rank - 1], order[rank]], by: KEYS[key] });
  }
  tell(sink, { type: 'turnOrderSet', order, tieBreaks });
}
