/** Reviews a match: compares each decision of a seat with the choice of the strongest level. */

import type { ActionBase, Game } from '../core/contract.ts';
import type { Hashes } from '../core/keyed-chance.ts';
import type { Log, LogEntry } from '../core/log.ts';
import { Match, setupOf } from '../core/match.ts';
import { Adviser, type Weighed } from './advice.ts';
import type { Reason } from './compared.ts';
import type { Searching } from './contract.ts';
import type { Gain } from './gains.ts';
import { Odds } from './odds.ts';

/** Choices of the strongest level that are compared with the played one. */
const CHOICES = 3;

/** A decision of the match. */
export interface Reviewed {
  /** Commands carried out before it. */
  readonly at: number;
  readonly action: ActionBase;
  /** The choice of the strongest level, which may be the same. */
  readonly best: ActionBase;
  /** Odds of winning with either, 0 … 1, from the seat's knowledge. */
  readonly odds: number;
  readonly bestOdds: number;
  /** The better choice's gain in the game's unit of score, besides the odds. */
  readonly points: number;
  /**
   * While the odds were open: the value of these points against a win, which is 1. Otherwise null.
   */
  readonly worth: number | null;
  readonly reason: Reason | null;
  readonly gain: Gain | null;
}

export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** The loss of a decision in odds, 0 … 1, or in points of that value while the odds were open. */
export const lossOf = ({ odds, bestOdds, worth }: Reviewed): number =>
  worth ?? Math.max(0, bestOdds - odds);

/**
 * The decisions with the greatest loss first.
 * @param least loss that counts
 */
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
 * Replays a verified log and examines all decisions of `seat` that were not undone and had more
 * than one answer. One decision at a time, so that the caller can stop, and show the progress.
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

/** @param pointWorth value of a point against a win, while the odds are open; otherwise null */
function reviewed(at: number, best: Weighed, played: Weighed, pointWorth: number | null): Reviewed {
  // If the played choice is as good as the level's within the error, it counts as the best.
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
