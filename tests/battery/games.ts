/**
 * The games that the battery is run over: every registered one, and the test guest, which is
 * everything that the first of them is not.
 */

import type { Game } from '../../engine/core/contract.ts';
import { games as registered } from '../../engine/registry.ts';
import { allSamples, type Samples } from './samples.ts';

/** By id. */
export const games: { readonly [id: string]: Game } = registered;

export interface Table {
  readonly samples: Samples;
  readonly game: Game;
}

/** Each game with what the battery must be told about it. */
export const tables: readonly Table[] = allSamples.map((samples) => {
  const game = games[samples.game];
  if (!game) throw new Error(`Samples of "${samples.game}", which is no game`);
  return { samples, game };
});
