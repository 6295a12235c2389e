/** Set-up (rules, section 3). */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import { draw } from '../../kit/draws.ts';
import { BONUS_BEGINNER, CITY_CARD_IDS, CONTRACT_IDS, OUTPOST_IDS } from './cards.ts';
import { STARTING } from './data/contracts.ts';
import { ARGHUN_CARDS, GIFT_IDS } from './data/gifts.ts';
import { BEIJING_SLOTS } from './data/map-nodes.ts';
import { BEGINNERS, COMPANIONS } from './data/people.ts';
import { ROW_SPACES, SLOTS } from './data/spaces.ts';
import { CAMEL, COIN } from './data/vocabulary.ts';
import { START_CAMELS, START_COINS } from './data.ts';
import { layOutCompanions, returnCompanions } from './effects/companions.ts';
import { retrieve } from './effects/dice.ts';
import { amountAt } from './effects/purse.ts';
import { bonusesInPlay, contractsInPlay } from './in-play.ts';
import { IS_LARGE_CITY, IS_SMALL, isPalazzo, NODES, SLOT_NODE, VENEZIA } from './map.ts';
import { writeOptions } from './options.ts';
import { charactersInPlay, offerCharacters } from './phases/draft.ts';
import { dealGoals } from './phases/goals.ts';
import { type ShuffleName, shuffleNamed } from './shuffles.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

/** A table with nothing but the dice. */
export function blank(seats: number, options: Options): S.State {
  const s: S.State = new Int32Array(S.STATE_LENGTH);
  s[S.SEATS] = seats;
  writeOptions(s, options);
  s[S.LAST_TRAVELLER] = -1;
  s[S.ACTIVE] = -1;
  const empty: readonly (readonly [start: number, length: number])[] = [
    [S.OFFERED, seats + 1],
    [S.ROW, ROW_SPACES],
    [S.STACKS, S.SPECIAL_SIZE - S.STACKS],
    [S.SPECIAL, CONTRACT_IDS.length - STARTING],
    [S.CITY_PILE, CITY_CARD_IDS.length],
    [S.CARD_IN, SLOTS.length],
    [S.BONUS_AT, NODES.length],
    [S.OUTPOST_AT, NODES.length],
    [S.BEIJING_SEAT, BEIJING_SLOTS.length],
    [S.COMPANION_ROW, COMPANIONS.length],
    [S.COMPANION_STACK, COMPANIONS.length],
    [S.OFFERED_CARDS, ARGHUN_CARDS],
    [S.GIFT_PILE, GIFT_IDS.length],
    [S.GIFT_DISCARDS, GIFT_IDS.length],
  ];
  for (const [start, length] of empty) s.fill(-1, start, start + length);
  for (let p = 0; p < seats; p++) blankSeat(s, p);
  retrieve(s);
  return s;
}

function blankSeat(s: S.State, p: number): void {
  const block = S.at(p);
  for (const field of [S.CHAR, S.ROUND_CHAR, S.KEPT]) s[field + block] = -1;
  s[S.FACE_UP + block] = 1;
  s.fill(-1, S.POST + block, S.POSTED + block);
  s[S.FIGURE + block] = VENEZIA; // MP-005
  s[S.FIGURE + 1 + block] = -1;
  s.fill(-1, S.HELD + block, S.DONE_SIZE + block);
  s.fill(-1, S.DONE + block, S.GOAL + block);
  s.fill(-1, S.GOAL + block, S.CHOSEN + block);
  s.fill(-1, S.ARGHUN + block, S.ARGHUN + block + ARGHUN_CARDS);
}

/** 0 … n - 1 in an order from `chance`, the first to be drawn first. */
function shuffled(
  s: S.State,
  name: ShuffleName,
  n: number,
  chance: Chance,
  isLastOnTop = false,
): Int32Array {
  const list = Int32Array.from({ length: n }, (_, i) => i);
  shuffleNamed(s, name, list, 0, n, chance, isLastOnTop);
  return list;
}

