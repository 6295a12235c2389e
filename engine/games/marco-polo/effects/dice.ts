/** Dice: rolled, placed, returned; the dice on a space (rules, sections 4 and 5.1). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { draw } from '../../../kit/draws.ts';
import { MATTEO, RASCHID } from '../data/people.ts';
import { ASIDE, COINS5, KHAN, KHAN_PLACES, VENICE } from '../data/spaces.ts';
import { ROW_PLACES } from '../data/venice.ts';
import {
  BLACK_DICE,
  BLACK_MASK,
  COLOR_DICE,
  colorMask,
  DICE,
  DIE_COLORS,
  DIE_FACES,
  FIRST_BLACK,
  TOKENS,
  WHITE,
  WHITE_MASK,
} from '../data.ts';
import type { Shown } from '../events.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

/** Ids of the dice, by number; those of a seat are named after its place at the table. */
export const DIE_IDS: readonly string[] = [
  ...DIE_COLORS.flatMap((color) =>
    Array.from({ length: COLOR_DICE }, (_, i) => `${color}-${i + 1}`),
  ),
  ...Array.from({ length: BLACK_DICE }, (_, i) => `black-${i + 1}`),
  'white',
];
/** Ids of the tokens, in the order of their values. */
export const TOKEN_IDS: readonly string[] = TOKENS.map((value) => `token-${value}`);

/** A die in the form of events. */
export const shownDie = (s: S.State, die: number): Shown => ({
  id: DIE_IDS[die],
  value: s[S.VALUE + die] || null,
});

/** The dice of a mask in the form of events. */
export const shownDice = (s: S.State, mask: number): Shown[] =>
  DIE_IDS.flatMap((_, die) => ((mask >>> die) & 1 ? [shownDie(s, die)] : []));

/** Rolls one die of `p`; Raschid's show nothing until he places them (MP-112). */
export function roll(s: S.State, p: number, die: number, chance: Chance): void {
  if (S.ability(s, p) === RASCHID) {
    s[S.VALUE + die] = 0;
    return;
  }
  const fixed = chance.roll?.(die);
  if (fixed === undefined) {
    s[S.VALUE + die] = 1 + draw(s, S.DRAWS, chance, DIE_FACES);
    return;
  }
  s[S.DRAWS]++;
  s[S.VALUE + die] = fixed;
}

/** MP-024: everybody's dice, from the start player on. */
export function rollAll(s: S.State, chance: Chance, sink: EventSink | null): void {
  let p = s[S.START_SEAT];
  for (let i = 0; i < s[S.SEATS]; i++) {
    for (let die = 0; die < DICE; die++) {
      if ((s[S.HAND + S.at(p)] >>> die) & 1) roll(s, p, die, chance);
    }
    if (sink) tell(sink, { type: 'diceRolled', seat: p, dice: shownDice(s, s[S.HAND + S.at(p)]) });
    p = S.after(s, p);
  }
}

/** MP-023: colour dice and the white one to their owners (MP-117), black dice to the pool. */
export function retrieve(s: S.State): void {
  for (let i = 0; i < s[S.PLACEMENTS]; i++) {
    s.fill(0, S.placementAt(i), S.placementAt(i + 1));
  }
  s[S.PLACEMENTS] = 0;
  s.fill(0, S.VALUE, S.VALUE + DICE);
  s[S.POOL] = BLACK_MASK & (2 ** (FIRST_BLACK + s[S.SEATS] + 1) - 1); // MP-011, AV-162
  for (let p = 0; p < s[S.SEATS]; p++) {
    const white = S.ability(s, p) === MATTEO ? WHITE_MASK : 0;
    // AV-184: the black dice that gifts have promised stay.
    const promised = s[S.HAND + S.at(p)] & BLACK_MASK;
    s[S.POOL] &= ~promised;
    s[S.HAND + S.at(p)] = colorMask(p) | white | promised;
  }
}

/**
 * AV-184: black dice of the table that nobody has in hand and that can be promised for the next
 * roll.
 */
const unpromised = (s: S.State): number => {
  let mask = BLACK_MASK & (2 ** (FIRST_BLACK + s[S.SEATS] + 1) - 1);
  for (let p = 0; p < s[S.SEATS]; p++) mask &= ~s[S.HAND + S.at(p)];
  return mask;
};

/** Whether a black die can be taken now, or promised between the rounds. */
export const canTakeBlack = (s: S.State): boolean =>
  (s[S.PHASE] === S.BONUS ? unpromised(s) : s[S.POOL]) !== 0;

/** AV-184: promises the black die with the lowest number, from any place, for `p`'s next roll. */
export function promiseBlack(s: S.State, p: number, sink: EventSink | null): void {
  const free = unpromised(s);
  if (free === 0) return;
  const mask = free & -free;
  takeBackDie(s, mask, p);
  s[S.POOL] &= ~mask;
  s[S.HAND + S.at(p)] |= mask;
  if (sink) tell(sink, { type: 'blackDieTaken', seat: p, die: shownDice(s, mask)[0] });
}

