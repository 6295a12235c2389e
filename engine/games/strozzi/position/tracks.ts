/** Markers on the four tracks of a described position. */

import type { Json } from '../../../core/contract.ts';
import type { Reader } from '../../../kit/reader.ts';
import { CITIES } from '../data.ts';
import * as S from '../state.ts';

/**
 * Per city the lists of seats by space, from left to right. An unnamed seat is on the start space,
 * from the starting player clockwise, to the right of those named there (ruling 9).
 */
export function readTracks(s: S.State, given: Reader): void {
  const tracks = given.record('tracks');
  tracks.allow(CITIES);
  CITIES.forEach((name, city) => {
    const spaces = tracks.list(name).map((seats, space) => seatsOn(tracks, name, space, seats));
    if (spaces.length > s[S.OPT_TRACK_TOP] + 1) tracks.fail(name, 'is longer than the track');
    const named = new Set(spaces.flat());
    if (named.size !== spaces.flat().length) tracks.fail(name, 'names a seat twice');
    if (spaces.length === 0) spaces.push([]);
    for (let i = 0; i < s[S.SEATS]; i++) {
      const p = (s[S.START_PLAYER] + i) % s[S.SEATS];
      if (!named.has(p)) spaces[0].push(p);
    }
    let rank = 0;
    for (let space = spaces.length - 1; space >= 0; space--) {
      for (const p of spaces[space]) {
        if (p < 0 || p >= s[S.SEATS]) tracks.fail(name, 'names a seat that is not at this table');
        s[S.SPACE + city * 6 + p] = space;
        s[S.RANK + city * 6 + rank++] = p;
      }
    }
  });
}

function seatsOn(tracks: Reader, city: string, space: number, seats: Json): number[] {
  return tracks.nested(`${city}.${space}`, { seats }).ints('seats');
}
