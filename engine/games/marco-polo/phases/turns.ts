/** Turns (rules, section 4). */

import type { EventSink } from '../../../core/events.ts';
import { DONATA } from '../data/people.ts';
import { tell } from '../effects/emit.ts';
import { listPlacements } from '../placing/list.ts';
import * as S from '../state.ts';

/** The round's first turn is the start player's. */
export function beginTurns(s: S.State, sink: EventSink | null): void {
  s[S.PHASE] = S.TURNS;
  startTurn(s, s[S.START_SEAT], sink);
}

export function startTurn(s: S.State, p: number, sink: EventSink | null): void {
  s[S.ACTIVE] = p;
  s[S.TURN]++;
  s[S.MAIN_DONE] = 0;
  s[S.BLACK_BOUGHT] = 0;
  s[S.BAGGED] = 0;
  s[S.ARGHUN_USED] = 0;
  if (sink) tell(sink, { type: 'turnStarted', seat: p });
}

/** AV-137: whether Donata has her token of this round still to use. */
const owesToken = (s: S.State, p: number): boolean =>
  S.ability(s, p) === DONATA && s[S.TOKEN_USED + S.at(p)] === 0 && s[S.TOKENS_LEFT + S.at(p)] > 0;

/** MP-030, MP-034: whether `p` has something to place. */
export const hasDice = (s: S.State, p: number): boolean =>
  s[S.HAND + S.at(p)] !== 0 || owesToken(s, p);

/** One legal placement and its search; only `mayEnd` fills it. */
const placements = new Int32Array(2 ** 17);

/** MP-033, AV-R52: whether the turn may end. */
export function mayEnd(s: S.State, p: number): boolean {
  if (s[S.MAIN_DONE] === 1 || !hasDice(s, p)) return true;
  return s[S.BAGGED] === 1 && listPlacements(s, p, placements, 0, true) === 0;
}
