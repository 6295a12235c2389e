/** Plays matches among bots and counts the results. */

import { type Chance, SeededChance } from '../../core/chance.ts';
import type {
  Bot,
  Command,
  EconomyMeter,
  Game,
  JsonObject,
  SeatInfo,
  State,
} from '../../core/contract.ts';
import type { JsonFields } from '../../core/json.ts';
import { ask, firstToAct, namesFor } from './ask.ts';

export interface Simulation {
  readonly game: Game;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** One bot name per seat of the first game; in game g every bot sits g chairs further on. */
  readonly bots: readonly string[];
  /** Complete table options. */
  readonly options: object;
  readonly quiet: boolean;
}

/** The bot that plays on codes, without a view, which it would not read anyway. */
const UNIFORM = 'random';

/** A bot's results so far, over all its chairs. */
interface Tally {
  games: number;
  score: number;
  /** Matches won; a joint victory counts in parts. */
  wins: number;
}

class Table {
  decisions = 0;
  legal = 0;
  violations = 0;
  readonly tallies = new Map<string, Tally>();
  readonly meter: EconomyMeter | null;
  private readonly simulation: Simulation;
  private readonly codes: Int32Array;
  private readonly infos: SeatInfo[];

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    const { game, seats } = simulation;
    this.codes = new Int32Array(game.maxLegal);
    this.meter = game.economy ? game.economy() : null;
    this.infos = namesFor(seats);
  }

  play(number: number): void {
    const { game, seats, seed, options } = this.simulation;
    const chance = new SeededChance(`${seed} ${number}`);
    const thoughts = new SeededChance(`${seed} ${number} bots`);
    const names = this.infos.map((_, seat) => this.nameAt(seat, number));
    const bots = names.map((name) => (name === UNIFORM ? null : game.bots[name]()));
    const state = game.setup(seats, options, chance);
    for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
      const { seat, command } = firstToAct(mask, (seat) =>
        this.choose(state, seat, bots[seat], thoughts),
      );
      game.apply(state, seat, command, chance, this.meter);
      this.violations += game.invariants(state).length;
      this.meter?.sample(state);
    }
    this.count(state, names);
  }

  private nameAt(seat: number, number: number): string {
    const { bots, seats } = this.simulation;
    return bots[(((seat - number) % seats) + seats) % seats];
  }

  /** @returns null if the bot waits for others */
  private choose(state: State, seat: number, bot: Bot | null, thoughts: Chance): Command | null {
    const { game } = this.simulation;
    const count = game.legal(state, seat, this.codes);
    this.decisions++;
    this.legal += count;
    if (!bot) return this.codes[thoughts.below(count)];
    return ask(game, state, seat, bot, this.infos, thoughts);
  }

  private count(state: State, names: readonly string[]): void {
    const standings = this.simulation.game.standings(state);
    const winners = standings.filter((row) => row.winner).length;
    for (const { seat, score, winner } of standings) {
      const tally = this.tallies.get(names[seat]) ?? { games: 0, score: 0, wins: 0 };
      tally.games++;
      tally.score += score;
      if (winner) tally.wins += 1 / winners;
      this.tallies.set(names[seat], tally);
    }
  }
}

const rounded = (x: number, places = 3): number => Number(x.toFixed(places));

/** Plays all games; returns the figures of the report. */
export function simulate(simulation: Simulation): JsonObject {
  const table = new Table(simulation);
  const started = performance.now();
  for (let number = 0; number < simulation.games; number++) table.play(number);
  const seconds = (performance.now() - started) / 1000;
  const bots: JsonFields = {};
  for (const [name, { games, score, wins }] of table.tallies) {
    bots[name] = { games, meanScore: rounded(score / games), winShare: rounded(wins / games, 4) };
  }
  return {
    game: simulation.game.id,
    seats: simulation.seats,
    games: simulation.games,
    decisions: table.decisions,
    decisionsPerGame: rounded(table.decisions / simulation.games),
    meanLegal: rounded(table.legal / table.decisions),
    gamesPerSecond: rounded(simulation.games / seconds, 1),
    invariantViolations: table.violations,
    bots,
    economy: table.meter ? table.meter.report(simulation.games) : {},
  };
}
