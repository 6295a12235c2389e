/** The list of actions, their legality, and how they are carried out (rules, 5). */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import { codecOf } from '../../kit/rows.ts';
import * as E from './errors.ts';
import { deciders } from './flow/deciders.ts';
import * as bid from './phases/bid.ts';
import * as destination from './phases/destination.ts';
import * as draft from './phases/draft.ts';
import * as turn from './phases/turn.ts';
import * as window from './phases/window.ts';
import * as church from './places/church.ts';
import * as docks from './places/docks.ts';
import * as guild from './places/guildHall.ts';
import * as mercato from './places/mercato.ts';
import * as office from './places/office.ts';
import * as shops from './places/shops.ts';
import * as market from './places/stockMarket.ts';
import type { MvRow } from './row.ts';
import type { State } from './state.ts';
import * as state from './state.ts';
import * as favors from './tiles/favors.ts';
import * as rumors from './tiles/rumors.ts';
import type { Action } from './types.ts';

const {
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_DRAFT,
  PHASE_TURN,
  PHASE_WINDOW,
  SEATS,
  SEQ,
  TURN_ACTED,
  TURN_SEAT,
} = state;

const ROWS: readonly MvRow[] = [
  bid.bidRow,
  draft.characterRow,
  draft.adjustRow,
  destination.destinationRow,
  window.queueRow,
  window.stanceRow,
  window.interruptRow,
  window.declineRow,
  shops.majorityRow,
  shops.sellRow,
  market.buySharesRow,
  market.sellSharesRow,
  guild.drawOrderRow,
  guild.keepRow,
  guild.deliverRow,
  church.buyFavorRow,
  office.officeRow,
  office.placeRow,
  mercato.mercatoBuyRow,
  mercato.mercatoSellRow,
  mercato.mercatoSwapRow,
  favors.favorRow,
  rumors.rumorRow,
  turn.endRow,
  docks.dockRow,
];
export const codec = codecOf(ROWS);

/** A canonical action (appendix A.1) as a code; `MALFORMED` if it breaks the schema. */
export const codeOf = (action: unknown): number => codec.encode(NO_STATE, 0, action) as number;
/** The canonical action of a code. */
export const actionOf = (code: number): Action => codec.decode(NO_STATE, 0, code) as Action;
/** Codes of this game mean the same in every state. */
const NO_STATE = new Int32Array(0);

/** The contract's form of both. */
export const encode = (_s: State, _seat: number, action: unknown): number => codeOf(action);
export const decode = (_s: State, _seat: number, code: number): Action => actionOf(code);

// The row parts that play-outs need, in separate lists: faster than looking into each row.
const APPLIES = codec.byHead.map((row) => row?.apply);
const ACTS = Uint8Array.from(codec.byHead, (row) => (row?.acts ? 1 : 0));

/** The row of a well-formed code. */
export const rowOf = (code: number): MvRow => codec.byHead[code >>> 25];

/** Most codes that `legal` writes (docks stop listing before). */
export const MAX_LEGAL = 1 << 16;

/**
 * Writes every listed code of `seat` into `out` and returns their number. The list has the actions
 * of a seat that owes a decision; replacing a commitment, queueing an interrupt and setting a
 * stance are accepted without being listed.
 */
export function legal(s: State, seat: number, out: Int32Array): number {
  if (s[PHASE] === PHASE_TURN) return s[TURN_SEAT] === seat ? turn.legalTurn(s, seat, out) : 0;
  if ((deciders(s) & (1 << seat)) === 0) return 0;
  switch (s[PHASE]) {
    case PHASE_BID:
      return bid.legalBids(s, seat, out);
    case PHASE_DESTINATION:
      return destination.legalDestinations(s, seat, out);
    case PHASE_DRAFT:
      return draft.legalDraft(s, seat, out);
    case PHASE_WINDOW:
      return window.legalWindow(s, seat, out);
    default:
      return 0;
  }
}

/**
 * 0 if `apply` would accept `code` from `seat`, else the first failed check: the common ones of the
 * rules (5.0) in their order, then the row's own.
 */
export function check(s: State, seat: number, code: number): number {
  if (!codec.isWellFormed(code)) return E.E_PARAM;
  const row = rowOf(code);
  const moment = row.moment(s);
  if (moment !== E.OK) return moment;
  if (!Number.isInteger(seat) || seat < 0 || seat >= s[SEATS]) return E.E_TURN;
  if (row.seatAt >= 0 && s[row.seatAt] !== seat) return E.E_TURN;
  return row.check(s, seat, code);
}

/** Carries out a code that `check` accepts, in place, with all automatic consequences. */
export function apply(
  s: State,
  seat: number,
  code: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  const head = code >>> 25;
  s[SEQ]++;
  if (ACTS[head] === 1) s[TURN_ACTED] = 1;
  APPLIES[head](s, seat, code, chance, sink);
}
