/**
 * A seat's next answers, if a choice of its own brings it further questions before anybody else is
 * asked.
 */

import { SeededChance } from '../core/chance.ts';
import type { Game, SeatInfo, State } from '../core/contract.ts';
import type { Searching, SearchRules } from './contract.ts';
import type { Asked, FlatSearch } from './flat.ts';

/** Answers that are searched after a choice, and roll-outs for each. */
const MOST_ANSWERS = 2;
const ROLLOUTS = 32;

/**
 * The choice and the following answers: the policy would give them quickly, but a choice is worth
 * as much as its maker can make of it. Only as long as they depend on nothing that the seat cannot
 * know yet.
 */
export function ownLine(
  game: Game,
  searching: Searching,
  search: FlatSearch,
  { root, seats, seat }: Asked,
  code: number,
  infos: readonly SeatInfo[],
): readonly number[] {
  const rules: SearchRules = game;
  const chance = new SeededChance(`line ${code}`);
  const twin = root.slice();
  game.determinize(twin, seat, chance);
  const line = [code];
  const state = root.slice();
  const seen = (position: State): string => JSON.stringify(game.view(position, seat, infos));
  const play = (answer: number): void => {
    for (const position of [state, twin]) rules.apply(position, seat, answer, chance, null);
  };
  play(code);
  while (line.length <= MOST_ANSWERS && rules.deciders(state) === 1 << seat) {
    if (rules.deciders(twin) !== 1 << seat || seen(state) !== seen(twin)) break;
    const budget = Math.min(ROLLOUTS, searching.mostRollouts ?? ROLLOUTS);
    const [best] = search.decide(state, seats, seat, budget, chance).candidates;
    line.push(best.code);
    play(best.code);
  }
  return line;
}
