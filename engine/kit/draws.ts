/** All uses of chance: each draw is counted in the state, at `counter`. */

import type { Chance } from '../core/chance.ts';
import type { State } from '../core/contract.ts';

/** One counted draw: a uniform integer below `n`. */
export function draw(s: State, counter: number, chance: Chance, n: number): number {
  s[counter]++;
  return chance.below(n);
}

/**
 * Fisher-Yates over `count` integers of `list` from `start`; a scenario may have fixed the result.
 */
export function shuffle(
  s: State,
  counter: number,
  list: Int32Array,
  start: number,
  count: number,
  chance: Chance,
): void {
  if (chance.order?.(list, start, count)) {
    s[counter] += count - 1;
    return;
  }
  for (let i = count - 1; i > 0; i--) {
    const j = draw(s, counter, chance, i + 1);
    const kept = list[start + i];
    list[start + i] = list[start + j];
    list[start + j] = kept;
  }
}
