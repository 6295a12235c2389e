/** Gains of every source, in the order of the rules (section 5.6). */

import type { EventSink } from '../../../core/events.ts';
import * as V from '../data/vocabulary.ts';
import type * as S from '../state.ts';
import * as agenda from './agenda.ts';
import { gain, IN_PURSE } from './purse.ts';

/** The parts of a gain that wait on the agenda, the first to be done last. */
const WAITING: readonly (readonly [what: number, item: number])[] = [
  [V.OWN_BONUS, agenda.OWN],
  [V.OTHER_BONUS, agenda.OTHER],
  [V.GIFT, agenda.GIFTS],
  [V.MOVE, agenda.MOVE],
  [V.BLACK_DIE, agenda.BLACK],
  [V.CONTRACT, agenda.CONTRACTS],
  [V.VP, agenda.POINTS],
  [V.PAIR, agenda.PAIRS],
  [V.ANY_GOOD, agenda.GOODS],
];

/**
 * `p` gains `times` the gain of `source`: coins, camels and named goods at once, the rest through
 * the agenda, before all items that wait there already.
 */
export function give(
  s: S.State,
  p: number,
  gains: readonly number[],
  times: number,
  source: number,
  sink: EventSink | null,
): void {
  for (let what = 0; what < IN_PURSE; what++) gain(s, p, what, gains[what] * times, source, sink);
  for (let i = 0; i < WAITING.length; i++) {
    const n = gains[WAITING[i][0]] * times;
    if (n > 0) agenda.push(s, WAITING[i][1], n, p, source);
  }
}
