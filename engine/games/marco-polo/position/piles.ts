/** Face-down piles of a described position: named cards are on top, the rest in seeded order. */

import type { Chance } from '../../../core/chance.ts';
import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { shuffled } from '../../../kit/unseen.ts';
import { CITY_CARD_IDS, CONTRACT_IDS } from '../cards.ts';
import { STARTING } from '../data/contracts.ts';
import { GIFT_IDS } from '../data/gifts.ts';
import { COMPANIONS, FACE_UP_COMPANIONS, GONDOLIER } from '../data/people.ts';
import { ROW_SPACES, SLOTS } from '../data/spaces.ts';
import { ROUNDS, STACK_SIZE } from '../data.ts';
import { contractsInPlay } from '../in-play.ts';
import { isPalazzo, SLOT_NODE } from '../map.ts';
import { KEEP_GIFTS, PICK_CARD, SEARCH } from '../questions.ts';
import * as S from '../state.ts';

export function readPiles(s: S.State, given: Reader, chance: Chance): void {
  const piles = given.record('piles');
  piles.allow(['special', 'city', 'companions', 'gifts', 'stacks']);
  readContracts(s, given, piles, chance);
  readCityCards(s, given, piles, chance);
  readCompanions(s, given, piles, chance);
  readGifts(s, piles, chance);
}

/** Open cards of a question of this kind: contracts, city cards or gifts. */
function shown(s: S.State, asking: number): number[] {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    if (s[S.questionAt(i) + S.Q_KIND] !== asking) continue;
    return Array.from(s.subarray(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]));
  }
  return [];
}

/** Visible contracts: in the row, held, completed, offered. */
export function openContracts(s: S.State): number[] {
  const open = Array.from(s.subarray(S.ROW, S.ROW + ROW_SPACES));
  for (let p = 0; p < s[S.SEATS]; p++) {
    const block = S.at(p);
    open.push(...s.subarray(S.HELD + block, S.HELD + block + s[S.HELD_SIZE + block]));
    open.push(...s.subarray(S.DONE + block, S.DONE + block + s[S.DONE_SIZE + block]));
  }
  return [...open, ...shown(s, SEARCH)].filter((contract) => contract >= 0);
}

/** Visible city cards: in slots, kept, Arghun's, offered. */
export function openCityCards(s: S.State): number[] {
  const open = Array.from(s.subarray(S.CARD_IN, S.CARD_IN + SLOTS.length));
  open.push(...s.subarray(S.OFFERED_CARDS, S.OFFERED_CARDS + s[S.OFFERED_CARDS_SIZE]));
  for (let p = 0; p < s[S.SEATS]; p++) {
    const at = S.ARGHUN + S.at(p);
    open.push(s[S.KEPT + S.at(p)], ...s.subarray(at, at + s[S.ARGHUN_SIZE + S.at(p)]));
  }
  return [...open, ...shown(s, PICK_CARD)].filter((card) => card >= 0);
}

/** The named ones, then all others that are not open, in seeded order. */
function inOrder(
  count: number,
  first: number,
  open: readonly number[],
  named: readonly number[],
  chance: Chance,
): number[] {
  const gone = new Set([...open, ...named]);
  const rest = Array.from({ length: count - first }, (_, i) => first + i);
  return [
    ...named,
    ...shuffled(
      rest.filter((card) => !gone.has(card)),
      chance,
    ),
  ];
}

