/**
 * How a match is made to fit a stand. A short form is a whole match whose opening the bots play at
 * full speed: every position that people meet has grown by the rules, and the log proves it like any
 * other.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { ShowLength } from '../protocol/showcase.ts';

interface Form {
  readonly seats: number;
  readonly options: JsonObject;
  /** The round from which on it is played before people. */
  readonly from: { readonly [length in ShowLength]: number };
}

/** Games that can be shown. */
export const FORMS: { readonly [game: string]: Form } = {
  'masters-of-venice': {
    seats: 4,
    options: { money: 'open' },
    // The rounds of bids: a term begins with one.
    from: { one: 13, two: 9, full: 1 },
  },
};

/** What a bot chair gets where the operator wants them mixed: each kind in turn. */
export function botOfChair(wish: string, bots: readonly string[], seat: number): string {
  if (wish === 'mixed') return bots[seat % bots.length] ?? wish;
  return bots.includes(wish) ? wish : (bots[0] ?? wish);
}
