/** Conditions that hold after every command. */

import { CITY_CARD_IDS } from './cards.ts';
import { STARTING } from './data/contracts.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { BEIJING_SLOTS } from './data/map-nodes.ts';
import { KHAN, KHAN_PLACES, VENICE } from './data/spaces.ts';
import { ROW_PLACES } from './data/venice.ts';
import { DICE, FIRST_BLACK, MAX_SEATS, MOST_HELD, WHITE } from './data.ts';
import { neutralOn, placedOn } from './effects/dice.ts';
import { contractsInPlay } from './in-play.ts';
import { BEIJING, IS_CITY, isPalazzo } from './map.ts';
import { closedCompanions, openCityCards, openContracts, openGifts } from './position/piles.ts';
import { askedSeats, DISCARD, openOf } from './questions.ts';
import * as S from './state.ts';

/** Names of broken invariants; empty if all hold. */
export function invariants(s: S.State): string[] {
  return CHECKS.filter(([, holds]) => !holds(s)).map(([name]) => name);
}

const CHECKS: readonly (readonly [name: string, holds: (s: S.State) => boolean])[] = [
  ['every contract lies in one place', contractsAreWhole],
  ['every city card lies in one place', cityCardsAreWhole],
  ['every gift lies in one place', giftsAreWhole],
  ['every companion lies in one place', companionsAreWhole],
  ['every die lies in one place', diceAreWhole],
  ['rows hold no more dice than places', rowsHold],
  ['posts stand where posts may stand, once each', postsStand],
  ['the places of Beijing are those of its posts', beijingStands],
  ['nothing in a purse is below 0', nothingIsOwed],
  ['nobody holds more than two contracts but to discard', contractsAreHeld],
  ['questions and what waits belong to whoever is asked', questionsStand],
  ['the contracts lie without gaps', rowHasNoGaps],
];

const seats = (s: S.State): readonly number[] => SEATS_OF[s[S.SEATS]];
const SEATS_OF: readonly (readonly number[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, n) =>
  Array.from({ length: n }, (_, p) => p),
);
const lying = (s: S.State, size: number, start: number): Int32Array =>
  s.subarray(start, start + s[size]);

/** Cards that were met, by number: looked at after every action of long campaigns. */
const met = { count: 0, isUnique: true, cards: new Uint8Array(64) };

function meetNone(): void {
  met.count = 0;
  met.isUnique = true;
  met.cards.fill(0);
}

/**
 * Counts the cards of one pile or place.
 * @param from those below this number are not counted
 */
function meet(cards: ArrayLike<number>, from = 0): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card < 0 || card >= met.cards.length || met.cards[card]++ > 0) met.isUnique = false;
    if (card >= from) met.count++;
  }
}

/** MP-006, MP-010: starting contracts may have left the game, the others never do. */
function contractsAreWhole(s: S.State): boolean {
  meetNone();
  meet(openContracts(s), STARTING);
  meet(lying(s, S.STACKS_SIZE, S.STACKS), STARTING);
  meet(lying(s, S.SPECIAL_SIZE, S.SPECIAL), STARTING);
  return met.isUnique && met.count === contractsInPlay(s) - STARTING;
}

function cityCardsAreWhole(s: S.State): boolean {
  meetNone();
  meet(openCityCards(s), CITY_CARD_IDS.length);
  meet(lying(s, S.CITY_SIZE, S.CITY_PILE), CITY_CARD_IDS.length);
  return met.isUnique && met.count === 0;
}

/** AV-184: gifts never leave the game. */
function giftsAreWhole(s: S.State): boolean {
  meetNone();
  meet(openGifts(s));
  meet(lying(s, S.GIFT_SIZE, S.GIFT_PILE));
  return met.isUnique && met.count === (s[S.OPT_NEW] === 1 ? GIFT_IDS.length : 0);
}

