/** Whole matches that choose uniformly among the legal actions: for rules that always hold. */

import { expect } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { EventList } from '../../../engine/core/events.ts';
import { actionOf } from '../../../engine/games/masters-of-venice/actions.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { State } from '../../../engine/games/masters-of-venice/state.ts';
import { type Action, game } from './table.ts';

export interface Step {
  readonly seats: number;
  readonly seat: number;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
  readonly events: readonly MvEvent[];
}

/** Plays one match and shows every step. Returns the final state. */
export function playMatch(seats: number, seed: number, visit?: (step: Step) => void): State {
  const chance = new SeededChance(`match ${seats} ${seed}`);
  const choose = new SeededChance(`choice ${seats} ${seed}`);
  const state = game.setup(seats, game.options({}, seats), chance);
  const codes = new Int32Array(game.maxLegal);
  let actions = 0;
  while (!game.isFinished(state)) {
    if (++actions > 5000) throw new Error('This match does not end');
    const mask = game.deciders(state);
    if ((mask & ((1 << seats) - 1)) === 0)
      throw new Error('The match goes on and nobody is to decide');
    let seat = choose.below(seats);
    while (!(mask & (1 << seat))) seat = (seat + 1) % seats;
    const code = codes[choose.below(game.legal(state, seat, codes))];
    const sink = visit ? new EventList() : null;
    const before = visit ? state.slice() : state;
    game.apply(state, seat, code, chance, sink);
    if (visit && sink) {
      const events = sink.items.map((item) => item.event as unknown as MvEvent);
      visit({ seats, seat, action: actionOf(code), before, after: state.slice(), events });
    }
  }
  return state;
}

/** `expect(actual).toBe(expected)` for thousands of comparisons: slow only if it fails. */
export function same<T>(actual: T, expected: T): void {
  if (!Object.is(actual, expected)) expect(actual).toBe(expected);
}

let kept: Step[] | null = null;

/** The steps of some matches of every size, played once for each test file. */
export function someSteps(): readonly Step[] {
  if (!kept) {
    const steps: Step[] = [];
    for (let seats = 2; seats <= 5; seats++)
      for (let seed = 0; seed < 6; seed++) playMatch(seats, seed, (step) => steps.push(step));
    kept = steps;
  }
  return kept;
}
