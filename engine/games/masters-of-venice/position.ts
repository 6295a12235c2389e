/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import type { JsonObject } from '../../core/contract.ts';
import { makePosition } from '../../kit/position.ts';
import { invariants } from './invariants.ts';
import { options as fullOptions } from './options.ts';
import { readFavors, readGuildOrders, readRumors } from './position/cards.ts';
import * as flow from './position/flow.ts';
import { fillBag, fillSupply, readMarket, readPlaces } from './position/goods.ts';
import { readChoices, readSeat, SEAT_FIELDS, seatReaders } from './position/seats.ts';
import { blank } from './setup.ts';
import * as S from './state.ts';

const FIELDS = [
  'options',
  'seq',
  'drawsTaken',
  'round',
  'roundKind',
  'phase',
  'gondolaSpace',
  'turnOrder',
  'seats',
  'shops',
  'lumberPrice',
  'supply',
  'docks',
  'offices',
  'bag',
  'guildDeck',
  'deck',
  'church',
  'plaza',
  'stack',
  'favorsShown',
  'canalRumors',
  'removedRumors',
  'discardedRumors',
  'characterRow',
  'marker',
  'draft',
  'mainDone',
  'activation',
  'queue',
  'turn',
  'acted',
  'pending',
  'decider',
  'order',
  'result',
  'draws',
  'seed',
];

/**
 * A position from a partial description: the public fields of the view, and with each seat its
 * private fields (`guildOrders`, `rumors`, `bid`, `destination`, `stance`, …). An absent field
 * takes a legal default; bag, supply and decks take the pieces without another place, in an order
 * that `seed` fixes.
 */
export const position = makePosition({
  fields: FIELDS,
  seatFields: SEAT_FIELDS,
  options,
  blank,
  invariants,
  seats: seatReaders,
  at: { seq: S.SEQ, draws: S.DRAWS },
  read(s, given, seats, chance) {
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
  },
});

/** The entered order of the youngest is that of the seats, unless given. */
function options(given: JsonObject, seats: number) {
  const open = given.youth === 'entered' && given.youthRanks === undefined;
  const youthRanks = Array.from({ length: seats }, (_, p) => p + 1);
  return fullOptions(open ? { ...given, youthRanks } : given, seats);
}