function companionsAreWhole(s: S.State): boolean {
  let held = 0;
  for (const p of seats(s)) {
    if ((held & s[S.COMPANIONS_HELD + S.at(p)]) !== 0) return false;
    held |= s[S.COMPANIONS_HELD + S.at(p)];
    if ((s[S.SET_ASIDE + S.at(p)] & ~s[S.COMPANIONS_HELD + S.at(p)]) !== 0) return false;
  }
  const stack = lying(s, S.COMPANION_STACK_SIZE, S.COMPANION_STACK);
  const closed = closedCompanions(s);
  meetNone();
  meet(stack);
  return (
    met.isUnique && closed.length === stack.length && closed.every((one) => met.cards[one] > 0)
  );
}

/** MP-005, MP-011: five of each colour, one black die more than there are players. */
function diceAreWhole(s: S.State): boolean {
  let seen = s[S.POOL];
  let twice = 0;
  const add = (mask: number): void => {
    twice |= seen & mask;
    seen |= mask;
  };
  for (const p of seats(s)) add(s[S.HAND + S.at(p)]);
  for (let i = 0; i < s[S.PLACEMENTS]; i++) add(s[S.placementAt(i) + S.P_DICE]);
  if (twice !== 0) return false;
  for (let die = 0; die < DICE; die++) {
    const isHere = ((seen >>> die) & 1) === 1;
    const isPlayed = die < FIRST_BLACK ? die < 5 * s[S.SEATS] : die - FIRST_BLACK <= s[S.SEATS];
    if (die !== WHITE && isHere !== isPlayed) return false;
  }
  return true;
}

function rowsHold(s: S.State): boolean {
  const isWithin = (space: number, places: number): boolean =>
    neutralOn(s, space) + placedOn(s, space) <= places;
  return isWithin(KHAN, KHAN_PLACES) && isWithin(VENICE, ROW_PLACES);
}

/** MP-076 */
function postsStand(s: S.State): boolean {
  return seats(s).every((p) => {
    const posts = lying(s, S.POSTS_SIZE + S.at(p), S.POST + S.at(p));
    let mask = 0;
    for (let i = 0; i < posts.length; i++) {
      const node = posts[i];
      const fits = IS_CITY[node] || (isPalazzo(node) && s[S.OPT_VENICE] === 1);
      if (!fits || ((mask >>> node) & 1) === 1) return false;
      mask |= 1 << node;
    }
    return mask === s[S.POSTED + S.at(p)] && S.supply(s, p) >= 0;
  });
}

function beijingStands(s: S.State): boolean {
  return seats(s).every((p) => {
    let places = 0;
    for (let i = 0; i < BEIJING_SLOTS.length; i++) if (s[S.BEIJING_SEAT + i] === p) places++;
    return places === (S.hasPost(s, p, BEIJING) ? 1 : 0);
  });
}

function nothingIsOwed(s: S.State): boolean {
  return seats(s).every((p) =>
    s.subarray(S.PURSE + S.at(p), S.SCORE + S.at(p)).every((n) => n >= 0),
  );
}

/** MP-064 */
function contractsAreHeld(s: S.State): boolean {
  return seats(s).every((p) => s[S.HELD_SIZE + S.at(p)] <= MOST_HELD || openOf(s, p, DISCARD) >= 0);
}

function questionsStand(s: S.State): boolean {
  if (s[S.QUESTIONS] === 0) return s[S.AGENDA_SIZE] === 0 && s[S.SHOWN_SIZE] === 0;
  if (s[S.PHASE] === S.TURNS) {
    return s[S.QUESTIONS] === 1 && askedSeats(s) === 1 << s[S.ACTIVE];
  }
  return [S.BONUS, S.COMPENSATION, S.ROUND_END].includes(s[S.PHASE]);
}

/** MP-062 */
function rowHasNoGaps(s: S.State): boolean {
  for (let i = 1; i < 6; i++) if (s[S.ROW + i] >= 0 && s[S.ROW + i - 1] < 0) return false;
  return true;
}
