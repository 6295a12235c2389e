/** One seat of a described position. */

import type { Reader } from '../../../kit/reader.ts';
import { CHARACTERS, LOCATIONS, MAX_SEATS, RESOURCES, START_CASH, STOCKS } from '../data.ts';
import { PHASES, STANCES, spotIndex } from '../names.ts';
import * as S from '../state.ts';
import { listed } from './goods.ts';

export const SEAT_FIELDS = [
  'seat',
  'name',
  'color',
  'bot',
  'youthRank',
  'vp',
  'cash',
  'shares',
  'cubes',
  'characters',
  'guildHeld',
  'delivered',
  'rumorsHeld',
  'favors',
  'pawn',
  'committed',
  'bid',
  'guildOrders',
  'rumors',
  'destination',
  'guildDrawn',
  'stance',
  'queuedInterrupt',
  'knownReturned',
  'track',
  'owed',
];

/** The seats' descriptions, by seat: from a list, or from an object with seat numbers. */
export function seatReaders(given: Reader): Reader[] {
  const named = given.has('seats') && !given.isList('seats');
  const seats = named ? given.record('seats') : listed(given, 'seats');
  const numbers = seats.keys().map(Number);
  for (const name of numbers) {
    if (!Number.isInteger(name) || name < 0 || name >= MAX_SEATS) {
      seats.fail(String(name), 'is not a seat: there are 0 … 4');
    }
  }
  const order = given.isList('turnOrder') ? given.ints('turnOrder') : [];
  const count = Math.max(2, Math.max(-1, ...numbers) + 1, order.length);
  return Array.from({ length: count }, (_, p) => seats.record(String(p)));
}

/** The fields of seat `p` that do not depend on the phase. */
export function readSeat(s: S.State, seat: Reader, p: number): void {
  const o = S.at(p);
  const entered = s[S.OPT_YOUTH_ENTERED] === 1;
  s[S.YOUTH + o] = seat.int('youthRank', entered ? s[S.YOUTH + o] : p + 1);
  s[S.VP + o] = seat.int('vp', 0);
  s[S.CASH + o] = seat.tells('cash') ? seat.int('cash', 0) : START_CASH;
  seat.counts('shares', STOCKS, s, S.SHARES + o);
  seat.counts('cubes', RESOURCES, s, S.CUBES + o);
  for (const c of seat.ids('characters', CHARACTERS)) s[S.CHARACTER + o] |= 1 << c;
  s[S.STANCE + o] = seat.id('stance', STANCES, S.STANCE_PLACE_START);
  s[S.TRACK + o] = seat.int('track', 0);
  s[S.OWED + o] = seat.int('owed', 0);
  readPawn(s, seat, p);
}

/** A pawn is at a place, at a spot of it, or (null) off the board. A place's id is enough. */
function readPawn(s: S.State, seat: Reader, p: number): void {
  const o = S.at(p);
  if (typeof seat.raw('pawn') === 'string') {
    s[S.PAWN + o] = seat.id('pawn', LOCATIONS, -1);
    return;
  }
  if (!seat.tells('pawn')) return;
  const pawn = seat.record('pawn');
  pawn.allow(['location', 'spot']);
  const place = pawn.id('location', LOCATIONS, -1);
  if (place < 0) pawn.fail('location', 'must be a place');
  s[S.PAWN + o] = place;
  if (!pawn.tells('spot')) return;
  const spot = spotIndex(place, String(pawn.raw('spot')));
  if (spot < 0) pawn.fail('spot', `is not a spot of ${LOCATIONS[place]}`);
  s[S.PAWN_SPOT + o] = spot;
}

/** Bids and destinations: secret while they are being made, a bid public afterwards. */
export function readChoices(s: S.State, seat: Reader, p: number): void {
  const o = S.at(p);
  const phase = PHASES[s[S.PHASE]];
  const committed = seat.flag('committed', false);
  if (phase === 'bid') {
    s[S.BID + o] = seat.tells('bid') ? seat.int('bid', 0) : committed ? 0 : -1;
  } else {
    s[S.BID + o] = seat.tells('bid') ? seat.int('bid', 0) : 0;
  }
  if (phase !== 'destination') {
    if (seat.tells('destination')) seat.fail('destination', 'stands in the phase destination only');
    return;
  }
  const free = s[S.PAWN + o] === 0 ? 1 : 0;
  s[S.DESTINATION + o] = seat.tells('destination')
    ? seat.id('destination', LOCATIONS, -1)
    : committed
      ? free
      : -1;
}
