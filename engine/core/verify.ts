/**
 * Checks the log of a finished match from beginning to end, with only the engine: the key belongs
 * to the hash shown before the first draw, every command was legal with the draws of that key, the
 * match ended as recorded, and all of it agrees with the memory of a browser at the table. Pure:
 * games and hash functions are passed in, and the caller sets the pace.
 */

import { canonical } from './canonical.ts';
import type { Game, Standing } from './contract.ts';
import { type CommittedChance, type Hashes, hashOfKey } from './keyed-chance.ts';
import { digestOf, type Log, LogError, type LogProblem, readLog, standingsOf } from './log.ts';
import { Match, setupOf } from './match.ts';

/** The checks, in this order. */
export const VERIFY_STEPS = [
  ...(['log', 'commitment', 'contributions', 'seal', 'replay', 'chain', 'result'] as const),
  'receipt',
] as const;
export type VerifyStepName = (typeof VERIFY_STEPS)[number];

/** Why a check fails. */
export type VerifyReason =
  | 'notALog' // see `problem`
  | 'unknownGame'
  | 'otherMatch' // a log of another match than the requested one
  | 'missing' // a log of this format must contain it
  | 'keyHash' // SHA-256 of the key is not the hash
  | 'botContribution' // a bot's seat has a contribution
  | 'digest' // the log was changed after the end
  | 'setupRefused'
  | 'entryRefused' // the rules refuse the command, with the draws of this key
  | 'entryAfterEnd'
  | 'unfinished'
  | 'publicStory' // the public chain differs
  | 'standings' // the recorded result differs from the position's
  | 'seenHash'
  | 'seenContribution'
  | 'seenStory'
  | 'seenEnd';

/** `absent`: the log has no such part, or there is no receipt to compare with. */
export type VerifyStep =
  | { readonly name: VerifyStepName; readonly verdict: 'proven' | 'absent' }
  | {
      readonly name: VerifyStepName;
      readonly verdict: 'refused';
      readonly reason: VerifyReason;
      /** Number of the refused entry, from 1 on. */
      readonly entry?: number;
      /** The rules' refusal, such as `E_CASH`. */
      readonly code?: string;
      readonly problem?: LogProblem;
    };

/** One draw of the match's stream. */
export interface Draw {
  /** From 0 on. */
  readonly draw: number;
  /** Entry that it belongs to, from 1 on; 0 = the set-up. */
  readonly entry: number;
  /** Number of outcomes: the value is 0 … below - 1. */
  readonly below: number;
  /** The drawn value. */
  readonly value: number;
}

/** The memory of one browser at the table. */
export interface Receipt {
  readonly matchId: string;
  /** The hash of the key that it saw before the first draw. */
  readonly hash: string;
  /** Its seat and its contribution there; null if it was a spectator's, or contributed nothing. */
  readonly seat: number | null;
  readonly contribution: string | null;
  /** The last head of the public chain that it was shown; '' if none. */
  readonly chain: string;
  /** The digest that it saw at the end; '' if it was not there. */
  readonly digest: string;
}

export interface Verification {
  /** `replayed`: no entry is refused, but an old log cannot prove its draws. */
  readonly verdict: 'proven' | 'replayed' | 'refused';
  readonly steps: readonly VerifyStep[];
  readonly log: Log | null;
  readonly draws: readonly Draw[];
  /** Of the replay's final position; empty if there is none. */
  readonly standings: readonly Standing[];
}

export interface VerifyOptions {
  readonly games: { readonly [id: string]: Game };
  readonly hashes: Hashes;
  /** The requested match; absent = any. */
  readonly id?: string;
  /** Of browsers that were at the table. */
  readonly receipts?: readonly Receipt[];
}

/** Entries replayed so far, and how many there are. */
export interface VerifyProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * Verifies `json`, one entry of the replay at a time.
 * @param json any value: a server's answer, or a pasted text
 */
