/**
 * Builds positions from partial descriptions in the words of a game's view: the common work of
 * every game's reader before and after its own pieces are read. A game adds its fields, seats and
 * pieces.
 */

import { type Chance, SeededChance } from '../core/chance.ts';
import type { JsonObject, State } from '../core/contract.ts';
import { PositionError } from '../core/position-error.ts';
import { Reader } from './reader.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

export interface PositionWords<Options> {
  /** All fields of a description, and of one seat in it. */
  readonly fields: readonly string[];
  readonly seatFields: readonly string[];
  /**
   * The allowed number of seats, in a list; or a function that reads them, if they come in another
   * form.
   */
  readonly seats: Range | ((given: Reader) => readonly Reader[]);
  /** Indices in the state: actions so far, draws so far. */
  readonly at: { readonly seq: number; readonly draws: number };
  /** Completes options; throws an Error that explains a contradiction. */
  options(given: JsonObject, seats: number): Options;
  /** A state for so many seats in which nothing is dealt yet. */
  blank(seats: number, options: Options): State;
  /** Reads all other fields; `chance` orders pieces that the description leaves open. */
  read(s: State, given: Reader, seats: readonly Reader[], chance: Chance): void;
  /** Names of the broken invariants of a state. */
  invariants(s: State): readonly string[];
  /** Checks fields of the description that follow from others. */
  confirm?(s: State, seats: readonly Reader[]): void;
}

/**
 * Makes a game's `position` (see `core/contract.ts`). The table options are the given ones, changed
 * by those inside the description.
 * @throws PositionError (of the function that is made) with the name of the broken invariant
 */
export function makePosition<Options>(words: PositionWords<Options>) {
  return (description: JsonObject, options: JsonObject = {}): State => {
    const given = new Reader(description);
    given.allow(words.fields);
    const seats =
      typeof words.seats === 'function' ? words.seats(given) : listed(given, words.seats);
    for (const seat of seats) seat.allow(words.seatFields);
    const inside = given.raw('options') as JsonObject | undefined;
    const chosen = { ...options, ...inside };
    const s = words.blank(
      seats.length,
      fitting(() => words.options(chosen, seats.length)),
    );
    s[words.at.seq] = given.int('seq', 0);
    s[words.at.draws] = given.int('drawsTaken', 0);
    words.read(s, given, seats, new SeededChance(`position ${given.int('seed', 1)}`));
    const [broken] = words.invariants(s);
    if (broken !== undefined) throw new PositionError(broken, 'the description breaks this');
    words.confirm?.(s, seats);
    return s;
  };
}

/** The seats in their list, or `players` unknown seats. */
function listed(given: Reader, { min, max }: Range): Reader[] {
  const seats = given.list('seats').map((fields, p) => {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      given.fail(`seats.${p}`, 'must be an object');
    }
    return given.nested(`seats.${p}`, fields as JsonObject);
  });
  const count = seats.length || given.int('players', min);
  if (count < min || count > max) given.fail('seats', `must be ${min} to ${max}`);
  while (seats.length < count) seats.push(new Reader({}, `seats.${seats.length}`));
  return seats;
}

function fitting<Options>(options: () => Options): Options {
  try {
    return options();
  } catch (error) {
    throw new PositionError('options', (error as Error).message);
  }
}
