/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { makePosition } from '../../../kit/position.ts';
import type { Reader } from '../../../kit/reader.ts';
import { MAX_SEATS, MIN_SEATS, START_DUCATS } from '../data.ts';
import { invariants } from '../invariants.ts';
import { options } from '../options.ts';
import { points } from '../scoring.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import { readCards, readDeck } from './cards.ts';
import { readCity, readCubes } from './city.ts';
import { readDecision, readMoment } from './moment.ts';
import { readShips } from './ships.ts';

const FIELDS = [
  'options',
  'seq',
  'drawsTaken',
  'seed',
  'players',
  'turn',
  'lead',
  'phase',
  'action',
  'decider',
  'seats',
  'market',
  'wharf',
  'drawDeck',
  'discard',
  'clothPile',
  'canvasPile',
  'favourPile',
  'tilesLeft',
  'statuesLeft',
  'sites',
  'statues',
  'sail',
  'buy',
  'production',
  'result',
];
const SEAT_FIELDS = [
  'seat',
  'name',
  'color',
  'bot',
  'ducats',
  'handCount',
  'hand',
  'cubesLeft',
  'favours',
  'points',
  'ships',
];

/**
 * A position from a partial description: the fields of the view, with `ducats` and `hand` at each
 * seat, and `drawDeck` as a list, top card first. Defaults are 10 Ducats (PV-006), empty hands and
 * ships, an empty Market, Wharf and discard pile, no business and no statue; piles, tiles and cubes
 * get the rest; raw cards that are named nowhere are in the deck below the named ones, in an order
 * that `seed` fixes. The lead is seat 0, and the first seat in the phase decides (appendix A.2).
 */
export const position = makePosition({
  fields: FIELDS,
  seatFields: SEAT_FIELDS,
  options,
  blank,
  invariants,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  at: { seq: S.SEQ, draws: S.DRAWS },
  read(s, given, seats, chance) {
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
    readDeck(s, given, chance);
  },
  confirm(s, seats) {
    seats.forEach((seat, p) => {
      confirm(seat, 'points', points(s, p));
      confirm(seat, 'handCount', S.handCount(s, p));
    });
  },
});

/** A value that follows from the rest may be named, and must be right. */
function confirm(seat: Reader, name: string, value: number): void {
  if (seat.tells(name) && seat.int(name, value) !== value) seat.fail(name, `must be ${value}`);
}
