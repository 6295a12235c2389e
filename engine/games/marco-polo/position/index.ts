/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { makePosition } from '../../../kit/position.ts';
import { MAX_SEATS, MIN_SEATS } from '../data.ts';
import { invariants } from '../invariants.ts';
import { options } from '../options.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import { readBoards } from './boards.ts';
import { readDice } from './dice.ts';
import { readMoment, trimFresh } from './moment.ts';
import { readPiles } from './piles.ts';
import { readSeat } from './seats.ts';

const FIELDS = [
  ...['options', 'seq', 'drawsTaken', 'seed', 'players', 'round', 'phase', 'startSeat'],
  ...['lastTraveller', 'turn', 'decider', 'questions', 'draft', 'seats', 'spaces', 'diceAside'],
  ...['blackPool', 'contractRow', 'contractStacks', 'specialPile', 'cityCards', 'cityPile'],
  ...['cityBonuses', 'outposts', 'beijing', 'companionRow', 'companionStack', 'giftPile'],
  ...['giftDiscards', 'result', 'piles', 'asked', 'turns', 'undoable', 'agenda'],
];
const SEAT_FIELDS = [
  ...['seat', 'name', 'color', 'bot', 'character', 'roundCharacter', 'characterFaceUp', 'vp'],
  ...['coins', 'camels', 'pepper', 'silk', 'gold', 'dice', 'tokens', 'tokenUsed', 'supply'],
  ...['posts', 'figures', 'contracts', 'completed', 'goalsHeld', 'goals', 'goalsDealt'],
  ...['companions', 'rusticianoHeld', 'rusticiano', 'bellelaLeft', 'bellela', 'keptCityCard'],
  ...['gifts', 'arghunCards', 'extraTile', 'committed'],
];

/**
 * A position from a partial description: the fields of the view, private things at their seat, and
 * `piles` with what lies on top. What is not said is as little as can be: nobody has a character, the
 * first seat has the turn of round 1.
 * @throws PositionError with the name of the broken invariant
 */
export const position = makePosition({
  fields: FIELDS,
  seatFields: SEAT_FIELDS,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  at: { seq: S.SEQ, draws: S.DRAWS },
  options: options,
  blank,
  invariants,
  read(s, given, seats, chance) {
    readMoment(s, given);
    seats.forEach((seat, p) => {
      readSeat(s, p, seat);
    });
    trimFresh(s);
    readBoards(s, given);
    readDice(s, given, seats, chance);
    readPiles(s, given, chance);
  },
});
