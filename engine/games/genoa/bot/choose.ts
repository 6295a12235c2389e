/** A fast policy that decides from figures: no trial moves, and only the seat's own knowledge. */

import { deciders } from '../actions.ts';
import { ROLL, USE_STARTING_SPACE } from '../codes.ts';
import * as S from '../state.ts';
import type { OpenAction } from '../types.ts';
import { acquire } from './acquiring.ts';
import { buy, speak } from './buying.ts';
import { look } from './look.ts';
import { AMONG_BOTS, type Company, sell } from './selling.ts';
import { bestStart } from './starting.ts';
import { TRADER } from './style.ts';
import { act } from './window.ts';

/**
 * The action of `p` now.
 * @param company as a merchant, the seats whose answers he waits for
 * @returns null if it waits, or owes nothing and has nothing to say
 */
export function choose(
  s: S.State,
  p: number,
  company: Company = AMONG_BOTS,
  style = TRADER,
): number | OpenAction | null {
  const sight = look(s, p, style);
  if (((deciders(s) >> p) & 1) === 0) return p === s[S.MERCHANT] ? null : speak(sight);
  switch (s[S.PHASE]) {
    case S.START: {
      const space = bestStart(sight);
      return space < 0 ? ROLL : USE_STARTING_SPACE + space;
    }
    case S.ACTION:
      return act(sight);
    case S.ACQUIRE:
      return acquire(sight);
    default:
      return p === s[S.MERCHANT] ? sell(sight, company) : buy(sight);
  }
}
