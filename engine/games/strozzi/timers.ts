/** The table's clocks: an answer in the poll is short, a port or a tile may take longer. */

import type { ClockPreset, Timer } from '../../core/contract.ts';
import * as S from './state.ts';

/** In whole seconds, 0 = off. No banks: three pirates in a row must not take a stand's evening. */
export const clocks = {
  none: { bank: 0, options: { pollTimer: 0, choiceTimer: 0 } },
  relaxed: { bank: 0, options: { pollTimer: 30, choiceTimer: 45 } },
  standard: { bank: 0, options: { pollTimer: 15, choiceTimer: 30 } },
  blitz: { bank: 0, options: { pollTimer: 7, choiceTimer: 15 } },
} satisfies { readonly [preset: string]: ClockPreset };

/** One decision at a time: who lets the poll pass has passed, and keeps the seat. */
export function timers(s: S.State): readonly Timer[] {
  if (s[S.PHASE] === S.PHASE_OVER) return [];
  const question = s[S.PHASE] === S.PHASE_CLAIM;
  const id = `${s[S.ROUND]}.${s[S.DECK_SIZE]}.${s[S.PHASE]}.${s[S.DECIDER]}`;
  const option = question ? 'pollTimer' : 'choiceTimer';
  return [{ id, option, seats: 1 << s[S.DECIDER], bank: false, question }];
}
