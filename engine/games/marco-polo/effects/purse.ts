/** Coins, camels, goods and points: the supply never runs out (MP-018). */

import type { EventSink } from '../../../core/events.ts';
import { SOURCES } from '../cards.ts';
import { GAINS, VP } from '../data/vocabulary.ts';
import type { Amounts } from '../events.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

/** The parts of a gain or cost that go into the purse: coins, camels and the three goods. */
export const IN_PURSE = 5;

/** Index of the amount of `what` (`data/vocabulary.ts`). */
export const amountAt = (p: number, what: number): number =>
  (what === VP ? S.SCORE : S.PURSE + what) + S.at(p);

/** Adds `n` (below 0: removes) of one thing, whose supply is unlimited (MP-018). */
export function gain(
  s: S.State,
  p: number,
  what: number,
  n: number,
  source: number,
  sink: EventSink | null,
): void {
  if (n === 0) return;
  s[amountAt(p, what)] += n;
  if (!sink) return;
  const amounts: Amounts = { [GAINS[what]]: Math.abs(n) };
  if (n > 0) tell(sink, { type: 'gained', seat: p, source: SOURCES[source], gain: amounts });
  else tell(sink, { type: 'paid', seat: p, source: SOURCES[source], cost: amounts });
}

export const goodsOf = (s: S.State, p: number): number =>
  s[S.PURSE + S.at(p) + 2] + s[S.PURSE + S.at(p) + 3] + s[S.PURSE + S.at(p) + 4];
