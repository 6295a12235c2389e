/**
 * Help that players may be shown while they play with others: hints, and the odds of winning. Each
 * browser computes both from its own seat's view; the table records what was agreed, the same for
 * everybody.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { Aids } from '../protocol/messages.ts';

/** Reads the aids of a request or of the journal; absent ones are off. */
export function aidsOf(json: unknown): Aids {
  const { hints, odds } = (json ?? {}) as Partial<Aids>;
  return { hints: hints === true, odds: odds === true };
}

export const aidsJson = ({ hints, odds }: Aids): JsonObject => ({ hints, odds });
