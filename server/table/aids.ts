/**
 * What of the house's own thinking players may be shown while they play with others: hints, and the
 * odds of winning. Browsers work both out, each from its own seat's view; the table says what is
 * agreed, the same for everybody.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { Aids } from '../protocol/messages.ts';

/** As a request or the journal has it: what they do not say is not shown. */
export function aidsOf(json: unknown): Aids {
  const { hints, odds } = (json ?? {}) as Partial<Aids>;
  return { hints: hints === true, odds: odds === true };
}

export const aidsJson = ({ hints, odds }: Aids): JsonObject => ({ hints, odds });
