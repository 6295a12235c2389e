/** The placements that are listed (rules, section 5.8). */

import { cardOn, isUsable } from '../city-cards/use.ts';
import { GF13 } from '../data/gifts.ts';
import { DIPLOMAT, GONDOLIER, MONEYLENDER, NUN } from '../data/people.ts';
import {
  FIRST_CARD,
  GONDOLIER_SPACE,
  isBazaar,
  isCard,
  isPalazzoSpace,
  MONEY_BAG,
  MONEYLENDER_SPACE,
  SPACES,
  TRAVEL,
  V7A,
  V7B,
} from '../data/spaces.ts';
import { colorMask, DIE_FACES } from '../data.ts';
import { holdsGift } from '../effects/gifts.ts';
import { SLOT_NODE, V7 } from '../map.ts';
import { SPACE_RULES } from '../spaces/index.ts';
import { prepareTravel } from '../spaces/travel.ts';
import * as S from '../state.ts';
import { diceFor, isInPlay, isPrivate, isRow, roomOn } from './check.ts';
import { NO_DIE, third } from './code.ts';
import { hand, isColor, isTokenDie, look, take } from './hand.ts';
import { Placing } from './placing.ts';
import { occupancyCost } from './value.ts';

const g = new Placing();

/** Appends the codes of all placements of `p`; with `enough` it stops after the first. */
export function listPlacements(
  s: S.State,
  p: number,
  out: Int32Array,
  start: number,
  enough = false,
): number {
  look(s, p);
  lookAtSpaces(s, p);
  let n = start;
  for (let space = 0; space < SPACES.length && !(enough && n > start); space++) {
    if (!isWithinReach(s, p, space)) continue;
    g.clear();
    g.space = space;
    n = listOn(s, p, space, diceFor(s, p, space), out, n);
    // AV-185: the same without the cost.
    if (!holdsGift(s, p, GF13) || occupancyCost(s, p, space, 1) === 0) continue;
    g.clear();
    g.space = space;
    g.free = true;
    n = listOn(s, p, space, diceFor(s, p, space), out, n);
  }
  return n;
}

/** Spaces with dice of any seat, and with dice of the player's own colour (MP-042), as masks. */
let busy = 0;
let colored = 0;

/** Reads the dice on the spaces, for `isWithinReach` and `isShut`. */
export function lookAtSpaces(s: S.State, p: number): void {
  const own = colorMask(p);
  busy = 0;
  colored = 0;
  for (let i = 0; i < s[S.PLACEMENTS]; i++) {
    const at = S.placementAt(i);
    busy |= 1 << s[at + S.P_SPACE];
    if ((s[at + S.P_DICE] & own) !== 0) colored |= 1 << s[at + S.P_SPACE];
  }
}

/** Whether `p` may place dice there at all, with any values. */
export function isWithinReach(s: S.State, p: number, space: number): boolean {
  if (space === MONEY_BAG || !isInPlay(s, space)) return false;
  if (!isRow(space) && space !== GONDOLIER_SPACE) {
    // MP-091: cards and the palazzo's exchanges take one placement.
    const isSingle = isCard(space) || isPalazzoSpace(space);
    if (isSingle && ((busy >> space) & 1) === 1) return false;
  } else if (roomOn(s, p, space) !== 0) return false;
  if (space === MONEYLENDER_SPACE) return S.hasCompanion(s, p, MONEYLENDER);
  if (space === GONDOLIER_SPACE && !S.hasCompanion(s, p, GONDOLIER)) return false;
  if (space === V7A || space === V7B) {
    return S.hasPost(s, p, V7) && isUsable(s, p, cardOn(s, space));
  }
  if (isCard(space)) {
    const slot = space - FIRST_CARD;
    if (s[S.CARD_IN + slot] < 0) return false;
    if (!S.hasPost(s, p, SLOT_NODE[slot]) && !S.hasCompanion(s, p, DIPLOMAT)) return false;
  }
  return true;
}

/** MP-042: whether no further die of the player's own colour can be placed there. */
export const isShut = (space: number): boolean =>
  ((colored >> space) & 1) === 1 && !isPrivate(space);

/** Every set of dice that differs: of twins the first, in the order of the rules. */
function listOn(
  s: S.State,
  p: number,
  space: number,
  dice: number,
  out: Int32Array,
  start: number,
): number {
  const shut = isShut(space);
  if (space === TRAVEL) prepareTravel(s, p, mostSteps(s, p));
  let n = start;
  for (let i = 0; i < hand.count; i++) {
    if (hand.twin[i] >= 0) continue;
    if (dice === 1) {
      if (shut && isColor(i)) continue;
      take(p, g, i, -1, -1);
      n = listSet(s, p, hand.place[i], NO_DIE, noThird(space), out, n);
      continue;
    }
    for (let k = i + 1; k < hand.count; k++) {
      if ((hand.twin[k] >= 0 && hand.twin[k] !== i) || bothTokens(i, k)) continue;
      if (dice === 2) {
        if (shut && (isColor(i) || isColor(k))) continue;
        take(p, g, i, k, -1);
        n = listSet(s, p, hand.place[i], hand.place[k], noThird(space), out, n);
        continue;
      }
      for (let m = k + 1; m < hand.count; m++) {
        const twin = hand.twin[m];
        if ((twin >= 0 && twin !== i && twin !== k) || bothTokens(k, m)) continue;
        if (shut && (isColor(i) || isColor(k) || isColor(m))) continue;
        take(p, g, i, k, m);
        const c = third(hand.place[m]);
        n = listSet(s, p, hand.place[i], hand.place[k], c, out, n);
      }
    }
  }
  return n;
}

/** One set of dice; with GF13 its first two places are in reverse order (`code.ts`). */
const listSet = (
  s: S.State,
  p: number,
  a: number,
  b: number,
  c: number,
  out: Int32Array,
  n: number,
): number =>
  g.free
    ? SPACE_RULES[g.space].list(s, p, g, b, a, c, out, n)
    : SPACE_RULES[g.space].list(s, p, g, a, b, c, out, n);

/** AV-131: only one token a round. */
const bothTokens = (i: number, k: number): boolean => isTokenDie(i) && isTokenDie(k);

/** A bazaar's argument says that there is no third die. */
const noThird = (space: number): number => (isBazaar(space) ? third(NO_DIE) : 0);

/** The second highest value of the hand, which two dice can reach. */
export function mostSteps(s: S.State, p: number): number {
  if (S.hasCompanion(s, p, NUN)) return DIE_FACES;
  let highest = 0;
  let second = 0;
  for (let i = 0; i < hand.count; i++) {
    const value = hand.value[i];
    if (value > highest) {
      second = highest;
      highest = value;
    } else if (value > second) second = value;
  }
  return second;
}
