/** A table for rule tests: a position, actions proposed to it, and short questions about it. */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import type { City, Flag, Port } from '../../../engine/games/strozzi/data.ts';
import { strozzi } from '../../../engine/games/strozzi/index.ts';
import type { PublicView, StEvent } from '../../../engine/games/strozzi/types.ts';
import { described, fresh, RuleTable } from '../rule-table.ts';

export { A, B, C, D, E } from '../rule-table.ts';

export const game = erase(strozzi);

export class Table extends RuleTable<PublicView, StEvent> {
  /** A position; `n` seats with nothing if it names none. */
  static of(given: JsonObject, options: JsonObject = {}): Table {
    return new Table(game, described(game, given, options));
  }

  /** A fresh match. */
  static fresh(n: number, options: JsonObject = {}, seed: number | string = 1): Table {
    const state = fresh(game, n, options, new SeededChance(seed));
    return new Table(game, state, new SeededChance(`${seed} on`));
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

  /** The same position once more. */
  copy(): Table {
    return new Table(game, this.state.slice(), new SeededChance('copy'));
  }

  /** Everybody's money, hidden or not. */
  money(): number[] {
    return game.standings(this.state).map(({ score }) => score);
  }
  flags(seat: number): readonly Flag[] {
    return this.view.seats[seat]?.flagsUnused ?? [];
  }
  /** The space of a marker. */
  at(city: City, seat: number): number {
    return this.view.tracks[city].findIndex((space) => space.includes(seat));
  }
  /** Ships in a port, the fastest first, as `owner card`. */
  port(port: Port): string[] {
    return this.view.ports[port].map(({ owner, card }) => `${owner} ${card}`);
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
