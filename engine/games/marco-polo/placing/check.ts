/** The general procedure of placing dice: checks 2 to 10 of the rules' section 5.1. */

import { CITY_CARD_IDS } from '../cards.ts';
import { GF13 } from '../data/gifts.ts';
import { DIPLOMAT, GONDOLIER, MONEYLENDER, NUN, TRADER } from '../data/people.ts';
import {
  ASIDE,
  COMPANION_STACK,
  DICE_OF,
  FIRST_CARD,
  GONDOLIER_SPACE,
  isBazaar,
  isCard,
  isPalazzoSpace,
  KHAN,
  KHAN_PLACES,
  MONEYLENDER_SPACE,
  V7A,
  V7B,
  VENICE,
} from '../data/spaces.ts';
import { ROW_PLACES } from '../data/venice.ts';
import { colorMask, DIE_FACES } from '../data.ts';
import { hasColorOn, leastValue, neutralOn, placedOn } from '../effects/dice.ts';
import { holdsGift } from '../effects/gifts.ts';
import { E, OK } from '../errors.ts';
import { SLOT_NODE, V7 } from '../map.ts';
import * as S from '../state.ts';
import { isToken, type Placing, tokenValue } from './placing.ts';
import { occupancyCost, statesValues } from './value.ts';

/** The slot of a city card, -1 for none. */
export function slotOf(s: S.State, card: number): number {
  if (card < 0 || card >= CITY_CARD_IDS.length) return -1;
  for (let slot = 0; slot < ASIDE - FIRST_CARD; slot++) {
    if (s[S.CARD_IN + slot] === card) return slot;
  }
  return -1;
}

export const isPrivate = (space: number): boolean =>
  space === MONEYLENDER_SPACE || space === GONDOLIER_SPACE;

/** Spaces that hold one placement in a row of places, the values rising. */
export const isRow = (space: number): boolean => space === KHAN || space === VENICE;

/** AV-004, AV-002: whether the module of a space is on. */
export function isInPlay(s: S.State, space: number): boolean {
  if (space === VENICE || isPalazzoSpace(space)) return s[S.OPT_VENICE] === 1;
  if (space === COMPANION_STACK || space === MONEYLENDER_SPACE) return s[S.OPT_COMPANIONS] === 1;
  if (space === GONDOLIER_SPACE) return s[S.OPT_VENICE] === 1 && s[S.OPT_COMPANIONS] === 1;
  return true;
}

/** MP-040, AV-089: dice that `p` must place there. */
export const diceFor = (s: S.State, p: number, space: number): number =>
  isBazaar(space) && S.hasCompanion(s, p, TRADER)
    ? Math.max(1, DICE_OF[space] - 1)
    : DICE_OF[space];

/** Check 8 and the places of rows: 0, or why no die can be placed there now. */
export function roomOn(s: S.State, p: number, space: number): number {
  if (isCard(space) || isPalazzoSpace(space)) {
    return placedOn(s, space) > 0 ? E.SPACE_OCCUPIED : OK; // MP-091
  }
  if (isRow(space)) {
    const places = space === KHAN ? KHAN_PLACES : ROW_PLACES;
    return neutralOn(s, space) + placedOn(s, space) >= places ? E.SPACE_FULL : OK; // MP-058, AV-023
  }
  if (space !== GONDOLIER_SPACE) return OK;
  return (s[S.COMPANION_USED + S.at(p)] & S.USED_SPACE) !== 0 ? E.COMPANION_USED : OK; // AV-082
}

/** The first error of checks 2 to 10; 0 if only those of the action itself are left. */
export function checkPlacing(s: S.State, p: number, g: Placing): number {
  if (s[S.MAIN_DONE] === 1) return E.MAIN_ACTION_DONE;
  return (
    checkSpace(s, p, g) ||
    checkDice(s, p, g) ||
    (g.count !== diceFor(s, p, g.space) ? E.WRONG_DICE_COUNT : OK) ||
    checkValues(s, p, g) ||
    checkRoom(s, p, g)
  );
}

