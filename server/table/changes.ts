/**
 * How often a seat may do within a match what no decision asks for: take something back, replace what
 * it has committed itself to, set what nobody but itself may notice, make offers and withdraw them.
 * All of that is written down for good and brings the match no step further, so it ends somewhere:
 * the game says where (`asides`). What a decision asks for is never counted against anybody.
 */

import { accepted } from '../../engine/core/command.ts';
import type { AsideLimits, Game, JsonObject, State } from '../../engine/core/contract.ts';

interface Count {
  readonly match: number;
  readonly turn: number;
  /** The turn that `turn` counts in. */
  readonly number: number;
}

export class Changes {
  private readonly limits: AsideLimits;
  private readonly counts = new Map<number, Count>();

  constructor(limits: AsideLimits) {
    this.limits = limits;
  }

  /** An accepted command of `seat` that no decision asked for. @param number of the game's turn */
  note(seat: number, number: number): void {
    const before = this.counts.get(seat);
    const turn = before?.number === number ? before.turn : 0;
    this.counts.set(seat, { match: (before?.match ?? 0) + 1, turn: turn + 1, number });
  }

  /** Nothing more of the kind may be done by `seat` in this turn, or in this match. */
  isSpent(seat: number, number: number): boolean {
    const { match, turn = Number.POSITIVE_INFINITY } = this.limits;
    const count = this.counts.get(seat);
    if (!count) return false;
    return count.match >= match || (count.number === number && count.turn >= turn);
  }

  /** The match begins anew. */
  clear(): void {
    this.counts.clear();
  }
}

/** Lists of legal codes, for one look at a time. */
const lists = new WeakMap<Game, Int32Array>();

/** What `seat` may do, until the next look. */
function listed(game: Game, state: State, seat: number): Int32Array {
  let codes = lists.get(game);
  if (!codes) {
    codes = new Int32Array(game.maxLegal);
    lists.set(game, codes);
  }
  return codes.subarray(0, game.legal(state, seat, codes));
}

/** Whether the rules allow `action`, though no decision of `seat` asks for it. */
export function isFree(game: Game, state: State, seat: number, action: JsonObject): boolean {
  const command = accepted(game, state, seat, action);
  const isAsked = ((game.deciders(state) >> seat) & 1) === 1;
  if (command !== null && isAsked && game.asides.composed) return false;
  if (typeof command !== 'number') return command !== null;
  return !listed(game, state, seat).includes(command);
}

/** Whether `seat` was asked, and what it may do is no longer the same. */
export function isAskedAnew(game: Game, before: State, after: State, seat: number): boolean {
  if (!((game.deciders(before) >> seat) & 1)) return false;
  const was = listed(game, before, seat).slice();
  const is = listed(game, after, seat);
  return was.length !== is.length || was.some((code, k) => code !== is[k]);
}
