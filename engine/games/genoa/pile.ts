/** Piles and dice in the words of scenarios. */

import type { Chance } from '../../core/chance.ts';
import type { Json } from '../../core/contract.ts';
import { CARD_IDS } from './cards.ts';
import type { CardId } from './data.ts';
import { DIE_FACES } from './data.ts';
import { PATH_SIZE, PHASE, START, type State } from './state.ts';

/**
 * The numbers to shuffle: a pile's top is last.
 * @throws Error for a word that is no card
 */
export function pile(words: readonly Json[]): readonly number[] {
  const cards = words.map((word) => {
    const card = CARD_IDS.indexOf(word as CardId);
    if (card < 0) throw new Error(`shuffles: ${JSON.stringify(word)} is no card`);
    return card;
  });
  return cards.reverse();
}

const isFace = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= DIE_FACES;

/**
 * Chance whose next dice have the given results, `[blue, red]` each, then `rest`.
 * @throws Error for an impossible pair
 */
export function script(state: State, draws: readonly Json[], rest: Chance): Chance {
  const faces = draws.flatMap((pair) => {
    const dice = Array.isArray(pair) ? pair : [];
    if (dice.length !== 2 || !dice.every(isFace)) {
      throw new Error(`draws: ${JSON.stringify(pair)} is no pair of dice`);
    }
    return dice as number[];
  });
  let next = 0;
  return {
    ...(rest.order && { order: rest.order }),
    below(n: number): number {
      // Only before the tower is placed: a pile of eight is shuffled with the same number.
      const isDie = n === DIE_FACES && state[PHASE] === START && state[PATH_SIZE] === 0;
      const face = isDie ? faces[next] : undefined;
      if (face === undefined) return rest.below(n);
      next++;
      return face - 1;
    },
  };
}
