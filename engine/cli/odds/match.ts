/** One match among equals, and its odds at several moments. */

import { SeededChance } from '../../core/chance.ts';
import type { JsonObject, State } from '../../core/contract.ts';
import { searchings } from '../../registry.ts';
import { LOOKERS, type Looker } from '../../search/contract.ts';
import { Odds } from '../../search/odds.ts';
import { gameById } from '../games.ts';
import { ask, firstToAct, namesFor } from '../simulate/ask.ts';

export interface Matches {
  readonly game: string;
  /** The bot on every seat. */
  readonly bot: string;
  readonly seats: number;
  readonly seed: string;
}

/** The odds at a moment; null = open. */
export interface Said {
  readonly looker: Looker;
  readonly bucket: number;
  readonly odds: readonly number[] | null;
}

export interface Foretold {
  readonly said: readonly Said[];
  readonly wins: readonly number[];
  readonly milliseconds: number;
}

/** One decision in so many is examined: any moment, not only the start of a stage. */
const ONE_IN = 6;

/** Plays match `number`. */
export function piece({ game: id, bot, seats, seed }: Matches, number: number): Foretold {
  const game = gameById(id);
  const searching = searchings[id];
  const odds = new Odds(game, searching);
  const chance = new SeededChance(`odds ${seed} ${number}`);
  const thoughts = new SeededChance(`odds ${seed} ${number} bots`);
  const infos = namesFor(seats);
  const bots = infos.map(() => game.bots[bot]());
  const state = game.setup(seats, game.options(game.botsOnly ?? {}, seats), chance);
  const said: Said[] = [];
  let milliseconds = 0;
  const look = (now: State): void => {
    const view = game.view(now, 'public', infos);
    const own = infos.map((_, p) => game.view(now, p, infos));
    const hands = own.map(({ you }) => (you ?? {}) as JsonObject);
    const bucket = searching.bucket(now);
    const began = performance.now();
    said.push({ looker: 'public', bucket, odds: odds.of({ view, hands: null }) });
    milliseconds += performance.now() - began;
    const seat = own[Math.floor(said.length / LOOKERS.length) % seats];
    said.push({ looker: 'seat', bucket, odds: odds.of({ view: seat, hands: null }) });
    said.push({ looker: 'hands', bucket, odds: odds.of({ view, hands }) });
  };
  for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
    if (thoughts.below(ONE_IN) === 0) look(state);
    const { seat, command } = firstToAct(mask, (asked) =>
      ask(game, state, asked, bots[asked], infos, thoughts),
    );
    game.apply(state, seat, command, chance, null);
  }
  const standings = game.standings(state);
  const winners = standings.filter(({ winner }) => winner).length;
  const wins = standings.map(({ winner }) => (winner ? 1 / winners : 0));
  return { said, wins, milliseconds: milliseconds / Math.max(1, said.length / LOOKERS.length) };
}
