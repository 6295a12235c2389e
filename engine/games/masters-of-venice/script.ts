/** Scenarios name the next cubes out of the bag; this finds the draws that give them. */

import type { Chance } from '../../core/chance.ts';
import type { Json } from '../../core/contract.ts';
import { RESOURCES, type Resource } from './data.ts';
import { BAG, type State } from './state.ts';

/**
 * Chance that draws the named cubes first, then `rest`. After set-up only the bag is drawn from.
 * @throws Error if a word is no resource, or when the bag holds none of it
 */
export function script(state: State, draws: readonly Json[], rest: Chance): Chance {
  const cubes = draws.map((word) => {
    const resource = RESOURCES.indexOf(word as Resource);
    if (resource < 0) throw new Error(`draws: ${JSON.stringify(word)} is no resource`);
    return resource;
  });
  let next = 0;
  return {
    below(n: number): number {
      const cube = cubes[next];
      if (cube === undefined) return rest.below(n);
      next++;
      if (state[BAG + cube] === 0) throw new Error(`draws: the bag holds no ${RESOURCES[cube]}`);
      let before = 0;
      for (let r = 0; r < cube; r++) before += state[BAG + r];
      return before;
    },
  };
}
