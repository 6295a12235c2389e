/** Reads descriptions in the words of the view; `position` decides whether they are consistent. */

import { makePosition, type PositionWords } from '../../../kit/position.ts';
import { MAX_SEATS, MIN_SEATS } from '../data.ts';
import { options } from '../options.ts';
import { resultTable } from '../scoring.ts';
import { blank } from '../setup.ts';
import * as S from '../state.ts';
import type { Options } from '../types.ts';
import { readBoards } from './boards.ts';
import { readDice } from './dice.ts';
import { readMoment, trimFresh } from './moment.ts';
import { readPiles } from './piles.ts';
import { readSeat } from './seats.ts';

const FIELDS = [
  'options',
  'seq',
  'drawsTaken',
  'seed',
  'players',
  'round',
  'phase',
  'startSeat',
  'lastTraveller',
  'turn',
  'decider',
  'questions',
  'draft',
  'seats',
  'spaces',
  'diceAside',
  'blackPool',
  'contractRow',
  'contractStacks',
  'specialPile',
  'cityCards',
  'cityPile',
  'cityBonuses',
  'outposts',
  'beijing',
  'companionRow',
  'companionStack',
  'giftPile',
  'giftDiscards',
  'result',
  'piles',
  'asked',
  'turns',
  'undoable',
  'agenda',
];
const SEAT_FIELDS = [
  'seat',
  'name',
  'color',
  'bot',
  'character',
  'roundCharacter',
  'characterFaceUp',
  'vp',
  'coins',
  'camels',
  'pepper',
  'silk',
  'gold',
  'dice',
  'tokens',
  'tokenUsed',
  'supply',
  'posts',
  'figures',
  'contracts',
  'completed',
  'goalsHeld',
  'goals',
  'goalsDealt',
  'companions',
  'rusticianoHeld',
  'rusticiano',
  'bellelaLeft',
  'bellela',
  'keptCityCard',
  'gifts',
  'arghunCards',
  'extraTile',
  'committed',
];

/** At the end `vp` is the total (MP-133 and the like); the track gets the rest of it. */
function readTotals(s: S.State): void {
  for (const { seat, track, total } of resultTable(s)) s[S.SCORE + S.at(seat)] -= total - track;
}

/** The fields of a description, and how they are read. */
export const WORDS: Omit<PositionWords<Options>, 'invariants'> = {
  fields: FIELDS,
  seatFields: SEAT_FIELDS,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  at: { seq: S.SEQ, draws: S.DRAWS },
  options: options,
  blank,
  read(s, given, seats, chance) {
    readMoment(s, given);
    seats.forEach((seat, p) => {
      readSeat(s, p, seat);
    });
    trimFresh(s);
    readBoards(s, given);
    readDice(s, given, seats, chance);
    readPiles(s, given, chance);
    if (s[S.PHASE] === S.OVER) readTotals(s);
  },
};

/**
 * A position from a partial description, like `position`, without a check of the invariants: for
 * descriptions made from a view, which are consistent.
 */
export const readPosition = makePosition({ ...WORDS, invariants: () => [] });