/** Takes a black die from the pool, the lowest number (MP-105). @returns whether there was one */
export function takeBlack(s: S.State, p: number, chance: Chance, sink: EventSink | null): boolean {
  for (let die = FIRST_BLACK; die < WHITE; die++) {
    if (((s[S.POOL] >>> die) & 1) === 0) continue;
    s[S.POOL] &= ~(1 << die);
    s[S.HAND + S.at(p)] |= 1 << die;
    roll(s, p, die, chance);
    if (sink) tell(sink, { type: 'blackDieTaken', seat: p, die: shownDie(s, die) });
    return true;
  }
  return false;
}

/** MP-012, MP-013, AV-014: neutral dice on a space; they are never moved (MP-014). */
export function neutralOn(s: S.State, space: number): number {
  const seats = s[S.SEATS];
  if (space === KHAN) return Math.max(0, KHAN_PLACES - seats);
  if (space === COINS5) return seats === 2 ? 1 : 0;
  return space === VENICE && s[S.OPT_VENICE] === 1 ? ROW_PLACES - seats : 0;
}

/** Placements of players on a space. */
export function placedOn(s: S.State, space: number): number {
  let n = 0;
  for (let i = 0; i < s[S.PLACEMENTS]; i++) if (s[S.placementAt(i) + S.P_SPACE] === space) n++;
  return n;
}

/** MP-046: whether a space has any die. */
export const isOccupied = (s: S.State, space: number): boolean =>
  neutralOn(s, space) > 0 || placedOn(s, space) > 0;

/** Index of the latest placement on a space, -1 for none. */
function latestOn(s: S.State, space: number): number {
  for (let i = s[S.PLACEMENTS] - 1; i >= 0; i--) {
    if (s[S.placementAt(i) + S.P_SPACE] === space) return i;
  }
  return -1;
}

/** MP-057, AV-021, AV-176: the least value required by a row of single dice. */
export function leastValue(s: S.State, space: number): number {
  const latest = latestOn(s, space);
  if (latest < 0) return 1;
  const dice = s[S.placementAt(latest) + S.P_DICE];
  return dice === 0 ? 1 : s[S.VALUE + 31 - Math.clz32(dice & -dice)];
}

/** MP-042: whether a colour die of `p` is there. */
export function hasColorOn(s: S.State, p: number, space: number): boolean {
  const own = colorMask(p);
  for (let i = 0; i < s[S.PLACEMENTS]; i++) {
    const at = S.placementAt(i);
    if (s[at + S.P_SPACE] === space && (s[at + S.P_DICE] & own) !== 0) return true;
  }
  return false;
}

/** Puts dice on a space, behind those already there: they leave the hand. */
export function lay(s: S.State, p: number, space: number, dice: number, token: number): void {
  let i = s[S.PLACEMENTS]++;
  while (i > 0 && s[S.placementAt(i - 1) + S.P_SPACE] > space) i--;
  s.copyWithin(S.placementAt(i + 1), S.placementAt(i), S.placementAt(s[S.PLACEMENTS] - 1));
  const at = S.placementAt(i);
  s[at + S.P_SPACE] = space;
  s[at + S.P_SEAT] = p;
  s[at + S.P_DICE] = dice;
  s[at + S.P_TOKEN] = token;
  s[S.HAND + S.at(p)] &= ~dice;
}

function remove(s: S.State, i: number): void {
  const end = S.placementAt(s[S.PLACEMENTS]);
  s.copyWithin(S.placementAt(i), S.placementAt(i + 1), end);
  s.fill(0, end - S.PLACEMENT_SIZE, end);
  s[S.PLACEMENTS]--;
}

/** AV-134, AV-136: the token of a finished action goes to the box. */
export function dropToken(s: S.State): void {
  for (let i = 0; i < s[S.PLACEMENTS]; i++) {
    const at = S.placementAt(i);
    if (s[at + S.P_TOKEN] === 0) continue;
    s[at + S.P_TOKEN] = 0;
    s[S.FACE_UP + S.at(s[at + S.P_SEAT])] = 0;
    if (s[at + S.P_DICE] === 0) remove(s, i);
    return;
  }
}

/** AV-171, AV-172, AV-146: all dice of a space aside, of a row only the rightmost (AV-173). */
export function clear(s: S.State, space: number): void {
  const isRow = space === KHAN || space === VENICE;
  for (let latest = latestOn(s, space); latest >= 0; latest = latestOn(s, space)) {
    // From the oldest on, so that the dice set aside keep their order of arrival.
    const i = isRow ? latest : latest - placedOn(s, space) + 1;
    const at = S.placementAt(i);
    const seat = s[at + S.P_SEAT];
    const dice = s[at + S.P_DICE];
    remove(s, i);
    lay(s, seat, ASIDE, dice, 0);
    if (isRow) return;
  }
}

/** Takes dice from their place or from waiting (AV-103: the white die of a round). */
export function takeBackDie(s: S.State, dice: number, p: number): void {
  s[S.HAND + S.at(p)] &= ~dice;
  for (let i = s[S.PLACEMENTS] - 1; i >= 0; i--) {
    const at = S.placementAt(i);
    if ((s[at + S.P_DICE] & dice) === 0) continue;
    s[at + S.P_DICE] &= ~dice;
    if (s[at + S.P_DICE] === 0 && s[at + S.P_TOKEN] === 0) remove(s, i);
  }
  for (let die = 0; die < DICE; die++) if ((dice >>> die) & 1) s[S.VALUE + die] = 0;
}
