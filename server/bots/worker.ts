/** One thread in which bots think. It gets a seat's view as text and nothing else. */

import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, ViewBase } from '../../engine/core/contract.ts';

export interface Thought {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  /** JSON of the seat's view. */
  readonly view: string;
  readonly seed: string;
  /** How often the bot has waited in this position. */
  readonly waited: number;
}

export type Answer =
  | { readonly id: number; readonly action: string }
  | { readonly id: number; readonly error: string };

/**
 * Where processors are scarce, the thread that serves people goes first; a bot still gets a third
 * of one.
 */
const NICENESS = 5;

// On Linux this is the thread's own niceness, not the process's. Elsewhere nothing happens.
if (process.platform === 'linux') setPriority(0, Math.max(NICENESS, getPriority(0)));

const { games } = (await import(workerData.registry)) as {
  games: { readonly [id: string]: Game };
};

parentPort?.on('message', ({ id, game, bot, view, seed, waited }: Thought) => {
  let answer: Answer;
  try {
    const factory = games[game]?.bots[bot];
    if (!factory) throw new Error(`No bot "${bot}" for "${game}"`);
    const action = factory().think(JSON.parse(view) as ViewBase, new SeededChance(seed), waited);
    // A bot that answers `undefined` has decided nothing.
    answer = { id, action: JSON.stringify(action) ?? 'null' };
  } catch (error) {
    answer = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
