/** The majority of a shop, and with it its board. */

import type { EventSink } from '../../../core/events.ts';
import { SHOPS } from '../data.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import { tell } from './emit.ts';

const { MAJORITY, SEATS, SHARES } = state;

/** MV-411: the seat with at least one share more than every other; -1 if there is none (Q31). */
export function majorityOf(s: State, shop: number): number {
  let most = 0;
  let holder = -1;
  for (let p = 0, n = s[SEATS]; p < n; p++) {
    const owned = s[SHARES + at(p) + shop];
    if (owned > most) {
      most = owned;
      holder = p;
    } else if (owned === most) {
      holder = -1;
    }
  }
  return holder;
}

/** MV-104, MV-412: the shop board goes to the holder, or to the board's edge. After share deals. */
export function refreshMajority(s: State, shop: number, sink: EventSink | null): void {
  const from = s[MAJORITY + shop];
  const to = majorityOf(s, shop);
  if (to === from) return;
  s[MAJORITY + shop] = to;
  if (sink !== null) {
    const seat = (p: number): number | null => (p < 0 ? null : p);
    tell(sink, { type: 'majorityChanged', shop: SHOPS[shop], from: seat(from), to: seat(to) });
  }
}

/** All five shops at once: set-up, positions. */
export function refreshMajorities(s: State, sink: EventSink | null = null): void {
  for (let shop = 0; shop < 5; shop++) refreshMajority(s, shop, sink);
}