/** Chance in the order of the rules' steps. */
export function setup(
  seats: number,
  options: Options,
  chance: Chance,
  sink: EventSink | null,
): S.State {
  const s = blank(seats, options);
  s[S.START_SEAT] = draw(s, S.DRAWS, chance, seats); // MP-003
  s[S.START_SEAT] = chance.top?.('start')?.[0] ?? s[S.START_SEAT];
  for (let i = 0, p = s[S.START_SEAT]; i < seats; i++, p = S.after(s, p)) {
    s[amountAt(p, COIN)] = START_COINS + 1 + i; // MP-004
    s[amountAt(p, CAMEL)] = START_CAMELS;
  }
  dealContracts(s, chance);
  layCityCards(s, chance);
  layBonuses(s, chance);
  layOutposts(s, chance);
  layGifts(s, chance);
  returnCompanions(s, chance);
  layOutCompanions(s); // AV-061
  if (s[S.OPT_BEGINNER] === 0) {
    offerCharacters(s, shuffledOf(s, charactersInPlay(s), chance), sink);
    return s;
  }
  // MP-017
  for (let i = 0, p = s[S.START_SEAT]; i < seats; i++, p = S.after(s, p)) {
    s[S.CHAR + S.at(p)] = BEGINNERS[i];
  }
  dealGoals(s, chance, sink);
  return s;
}

function shuffledOf(s: S.State, list: readonly number[], chance: Chance): Int32Array {
  const copy = Int32Array.from(list);
  shuffleNamed(s, 'characters', copy, 0, copy.length, chance);
  return copy;
}

/** MP-006, MP-010 */
function dealContracts(s: S.State, chance: Chance): void {
  const starting = shuffled(s, 'startingContracts', STARTING, chance);
  for (let i = 0, p = s[S.START_SEAT]; i < s[S.SEATS]; i++, p = S.after(s, p)) {
    s[S.HELD + S.at(p)] = starting[i];
    s[S.HELD_SIZE + S.at(p)] = 1;
  }
  const rest = shuffled(s, 'contracts', contractsInPlay(s) - STARTING, chance).map(
    (i) => i + STARTING,
  );
  const inStacks = S.SPECIAL_SIZE - S.STACKS;
  s[S.STACKS_SIZE] = inStacks;
  s[S.SPECIAL_SIZE] = rest.length - inStacks;
  rest.forEach((contract, i) => {
    if (i < inStacks) s[S.STACKS + inStacks - 1 - i] = contract;
    else s[S.SPECIAL + rest.length - 1 - i] = contract;
  });
}

/** MP-007, AV-011 */
function layCityCards(s: S.State, chance: Chance): void {
  const cards = shuffled(s, 'cityCards', CITY_CARD_IDS.length, chance);
  const slots = SLOTS.flatMap((_, slot) =>
    isPalazzo(SLOT_NODE[slot]) && s[S.OPT_VENICE] === 0 ? [] : [slot],
  );
  slots.forEach((slot, i) => {
    s[S.CARD_IN + slot] = cards[i];
  });
  s[S.CITY_SIZE] = cards.length - slots.length;
  for (let i = 0; i < s[S.CITY_SIZE]; i++) s[S.CITY_PILE + i] = cards[cards.length - 1 - i];
}

/** MP-008, AV-005, AV-012, AV-037: which nodes have markers. */
export const smallNodes = (s: S.State): number[] =>
  NODES.flatMap((_, node) =>
    IS_SMALL[node] && (s[S.OPT_VENICE] === 1 || !isPalazzo(node)) ? [node] : [],
  );

function layBonuses(s: S.State, chance: Chance): void {
  const nodes = smallNodes(s);
  if (s[S.OPT_BEGINNER] === 1) {
    BONUS_BEGINNER.forEach((node, marker) => {
      if (nodes.includes(node)) s[S.BONUS_AT + node] = marker;
    });
    return;
  }
  const markers = shuffled(s, 'cityBonuses', bonusesInPlay(s), chance);
  nodes.forEach((node, i) => {
    s[S.BONUS_AT + node] = markers[i];
  });
}

/** AV-184: with the New Characters. */
function layGifts(s: S.State, chance: Chance): void {
  if (s[S.OPT_NEW] === 0) return;
  const gifts = shuffled(s, 'gifts', GIFT_IDS.length, chance, true);
  s.set(gifts, S.GIFT_PILE);
  s[S.GIFT_SIZE] = gifts.length;
}

/** MP-009 */
function layOutposts(s: S.State, chance: Chance): void {
  const tiles = shuffled(s, 'outposts', OUTPOST_IDS.length, chance);
  const large = NODES.flatMap((_, node) => (IS_LARGE_CITY[node] ? [node] : []));
  large.forEach((node, i) => {
    s[S.OUTPOST_AT + node] = tiles[i];
  });
}
