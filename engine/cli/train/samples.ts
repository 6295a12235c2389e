/** One match among varied bots, and its positions, on which weights are fitted. */

import { type Chance, SeededChance } from '../../core/chance.ts';
import type { BotFactory, Command, Game, State } from '../../core/contract.ts';
import { ownLevels, searchings } from '../../registry.ts';
import type { Searching, SearchRules, Weights } from '../../search/contract.ts';
import type { Sample } from '../../search/fit.ts';
import { FlatSearch } from '../../search/flat.ts';
import { LEVEL_NAMES } from '../../search/level-names.ts';
import { gameById } from '../games.ts';
import { ask, firstToAct, namesFor } from '../simulate/ask.ts';

/** The players, as parts of a hundred: the rest are searches. */
export interface Mixture {
  readonly policy: number;
  readonly script: number;
}

export interface Lesson {
  readonly game: string;
  readonly seed: string;
  /** The usual number of seats: half of the matches have it. */
  readonly seats: number;
  readonly mixture: Mixture;
  readonly rollouts: number;
  /** For the searches; null if there are none. */
  readonly weights: Weights | null;
}

type Player = (state: State, seat: number) => Command | null;

/** The equal player in a game that brings its own levels. */
const EQUAL = 'sharp';
/** One decision in so many of a sometimes careless policy is random. */
const SLIPS = [0, 0, 20, 8];

class Teacher {
  readonly game: Game;
  readonly searching: Searching;
  private readonly lesson: Lesson;
  private readonly search: FlatSearch | null;
  private readonly codes: Int32Array;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.game = gameById(lesson.game);
    this.searching = searchings[lesson.game];
    const rules: SearchRules = this.game;
    this.codes = new Int32Array(this.game.maxLegal);
    this.search = lesson.weights ? new FlatSearch(rules, this.searching, lesson.weights) : null;
  }

  /** A player for a chair, drawn from the mixture; from the game's own levels if it brings some. */
  player(seats: number, thoughts: Chance): Player {
    const { mixture, rollouts } = this.lesson;
    const own = ownLevels[this.lesson.game];
    if (own) {
      const isAmongEquals = mixture.policy + mixture.script === 0;
      const name = isAmongEquals ? EQUAL : LEVEL_NAMES[thoughts.below(LEVEL_NAMES.length)];
      return this.bot(own[name], seats, thoughts);
    }
    const drawn = thoughts.below(100);
    if (drawn < mixture.policy) return this.policy(thoughts);
    const { search } = this;
    if (drawn < mixture.policy + mixture.script || !search) {
      return this.bot(Object.values(this.game.bots)[0], seats, thoughts);
    }
    return (state, seat) =>
      search.decide(state, seats, seat, rollouts, thoughts).candidates[0].code;
  }

  private bot(factory: BotFactory, seats: number, thoughts: Chance): Player {
    const bot = factory();
    const names = namesFor(seats);
    return (state, seat) => ask(this.game, state, seat, bot, names, thoughts);
  }

  private policy(thoughts: Chance): Player {
    const slips = SLIPS[thoughts.below(SLIPS.length)];
    return (state, seat) => {
      if (slips === 0 || thoughts.below(slips) > 0) {
        return this.searching.policy(state, seat, thoughts);
      }
      const count = this.game.legal(state, seat, this.codes);
      const left = this.searching.prune?.(state, seat, this.codes, count) ?? count;
      return this.codes[thoughts.below(left)];
    };
  }

  seats(thoughts: Chance): number {
    const { min, max } = this.game.seats;
    return thoughts.below(2) === 0 ? this.lesson.seats : min + thoughts.below(max - min + 1);
  }
}

/** The present figures of all seats. */
function figuresOf({ searching }: Teacher, state: State, seats: number): Float64Array {
  const count = searching.features.length;
  const figures = new Float64Array(seats * count);
  for (let p = 0; p < seats; p++) {
    searching.measure(state, p, figures.subarray(p * count, (p + 1) * count));
  }
  return figures;
}

/** The data of a match: figures at the start of each stage, and its end. */
export interface Lessons {
  readonly positions: readonly { readonly bucket: number; readonly figures: Float64Array }[];
  readonly seats: number;
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** Plays match `number` of a lesson. */
export function piece(lesson: Lesson, number: number): Lessons {
  const teacher = new Teacher(lesson);
  const { game, searching } = teacher;
  const chance = new SeededChance(`${lesson.seed} ${number}`);
  const thoughts = new SeededChance(`${lesson.seed} ${number} bots`);
  const seats = teacher.seats(thoughts);
  const players = Array.from({ length: seats }, () => teacher.player(seats, thoughts));
  const state = game.setup(seats, game.options(game.botsOnly ?? {}, seats), chance);
  const positions: { bucket: number; figures: Float64Array }[] = [];
  let stage = -1;
  for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
    if (searching.stage(state) !== stage) {
      stage = searching.stage(state);
      const figures = figuresOf(teacher, state, seats);
      positions.push({ bucket: searching.bucket(state), figures });
    }
    const { seat, command } = firstToAct(mask, (asked) => players[asked](state, asked));
    game.apply(state, seat, command, chance, null);
  }
  const standings = game.standings(state);
  const winners = standings.filter(({ winner }) => winner).length;
  const wins = standings.map(({ winner }) => (winner ? 1 / winners : 0));
  return { positions, seats, wins, scores: standings.map(({ score }) => score) };
}

/** The positions of a match as samples. */
export const samplesOf = ({ positions, ...match }: Lessons): Sample[] =>
  positions.map((position) => ({ ...position, ...match }));
