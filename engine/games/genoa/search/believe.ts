/** A seat's assumptions about facts that the rules leave open. */

import type { Chance } from '../../../core/chance.ts';
import { COMMODITIES, DUCAT_STEP, KINDS, START_DUCATS, TILES } from '../data.ts';
import * as R from '../offers/record.ts';
import * as S from '../state.ts';

/* The sum of all purses, and their differences: least squares over random moments of 490 matches
   of all levels, alone and mixed, with two to five seats. The sum is accurate to 40 ducats a
   seat for any number of seats; public facts explain two thirds of the differences among equals. */

/** Ducats of all purses over those at the start, by each delivered card that is face up. [kind] */
const DELIVERED = [80, 22, 9, 0];
/** Further income, by the turns and by their square. */
const A_TURN = 5;
const A_SQUARE = 1.2;
/** Ducats by which a purse is lighter for each thing that its owner has more than the others. */
const SPENT = { cards: [24, 10, 12, 17], goods: 8, tiles: 10, markers: 10 } as const;
/** In the first turns little of that has been paid: the start gives some of it. */
const PAID_BY = 8;
/** Deviation of single purses, in ducats times the square root of the turns. */
const BLUR = 12;

/** The visible things on which `p` has spent ducats. */
function spent(s: S.State, p: number): number {
  const block = S.at(p);
  let sum = SPENT.markers * s[S.PERSONAL + block];
  for (let kind = 0; kind < KINDS.length; kind++)
    sum += SPENT.cards[kind] * s[S.HAND + block + kind];
  for (let good = 0; good < COMMODITIES.length; good++)
    sum += SPENT.goods * s[S.GOODS + block + good];
  for (let tile = 0; tile < TILES.length; tile++) sum += SPENT.tiles * s[S.TILE + block + tile];
  return sum;
}

/** Total gain of all seats in so many turns, in ducats. */
function gained(s: S.State, turns: number): number {
  let sum = (A_TURN + A_SQUARE * turns) * turns;
  for (let kind = 0; kind < KINDS.length; kind++) sum += DELIVERED[kind] * s[S.UP_SIZE + kind];
  return sum;
}

/**
 * Hidden purses get the usual amount at that time, minus their owners' visible purchases, and at
 * least the cost of their offers. Their real contents are not read.
 */
export function believe(s: S.State, seat: number, chance: Chance): void {
  if (s[S.OPT_OPEN_MONEY] === 1 || s[S.PHASE] === S.OVER) return;
  const seats = s[S.SEATS];
  // Turns, not rounds: the Market removes rounds that nobody has played.
  const turns = s[S.TURN] - 1;
  const usual = START_DUCATS + gained(s, turns) / seats;
  const paid = Math.min(1, (turns + 1) / PAID_BY);
  const blur = BLUR * Math.sqrt(turns);
  let common = 0;
  for (let p = 0; p < seats; p++) common += spent(s, p) / seats;
  for (let p = 0; p < seats; p++) {
    if (p === seat) continue;
    const ducats = usual + paid * (common - spent(s, p)) + blur * bell(chance);
    s[S.DUCATS + S.at(p)] = Math.max(
      0,
      dearestWord(s, p),
      DUCAT_STEP * Math.round(ducats / DUCAT_STEP),
    );
  }
}

const PARTS = 100;

/** Around 0, 1 off it in mean square: three even draws on top of each other. */
function bell(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += 2 * (chance.below(PARTS) / (PARTS - 1)) - 1;
  return sum;
}

/**
 * Ducats that `p` gives in the most expensive of its offers: for the merchant, the ducats asked of
 * him.
 */
function dearestWord(s: S.State, p: number): number {
  const side = p === s[S.MERCHANT] ? R.ASK : R.GIVE;
  let most = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.MAKER] === p) most = Math.max(most, s[offer + side + R.DUCATS]);
  }
  return most;
}
