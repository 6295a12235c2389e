/** A table for rule tests of any game: a position, actions proposed to it, questions about it. */

import { expect } from 'vitest';
import { type Chance, SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type {
  Game,
  GameEvent,
  JsonObject,
  SeatInfo,
  State,
  Viewer,
} from '../../engine/core/contract.ts';
import { EventList } from '../../engine/core/events.ts';

export const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;

const infos = (n: number): SeatInfo[] =>
  Array.from({ length: n }, (_, p) => ({ name: `Seat ${p}`, color: 'red', bot: false }));

/** A position of `game`. Describing it must give it back. */
export function described(game: Game, given: JsonObject, options: JsonObject = {}): State {
  const state = game.position(given, options);
  expect(game.position(game.describe(state))).toEqual(state);
  return state;
}

/** A fresh match, with nothing beyond the ends of piles. */
export function fresh(game: Game, n: number, options: JsonObject, chance: Chance): State {
  const state = game.setup(n, game.options(options, n), chance);
  expect(game.position(game.describe(state))).toEqual(state);
  return state;
}

/** `View` is the public view, `Event` the game's event. */
export class RuleTable<
  View extends { readonly decider: readonly number[] },
  Event extends { readonly type: string },
> {
  readonly state: State;
  protected readonly game: Game;
  private readonly chance: Chance;
  private readonly log = new EventList();

  constructor(game: Game, state: State, chance: Chance = new SeededChance('table')) {
    this.game = game;
    this.state = state;
    this.chance = chance;
  }

  /** Carries out an action, which must be legal, and checks all invariants. */
  do(seat: number, action: JsonObject): this {
    const { game, state } = this;
    const refusal = game.explain(state, seat, action);
    expect(refusal, `${JSON.stringify(action)} of seat ${seat}`).toBeNull();
    const command = accepted(game, state, seat, action);
    if (command === null) throw new Error(`${JSON.stringify(action)} is explained and refused`);
    game.apply(state, seat, command, this.chance, this.log);
    expect(game.invariants(state)).toEqual([]);
    return this;
  }

  /** These seats pass, one after the other. */
  pass(...passing: number[]): this {
    for (const seat of passing) this.do(seat, { type: 'pass' });
    return this;
  }

  /** The code with which an action is refused; null if it is legal. Nothing may change. */
  refusal(seat: number, action: unknown): string | null {
    const { game, state } = this;
    const before = state.slice();
    const refusal = game.explain(state, seat, action);
    expect(accepted(game, state, seat, action) === null).toBe(refusal !== null);
    expect(state).toEqual(before);
    return refusal?.code ?? null;
  }

  get view(): View {
    return this.seenBy('public').public as unknown as View;
  }
  /** The view of one seat. */
  seenBy(viewer: Viewer) {
    return this.game.view(this.state, viewer, infos(this.game.standings(this.state).length));
  }
  /** The seat that decides, the first of several; -1 if there is none. */
  get decider(): number {
    return this.view.decider[0] ?? -1;
  }
  /** The listed actions of the decider. */
  legal(): JsonObject[] {
    const { game, state, decider } = this;
    const codes = new Int32Array(game.maxLegal);
    const count = game.legal(state, decider, codes);
    return Array.from(
      codes.subarray(0, count),
      (code) => game.decode(state, decider, code) as unknown as JsonObject,
    );
  }
  /** All events of one kind so far. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    const all = this.log.items.map(({ event }) => event as GameEvent as unknown as Event);
    return all.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}
