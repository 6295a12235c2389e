/** How far a match is. */

import { firstRounds } from '../options.ts';
import * as S from '../state.ts';

export const BUCKETS = 5;

/** Later turns of `p` as the merchant, without the running one. */
export function turnsOf(s: S.State, p: number): number {
  const seats = s[S.SEATS];
  const place = (seat: number): number => (seat - s[S.FIRST] + seats) % seats;
  return Math.max(0, s[S.ROUNDS_LEFT] - 1) + (place(p) > place(s[S.MERCHANT]) ? 1 : 0);
}

/** By the share of the turns that are gone. */
export function bucket(s: S.State): number {
  const seats = s[S.SEATS];
  const all = firstRounds(s) * seats;
  const gone = (firstRounds(s) - s[S.ROUNDS_LEFT]) * seats;
  const now = gone + ((s[S.MERCHANT] - s[S.FIRST] + seats) % seats);
  return Math.max(0, Math.min(BUCKETS - 1, Math.floor((BUCKETS * now) / all)));
}
