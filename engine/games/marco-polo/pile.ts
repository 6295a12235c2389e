/** Piles and dice in the words of scenarios. */

import type { Chance } from '../../core/chance.ts';
import type { Json } from '../../core/contract.ts';
import { BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, OUTPOST_IDS } from './cards.ts';
import { STARTING } from './data/contracts.ts';
import { CHARACTERS, COMPANIONS, RUSTICIANO_CARDS } from './data/people.ts';
import { DIE_FACES } from './data.ts';
import { BELLELA_PHASE, BONUS, PHASE, ROUND_END, type State } from './state.ts';

/** Names of the shuffled cards, each list by its own numbers. */
const PILES: readonly (readonly string[])[] = [
  CONTRACT_IDS.slice(0, STARTING),
  CONTRACT_IDS.slice(STARTING),
  CITY_CARD_IDS,
  BONUS_IDS,
  OUTPOST_IDS,
  COMPANIONS,
  CHARACTERS,
  GOAL_IDS,
  RUSTICIANO_CARDS,
];

/** The numbers that are shuffled, the first to be drawn first. @throws Error for words of no pile */
export function pile(words: readonly Json[]): readonly number[] {
  const ids = PILES.find((list) => words.every((word) => list.includes(word as string)));
  if (!ids) throw new Error(`shuffles: ${JSON.stringify(words)} is no pile of this game`);
  return words.map((word) => ids.indexOf(word as string));
}

/**
 * Chance whose next dice have the given results, one number each, then `rest`.
 * @throws Error for an impossible die
 */
export function script(state: State, draws: readonly Json[], rest: Chance): Chance {
  const faces = draws.map((face) => {
    if (!Number.isInteger(face) || Number(face) < 1 || Number(face) > DIE_FACES) {
      throw new Error(`draws: ${JSON.stringify(face)} is no die`);
    }
    return Number(face);
  });
  let next = 0;
  return {
    ...(rest.order && { order: rest.order }),
    ...(rest.roll && { roll: rest.roll }),
    ...(rest.top && { top: rest.top }),
    below(n: number): number {
      // Piles are shuffled before a match and at the ends of rounds; Bellela's cards when she chooses.
      const phase = state[PHASE];
      const isDie = n === DIE_FACES && phase >= BONUS && phase !== ROUND_END;
      const face = isDie && phase !== BELLELA_PHASE ? faces[next] : undefined;
      if (face === undefined) return rest.below(n);
      next++;
      return face - 1;
    },
  };
}
