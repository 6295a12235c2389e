/** Which clock runs: one decision at a time. */

import type { Timer } from '../../core/contract.ts';
import * as S from './state.ts';

/** One decision at a time: a seat that lets the poll time out has passed, and keeps its person. */
export function timers(s: S.State): readonly Timer[] {
  if (s[S.PHASE] === S.PHASE_OVER) return [];
  const question = s[S.PHASE] === S.PHASE_CLAIM;
  const id = `${s[S.ROUND]}.${s[S.DECK_SIZE]}.${s[S.PHASE]}.${s[S.DECIDER]}`;
  const option = question ? 'pollTimer' : 'choiceTimer';
  return [{ id, option, seats: 1 << s[S.DECIDER], bank: false, question }];
}
