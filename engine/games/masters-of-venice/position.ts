/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { SeededChance } from '../../core/chance.ts';
import type { JsonObject } from '../../core/contract.ts';
import { PositionError } from '../../core/position-error.ts';
import { Reader } from '../../kit/reader.ts';
import { invariants } from './invariants.ts';
import { options as fullOptions } from './options.ts';
import { readFavors, readGuildOrders, readRumors } from './position/cards.ts';
import * as flow from './position/flow.ts';
import { fillBag, fillSupply, readMarket, readPlaces } from './position/goods.ts';
import { readChoices, readSeat, seatReaders } from './position/seats.ts';
import { blank } from './setup.ts';
import * as S from './state.ts';

const FIELDS = [
  ...['options', 'seq', 'drawsTaken', 'round', 'roundKind', 'phase', 'gondolaSpace', 'turnOrder'],
  ...['seats', 'shops', 'lumberPrice', 'supply', 'docks', 'offices', 'bag', 'guildDeck', 'deck'],
  ...['church', 'plaza', 'stack', 'favorsShown', 'canalRumors', 'removedRumors', 'discardedRumors'],
  ...[
    'characterRow',
    'marker',
    'draft',
    'mainDone',
    'activation',
    'queue',
    'turn',
    'acted',
    'pending',
  ],
  ...['decider', 'order', 'result', 'draws', 'seed'],
];

/**
 * A position from a partial description: the public fields of the view, and with each seat what is
 * private to it (`guildOrders`, `rumors`, `bid`, `destination`, `stance`, …). What is absent takes a
 * legal default; bag, supply and decks take what lies nowhere else, in an order that `seed` fixes.
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
  flow.readMoment(s, given);
  seats.forEach((seat, p) => {
    readSeat(s, seat, p);
    readChoices(s, seat, p);
  });
  flow.readOrder(s, given);
  flow.readTurn(s, given);
  flow.placePawns(s, seats);
  flow.readActivation(s, given);
  flow.readQueue(s, seats);
  readMarket(s, given);
  readPlaces(s, given);
  fillBag(s, given);
  fillSupply(s, given);
  readGuildOrders(s, given, seats, chance);
  readFavors(s, given, seats, chance);
  readRumors(s, given, seats, chance);
  const [broken] = invariants(s);
  if (broken !== undefined) throw new PositionError(broken, 'the description breaks this');
  return s;
}

function readOptions(given: Reader, outside: JsonObject, seats: number) {
  const all = { ...outside, ...(given.raw('options') as JsonObject | undefined) };
  if (all.youth === 'entered' && all.youthRanks === undefined) {
    all.youthRanks = Array.from({ length: seats }, (_, p) => p + 1);
  }
  try {
    return fullOptions(all, seats);
  } catch (error) {
    throw new PositionError('options', (error as Error).message);
  }
}
