/** Random matches: uniformly chosen legal actions, with commands from aside in between. */

import { type Chance, SeededChance } from '../../engine/core/chance.ts';
import { COLORS } from '../../engine/core/colors.ts';
import { accepted } from '../../engine/core/command.ts';
import type {
  ActionBase,
  Game,
  Json,
  JsonObject,
  SeatInfo,
  State,
} from '../../engine/core/contract.ts';
import type { JsonFields } from '../../engine/core/json.ts';
import type { Samples } from './samples.ts';

export interface Play {
  readonly game: Game;
  readonly samples: Samples;
  /** Counts through numbers of seats and sets of options. */
  readonly number: number;
  /** One action in this many is preceded by something from aside; 0 = never. */
  readonly asideEvery: number;
  /** Distinguishes matches of the same number; '' by default. */
  readonly seed?: string;
}

export interface Moment {
  readonly state: State;
  /** The next acting seat. */
  readonly seat: number;
  /** Codes of the listed actions: `codes[0 … count - 1]`. */
  readonly codes: Int32Array;
  readonly count: number;
  readonly chosen: number;
  readonly chance: Chance;
  readonly seats: readonly SeatInfo[];
}

export const seatInfos = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, p) => ({
    name: `Seat ${p}`,
    color: COLORS[p % COLORS.length],
    bot: p % 2 === 1,
  }));

export function seatCount(game: Game, number: number): number {
  const { min, max } = game.seats;
  return min + (number % (max - min + 1));
}

export function optionsOf({ samples, number, game }: Play): JsonObject {
  const seats = seatCount(game, number);
  const set = samples.optionSets[Math.floor(number / 4) % samples.optionSets.length];
  return samples.perSeat(set, seats);
}

/** The seats of a bit mask. */
export const seatsIn = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, p) => p).filter((p) => (mask & (1 << p)) !== 0);

/**
 * Plays one match to its end and calls `each` before every action and once at the end (with `seat`
 * -1), before any event is dropped. Returns the number of actions.
 */
export function playRandom(play: Play, each: (moment: Moment) => void): number {
  const { game, samples, number, asideEvery, seed = '' } = play;
  const seats = seatInfos(seatCount(game, number));
  const chance = new SeededChance(`${seed}match ${number}`);
  const will = new SeededChance(`${seed}will ${number}`);
  const codes = new Int32Array(game.maxLegal);
  const options = game.options(optionsOf(play), seats.length);
  const state = game.setup(seats.length, options, chance);
  let actions = 0;
  for (;;) {
    if (asideEvery > 0 && will.below(asideEvery) === 0) {
      const aside = samples.asides[will.below(samples.asides.length)];
      const seat = will.below(seats.length);
      const command = accepted(game, state, seat, aside);
      if (command !== null) game.apply(state, seat, command, chance, null);
    }
    const deciders = seatsIn(game.deciders(state));
    const shared = { state, codes, chance, seats };
    if (deciders.length === 0) {
      each({ ...shared, seat: -1, count: 0, chosen: -1 });
      return actions;
    }
    const seat = deciders[will.below(deciders.length)];
    const count = game.legal(state, seat, codes);
    const chosen = codes[will.below(count)];
    each({ ...shared, seat, count, chosen });
    game.apply(state, seat, chosen, chance, null);
    actions++;
  }
}

/**
 * A pool of actions to try where they may be illegal: actions that were legal elsewhere, and
 * nonsense.
 */
export class Pool {
  private readonly actions: (ActionBase | JsonObject)[];
  private readonly will: SeededChance;

  constructor(samples: Samples, seed = 'pool') {
    this.will = new SeededChance(seed);
    this.actions = [...samples.nonsense, ...samples.asides];
  }

  add(action: ActionBase): void {
    if (this.actions.length < 400) this.actions.push(action);
    else this.actions[40 + this.will.below(360)] = action;
  }

  pick(): ActionBase | JsonObject {
    const action = this.actions[this.will.below(this.actions.length)];
    return this.will.below(4) === 0 ? this.mutate(action) : action;
  }

  /** A word of the game, out of any action. */
  private word(): Json {
    const words = Object.values(this.actions[this.will.below(this.actions.length)] ?? {});
    return words.find((value) => typeof value === 'string') ?? 'word';
  }

  /** One field gets another value, or is removed. */
  private mutate(action: ActionBase | JsonObject): JsonObject {
    const copy: JsonFields = { ...structuredClone(action) };
    const names = Object.keys(copy);
    const name = names[this.will.below(names.length)];
    const values = [null, 0, 1, 2, 5, 40, -1, 0.5, this.word(), '', {}, [], true];
    const value = values[this.will.below(values.length + 1)];
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  }
}

/** Matches that show how a game passes its turns on. */
const LOOKED_AT = 12;

/**
 * The greatest number of actions in a row that a seat could take back under the rules: it decides
 * alone before and after, and nothing is drawn or shown. 0 if every action passes the turn on.
 */
export function longestTurn(game: Game, samples: Samples): number {
  let most = 0;
  for (let number = 0; number < LOOKED_AT; number++) {
    let before: { readonly state: State; readonly alone: number } | null = null;
    let row = 0;
    playRandom({ game, samples, number, asideEvery: 0 }, ({ state, seat }) => {
      const kept =
        before !== null &&
        game.deciders(before.state) === before.alone &&
        game.deciders(state) === before.alone &&
        !game.reveals(before.state, state);
      row = kept ? row + 1 : 0;
      most = Math.max(most, row);
      before = { state: state.slice(), alone: 1 << seat };
    });
  }
  return most;
}
