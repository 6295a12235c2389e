/** Twin positions for two tables: one from a random match, and one that differs only in secrets. */

import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { Game, State, Viewer } from '../../../engine/core/contract.ts';
import { seatsIn } from '../../battery/play.ts';
import type { Samples } from '../../battery/samples.ts';
import type { LongCase } from './long.ts';
import type { Case } from './script.ts';

/** How far into a match, in actions. */
const DEPTH = 280;
const TRIES = 8;

export interface TwinCase extends Case {
  /** The secret fields that differ. */
  readonly fields: readonly string[];
}

/**
 * @param wanted a secret field that must differ: the match goes on until it does
 * @returns null if it never did
 */
export function twinCase(
  game: Game,
  samples: Samples,
  seed: string,
  wanted: string,
): TwinCase | null {
  const will = new SeededChance(seed);
  const { min, max } = game.seats;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seats = min + will.below(max - min + 1);
    const set = () => samples.optionSets[will.below(samples.optionSets.length)];
    const options = samples.perSeat({ ...set(), ...set() }, seats);
    const chance = new SeededChance(`${seed} ${attempt}`);
    const state = game.setup(seats, game.options(options, seats), chance);
    const depth = will.below(DEPTH);
    for (let i = 0; step(game, samples, state, will, chance); i++) {
      if (i < depth) continue;
      const as = will.below(seats + 1);
      const viewer: Viewer = as === seats ? 'public' : as;
      const twin = state.slice();
      const fields = new Set<string>();
      game.determinize(twin, viewer, will, (field) => fields.add(field));
      if (!fields.has(wanted)) continue;
      return { viewer, seats, options, will, positions: [state, twin], fields: [...fields] };
    }
  }
  return null;
}

/**
 * The beginning of a match, the same at both tables.
 * @param types of the secret commands
 */
export function longCase(
  game: Game,
  samples: Samples,
  seed: string,
  types: readonly string[],
): LongCase {
  const will = new SeededChance(seed);
  const { min, max } = game.seats;
  const seats = min + will.below(max - min + 1);
  const set = samples.optionSets[will.below(samples.optionSets.length)];
  const options = samples.perSeat(set, seats);
  const state = game.setup(seats, game.options(options, seats), will);
  const as = will.below(seats + 1);
  const viewer: Viewer = as === seats ? 'public' : as;
  return { viewer, seats, options, will, types, positions: [state, state] };
}

const codesOf = new WeakMap<Game, Int32Array>();

/** One random action, perhaps with something from aside before it. @returns false at the end */
function step(
  game: Game,
  samples: Samples,
  state: State,
  will: SeededChance,
  chance: SeededChance,
): boolean {
  const codes = codesOf.get(game) ?? new Int32Array(game.maxLegal);
  codesOf.set(game, codes);
  if (will.below(6) === 0) {
    const aside = samples.asides[will.below(samples.asides.length)];
    const seat = will.below(game.seats.max);
    const command = accepted(game, state, seat, aside);
    if (command !== null) game.apply(state, seat, command, chance, null);
  }
  const deciders = seatsIn(game.deciders(state));
  if (deciders.length === 0) return false;
  const seat = deciders[will.below(deciders.length)];
  const count = game.legal(state, seat, codes);
  game.apply(state, seat, codes[will.below(count)], chance, null);
  return !game.isFinished(state);
}
