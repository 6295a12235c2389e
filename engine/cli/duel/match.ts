/** One match of a duel: one seat of `a` against `b` on all others. */

import { SeededChance } from '../../core/chance.ts';
import type { Command } from '../../core/contract.ts';
import { gameById } from '../games.ts';
import { ask, firstToAct, namesFor } from '../simulate/ask.ts';

export interface Duel {
  readonly game: string;
  /** Names of bots. */
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly seed: string;
  /** Complete table options. */
  readonly options: object;
  /** Number of the first match, for continuing a duel. */
  readonly from?: number;
}

/** The result of one match for the seat of `a`. */
export interface Bout {
  /** 1, 0, or its share of a joint victory. */
  readonly win: number;
  readonly points: number;
  /** Mean of the others. */
  readonly pointsOfOthers: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

/** Plays match number `nth` of the duel: `a` sits one chair further on with each. */
export function piece(duel: Duel, nth: number): Bout {
  const number = (duel.from ?? 0) + nth;
  const game = gameById(duel.game);
  const { seats, seed } = duel;
  const chance = new SeededChance(`${seed} ${number}`);
  const thoughts = new SeededChance(`${seed} ${number} bots`);
  const own = number % seats;
  const infos = namesFor(seats);
  const bots = infos.map((_, seat) => game.bots[seat === own ? duel.a : duel.b]());
  let decisions = 0;
  let milliseconds = 0;
  const state = game.setup(seats, duel.options, chance);
  const choose = (seat: number): Command | null => {
    const began = performance.now();
    const command = ask(game, state, seat, bots[seat], infos, thoughts);
    if (seat === own) {
      decisions++;
      milliseconds += performance.now() - began;
    }
    return command;
  };
  for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
    const { seat, command } = firstToAct(mask, choose);
    game.apply(state, seat, command, chance, null);
  }
  const standings = game.standings(state);
  const winners = standings.filter(({ winner }) => winner).length;
  const others = standings.filter(({ seat }) => seat !== own);
  return {
    win: standings[own].winner ? 1 / winners : 0,
    points: standings[own].score,
    pointsOfOthers: others.reduce((sum, { score }) => sum + score, 0) / others.length,
    decisions,
    milliseconds,
  };
}