export function* verifying(
  json: unknown,
  options: VerifyOptions,
): Generator<VerifyProgress, Verification> {
  const { games, hashes, id, receipts = [] } = options;
  const steps: VerifyStep[] = [];
  const draws: Draw[] = [];
  const heads = new Set<string>();
  const prove = (name: VerifyStepName): unknown => steps.push({ name, verdict: 'proven' });
  const lack = (name: VerifyStepName): unknown => steps.push({ name, verdict: 'absent' });
  const refuse = (name: VerifyStepName, reason: VerifyReason, more: object = {}): unknown =>
    steps.push({ name, verdict: 'refused', reason, ...more });
  const end = (log: Log | null, standings: readonly Standing[]): Verification => {
    const core = steps.filter((step) => step.name !== 'receipt');
    const refused = steps.some((step) => step.verdict === 'refused');
    const whole = core.every((step) => step.verdict === 'proven');
    const verdict = refused ? 'refused' : whole ? 'proven' : 'replayed';
    return { verdict, steps, log, draws, standings };
  };

  // -- log ----------------------------------------------------------------------------------------
  let log: Log;
  try {
    log = readLog(json, games);
  } catch (error) {
    refuse('log', 'notALog', { problem: error instanceof LogError ? error.problem : 'format' });
    return end(null, []);
  }
  const game = Object.hasOwn(games, log.game) ? games[log.game] : undefined;
  if (!game) {
    refuse('log', 'unknownGame');
    return end(log, []);
  }
  const { chance, result, entries } = log;
  const committed: CommittedChance | null = 'hash' in chance ? chance : null;
  if (id !== undefined && log.id !== id && (log.id !== undefined || committed)) {
    refuse('log', 'otherMatch');
  } else prove('log');

  // -- commitment, contributions, seal ------------------------------------------------------------
  // Format 1 could not tell these; a log of today that does not has lost them.
  const silent =
    log.format === 'laguna-log/1' ? lack : (name: VerifyStepName) => refuse(name, 'missing');
  if (!committed) {
    silent('commitment');
    silent('contributions');
  } else {
    if (hashOfKey(committed.key, hashes) === committed.hash) prove('commitment');
    else refuse('commitment', 'keyHash');
    const byBot = committed.contributions.some((one, seat) => one !== '' && log.seats[seat]?.bot);
    if (byBot) refuse('contributions', 'botContribution');
    else prove('contributions');
  }
  if (!result) silent('seal');
  else if (digestOf(log, hashes) === result.digest) prove('seal');
  else refuse('seal', 'digest');

  // -- replay -------------------------------------------------------------------------------------
  let match: Match;
  let entry = 0;
  try {
    const onDraw = (draw: number, below: number, value: number): unknown =>
      draws.push({ draw, entry, below, value });
    match = new Match({ ...setupOf(log, game, hashes), onDraw });
  } catch {
    refuse('replay', 'setupRefused');
    return end(log, []);
  }
  heads.add(match.chain);
  for (const one of entries) {
    entry++;
    if (match.isFinished) {
      refuse('replay', 'entryAfterEnd', { entry });
      return end(log, []);
    }
    const code = refusalOf(match, one);
    if (code !== null) {
      refuse('replay', 'entryRefused', { entry, code });
      return end(log, []);
    }
    heads.add(match.chain);
    yield { done: entry, of: entries.length };
  }
  if (!match.isFinished) {
    refuse('replay', 'unfinished');
    return end(log, []);
  }
  prove('replay');

  // -- chain, result, receipt ---------------------------------------------------------------------
  const standings = game.standings(match.state);
  if (!result) {
    silent('chain');
    silent('result');
  } else {
    if (result.chain === match.chain) prove('chain');
    else refuse('chain', 'publicStory');
    if (canonical(standingsOf(result)) === canonical(standings)) prove('result');
    else refuse('result', 'standings');
  }
  const own = receipts.filter(({ matchId }) => matchId === (id ?? log.id));
  const doubts = own.flatMap((receipt) => doubtOf(receipt, log, heads) ?? []);
  if (own.length === 0) lack('receipt');
  else if (doubts[0]) refuse('receipt', doubts[0]);
  else prove('receipt');
  return end(log, standings);
}

/** `verifying` in one go. */
export function verify(json: unknown, options: VerifyOptions): Verification {
  const run = verifying(json, options);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** Carries `entry` out. @returns null, or the code of its refusal */
function refusalOf(match: Match, entry: Log['entries'][number]): string | null {
  const { seat } = entry;
  if (!match.seats[seat]) return 'E_SEAT';
  try {
    if ('undo' in entry) {
      if (match.undoable(seat) === 0) return 'E_UNDO';
      match.undo(seat);
      return null;
    }
    const outcome = match.act(seat, entry.action);
    return outcome.ok ? null : outcome.refusal.code;
  } catch {
    return 'E_PARAM';
  }
}

/** The first disagreement of a browser's memory with the log. */
function doubtOf(receipt: Receipt, log: Log, heads: ReadonlySet<string>): VerifyReason | null {
  const { hash, seat, contribution, chain, digest } = receipt;
  const committed = 'hash' in log.chance ? log.chance : null;
  if (committed?.hash !== hash) return 'seenHash';
  if (seat !== null && contribution !== null && committed.contributions[seat] !== contribution) {
    return 'seenContribution';
  }
  if (chain !== '' && !heads.has(chain)) return 'seenStory';
  if (digest !== '' && log.result?.digest !== digest) return 'seenEnd';
  return null;
}
