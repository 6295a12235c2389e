/** Play-outs of any game: every decision chosen uniformly among the listed legal actions. */

import type { Chance } from '../core/chance.ts';
import type { State } from '../core/contract.ts';
import type { EventSink } from '../core/events.ts';

/** The part of a game that a play-out needs. */
export interface Playable {
  readonly maxLegal: number;
  readonly deciders: (state: State) => number;
  readonly legal: (state: State, seat: number, out: Int32Array) => number;
  readonly apply: (
    state: State,
    seat: number,
    code: number,
    chance: Chance,
    sink: EventSink | null,
  ) => void;
}

/** The lowest seat in a bit mask of deciders. */
export const firstSeat = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** A play-out loop with its own buffer: build one per game and keep it. */
export class Playout {
  private readonly game: Playable;
  private readonly listed: Int32Array;
  /** Legal actions listed in all decisions so far: `listedTotal / decisions` is their mean. */
  listedTotal = 0;
  decisions = 0;

  constructor(game: Playable) {
    this.game = game;
    this.listed = new Int32Array(game.maxLegal);
  }

  /**
   * One decision of the first seat that owes one. Answers its code, or -1 when the match is over.
   * @throws Error if a seat owes a decision and has no legal action
   */
  step(state: State, chance: Chance): number {
    const mask = this.game.deciders(state);
    if (mask === 0) return -1;
    const seat = firstSeat(mask);
    const count = this.game.legal(state, seat, this.listed);
    if (count === 0) throw new Error(`Seat ${seat} owes a decision and has no legal action.`);
    const code = this.listed[chance.below(count)];
    this.game.apply(state, seat, code, chance, null);
    this.listedTotal += count;
    this.decisions++;
    return code;
  }

  /** Plays `state` to its end, in place. */
  run(state: State, chance: Chance): void {
    while (this.step(state, chance) >= 0) {}
  }
}
