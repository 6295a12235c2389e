/** How long a bot with the tower waits for people who have not answered. */

import { TIMERS } from '../options.ts';
import * as S from '../state.ts';

/**
 * In `MOVE`, in waits of a few seconds: few, because the grace of the table's clock is short
 * anyway.
 */
const PATIENCE = 5;
const PATIENCE_BY_CLOCK = 1;
const GRACE = S.OPT_TIMERS + TIMERS.indexOf('graceTimer');

/** How often it waits, a few seconds each time; 0 in claims, which wait until all have answered. */
export function patience(s: S.State): number {
  if (s[S.PHASE] === S.CLAIM) return 0;
  return s[GRACE] > 0 ? PATIENCE_BY_CLOCK : PATIENCE;
}
