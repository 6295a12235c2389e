/** The rules' action for an absent seat (section 4, absent players). */

import { check, codec, legal, MAX_LEGAL } from './actions.ts';
import { END_TURN, MONEY_BAG } from './codes.ts';
import { CHARACTER_IDS } from './data/people.ts';
import { GOODS } from './data/vocabulary.ts';
import { ALL_DICE } from './fields.ts';
import { hand, look, numberOf } from './placing/hand.ts';
import * as Q from './questions.ts';
import * as S from './state.ts';
import type { Action, OpenAction } from './types.ts';

const listed = new Int32Array(MAX_LEGAL);

export function standIn(s: S.State, p: number): number | OpenAction {
  switch (s[S.PHASE]) {
    case S.TURNS:
      return s[S.QUESTIONS] > 0 ? answer(s, p) : inTurn(s, p);
    case S.BONUS:
    case S.COMPENSATION:
    case S.ROUND_END:
      return answer(s, p);
    case S.DRAFT:
    case S.BELLELA_PHASE:
      return firstCharacter(s, p);
    default:
      // The first dealt goals, Venezia, no companion: each is first in its list.
      return first(s, p);
  }
}

function first(s: S.State, p: number): number {
  legal(s, p, listed);
  return listed[0];
}

/** In the order of section 2.11. */
function firstCharacter(s: S.State, p: number): number {
  const count = legal(s, p, listed);
  let best = listed[0];
  let lowest = CHARACTER_IDS.length;
  for (let i = 0; i < count; i++) {
    const action = codec.decode(s, p, listed[i]) as Action & { readonly character: string };
    const number = CHARACTER_IDS.indexOf(action.character);
    if (number >= lowest) continue;
    lowest = number;
    best = listed[i];
  }
  return best;
}

/** Goods gold, pairs silk and gold, coins, the oldest contract, no movement, figure 2. */
function answer(s: S.State, p: number): number | OpenAction {
  let at = -1;
  for (let i = 0; i < s[S.QUESTIONS] && at < 0; i++) {
    if (s[S.questionAt(i) + S.Q_SEAT] === p) at = S.questionAt(i);
  }
  const kind = s[at + S.Q_KIND];
  const q = s[at + S.Q_NUMBER];
  const n = s[at + S.Q_N];
  const code = (action: object): number | OpenAction =>
    codec.encode(s, p, action) as number | OpenAction;
  const [, silk, gold] = GOODS;
  if (kind === Q.CHOOSE_GOODS) return code({ type: 'chooseGoods', q, goods: { [gold]: n } });
  if (kind === Q.CHOOSE_PAIR) {
    const pairs = Array.from({ length: n }, () => [silk, gold]);
    return code({ type: 'choosePair', q, pairs });
  }
  if (kind === Q.CHOOSE_FIGURE) return code({ type: 'chooseFigure', q, remove: 2 });
  if (kind === Q.PICK_CARD) return lowestCard(s, p);
  // Coins only, the oldest contracts, no movement, nothing kept, no relocation, markers in order.
  return first(s, p);
}

/** Cards in the order of their ids. */
function lowestCard(s: S.State, p: number): number {
  const count = legal(s, p, listed);
  return Math.min(...listed.subarray(0, count));
}

/** The lowest die on 5 coins, else all on the money bag; then the end of the turn. */
function inTurn(s: S.State, p: number): number | OpenAction {
  if (check(s, p, END_TURN) === 0) return END_TURN;
  look(s, p);
  const order = Array.from({ length: hand.count }, (_, i) => i).sort(
    (a, b) => hand.value[a] - hand.value[b] || hand.place[a] - hand.place[b],
  );
  const dice = order.map((i) => numberOf(p, hand.place[i]));
  const lowest = hand.value[order[0]];
  const place = codec.encode(s, p, {
    type: 'place',
    space: 'coins5',
    dice: [ALL_DICE[dice[0]]],
    ...(lowest === 0 && { values: [1] }),
  }) as number | OpenAction;
  return s[S.MAIN_DONE] === 0 && check(s, p, place) === 0 ? place : MONEY_BAG + dice[0];
}
