/** The actions of the caravan game as its rows list and judge them. */

import type { Chance } from '../../../engine/core/chance.ts';
import type { Command, State } from '../../../engine/core/contract.ts';
import type { EventSink } from '../../../engine/core/events.ts';
import { codecOf, type Row } from '../../../engine/kit/rows.ts';
import * as D from './data.ts';
import { ASKS, accept, offer, pass, withdraw } from './offers.ts';
import { travel, turn } from './road.ts';
import { E } from './rule-index.ts';
import * as S from './state.ts';
import { OK } from './types.ts';

const KINDS = D.GOODS.length;

export const rows: readonly Row[] = [pass, offer, accept, travel, turn, withdraw] as Row[];
export const codec = codecOf(rows);

export function deciders(s: State): number {
  if (s[S.OVER] === 1) return 0;
  let mask = 1 << S.leaderOf(s);
  for (let p = 0; p < s[S.SEATS]; p++) if (s[S.PASSED + S.at(p)] === 0) mask |= 1 << p;
  return mask;
}

/** The common checks, then those of the row. */
export function check(s: State, seat: number, command: Command): number {
  const row = codec.isWellFormed(command) ? codec.rowOf(command) : undefined;
  if (!row) return E('E_FORM');
  if (s[S.OVER] === 1) return E('E_OVER');
  if (!(seat >= 0 && seat < s[S.SEATS])) return E('E_LEADER');
  return row.check(s, seat, command as never);
}

export function apply(
  s: State,
  seat: number,
  command: Command,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.SEQ]++;
  codec.rowOf(command)?.apply(s, seat, command as never, chance, sink);
}

/**
 * For journeys one die, two legs of one die, or all dice at once and everything sold; dice to turn;
 * a few offers, possible acceptances, a pass.
 */
export function legal(s: State, seat: number, out: Int32Array): number {
  if (((deciders(s) >> seat) & 1) === 0) return 0;
  let n = 0;
  if (S.leaderOf(s) !== seat) {
    out[n++] = pass.code;
    if (s[S.TRIES + S.at(seat)] >= D.LISTED_OFFERS) return n;
    for (let k = 0; k < KINDS * ASKS.length; k++) {
      if (offer.check(s, seat, offer.code | k) === OK) out[n++] = offer.code | k;
    }
    return n;
  }
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    if (accept.check(s, seat, accept.code | slot) === OK) out[n++] = accept.code | slot;
  }
  for (let k = 0; k < 2 * D.DICE; k++) {
    if (turn.check(s, seat, turn.code | k) === OK) out[n++] = turn.code | k;
  }
  let all = 0;
  for (let g = 0; g < KINDS; g++) all |= Math.min(7, s[S.STOCK + S.at(seat) + g]) << (3 * g);
  out[n++] = travel.code | (31 << 9) | all;
  for (let first = 0; first < D.DICE; first++) {
    for (let second = 0; second < D.DICE; second++) {
      const legs = first === second ? 0 : (1 << second) << 14;
      out[n++] = travel.code | ((1 << first) << 9) | legs;
    }
  }
  return n;
}

/** An absent leader goes as far as all dice allow; everybody else passes. */
export const standIn = (s: State, seat: number): number =>
  S.leaderOf(s) === seat ? travel.code | (31 << 9) : pass.code;
