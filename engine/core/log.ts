/**
 * The log of a match: what it was set up with and every accepted command, in order. The log *is* the
 * match: replay, recovery, spectating and the fairness proof are readings of it.
 */

import type { ActionBase, JsonObject, SeatInfo } from './contract.ts';

export const LOG_FORMAT = 'laguna-log/1';
/** Raised whenever the same log would give another match. */
export const ENGINE_VERSION = '0.1.0';

/** One accepted command: an action of a seat, or its taking back of its own last action. */
export type LogEntry =
  | { readonly seat: number; readonly action: ActionBase }
  | { readonly seat: number; readonly undo: true };

/** Where all chance comes from: a seed (simulation, tests) or a key in hexadecimal (real tables). */
export type ChanceOrigin = { readonly seed: number | string } | { readonly key: string };

export interface Log {
  readonly format: typeof LOG_FORMAT;
  readonly engine: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: JsonObject;
  /** The described position that the match started from; absent = set-up. */
  readonly start?: JsonObject;
  readonly chance: ChanceOrigin;
  readonly entries: readonly LogEntry[];
}

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * Checks that `json` is a log that this engine can replay.
 * @throws Error with a sentence for people
 */
export function readLog(json: unknown): Log {
  if (!isObject(json) || json.format !== LOG_FORMAT) {
    throw new Error(`This is not a log of the format ${LOG_FORMAT}.`);
  }
  if (json.engine !== ENGINE_VERSION) {
    throw new Error(`This log is of engine ${String(json.engine)}; this one is ${ENGINE_VERSION}.`);
  }
  const { game, seats, options, start, chance, entries } = json;
  if (typeof game !== 'string' || !Array.isArray(seats) || !isObject(options)) {
    throw new Error('The log does not say which game was played, by whom, or with which options.');
  }
  if (start !== undefined && !isObject(start)) throw new Error('The log has no proper start.');
  if (!isObject(chance) || !('seed' in chance || typeof chance.key === 'string')) {
    throw new Error('The log has neither a seed nor a key.');
  }
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error('The log holds an entry that is neither an action nor an undo.');
  }
  return json as unknown as Log;
}

function isEntry(entry: unknown): boolean {
  if (!isObject(entry) || !Number.isInteger(entry.seat)) return false;
  return entry.undo === true || (isObject(entry.action) && typeof entry.action.type === 'string');
}
