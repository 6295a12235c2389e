/**
 * How often a seat may change its mind within a match: take something back, replace what it has
 * committed itself to, set what nobody but itself may notice. All of that is written down for good and
 * brings the match no step further, so it ends somewhere: a journal must not grow by one person's
 * whim. What a decision asks for is never counted against anybody.
 */

import type { Game, JsonObject, State } from '../../engine/core/contract.ts';

/** Some ten times what the most hesitant person does in the longest match. */
export const MOST_CHANGES = 500;

/** What of an accepted command says whether it has changed a mind. */
export interface Change {
  /** Nobody but the seat itself may notice it. */
  readonly hidden: boolean;
  /** It takes back everything after this number. */
  readonly withdrawnTo?: number;
}

export class Changes {
  private readonly counts = new Map<number, number>();

  /** An accepted command of `seat`. */
  note(seat: number, { hidden, withdrawnTo }: Change): void {
    if (!hidden && withdrawnTo === undefined) return;
    this.counts.set(seat, (this.counts.get(seat) ?? 0) + 1);
  }

  /** Nothing more may be changed by `seat` in this match. */
  isSpent(seat: number): boolean {
    return (this.counts.get(seat) ?? 0) >= MOST_CHANGES;
  }

  /** The match begins anew. */
  clear(): void {
    this.counts.clear();
  }
}

/** Lists of legal codes, for one look at a time. */
const lists = new WeakMap<Game, Int32Array>();

/** Whether the rules allow `action`, though no decision of `seat` asks for it. */
export function isFree(game: Game, state: State, seat: number, action: JsonObject): boolean {
  const code = game.encode(action);
  if (code < 0 || game.check(state, seat, code) !== 0) return false;
  let codes = lists.get(game);
  if (!codes) {
    codes = new Int32Array(game.maxLegal);
    lists.set(game, codes);
  }
  return !codes.subarray(0, game.legal(state, seat, codes)).includes(code);
}