function readContracts(s: S.State, given: Reader, piles: Reader, chance: Chance): void {
  const isPlaying = s[S.PHASE] >= S.COMPENSATION;
  const usual =
    s[S.ROUND] === 0 ? ROUNDS : ROUNDS - s[S.ROUND] + (isPlaying || s[S.ROUND] === 1 ? 0 : 1);
  const stacks = given.int('contractStacks', Math.max(0, usual));
  const named = piles.list('stacks').flatMap((_, i) => {
    const list = piles.list('stacks');
    return piles.nested('stacks', { [i]: list[i] }).ids(String(i), CONTRACT_IDS);
  });
  const special = piles.ids('special', CONTRACT_IDS);
  const all = inOrder(
    contractsInPlay(s),
    STARTING,
    openContracts(s),
    [...named, ...special],
    chance,
  );
  const loose = all.slice(named.length + special.length);
  const inStacks = [...named, ...loose.splice(0, Math.max(0, stacks * STACK_SIZE - named.length))];
  if (!given.has('contractRow') && isPlaying && s[S.PHASE] !== S.OVER) {
    s.set(loose.splice(0, ROW_SPACES), S.ROW);
  }
  const inSpecial = [...special, ...loose];
  if (inStacks.length !== stacks * STACK_SIZE) {
    throw new PositionError('contracts', `there are no ${stacks} stacks of ${STACK_SIZE} left`);
  }
  lay(s, S.STACKS_SIZE, S.STACKS, inStacks);
  lay(s, S.SPECIAL_SIZE, S.SPECIAL, inSpecial);
}

/** The first of the list is on top, which is last in the array. */
function lay(s: S.State, size: number, start: number, list: readonly number[]): void {
  s[size] = list.length;
  list.forEach((card, i) => {
    s[start + list.length - 1 - i] = card;
  });
}

function readCityCards(s: S.State, given: Reader, piles: Reader, chance: Chance): void {
  const named = piles.ids('city', CITY_CARD_IDS);
  const pile = inOrder(CITY_CARD_IDS.length, 0, openCityCards(s), named, chance);
  if (!given.has('cityCards')) {
    SLOT_NODE.forEach((node, slot) => {
      if (isPalazzo(node) && s[S.OPT_VENICE] === 0) return;
      s[S.CARD_IN + slot] = pile.splice(named.length, 1)[0];
    });
  }
  const size = given.has('cityPile') ? given.int('cityPile', 0) : pile.length;
  if (size > pile.length) given.fail('cityPile', `must be ${pile.length} or less`);
  lay(s, S.CITY_SIZE, S.CITY_PILE, pile.slice(0, size));
}

/** Companions of this table that nobody has and that are not open. */
export function closedCompanions(s: S.State): number[] {
  if (s[S.OPT_COMPANIONS] === 0) return [];
  let gone = s[S.OPT_VENICE] === 0 ? 1 << GONDOLIER : 0;
  for (let p = 0; p < s[S.SEATS]; p++) gone |= s[S.COMPANIONS_HELD + S.at(p)];
  for (let i = 0; i < s[S.COMPANION_ROW_SIZE]; i++) gone |= 1 << s[S.COMPANION_ROW + i];
  return COMPANIONS.map((_, one) => one).filter((one) => ((gone >> one) & 1) === 0);
}

function readCompanions(s: S.State, given: Reader, piles: Reader, chance: Chance): void {
  const named = piles.ids('companions', COMPANIONS);
  const rest = closedCompanions(s).filter((one) => !named.includes(one));
  const stack = [...named, ...shuffled(rest, chance)];
  if (!given.has('companionRow') && s[S.OPT_COMPANIONS] === 1) {
    const open = stack.splice(0, FACE_UP_COMPANIONS);
    s.set(open, S.COMPANION_ROW);
    s[S.COMPANION_ROW_SIZE] = open.length;
  }
  lay(s, S.COMPANION_STACK_SIZE, S.COMPANION_STACK, stack);
}

/** Visible gifts: kept, used, offered. */
export function openGifts(s: S.State): number[] {
  const open = Array.from(s.subarray(S.GIFT_DISCARDS, S.GIFT_DISCARDS + s[S.GIFT_DISCARDS_SIZE]));
  for (let p = 0; p < s[S.SEATS]; p++) {
    GIFT_IDS.forEach((_, gift) => {
      if ((s[S.GIFTS + S.at(p)] >> gift) & 1) open.push(gift);
    });
  }
  return [...open, ...shown(s, KEEP_GIFTS)];
}

function readGifts(s: S.State, piles: Reader, chance: Chance): void {
  if (s[S.OPT_NEW] === 0) return;
  const named = piles.ids('gifts', GIFT_IDS);
  const pile = inOrder(GIFT_IDS.length, 0, openGifts(s), named, chance);
  lay(s, S.GIFT_SIZE, S.GIFT_PILE, pile);
}
