/** Conditions that hold after every action (rules, section 10). */

import {
  BUSINESS,
  CANVAS,
  CANVASER,
  CLOTH,
  COUNT_OF,
  CUBES,
  DRAPER,
  FAVOURS,
  GOODS,
  isTradeOnly,
  LEFT,
  PIRATES,
  RAW,
  RIGHT,
  STATUES,
} from './data.ts';
import { following } from './flow.ts';
import { CAMPI, SITES } from './map.ts';
import { mayUse } from './phases/produce.ts';
import { receiverOf } from './phases/sail.ts';
import { cubesOut } from './position/city.ts';
import * as S from './state.ts';

/** Names of broken invariants; empty if all hold. */
export function invariants(s: S.State): string[] {
  return CHECKS.filter(([, holds]) => !holds(s)).map(([name]) => name);
}

const CHECKS: readonly (readonly [name: string, holds: (s: S.State) => boolean])[] = [
  ['every raw card lies in one place', rawCardsAreWhole],
  ['all four Pirates! lie in the deck and the discard pile, never all in the latter', piratesStand],
  ['cloth and canvas are nine each, in their piles, the Market and hands', madeGoodsAreWhole],
  ['no grain, wine or pepper lies in the Market', marketIsFit],
  ['each player has ten cubes', cubesAreWhole],
  ['tiles left and businesses are those of the game', tilesAreWhole],
  ['statues left and standing are six', statuesAreWhole],
  ['Favours in the pile and before players are eighteen', favoursAreWhole],
  ['no count is below 0', nothingIsOwed],
  ['the decision is one that somebody owes', decisionStands],
  ['what belongs to one phase is empty in every other', restIsEmpty],
];

const seats = (s: S.State): number[] => Array.from({ length: s[S.SEATS] }, (_, p) => p);
const sum = (counts: Iterable<number>): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

/** Cards of one kind in the deck. */
function inDeck(s: S.State, card: number): number {
  let count = 0;
  for (let i = 0; i < s[S.DECK_SIZE]; i++) if (s[S.DECK + i] === card) count++;
  return count;
}

/** Cards of a raw good on ships and among the new shipments. */
function atSea(s: S.State, good: number): number {
  let count = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    for (let ship = LEFT; ship <= RIGHT; ship++) if (s[S.SHIP + S.at(p) + ship] === good) count++;
  }
  for (let i = 0; i < s[S.NEW_SIZE]; i++) if (s[S.NEW + i] === good) count++;
  return count;
}

const inHands = (s: S.State, good: number): number =>
  sum(seats(s).map((p) => s[S.HAND + S.at(p) + good]));

/** PV-002 */
function rawCardsAreWhole(s: S.State): boolean {
  for (let good = 0; good < RAW; good++) {
    const open = s[S.DISCARD + good] + s[S.MARKET + good] + s[S.WHARF + good];
    if (open + inDeck(s, good) + atSea(s, good) + inHands(s, good) !== COUNT_OF[good]) return false;
  }
  return true;
}

/** PV-002, PV-036 */
function piratesStand(s: S.State): boolean {
  const discarded = s[S.DISCARD + PIRATES];
  return inDeck(s, PIRATES) + discarded === COUNT_OF[PIRATES] && discarded < COUNT_OF[PIRATES];
}

/** PV-003 */
function madeGoodsAreWhole(s: S.State): boolean {
  return [CLOTH, CANVAS].every((good) => {
    const elsewhere = inDeck(s, good) + s[S.DISCARD + good] + s[S.WHARF + good];
    const held = s[S.PILE + good - CLOTH] + s[S.MARKET + good] + inHands(s, good);
    return elsewhere === 0 && held === COUNT_OF[good];
  });
}

/** PV-010, PV-040 */
function marketIsFit(s: S.State): boolean {
  return GOODS.every((_, good) => !isTradeOnly(good) || s[S.MARKET + good] === 0);
}

/** PV-004, PV-021: and every cube on a ship is on a shipment. */
function cubesAreWhole(s: S.State): boolean {
  return seats(s).every((p) => {
    for (let ship = LEFT; ship <= RIGHT; ship++) {
      if (s[S.CUBE_ON + S.at(p) + ship] >= 0 && s[S.SHIP + S.at(p) + ship] < 0) return false;
    }
    return s[S.CUBES + S.at(p)] + cubesOut(s, p) === CUBES;
  });
}

