/**
 * Limits the commands that a seat may send in a match although no decision asks for them: taking
 * back, replacing a commitment, secret settings, making and withdrawing offers. The journal keeps
 * all of them, and they do not advance the match, so the game sets a limit (`asides`). Commands
 * that a decision asks for never count.
 */

import { accepted } from '../../engine/core/command.ts';
import type { AsideLimits, Game, JsonObject, State } from '../../engine/core/contract.ts';

interface Count {
  readonly match: number;
  readonly turn: number;
  /** The turn that `turn` refers to. */
  readonly number: number;
}

export class Changes {
  private readonly limits: AsideLimits;
  private readonly counts = new Map<number, Count>();

  constructor(limits: AsideLimits) {
    this.limits = limits;
  }

  /**
   * Counts an accepted command of `seat` that no decision asked for.
   * @param number of the game's turn
   */
  note(seat: number, number: number): void {
    const before = this.counts.get(seat);
    const turn = before?.number === number ? before.turn : 0;
    this.counts.set(seat, { match: (before?.match ?? 0) + 1, turn: turn + 1, number });
  }

  /** `seat` may send no more of them in this turn, or in this match. */
  isSpent(seat: number, number: number): boolean {
    const { match, turn = Number.POSITIVE_INFINITY } = this.limits;
    const count = this.counts.get(seat);
    if (!count) return false;
    return count.match >= match || (count.number === number && count.turn >= turn);
  }

  /** The match starts again. */
  clear(): void {
    this.counts.clear();
  }
}

/** A buffer for legal codes per game, valid until the next call. */
const lists = new WeakMap<Game, Int32Array>();

/** The legal codes of `seat`, valid until the next call. */
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

/** Whether `seat` was asked, and its legal commands have changed. */
export function isAskedAnew(game: Game, before: State, after: State, seat: number): boolean {
  if (!((game.deciders(before) >> seat) & 1)) return false;
  const was = listed(game, before, seat).slice();
  const is = listed(game, after, seat);
  return was.length !== is.length || was.some((code, k) => code !== is[k]);
}
