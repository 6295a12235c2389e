/**
 * A row of this game's actions adds to the kit's the moments and seats for which it is legal, and
 * the data for the reasons of its refusals. A row is beside its place, phase or tile.
 */

import type { JsonObject } from '../../core/contract.ts';
import type { CodedRow } from '../../kit/rows.ts';
import * as E from './errors.ts';
import * as S from './state.ts';

export interface MvRow extends CodedRow {
  /** OK, or the error of a moment (phase, step, question) without this action. */
  readonly moment: (s: S.State) => number;
  /** Index in the state of the one seat that may do it; ANY_SEAT if all may. */
  readonly seatAt: number;
  /** Places of a turn at which it is offered, as a bit mask. */
  readonly places: number;
  /** The open question that it answers, PENDING_NONE if it is no answer. */
  readonly question: number;
  /** It is an action within a turn: any action of a turn except its end. */
  readonly acts?: boolean;
  /** Ducats that it costs now. */
  readonly cost?: (s: S.State, code: number) => number;
  /** Cubes of a resource that it requires of the seat, and orders of that resource's shop. */
  readonly asks?: (code: number, resource: number) => number;
  /** The character with the used power. */
  readonly power?: number;
  /** Variants of a refused code with the same intention, the nearest first. */
  readonly nearer?: (s: S.State, seat: number, code: number) => number[];
  /** Figures and names for the sentences of its own errors. */
  readonly figures?: { readonly [error: string]: Figures };
}

export type Figures = (s: S.State, seat: number, code: number) => JsonObject;

export const ANY_SEAT = -1;
/** Places as bit masks, by their index. */
export const AT_DOCKS = 1 << 0;
export const AT_SHOPS = 1 << 1;
export const AT_MARKET = 1 << 2;
export const AT_GUILD_HALL = 1 << 3;
export const AT_CHURCH = 1 << 4;
export const AT_MERCATO = 1 << 5;
export const AT_OFFICES = (1 << 6) | (1 << 7);
export const ANYWHERE = 0xff;

/** Defaults for rows of other phases than a turn. */
export const noTurn = { places: ANYWHERE, question: S.PENDING_NONE } as const;

/** The player's own part of a turn's sub-action: the rest is the same for all of them. */
type TurnRow = Omit<MvRow, 'moment' | 'seatAt' | 'places' | 'question'> & {
  readonly places: number;
  readonly question?: number;
  /** The bit of TURN_USED that `code` would set; absent for actions without a limit. */
  readonly used?: (code: number) => number;
  /** It ends the turn, so it is no action within it. */
  readonly ends?: boolean;
};

/** A sub-action of one's own turn (rules, 5.5 … 5.13), with the common checks from E_PENDING on. */
export function turnRow({ used, ends, question = S.PENDING_NONE, ...row }: TurnRow): MvRow {
  return {
    ...row,
    question,
    acts: ends !== true,
    seatAt: S.TURN_SEAT,
    // MV-319, MV-506
    moment: (s) => {
      if (s[S.PHASE] === S.PHASE_WINDOW) return E.E_WINDOW;
      if (s[S.PHASE] !== S.PHASE_TURN) return E.E_PHASE;
      return question !== S.PENDING_NONE && question !== s[S.PENDING] ? E.E_PHASE : E.OK;
    },
    check: (s, seat, code) => {
      if (s[S.PENDING] !== question) return E.E_PENDING;
      if ((row.places & (1 << s[S.TURN_PLACE])) === 0) return E.E_LOCATION;
      if (used && (s[S.TURN_USED] & used(code)) !== 0) return E.E_USED;
      return row.check(s, seat, code);
    },
  };
}
