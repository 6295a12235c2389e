/** All uses of chance: the bag and shuffling. Each draw is counted in DRAWS. */

import type { Chance } from '../../../core/chance.ts';
import * as draws from '../../../kit/draws.ts';
import type { State } from '../state.ts';
import * as state from '../state.ts';

const { BAG, DRAWS } = state;

/** One counted draw: a uniform integer below `n`. */
const draw = (s: State, chance: Chance, n: number): number => draws.draw(s, DRAWS, chance, n);

/** Cubes in the bag, all resources together. */
function bagTotal(s: State): number {
  return s[BAG] + s[BAG + 1] + s[BAG + 2] + s[BAG + 3] + s[BAG + 4] + s[BAG + 5];
}

/** MV-015: takes one cube out of the bag, each cube equally likely; -1 if it is empty (MV-476). */
export function drawCube(s: State, chance: Chance): number {
  const total = bagTotal(s);
  if (total === 0) return -1;
  let at = draw(s, chance, total);
  let resource = 0;
  while (at >= s[BAG + resource]) at -= s[BAG + resource++];
  s[BAG + resource]--;
  return resource;
}

/** Shuffles `count` integers of `list` from `start`; the draws are counted in `s`. */
export function shuffle(
  s: State,
  list: Int32Array,
  start: number,
  count: number,
  chance: Chance,
): void {
  draws.shuffle(s, DRAWS, list, start, count, chance);
}
