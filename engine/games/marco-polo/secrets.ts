/** The facts that a viewer cannot know (section 7), defined by redrawing them. */

import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { type Changed, shuffled } from '../../kit/unseen.ts';
import { CITY_CARD_IDS, GOAL_IDS } from './cards.ts';
import { STARTING } from './data/contracts.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { BELLELA, KUBILAI, RU06, RU09, RUSTICIANO_CARDS } from './data/people.ts';
import { DEALT_GOALS } from './data.ts';
import { contractsInPlay } from './in-play.ts';
import { charactersInPlay } from './phases/draft.ts';
import { closedCompanions, openCityCards, openContracts, openGifts } from './position/piles.ts';
import * as S from './state.ts';

/** Every secret field, in the words of `describe`. */
export const secrets: readonly string[] = [
  'piles',
  'seats.goals',
  'seats.rusticiano',
  'seats.bellela',
];

/**
 * Redraws all facts in place that `viewer` cannot know from a view, and names each changed field
 * through `changed`. The log reveals more (the contracts under the special pile, for example);
 * using it is up to the viewer.
 */
export function determinize(
  s: S.State,
  viewer: Viewer,
  chance: Chance,
  changed: Changed = () => {},
): void {
  redrawPiles(s, chance, changed);
  const others = Array.from({ length: s[S.SEATS] }, (_, p) => p).filter((p) => p !== viewer);
  redrawGoals(s, s[S.PHASE] === S.OVER ? [] : others, chance, changed);
  if (s[S.OPT_OPEN_DRAFT] === 1) return;
  for (const p of others) {
    redrawMask(s, S.RUSTICIANO_LEFT + S.at(p), rusticianoCards(s, p), chance, () =>
      changed('seats.rusticiano'),
    );
    redrawMask(s, S.BELLELA_LEFT + S.at(p), bellelaCharacters(s), chance, () =>
      changed('seats.bellela'),
    );
  }
}

/** The face-down piles, which nobody knows. */
export function redrawPiles(s: S.State, chance: Chance, changed: Changed = () => {}): void {
  const unseen = (count: number, first: number, open: readonly number[]): number[] => {
    const all = Array.from({ length: count - first }, (_, i) => first + i);
    return shuffled(
      all.filter((card) => !open.includes(card)),
      chance,
    );
  };
  const deal = (size: number, start: number, from: number[]): void => {
    for (let i = 0; i < s[size]; i++) {
      const card = from.pop() ?? s[start + i];
      if (s[start + i] !== card) changed('piles');
      s[start + i] = card;
    }
  };
  const contracts = unseen(contractsInPlay(s), STARTING, openContracts(s));
  deal(S.STACKS_SIZE, S.STACKS, contracts);
  deal(S.SPECIAL_SIZE, S.SPECIAL, contracts);
  deal(S.CITY_SIZE, S.CITY_PILE, unseen(CITY_CARD_IDS.length, 0, openCityCards(s)));
  deal(S.GIFT_SIZE, S.GIFT_PILE, unseen(GIFT_IDS.length, 0, openGifts(s)));
  const companions = shuffled(closedCompanions(s), chance);
  deal(S.COMPANION_STACK_SIZE, S.COMPANION_STACK, companions);
}

/** Goals of the seats in the list; which of four places are chosen is as hidden as the cards. */
function redrawGoals(s: S.State, seats: readonly number[], chance: Chance, changed: Changed): void {
  const held = (p: number): number[] =>
    Array.from(s.subarray(S.GOAL + S.at(p), S.GOAL + S.at(p) + DEALT_GOALS)).filter((g) => g >= 0);
  const known = Array.from({ length: s[S.SEATS] }, (_, p) => p)
    .filter((p) => !seats.includes(p))
    .flatMap(held);
  const all = GOAL_IDS.map((_, goal) => goal).filter((goal) => !known.includes(goal));
  const unseen = shuffled(all, chance);
  for (const p of seats) {
    const before = held(p);
    const goals = unseen.splice(0, before.length).sort((a, b) => a - b);
    if (goals.some((goal, i) => goal !== before[i])) changed('seats.goals');
    s.set(goals, S.GOAL + S.at(p));
    if (s[S.CHOSEN + S.at(p)] === 0) continue;
    const first = chance.below(DEALT_GOALS);
    const second = (first + 1 + chance.below(DEALT_GOALS - 1)) % DEALT_GOALS;
    s[S.CHOSEN + S.at(p)] = (1 << first) | (1 << second);
  }
}

/** As many of `all` as the mask at `at` holds. */
function redrawMask(
  s: S.State,
  at: number,
  all: readonly number[],
  chance: Chance,
  changed: () => void,
): void {
  let n = 0;
  for (let left = s[at]; left !== 0; left &= left - 1) n++;
  if (n === 0) return;
  const mask = shuffled(all, chance)
    .slice(0, n)
    .reduce((sum, one) => sum | (1 << one), 0);
  if (mask !== s[at]) changed();
  s[at] = mask;
}

/** Possible cards of `p`, according to the view. */
function rusticianoCards(s: S.State, p: number): number[] {
  const isOut = (card: number): boolean =>
    (card === RU06 && s[S.OPT_COMPANIONS] === 0) || (card === RU09 && s[S.KEPT + S.at(p)] >= 0);
  return RUSTICIANO_CARDS.map((_, card) => card).filter((card) => !isOut(card));
}

/** AV-101, AV-107: characters that nobody has, this round's included. */
function bellelaCharacters(s: S.State): number[] {
  let gone = (1 << KUBILAI) | (1 << BELLELA);
  for (let p = 0; p < s[S.SEATS]; p++) {
    for (const field of [S.CHAR, S.ROUND_CHAR]) {
      if (s[field + S.at(p)] >= 0) gone |= 1 << s[field + S.at(p)];
    }
  }
  return charactersInPlay(s).filter((one) => ((gone >> one) & 1) === 0);
}
