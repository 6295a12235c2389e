/** One match among bots of all kinds, and the places that they reach. */

import { SeededChance } from '../../core/chance.ts';
import { placeOf } from '../../core/places.ts';
import { gameById } from '../games.ts';
import { ask, firstToAct, namesFor } from '../simulate/ask.ts';

export interface Mixed {
  readonly game: string;
  /** Names of the bots that take turns. */
  readonly bots: readonly string[];
  readonly seats: number;
  readonly seed: string;
  /** Complete table options. */
  readonly options: object;
  /** Number of the first match. */
  readonly from: number;
}

/** A seat at the end of a match. */
export interface Placed {
  readonly bot: string;
  readonly place: number;
}

/** Plays match number `nth`: every bot sits equally often, its neighbours are drawn. */
export function piece(
  { game: id, bots, seats, seed, options, from }: Mixed,
  nth: number,
): Placed[] {
  const number = from + nth;
  const game = gameById(id);
  const chance = new SeededChance(`${seed} ${number} mixed`);
  const thoughts = new SeededChance(`${seed} ${number} bots`);
  const line = Array.from({ length: seats }, (_, k) => bots[(number * seats + k) % bots.length]);
  for (let k = line.length - 1; k > 0; k--) {
    const other = chance.below(k + 1);
    [line[k], line[other]] = [line[other], line[k]];
  }
  const infos = namesFor(seats);
  const players = line.map((bot) => game.bots[bot]());
  const state = game.setup(seats, options, chance);
  for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
    const { seat, command } = firstToAct(mask, (one) =>
      ask(game, state, one, players[one], infos, thoughts),
    );
    game.apply(state, seat, command, chance, null);
  }
  const standings = game.standings(state);
  return standings.map((own) => ({ bot: line[own.seat], place: placeOf(own, standings) }));
}
