/**
 * The possible undos (rules, section 5.7, Undo): everything in one's own turn, except revelations.
 */

import * as S from './state.ts';

const known = { draws: 0, turn: 0, special: 0, city: 0, gifts: 0, hidden: 0 };

/** Records the facts with which a later state is compared. */
export function remember(s: S.State): void {
  known.draws = s[S.DRAWS];
  known.turn = s[S.TURN];
  known.special = s[S.SPECIAL_SIZE];
  known.city = s[S.CITY_SIZE];
  known.gifts = s[S.GIFT_SIZE];
  known.hidden = hiddenCards(s);
}

/** Cards of Rusticiano known only to their owners. */
function hiddenCards(s: S.State): number {
  if (s[S.OPT_OPEN_DRAFT] === 1) return 0;
  let cards = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    for (let left = s[S.RUSTICIANO_LEFT + S.at(p)]; left !== 0; left &= left - 1) cards++;
  }
  return cards;
}

/** Whether since `remember` a die was rolled, a card or contract drawn, a hidden card played. */
const isRevealed = (s: S.State): boolean =>
  s[S.DRAWS] !== known.draws ||
  s[S.TURN] !== known.turn ||
  s[S.SPECIAL_SIZE] < known.special ||
  s[S.CITY_SIZE] < known.city ||
  s[S.GIFT_SIZE] < known.gifts ||
  hiddenCards(s) < known.hidden;

/**
 * As `Game.reveals`: without the option everything is final, and so is everything outside of a
 * turn.
 */
export function reveals(before: S.State, after: S.State): boolean {
  if (after[S.OPT_UNDO] === 0) return true;
  if (before[S.PHASE] !== S.TURNS || after[S.PHASE] !== S.TURNS) return true;
  remember(before);
  return isRevealed(after);
}

/** Counts the commands of the turn that can still be taken back. */
export function noteUndo(s: S.State): void {
  const isOpen = s[S.PHASE] === S.TURNS && s[S.OPT_UNDO] === 1 && !isRevealed(s);
  s[S.UNDOABLE] = isOpen ? s[S.UNDOABLE] + 1 : 0;
}
