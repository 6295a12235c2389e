/** Which clock runs: one decision at a time, a whole part of `produce` being one. */

import type { Timer } from '../../core/contract.ts';
import * as S from './state.ts';

/** Phases with short answers. */
const ANSWERS =
  (1 << S.PHASE_RESERVE) | (1 << S.PHASE_UNLOAD) | (1 << S.PHASE_PLACE) | (1 << S.PHASE_BUY);

export function timers(s: S.State): readonly Timer[] {
  const phase = s[S.PHASE];
  if (phase === S.PHASE_OVER) return [];
  const isAnswer = ((ANSWERS >> phase) & 1) === 1;
  // Within a turn a seat buys many times, and may unload several boards.
  const which = phase === S.PHASE_BUY ? s[S.SEQ] : s[S.BOARD];
  const id = `${s[S.TURN]}.${phase}.${s[S.DECIDER]}.${which}`;
  const option = isAnswer ? 'answerTimer' : 'actionTimer';
  return [{ id, option, seats: 1 << s[S.DECIDER], bank: false, question: isAnswer }];
}
