/** Questions that effects put to players (rules, section 4): their kinds, in the words of the view. */

import * as S from './state.ts';

export const QUESTION_KINDS = [
  ...(['chooseGoods', 'choosePair', 'chooseCamelsOrCoins', 'discardContract', 'doMove'] as const),
  ...(['chooseOtherCityBonus', 'chooseOwnCityBonus', 'relocatePost', 'searchContracts'] as const),
  ...(['pickCityCard', 'chooseFigure', 'keepGifts', 'chooseDieOrCoins'] as const),
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const CHOOSE_GOODS = 0;
export const CHOOSE_PAIR = 1;
export const CAMELS_OR_COINS = 2;
export const DISCARD = 3;
export const DO_MOVE = 4;
export const OTHER_BONUS = 5;
export const OWN_BONUS = 6;
export const RELOCATE = 7;
export const SEARCH = 8;
export const PICK_CARD = 9;
export const CHOOSE_FIGURE = 10;
export const KEEP_GIFTS = 11;
export const DIE_OR_COINS = 12;

/** Whether the question offers contracts, city cards or gifts that were drawn for it. */
export const showsCards = (kind: number): boolean =>
  kind === SEARCH || kind === PICK_CARD || kind === KEEP_GIFTS;

/** Index of the first open question of `p` of this kind; -1 for none. */
export function openOf(s: S.State, p: number, kind: number): number {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_SEAT] === p && s[at + S.Q_KIND] === kind) return at;
  }
  return -1;
}

/** Index of the open question of `p` with this number and kind; -1 for none. */
export function questionOf(s: S.State, p: number, number: number, kind: number): number {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_NUMBER] !== number) continue;
    return s[at + S.Q_SEAT] === p && s[at + S.Q_KIND] === kind ? at : -1;
  }
  return -1;
}

/** Seats with an open question, as a mask. */
export function askedSeats(s: S.State): number {
  let mask = 0;
  for (let i = 0; i < s[S.QUESTIONS]; i++) mask |= 1 << s[S.questionAt(i) + S.Q_SEAT];
  return mask;
}

/** Opens a question. `node` is -1 if the kind has none. */
export function ask(
  s: S.State,
  p: number,
  kind: number,
  source: number,
  n: number,
  node = -1,
): void {
  const at = S.questionAt(s[S.QUESTIONS]++);
  s[at + S.Q_NUMBER] = s[S.ASKED]++;
  s[at + S.Q_SEAT] = p;
  s[at + S.Q_KIND] = kind;
  s[at + S.Q_SOURCE] = source;
  s[at + S.Q_N] = n;
  s[at + S.Q_NODE] = node;
}

/** Removes an answered question, with its offered cards. */
export function close(s: S.State, at: number): void {
  const end = S.questionAt(s[S.QUESTIONS] - 1);
  const shows = showsCards(s[at + S.Q_KIND]);
  s.copyWithin(at, at + S.QUESTION_SIZE, end + S.QUESTION_SIZE);
  s.fill(0, end, end + S.QUESTION_SIZE);
  s[S.QUESTIONS]--;
  if (!shows) return;
  s.fill(0, S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]);
  s[S.SHOWN_SIZE] = 0;
}

/** Whether a question of this kind is open. */
export function isOpen(s: S.State, kind: number): boolean {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    if (s[S.questionAt(i) + S.Q_KIND] === kind) return true;
  }
  return false;
}
