/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { SeededChance } from '../../../core/chance.ts';
import type { JsonObject } from '../../../core/contract.ts';
import { PositionError } from '../../../core/position-error.ts';
import { Reader } from '../../../kit/reader.ts';
import { MAX_SEATS, MIN_SEATS, START_DUCATS } from '../data.ts';
import { invariants } from '../invariants.ts';
import { options as fullOptions } from '../options.ts';
import { points } from '../scoring.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import { readCards, readDeck } from './cards.ts';
import { readCity, readCubes } from './city.ts';
import { readDecision, readMoment } from './moment.ts';
import { readShips } from './ships.ts';

const FIELDS = [
  ...['options', 'seq', 'drawsTaken', 'seed', 'players', 'turn', 'lead', 'phase', 'action'],
  ...['decider', 'seats', 'market', 'wharf', 'drawDeck', 'discard', 'clothPile', 'canvasPile'],
  ...['favourPile', 'tilesLeft', 'statuesLeft', 'sites', 'statues', 'sail', 'buy', 'production'],
  'result',
];
const SEAT_FIELDS = [
  ...['seat', 'name', 'color', 'bot', 'ducats', 'handCount', 'hand', 'cubesLeft', 'favours'],
  ...['points', 'ships'],
];

/**
 * A position from a partial description: the fields of the view, with `ducats` and `hand` at each
 * seat, and `drawDeck` as a list, top card first. Absent are 10 Ducats (PV-006), empty hands and ships, an empty
 * Market, Wharf and discard pile, no business and no statue; piles, tiles and cubes are what is left;
 * raw cards that are named nowhere lie in the deck below the named ones, in an order that `seed`
 * fixes. The lead is seat 0, and whoever comes first in the phase decides (appendix A.2).
 * @param options table options; those inside the description are added to them
 * @throws PositionError with the name of the broken invariant
 */
export function position(description: JsonObject, options: JsonObject = {}): S.State {
  const given = new Reader(description);
  given.allow(FIELDS);
  const seats = seatReaders(given);
  const s = blank(seats.length, readOptions(given, options, seats.length));
  s[S.SEQ] = given.int('seq', 0);
  s[S.DRAWS] = given.int('drawsTaken', 0);
  seats.forEach((seat, p) => {
    s[S.DUCATS + S.at(p)] = seat.tells('ducats') ? seat.int('ducats', 0) : START_DUCATS;
    s[S.FAVOURS_WON + S.at(p)] = seat.int('favours', 0);
  });
  readMoment(s, given);
  readCards(s, given, seats);
  readShips(s, given, seats);
  readCity(s, given);
  readCubes(s, seats);
  readDecision(s, given);
  readDeck(s, given, new SeededChance(`position ${given.int('seed', 1)}`));
  const [broken] = invariants(s);
  if (broken !== undefined) throw new PositionError(broken, 'the description breaks this');
  seats.forEach((seat, p) => {
    confirm(seat, 'points', points(s, p));
    confirm(seat, 'handCount', S.handCount(s, p));
  });
  return s;
}

/** What follows from the rest may be named, and must be right. */
function confirm(seat: Reader, name: string, value: number): void {
  if (seat.tells(name) && seat.int(name, value) !== value) seat.fail(name, `must be ${value}`);
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
  if (count < MIN_SEATS || count > MAX_SEATS) given.fail('seats', 'must be three to five');
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
