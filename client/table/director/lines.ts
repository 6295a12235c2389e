/** Sentences of the lower third and how long they are to be read. Pure. */

import { readingTime } from './rules.ts';
import type { Line, Stake } from './types.ts';

/** The sentence of a stake from `at` on. */
export const lineOf = (stake: Stake, text: string, at: number): Line => ({
  at,
  until: at + readingTime(text),
  text,
  seat: stake.seat,
  reason: stake.reason,
  importance: stake.importance,
});