function checkSpace(s: S.State, p: number, g: Placing): number {
  if (g.space < 0 || !isInPlay(s, g.space)) return E.NO_SUCH_SPACE;
  // AV-068
  const isMine = (companion: number): number =>
    S.hasCompanion(s, p, companion) ? OK : E.NOT_YOUR_SPACE;
  if (g.space === MONEYLENDER_SPACE) return isMine(MONEYLENDER);
  if (g.space === GONDOLIER_SPACE) return isMine(GONDOLIER);
  if (g.space === V7A || g.space === V7B) return S.hasPost(s, p, V7) ? OK : E.NO_POST_HERE;
  if (!isCard(g.space)) return OK;
  // MP-080, MP-090, AV-030
  const isOwn = S.hasPost(s, p, SLOT_NODE[g.space - FIRST_CARD]);
  if (!g.diplomat) return isOwn ? OK : E.NO_POST_HERE;
  if (((s[S.COMPANIONS_HELD + S.at(p)] >> DIPLOMAT) & 1) === 0) return E.NOT_YOURS;
  if (!S.hasCompanion(s, p, DIPLOMAT)) return E.COMPANION_USED;
  return isOwn ? E.BAD_CHOICE : OK;
}

/** Check 4, also of a single die. */
export function checkDie(s: S.State, p: number, die: number): number {
  if (!isToken(die)) return (s[S.HAND + S.at(p)] >>> die) & 1 ? OK : E.NOT_YOUR_DIE;
  return (s[S.TOKENS_LEFT + S.at(p)] >> tokenValue(die)) & 1 ? OK : E.NOT_YOUR_DIE;
}

function checkDice(s: S.State, p: number, g: Placing): number {
  let tokens = 0;
  for (let i = 0; i < g.count; i++) {
    const wrong = checkDie(s, p, g.dice[i]);
    if (wrong !== OK) return wrong;
    if (isToken(g.dice[i])) tokens++;
  }
  const isOver = tokens > 1 || (tokens === 1 && s[S.TOKEN_USED + S.at(p)] === 1);
  return isOver ? E.TOKEN_LIMIT : OK; // AV-131
}

/** AV-088, AV-133, MP-112 */
function checkValues(s: S.State, p: number, g: Placing): number {
  const states = statesValues(s, p);
  if (g.hasAdjust) {
    if (!S.hasCompanion(s, p, NUN)) return E.NOT_YOURS;
    for (let i = 0; i < g.count; i++) {
      const isKnown = !states || g.hasValues;
      if (isToken(g.dice[i]) || !isKnown) continue;
      // A stated value is ignored if the dice show theirs.
      const value = states ? g.valueOf(s, i) : s[S.VALUE + g.dice[i]] + g.adjust[i];
      if (value < 1 || value > DIE_FACES) return E.CANNOT_ADJUST;
    }
    for (let i = 0; i < g.count; i++) {
      if (isToken(g.dice[i]) && g.adjust[i] !== 0) return E.TOKEN_FIXED;
    }
  }
  return states !== g.hasValues ? E.NOT_APPLICABLE : OK;
}

function checkRoom(s: S.State, p: number, g: Placing): number {
  const { space } = g;
  // MP-042, MP-043, AV-022
  const usesColor = (g.mask & colorMask(p)) !== 0;
  if (usesColor && !isPrivate(space) && hasColorOn(s, p, space)) return E.SAME_COLOR_PRESENT;
  const full = roomOn(s, p, space);
  if (full !== OK) return full;
  const value = g.value(s);
  if (isRow(space) && value < leastValue(s, space)) return E.DIE_TOO_LOW; // MP-057, AV-021
  const cost = occupancyCost(s, p, space, value);
  if (g.free) {
    if (!holdsGift(s, p, GF13)) return E.NOT_YOURS; // AV-185
    return cost === 0 ? E.BAD_CHOICE : OK;
  }
  return cost > s[S.PURSE + S.at(p)] ? E.CANNOT_PAY_OCCUPANCY : OK; // MP-045
}
