/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { SeededChance } from '../../../core/chance.ts';
import type { JsonObject } from '../../../core/contract.ts';
import { PositionError } from '../../../core/position-error.ts';
import { Reader } from '../../../kit/reader.ts';
import { MAX_SEATS, MIN_SEATS } from '../data.ts';
import { invariants } from '../invariants.ts';
import { options as fullOptions } from '../options.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import { readFlags, readMoment } from './moment.ts';
import { readShips, readTiles } from './piles.ts';
import { readPorts } from './ports.ts';
import { readTracks } from './tracks.ts';

const FIELDS = [
  ...['options', 'seq', 'drawsTaken', 'seed', 'round', 'phase', 'decider', 'startPlayer', 'drawer'],
  ...['seats', 'tracks', 'ports', 'shipDeck', 'removedCards', 'unclaimedCards', 'promoStack'],
  ...['promoDisplay', 'current', 'result', 'players'],
];
const SEAT_FIELDS = ['seat', 'name', 'color', 'bot', 'money', 'flagsUnused', 'tiles'];

/**
 * A position from a partial description: the fields of the view, with `money` at each seat, and
 * `shipDeck`, `removedCards` and `promoStack` as lists, top first. What is absent takes a legal
 * default; piles take what lies nowhere else, in an order that `seed` fixes (appendix A.2).
 * @param options table options; those inside the description are added to them
 * @throws PositionError with the name of the broken invariant
 */
export function position(description: JsonObject, options: JsonObject = {}): S.State {
  const given = new Reader(description);
  given.allow(FIELDS);
  const seats = seatReaders(given);
  const s = blank(seats.length, readOptions(given, options, seats.length));
  const chance = new SeededChance(`position ${given.int('seed', 1)}`);
  s[S.SEQ] = given.int('seq', 0);
  s[S.DRAWS] = given.int('drawsTaken', 0);
  seats.forEach((seat, p) => {
    s[S.MONEY + S.at(p)] = seat.int('money', 0);
  });
  readMoment(s, given);
  readPorts(s, given, seats);
  readFlags(s, given, seats);
  readTracks(s, given);
  readShips(s, given, chance);
  readTiles(s, given, seats, chance);
  const [broken] = invariants(s);
  if (broken !== undefined) throw new PositionError(broken, 'the description breaks this');
  return s;
}

function seatReaders(given: Reader): Reader[] {
  const seats = given.list('seats').map((fields, p) => {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      given.fail(`seats.${p}`, 'must be an object');
    }
    return given.nested(`seats.${p}`, fields as JsonObject);
  });
  for (const seat of seats) seat.allow(SEAT_FIELDS);
  const count = seats.length || given.int('players', MIN_SEATS);
  if (count < MIN_SEATS || count > MAX_SEATS) given.fail('seats', 'must be three to six');
  while (seats.length < count) seats.push(new Reader({}, `seats.${seats.length}`));
  return seats;
}

function readOptions(given: Reader, outside: JsonObject, seats: number) {
  try {
    const inside = given.raw('options') as JsonObject | undefined;
    return fullOptions({ ...outside, ...inside }, seats);
  } catch (error) {
    throw new PositionError('options', (error as Error).message);
  }
}
