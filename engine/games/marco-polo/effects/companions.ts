/** Companions: taken from the row for a round, given back at its end (rules, AV-060 to AV-092). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { indexIn, push, removeAt } from '../../../kit/lists.ts';
import { COMPANIONS, FACE_UP_COMPANIONS, GONDOLIER } from '../data/people.ts';
import { shuffleNamed } from '../shuffles.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

/** AV-054, AV-064, AV-065, AV-066: `p` takes one of those face-up; the others close up. */
export function takeCompanion(
  s: S.State,
  p: number,
  companion: number,
  sink: EventSink | null,
): void {
  const index = indexIn(s, S.COMPANION_ROW_SIZE, S.COMPANION_ROW, companion);
  removeAt(s, S.COMPANION_ROW_SIZE, S.COMPANION_ROW, index);
  s[S.COMPANIONS_HELD + S.at(p)] |= 1 << companion;
  if (sink) tell(sink, { type: 'companionTaken', seat: p, companion: COMPANIONS[companion] });
}

/** AV-120: one of the stack comes into the row. */
export function replaceCompanion(s: S.State): void {
  const last = s[S.COMPANION_STACK_SIZE] - 1;
  if (last < 0) return;
  const companion = removeAt(s, S.COMPANION_STACK_SIZE, S.COMPANION_STACK, last);
  push(s, S.COMPANION_ROW_SIZE, S.COMPANION_ROW, companion);
}

/** AV-091: all return, and their uses are cleared. */
export function returnCompanions(s: S.State, chance: Chance): void {
  s.fill(-1, S.COMPANION_ROW, S.COMPANION_ROW + COMPANIONS.length);
  s.fill(-1, S.COMPANION_STACK, S.COMPANION_STACK + COMPANIONS.length);
  s[S.COMPANION_ROW_SIZE] = 0;
  s[S.COMPANION_STACK_SIZE] = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.COMPANIONS_HELD + S.at(p)] = 0;
    s[S.SET_ASIDE + S.at(p)] = 0;
    s[S.COMPANION_USED + S.at(p)] = 0;
  }
  if (s[S.OPT_COMPANIONS] === 0) return;
  for (let companion = 0; companion < COMPANIONS.length; companion++) {
    // AV-060
    if (companion === GONDOLIER && s[S.OPT_VENICE] === 0) continue;
    push(s, S.COMPANION_STACK_SIZE, S.COMPANION_STACK, companion);
  }
  const size = s[S.COMPANION_STACK_SIZE];
  shuffleNamed(s, 'companions', s, S.COMPANION_STACK, size, chance, true);
}

/** AV-061, AV-092: six are face-up. */
export function layOutCompanions(s: S.State): void {
  for (let i = 0; i < FACE_UP_COMPANIONS; i++) replaceCompanion(s);
}