/** PV-003 */
function tilesAreWhole(s: S.State): boolean {
  const built = BUSINESS.map(() => 0);
  for (let site = 0; site < SITES.length; site++) {
    const business = s[S.SITE_BUSINESS + site];
    if (business < 0 !== s[S.SITE_OWNER + site] < 0) return false;
    if (business >= 0) built[business]++;
  }
  return BUSINESS.every(({ tiles }, i) => s[S.TILES + i] + built[i] === tiles);
}

/** PV-003: and they are counted in the order of building. */
function statuesAreWhole(s: S.State): boolean {
  const standing = Array.from(s.subarray(S.STATUE, S.STATUE + CAMPI.length)).filter((n) => n > 0);
  const inOrder = standing.sort((a, b) => a - b).every((n, i) => n === i + 1);
  return inOrder && s[S.STATUES_LEFT] + standing.length === STATUES;
}

/** PV-003 */
function favoursAreWhole(s: S.State): boolean {
  return s[S.FAVOUR_PILE] + sum(seats(s).map((p) => s[S.FAVOURS_WON + S.at(p)])) === FAVOURS;
}

/** Counts and Ducats (PV-059, PV-063 and all other payments). */
function nothingIsOwed(s: S.State): boolean {
  const isFilled = (from: number, count: number): boolean =>
    s.subarray(from, from + count).every((n) => n >= 0);
  return (
    isFilled(S.DISCARD, S.SITE_BUSINESS - S.DISCARD) &&
    seats(s).every((p) => isFilled(S.DUCATS + S.at(p), S.SHIP - S.DUCATS))
  );
}

/** Appendix A.2: the phases' conditions on the position. */
function decisionStands(s: S.State): boolean {
  const p = s[S.DECIDER];
  if (s[S.PHASE] === S.PHASE_OVER) return p < 0;
  if (p < 0 || p >= s[S.SEATS]) return false;
  switch (s[S.PHASE]) {
    case S.PHASE_CHOOSE:
      return p === s[S.LEAD];
    case S.PHASE_UNLOAD:
      return boardStands(s);
    case S.PHASE_PLACE:
      return placingStands(s);
    case S.PHASE_BUY:
      return s[S.PASSES] >= 0 && s[S.PASSES] < s[S.SEATS];
    case S.PHASE_PRODUCE:
      return productionStands(s);
    default:
      return true;
  }
}

/** The boards before it are unloaded, it is not, and its receiver decides. */
function boardStands(s: S.State): boolean {
  const board = s[S.BOARD];
  if (board < 0 || board >= s[S.SEATS] || receiverOf(s, board) !== s[S.DECIDER]) return false;
  const isLaden = (p: number): boolean => s[S.SHIP + S.at(p) + RIGHT] >= 0;
  for (let p = s[S.LEAD]; p !== board; p = following(s, p)) if (isLaden(p)) return false;
  return isLaden(board);
}

/**
 * Two or more shipments, one at most for each seat that has not placed: exactly their left ships
 * are empty.
 */
function placingStands(s: S.State): boolean {
  let waiting = 0;
  for (let p = s[S.LEAD]; p >= 0; p = following(s, p)) {
    if (p === s[S.DECIDER]) waiting = 1;
    else if (waiting > 0) waiting++;
    if (waiting > 0 !== s[S.SHIP + S.at(p) + LEFT] < 0) return false;
  }
  return s[S.NEW_SIZE] >= 2 && s[S.NEW_SIZE] <= waiting;
}

/** Each site once, and allowed for the decider; the goods are those that were made there. */
function productionStands(s: S.State): boolean {
  const used = Array.from(s.subarray(S.USED, S.USED + s[S.USED_SIZE]));
  const makers = (business: number): number =>
    used.filter((site) => s[S.SITE_BUSINESS + site] === business).length;
  return (
    new Set(used).size === used.length &&
    used.every((site) => mayUse(s, s[S.DECIDER], site)) &&
    s[S.MADE] === makers(DRAPER) &&
    s[S.MADE + 1] === makers(CANVASER)
  );
}

function restIsEmpty(s: S.State): boolean {
  const phase = s[S.PHASE];
  const isSail = phase === S.PHASE_UNLOAD || phase === S.PHASE_PLACE;
  return (
    (isSail || s[S.NEW_SIZE] === 0) &&
    (phase === S.PHASE_UNLOAD || s[S.BOARD] < 0) &&
    (phase === S.PHASE_BUY || s[S.PASSES] === 0) &&
    (phase === S.PHASE_PRODUCE || s[S.USED_SIZE] + s[S.MADE] + s[S.MADE + 1] === 0)
  );
}
