/** A table for rule tests: a position, actions proposed to it, and short questions about it. */

import { expect } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { Game, JsonObject, SeatInfo } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import type { City, Flag, Port } from '../../../engine/games/strozzi/data.ts';
import { strozzi } from '../../../engine/games/strozzi/index.ts';
import type { State } from '../../../engine/games/strozzi/state.ts';
import type { PublicView, StEvent } from '../../../engine/games/strozzi/types.ts';

export const game = strozzi as unknown as Game;

export const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;

const seats = (n: number): SeatInfo[] =>
  Array.from({ length: n }, (_, p) => ({ name: `Seat ${p}`, color: 'red', bot: false }));

export class Table {
  readonly state: State;
  private readonly chance: SeededChance;
  private readonly log = new EventList();

  private constructor(state: State, seed: number | string) {
    this.state = state;
    this.chance = new SeededChance(seed);
  }

  /** A position; `n` seats without anything where it names none. */
  static of(given: JsonObject, options: JsonObject = {}): Table {
    const table = new Table(game.position(given, options), 'table');
    expect(game.position(game.describe(table.state))).toEqual(table.state);
    return table;
  }

  /** A fresh match. */
  static fresh(n: number, options: JsonObject = {}, seed: number | string = 1): Table {
    const chance = new SeededChance(seed);
    const table = new Table(game.setup(n, game.options(options, n), chance), `${seed} on`);
    // Nothing lies beyond the ends of piles.
    expect(game.position(game.describe(table.state))).toEqual(table.state);
    return table;
  }

  /** Carries out an action, which must be legal, and checks all invariants. */
  do(seat: number, action: JsonObject): this {
    const refusal = game.explain(this.state, seat, action);
    expect(refusal, `${JSON.stringify(action)} of seat ${seat}`).toBeNull();
    const command = accepted(game, this.state, seat, action);
    if (command === null) throw new Error(`${JSON.stringify(action)} is explained and refused`);
    game.apply(this.state, seat, command, this.chance, this.log);
    expect(game.invariants(this.state)).toEqual([]);
    return this;
  }

  /** These seats pass, one after the other. */
  pass(...passing: number[]): this {
    for (const seat of passing) this.do(seat, { type: 'pass' });
    return this;
  }
  claim(seat: number, flag: Flag): this {
    return this.do(seat, { type: 'claim', flag });
  }
  place(seat: number, port: Port): this {
    return this.do(seat, { type: 'place', port });
  }
  take(seat: number, tile: string): this {
    return this.do(seat, { type: 'takeTile', tile });
  }

  /** The code with which an action is refused; null if it is legal. Nothing may change. */
  refusal(seat: number, action: unknown): string | null {
    const before = this.state.slice();
    const refusal = game.explain(this.state, seat, action);
    expect(accepted(game, this.state, seat, action) === null).toBe(refusal !== null);
    expect(this.state).toEqual(before);
    return refusal?.code ?? null;
  }

  /** The same position once more. */
  copy(): Table {
    return new Table(this.state.slice(), 'copy');
  }

  get view(): PublicView {
    return strozzi.view(this.state, 'public', seats(game.standings(this.state).length)).public;
  }
  get decider(): number {
    return this.view.decider[0] ?? -1;
  }
  /** The listed actions of whoever decides. */
  legal(): JsonObject[] {
    const codes = new Int32Array(game.maxLegal);
    const count = game.legal(this.state, this.decider, codes);
    return Array.from(
      codes.subarray(0, count),
      (code) => game.decode(this.state, this.decider, code) as unknown as JsonObject,
    );
  }
  /** What everybody has, hidden or not. */
  money(): number[] {
    return game.standings(this.state).map(({ score }) => score);
  }
  flags(seat: number): readonly Flag[] {
    return this.view.seats[seat]?.flagsUnused ?? [];
  }
  /** The space on which a marker stands. */
  at(city: City, seat: number): number {
    return this.view.tracks[city].findIndex((space) => space.includes(seat));
  }
  /** Ships in a port, the fastest first, as `owner card`. */
  port(port: Port): string[] {
    return this.view.ports[port].map(({ owner, card }) => `${owner} ${card}`);
  }
  /** Everything of one kind that has happened so far. */
  events<T extends StEvent['type']>(type: T): Extract<StEvent, { type: T }>[] {
    const all = this.log.items.map(({ event }) => event as unknown as StEvent);
    return all.filter((event): event is Extract<StEvent, { type: T }> => event.type === type);
  }

  /** Nobody takes anything until the round is over. */
  passRound(): this {
    const { round } = this.view;
    while (this.view.round === round && this.view.phase === 'claim') this.pass(this.decider);
    return this;
  }
}

/** Lists of a track's spaces from `{ 3: [0], 5: [1, 2] }`. */
export function spaces(on: { readonly [space: number]: readonly number[] }): number[][] {
  const last = Math.max(...Object.keys(on).map(Number));
  return Array.from({ length: last + 1 }, (_, space) => [...(on[space] ?? [])]);
}
