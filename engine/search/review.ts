/** A match looked through again: each decision of a seat beside what the strongest level would have done. */

import type { ActionBase, Game } from '../core/contract.ts';
import type { Hashes } from '../core/keyed-chance.ts';
import type { Log, LogEntry } from '../core/log.ts';
import { Match, setupOf } from '../core/match.ts';
import { Adviser, type Weighed } from './advice.ts';
import type { Reason } from './compared.ts';
import type { Searching } from './contract.ts';
import type { Gain } from './gains.ts';
import { Odds } from './odds.ts';

/** Choices of the strongest level that are compared with what was played. */
const CHOICES = 3;

/** A decision of the match. */
export interface Reviewed {
  /** Commands carried out before it. */
  readonly at: number;
  readonly action: ActionBase;
  /** What the strongest level would have done: the same where it would have done so. */
  readonly best: ActionBase;
  /** Odds of winning with either, 0 … 1, by what the seat knew. */
  readonly odds: number;
  readonly bestOdds: number;
  /** What the better choice brings in the game's unit of score, beside the odds. */
  readonly points: number;
  /** While the odds were open: what these points are worth beside a win, which is 1. Else null. */
  readonly worth: number | null;
  readonly reason: Reason | null;
  readonly gain: Gain | null;
}

export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** What a decision has cost in odds, 0 … 1, or in points of that worth while the odds were open. */
export const lossOf = ({ odds, bestOdds, worth }: Reviewed): number =>
  worth ?? Math.max(0, bestOdds - odds);

/** The decisions that cost most, the dearest first. @param least loss that counts */
export const dearest = (all: readonly Reviewed[], most: number, least: number): Reviewed[] =>
  all
    .filter((one) => lossOf(one) >= least)
    .sort((a, b) => lossOf(b) - lossOf(a) || a.at - b.at)
    .slice(0, most);

/** Which entries a later undo took back. */
function withdrawn(entries: readonly LogEntry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const standing = new Map<number, number[]>();
  for (const [k, entry] of entries.entries()) {
    const own = standing.get(entry.seat) ?? [];
    standing.set(entry.seat, own);
    if (!('undo' in entry)) own.push(k);
    else {
      const last = own.pop();
      if (last !== undefined) gone.add(last);
    }
  }
  return gone;
}

/**
 * Plays a verified log again and looks at all decisions of `seat` that stand and that had more than one
 * answer. One decision at a time, so that whoever runs it can stop, and tell how far it is.
 */
export function* reviewing(
  log: Log,
  game: Game,
  searching: Searching,
  seat: number,
  hashes?: Hashes,
): Generator<ReviewProgress, Reviewed[]> {
  const match = new Match(setupOf(log, game, hashes));
  const adviser = new Adviser(game, searching);
  const told = new Odds(game, searching);
  const gone = withdrawn(log.entries);
  const own = log.entries.filter((entry, k) => entry.seat === seat && !gone.has(k)).length;
  const found: Reviewed[] = [];
  let done = 0;
  for (const [at, entry] of log.entries.entries()) {
    if ('undo' in entry) {
      match.undo(entry.seat);
      continue;
    }
    if (entry.seat === seat && !gone.has(at)) {
      const view = match.view(seat);
      const advice = adviser.advise(view, CHOICES, entry.action);
      if (advice?.played) {
        const { leadWeight } = searching;
        const open = told.of({ view, hands: null }) === null;
        found.push(reviewed(at, advice.choices[0], advice.played, open ? leadWeight : null));
      }
      yield { done: ++done, of: own };
    }
    match.act(entry.seat, entry.action);
  }
  return found;
}

/** @param pointWorth of a point beside a win, while the odds are open; else null */
function reviewed(at: number, best: Weighed, played: Weighed, pointWorth: number | null): Reviewed {
  // Where the played one did as well as the level's own, as far as anybody can tell, it is the best.
  const better = played.worse ? best : played;
  const points = Math.max(0, better.lead - played.lead);
  return {
    at,
    action: played.action,
    best: better.action,
    odds: played.odds,
    bestOdds: better.odds,
    points,
    reason: better.reason,
    gain: better.gain,
    worth: pointWorth === null ? null : points * pointWorth,
  };
}
