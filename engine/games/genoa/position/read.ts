/** Reads descriptions in the words of the view; `position` decides whether they are consistent. */

import { SeededChance } from '../../../core/chance.ts';
import type { JsonObject } from '../../../core/contract.ts';
import { PositionError } from '../../../core/position-error.ts';
import { Reader } from '../../../kit/reader.ts';
import { COMMODITIES, KINDS, MARKERS, MAX_SEATS, MIN_SEATS, START_DUCATS, TILES } from '../data.ts';
import { BUILDINGS } from '../map.ts';
import { options as fullOptions } from '../options.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import { readCards } from './cards.ts';
import { readOffers } from './offers.ts';
import { readTurn, seatOf } from './turn.ts';
import { readWindow } from './window.ts';

const FIELDS = [
  'options',
  'seq',
  'drawsTaken',
  'said',
  'seed',
  'players',
  'turn',
  'roundsLeft',
  'firstPlayer',
  'merchant',
  'state',
  'dice',
  'tower',
  'path',
  'discs',
  'status',
  'window',
  'pending',
  'acquiring',
  'offers',
  'made',
  'passed',
  'tries',
  'triesTo',
  'owners',
  'supply',
  'piles',
  'deck',
  'known',
  'ended',
  'seats',
];
const SEAT_FIELDS = [
  'seat',
  'ducats',
  'personal',
  'general',
  'placed',
  'commodities',
  'tiles',
  'handCount',
  'hand',
  'taken',
  'extra',
];

/**
 * A position from a partial description, like `position`, without a check of the invariants: for
 * descriptions made from a view, which are consistent.
 */
export function readPosition(description: JsonObject, options: JsonObject = {}): S.State {
  const given = new Reader(description);
  given.allow(FIELDS);
  const seats = seatReaders(given);
  const s = blank(seats.length, readOptions(given, options, seats.length));
  s[S.SEQ] = given.int('seq', 0);
  s[S.DRAWS] = given.int('drawsTaken', 0);
  readTurn(s, given);
  readBelongings(s, given, seats);
  readCards(s, given, seats, new SeededChance(`position ${given.int('seed', 1)}`));
  readWindow(s, given);
  readOffers(s, given);
  return s;
}

/** Owners, markers, money, goods; supplies get the rest, unless they are named. */
function readBelongings(s: S.State, given: Reader, seats: readonly Reader[]): void {
  const owners = given.record('owners');
  owners.allow(BUILDINGS);
  BUILDINGS.forEach((id, building) => {
    if (owners.tells(id)) s[S.OWNER + building] = seatOf(s, owners, id, 0);
  });
  seats.forEach((seat, p) => {
    const block = S.at(p);
    s[S.DUCATS + block] = seat.tells('ducats') ? seat.int('ducats', 0) : START_DUCATS;
    s[S.PERSONAL + block] = seat.int('personal', 0);
    const placed = BUILDINGS.filter((_, building) => s[S.OWNER + building] === p).length;
    s[S.GENERAL + block] = seat.int('general', MARKERS - placed - s[S.PERSONAL + block]);
    seat.counts('commodities', COMMODITIES, s, S.GOODS + block);
    seat.counts('tiles', TILES, s, S.TILE + block);
    s[S.TAKEN_ACTIONS + block] = seat.int('taken', 0);
    s[S.EXTRA + block] = seat.int('extra', 0);
    for (let good = 0; good < COMMODITIES.length; good++) {
      s[S.SUPPLY + good] -= s[S.GOODS + block + good];
    }
    for (let tile = 0; tile < TILES.length; tile++) {
      s[S.TILE_SUPPLY + tile] -= s[S.TILE + block + tile];
    }
  });
}

function seatReaders(given: Reader): Reader[] {
  const seats = given.list('seats').map((fields, p) => {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      given.fail(`seats.${p}`, 'must be an object');
    }
    return given.nested(`seats.${p}`, fields as JsonObject);
  });
  for (const seat of seats) {
    seat.allow([...SEAT_FIELDS, 'name', 'color', 'bot']);
    seat.record('handCount').allow(KINDS);
  }
  const count = seats.length || given.int('players', MIN_SEATS);
  if (count < MIN_SEATS || count > MAX_SEATS) given.fail('seats', 'must be two to five');
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
