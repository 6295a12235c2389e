/** Ducats move only between a seat and the bank (MV-803, MV-804), which never runs out (MV-012). */

import type { EventSink } from '../../../core/events.ts';
import type { PaymentReason } from '../events.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import { tell } from './emit.ts';

const { CASH } = state;

/** Pays `amount` ducats to `seat`; a negative amount is paid by it. Multiples of 5 (MV-013). */
export function pay(
  s: State,
  seat: number,
  amount: number,
  reason: PaymentReason,
  sink: EventSink | null,
): void {
  s[CASH + at(seat)] += amount;
  if (sink !== null && amount !== 0) tell(sink, { type: 'paid', seat, amount, reason });
}
