/**
 * The games of the battery: every registered one, and the test guest, which differs from the first
 * of them in every respect.
 */

import type { Game } from '../../engine/core/contract.ts';
import { games } from '../guest/registry.ts';
import { samples as guestSamples } from '../guest/samples.ts';
import { ALL, inTurn } from '../scope.ts';
import { allSamples, rehearsedSamples, type Samples } from './samples.ts';

export { gameById, games } from '../guest/registry.ts';

export interface Table {
  readonly game: Game;
  readonly samples: Samples;
  /** Its rules and its tests: folders below the root of the repository. */
  readonly code: string;
  readonly tests: string;
}

/** @throws Error if the samples are of no game */
function table(samples: Samples, code: string, tests: string): Table {
  const game = games[samples.game];
  if (!game) throw new Error(`Samples of "${samples.game}", which is no game`);
  return { game, samples, code, tests };
}

/** The test guest, for tests of the kit's laws. */
export const guestTable: Table = table(guestSamples, 'tests/guest/engine', 'tests/guest');

const gameTables: readonly Table[] = [...allSamples, ...rehearsedSamples].map((samples) =>
  table(samples, `engine/games/${samples.game}`, `tests/rules/${samples.game}`),
);

/** Each game with its samples for the battery. */
export const tables: readonly Table[] = [...gameTables, guestTable];

/** All of a list; by day one of it, in turn. */
export const inTurnByDay = <T>(list: readonly T[]): readonly T[] => (ALL ? list : [inTurn(list)]);

/**
 * The games for tests of the kit's laws: all of them, or by day the test guest and one game in
 * turn.
 */
export const kitTables: readonly Table[] = [...inTurnByDay(gameTables), guestTable];
