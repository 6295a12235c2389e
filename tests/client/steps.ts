/** Whole matches of a game, action by action, as a viewer sees them. */

import { SeededChance } from '../../engine/core/chance.ts';
import type {
  Command,
  Game,
  GameEvent,
  JsonObject,
  State,
  Viewer,
} from '../../engine/core/contract.ts';
import { EventList } from '../../engine/core/events.ts';

const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

/** People for the seats of a table. */
export const infos = (seats: number) =>
  COLORS.slice(0, seats).map((color, k) => ({ name: NAMES[k] ?? color, color, bot: true }));

export interface Step<A, V> {
  readonly seat: number;
  readonly action: A;
  readonly events: readonly GameEvent[];
  readonly before: V;
  readonly after: V;
  /** The position before, as the rules have it. */
  readonly state: State;
}

export interface Played {
  readonly seats: number;
  readonly seed: number;
  /** Null: from the deciding seat's view. */
  readonly viewer?: Viewer | null;
  readonly options?: JsonObject;
  /** How the seats choose: a legal command; by default any listed one. */
  readonly choose?: (state: State, seat: number) => Command;
}

/**
 * The same match, but the seats choose like the game's first scripted bot: results of good play.
 */
export function botStepsOf<A, V>(game: Game, how: Omit<Played, 'choose'>): Step<A, V>[] {
  const [makeBot] = Object.values(game.bots);
  if (!makeBot) throw new Error(`${game.id} has no bot.`);
  const seats = infos(how.seats);
  const bots = seats.map(() => makeBot());
  const chance = new SeededChance(`thoughts ${how.seed}`);
  return stepsOf(game, {
    ...how,
    choose(state, seat) {
      const action = bots[seat]?.think(game.view(state, seat, seats), chance);
      if (!action) throw new Error(`Seat ${seat} owes a decision and has no thought.`);
      return game.encode(state, seat, action);
    },
  });
}

/** A whole match. */
export function stepsOf<A, V>(game: Game, how: Played): Step<A, V>[] {
  const { seats, seed, viewer = 'public', options = {} } = how;
  const chance = new SeededChance(seed);
  const pick = new SeededChance(`picks ${seed}`);
  const state = game.setup(seats, game.options(options, seats), chance);
  const codes = new Int32Array(game.maxLegal);
  const any = (seat: number): number => codes[pick.below(game.legal(state, seat, codes))] ?? 0;
  const steps: Step<A, V>[] = [];
  const people = infos(seats);
  /** The last view, and its viewer: mostly it is the one before the next action. */
  let seen: { readonly eye: Viewer; readonly view: V } | null = null;
  while (!game.isFinished(state)) {
    const seat = 31 - Math.clz32(game.deciders(state));
    const code = how.choose ? how.choose(state, seat) : any(seat);
    const eye = viewer ?? seat;
    const list = new EventList();
    const was = state.slice();
    const before = seen?.eye === eye ? seen.view : (game.view(was, eye, people) as V);
    game.apply(state, seat, code, chance, list);
    const after = game.view(state, eye, people) as V;
    seen = { eye, view: after };
    steps.push({
      seat,
      state: was,
      action: game.decode(was, seat, code) as A,
      events: list.items.flatMap((item) => game.eventFor(item, eye) ?? []),
      before,
      after,
    });
  }
  return steps;
}
