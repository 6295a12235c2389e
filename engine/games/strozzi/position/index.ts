/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { makePosition } from '../../../kit/position.ts';
import { MAX_SEATS, MIN_SEATS } from '../data.ts';
import { invariants } from '../invariants.ts';
import { options } from '../options.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import { readFlags, readMoment } from './moment.ts';
import { readShips, readTiles } from './piles.ts';
import { readPorts } from './ports.ts';
import { readTracks } from './tracks.ts';

const FIELDS = [
  'options',
  'seq',
  'drawsTaken',
  'seed',
  'round',
  'phase',
  'decider',
  'startPlayer',
  'drawer',
  'seats',
  'tracks',
  'ports',
  'shipDeck',
  'removedCards',
  'unclaimedCards',
  'promoStack',
  'promoDisplay',
  'current',
  'result',
  'players',
];
const SEAT_FIELDS = ['seat', 'name', 'color', 'bot', 'money', 'flagsUnused', 'tiles'];

/**
 * A position from a partial description: the fields of the view, with `money` at each seat, and
 * `shipDeck`, `removedCards` and `promoStack` as lists, top first. An absent field takes a legal
 * default; piles take the cards without another place, in an order that `seed` fixes (appendix
 * A.2).
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
      s[S.MONEY + S.at(p)] = seat.int('money', 0);
    });
    readMoment(s, given);
    readPorts(s, given, seats);
    readFlags(s, given, seats);
    readTracks(s, given);
    readShips(s, given, chance);
    readTiles(s, given, seats, chance);
  },
});
