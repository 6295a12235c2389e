/**
 * The log of a match: its set-up and every accepted command, in order. The log *is* the match:
 * replay, recovery, spectating and the fairness proof all read it.
 *
 * Format 2 adds the commitment to the key, the contribution of each seat, and the match's record of
 * its own end. Logs of format 1 are still read and replayed; they prove less.
 */

import { bytesOf, canonical } from './canonical.ts';
import { COLORS } from './colors.ts';
import type { ActionBase, Game, JsonObject, SeatInfo, Standing } from './contract.ts';
import { CONTRIBUTION, type CommittedChance, type Hashes, keyToHex } from './keyed-chance.ts';

export const LOG_FORMAT = 'laguna-log/2';
const FORMATS = ['laguna-log/1', LOG_FORMAT] as const;

/** One accepted command: an action of a seat, or the undo of its own last action. */
export type LogEntry =
  | { readonly seat: number; readonly action: ActionBase }
  | { readonly seat: number; readonly undo: true };

/**
 * The source of all chance: a seed (simulation, tests), a key with its commitment and contributions
 * (real tables), or a key alone (format 1: the key of the stream itself).
 */
export type ChanceOrigin =
  | { readonly seed: number | string }
  | { readonly key: string }
  | CommittedChance;

/** A finished match's record of its end, written at that moment. */
export interface LogResult {
  readonly standings: readonly Standing[];
  /** Head of the public chain (`public-chain.ts`). */
  readonly chain: string;
  /** When a rated match ended, epoch milliseconds of its server: ratings follow that order. */
  readonly ended?: number;
  /** SHA-256 over the canonical JSON of the whole log without this field, hex. */
  readonly digest: string;
}

export interface Log {
  readonly format: (typeof FORMATS)[number];
  /** Version of the game's rules under which it was played (`Game.version`). */
  readonly engine: string;
  /** The match's name at its server. */
  readonly id?: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: JsonObject;
  /** The described position at the start; absent = set-up. */
  readonly start?: JsonObject;
  readonly chance: ChanceOrigin;
  readonly entries: readonly LogEntry[];
  readonly result?: LogResult;
}

/** The standings of a finished match. Logs of version 0.1.0 recorded only points, as `vp`. */
export function standingsOf({ standings }: LogResult): readonly Standing[] {
  return standings.map((row) => {
    const { vp, ...rest } = row as Standing & { readonly vp?: number };
    return vp === undefined ? row : { ...rest, score: vp };
  });
}

/**
 * The log with the record of its end.
 * @param ended of a rated match, epoch milliseconds
 */
export function sealed(
  log: Log,
  standings: readonly Standing[],
  chain: string,
  hashes: Pick<Hashes, 'sha256'>,
  ended?: number,
): Log & { readonly result: LogResult } {
  const end = { standings, chain, ...(ended !== undefined && { ended }) };
  return { ...log, result: { ...end, digest: digestOf({ ...log, result: end }, hashes) } };
}

/** The correct `result.digest`. */
export function digestOf(log: object, { sha256 }: Pick<Hashes, 'sha256'>): string {
  const { result } = log as { result?: object };
  const rest = { ...log, result: { ...result, digest: undefined } };
  return keyToHex(sha256(bytesOf(canonical(rest))));
}

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Why a value is no log, as a word: the error's message is the sentence. */
export type LogProblem = 'format' | 'engine' | 'setup' | 'chance' | 'entries' | 'result';

export class LogError extends Error {
  readonly problem: LogProblem;
  constructor(problem: LogProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The available games and the version of their rules, by id. */
export type Rules = { readonly [game: string]: Pick<Game, 'version'> };

/**
 * Checks that `json` is a log, and that the rules under which it was played are available. A log of
 * a game that is not in `rules` is also read: the caller reports the missing game.
 * @throws LogError with a sentence for people
 */
export function readLog(json: unknown, rules: Rules): Log {
  proveLog(json, rules);
  return json;
}

function proveLog(json: unknown, rules: Rules): asserts json is Log {
  if (!isObject(json) || !FORMATS.some((format) => format === json.format)) {
    throw new LogError('format', `This is not a log of the format ${LOG_FORMAT}.`);
  }
  const { id, engine, game, seats, options, start, chance, entries, result } = json;
  const here = typeof game === 'string' && Object.hasOwn(rules, game) ? rules[game] : undefined;
  if (here && engine !== here.version) {
    const words = `This log is of version ${String(engine)} of its rules; here is ${here.version}.`;
    throw new LogError('engine', words);
  }
  const named = id === undefined || typeof id === 'string';
  if (!named || typeof game !== 'string' || !isSeats(seats) || !isObject(options)) {
    const words = 'The log does not say which game was played, by whom, or with which options.';
    throw new LogError('setup', words);
  }
  const odd = seats.find(({ color }) => color !== '' && !COLORS.some((known) => known === color));
  if (odd) {
    const words = `The log has a seat of the colour "${odd.color}"; known are ${COLORS.join(', ')}.`;
    throw new LogError('setup', words);
  }
  if (start !== undefined && !isObject(start)) {
    throw new LogError('setup', 'The log has no proper start.');
  }
  if (!isChance(chance, seats.length)) {
    throw new LogError('chance', 'The log has neither a seed nor a proper key.');
  }
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    const words = 'The log holds an entry that is neither an action nor an undo.';
    throw new LogError('entries', words);
  }
  if (result !== undefined && !isResult(result)) {
    throw new LogError('result', 'The log has no proper record of its end.');
  }
}

const isSeats = (seats: unknown): seats is SeatInfo[] =>
  Array.isArray(seats) &&
  seats.every(
    (seat) =>
      isObject(seat) &&
      typeof seat.name === 'string' &&
      typeof seat.color === 'string' &&
      typeof seat.bot === 'boolean' &&
      (seat.rated === undefined || typeof seat.rated === 'string'),
  );

const isHex = (x: unknown): x is string => typeof x === 'string' && /^([0-9a-f]{2})+$/.test(x);

function isChance(chance: unknown, seats: number): boolean {
  if (!isObject(chance)) return false;
  if ('seed' in chance) return typeof chance.seed === 'string' || typeof chance.seed === 'number';
  const { key, hash, contributions } = chance;
  if (!isHex(key)) return false;
  if (hash === undefined && contributions === undefined) return true;
  const given = Array.isArray(contributions) && contributions.length === seats;
  return isHex(hash) && given && contributions.every((one) => one === '' || isContribution(one));
}

const isContribution = (x: unknown): boolean => typeof x === 'string' && CONTRIBUTION.test(x);

function isEntry(entry: unknown): boolean {
  if (!isObject(entry) || !Number.isInteger(entry.seat)) return false;
  return entry.undo === true || (isObject(entry.action) && typeof entry.action.type === 'string');
}

function isResult(result: unknown): boolean {
  if (!isObject(result) || !isHex(result.chain) || !isHex(result.digest)) return false;
  if (result.ended !== undefined && !Number.isSafeInteger(result.ended)) return false;
  return Array.isArray(result.standings) && result.standings.every(isObject);
}
