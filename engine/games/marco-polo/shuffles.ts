/** Shuffles by name: cards that a scenario has fixed come on top (rules, appendix B.2). */

import type { Chance } from '../../core/chance.ts';
import { shuffle } from '../../kit/draws.ts';
import * as S from './state.ts';

export type ShuffleName =
  | ('start' | 'startingContracts' | 'contracts' | 'cityCards' | 'cityBonuses' | 'outposts')
  | ('companions' | 'characters' | 'goals' | 'bellela' | 'rusticiano' | 'gifts');

/** Shuffles `count` numbers of `list`, which are drawn from the first on, or from the last on. */
export function shuffleNamed(
  s: S.State,
  name: ShuffleName,
  list: Int32Array,
  start: number,
  count: number,
  chance: Chance,
  isLastOnTop = false,
): void {
  shuffle(s, S.DRAWS, list, start, count, chance);
  const top = chance.top?.(name);
  top?.forEach((wanted, i) => {
    const at = isLastOnTop ? start + count - 1 - i : start + i;
    const from = list.subarray(start, start + count).indexOf(wanted) + start;
    if (from < start) throw new Error(`chance: ${name} does not hold all that lies on top`);
    list[from] = list[at];
    list[at] = wanted;
  });
}
