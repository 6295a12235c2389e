/** How long a bot that leads the tower waits for people who have not said anything. */

import { TIMERS } from '../options.ts';
import * as S from '../state.ts';

/** In `MOVE`, in times of a few seconds: little where the grace of the table's clock is short anyway. */
const PATIENCE = 5;
const PATIENCE_BY_CLOCK = 1;
const GRACE = S.OPT_TIMERS + TIMERS.indexOf('graceTimer');

/** How often it waits, a few seconds each time; 0 in claims, which wait until all have answered. */
export function patience(s: S.State): number {
  if (s[S.PHASE] === S.CLAIM) return 0;
  return s[GRACE] > 0 ? PATIENCE_BY_CLOCK : PATIENCE;
}
