/** A marker moves up a track. */

import type { EventSink } from '../../../core/events.ts';
import { CITIES } from '../data.ts';
import { OPT_TRACK_TOP, RANK, SEATS, SPACE, type State } from '../state.ts';
import { tell } from './emit.ts';

/**
 * Moves the marker of `p` in `city` up to `steps` spaces. ST-033, ST-034: it arrives to the right
 * of those already there. ST-035: steps beyond the top are lost, and a marker that does not move
 * keeps its place within the space.
 */
export function advance(
  s: State,
  p: number,
  city: number,
  steps: number,
  because: 'cargo' | 'scrolls' | 'tile',
  sink: EventSink | null,
): void {
  const from = s[SPACE + city * 6 + p];
  const to = Math.min(s[OPT_TRACK_TOP], from + steps);
  if (to === from) return;
  s[SPACE + city * 6 + p] = to;
  const rank = rise(s, city, p, to);
  if (sink) tell(sink, { type: 'advanced', seat: p, city: CITIES[city], from, to, rank, because });
}

/** Puts `p` behind all markers on the space `to` or beyond; returns the new place. */
function rise(s: State, city: number, p: number, to: number): number {
  const row = RANK + city * 6;
  let i = 0;
  while (s[row + i] !== p) i++;
  for (; i > 0 && s[SPACE + city * 6 + s[row + i - 1]] < to; i--) s[row + i] = s[row + i - 1];
  s[row + i] = p;
  return i;
}

/** ST-034: the leader of the city. */
export const leader = (s: State, city: number): number => s[RANK + city * 6];

/** Everybody on the start space, the starting player leftmost, then clockwise (ruling 9). */
export function lineUp(s: State, first: number): void {
  for (let city = 0; city < CITIES.length; city++) {
    for (let i = 0; i < s[SEATS]; i++) {
      s[SPACE + city * 6 + i] = 0; // ST-006
      s[RANK + city * 6 + i] = (first + i) % s[SEATS];
    }
  }
}
