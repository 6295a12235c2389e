/** Turns: the next seat to be asked, and how a turn begins and ends. */

import type { EventSink } from '../../core/events.ts';
import { tell } from './effects/emit.ts';
import { isTargetReached, winners } from './scoring.ts';
import * as S from './state.ts';

/** PV-023: the lead chooses. */
export function startTurn(s: S.State, lead: number, sink: EventSink | null): void {
  s[S.TURN]++;
  s[S.LEAD] = lead;
  s[S.ACTION] = -1;
  ask(s, S.PHASE_CHOOSE, lead);
  if (sink) tell(sink, { type: 'turnStarted', turn: s[S.TURN], lead });
}

export function ask(s: S.State, phase: number, p: number): void {
  s[S.PHASE] = phase;
  s[S.DECIDER] = p;
}

/** PV-024: the seat after `p` in turn order, -1 if `p` was the last. */
export function following(s: S.State, p: number): number {
  const next = S.after(s, p);
  return next === s[S.LEAD] ? -1 : next;
}

/** The decider has answered a phase with one question to each seat, the last of its action. */
export function answered(s: S.State, sink: EventSink | null): void {
  const next = following(s, s[S.DECIDER]);
  if (next < 0) endTurn(s, sink);
  else s[S.DECIDER] = next;
}

/** PV-092: only after everybody has finished the action. PV-022: else the next one clockwise leads. */
export function endTurn(s: S.State, sink: EventSink | null): void {
  const isReached = isTargetReached(s);
  const isLast = s[S.OPT_MAX_TURNS] > 0 && s[S.TURN] >= s[S.OPT_MAX_TURNS];
  if (isReached || isLast) {
    s[S.PHASE] = S.PHASE_OVER;
    s[S.ACTION] = -1;
    s[S.DECIDER] = -1;
    if (!sink) return;
    tell(sink, {
      type: 'matchEnded',
      winners: winners(s),
      because: isReached ? 'target' : 'maxTurns',
    });
  } else {
    startTurn(s, S.after(s, s[S.LEAD]), sink);
  }
}
