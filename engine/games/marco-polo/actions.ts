/** The list of actions, their legality, and how they are carried out. */

import type { Chance } from '../../core/chance.ts';
import type { Command } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { codecOf } from '../../kit/rows.ts';
import * as boards from './answers/boards.ts';
import * as cards from './answers/cards.ts';
import * as gifts from './answers/gifts.ts';
import * as goods from './answers/goods.ts';
import { legalArghun, useArghunRow } from './bonus/arghun.ts';
import { completeRow, legalComplete } from './bonus/contract.ts';
import * as dice from './bonus/dice.ts';
import { legalGifts, useGiftRow } from './bonus/gift.ts';
import * as helpers from './bonus/helpers.ts';
import { legalKept, useKeptRow } from './bonus/kept-card.ts';
import * as rusticiano from './bonus/rusticiano.ts';
import { END_TURN } from './codes.ts';
import { otherMarkers } from './effects/posts.ts';
import { E } from './errors.ts';
import * as draft from './phases/draft.ts';
import * as goals from './phases/goals.ts';
import { placeRow } from './phases/place.ts';
import * as round from './phases/round.ts';
import { endTurnRow } from './phases/round-end.ts';
import { mayEnd } from './phases/turns.ts';
import { listPlacements } from './placing/list.ts';
import * as Q from './questions.ts';
import type { MpRow } from './row.ts';
import * as S from './state.ts';
import type { OpenAction } from './types.ts';
import { noteUndo, remember } from './undoable.ts';

const ROWS: readonly MpRow[] = [
  draft.pickRow,
  goals.keepGoalsRow,
  draft.startRow,
  round.roundCharacterRow,
  round.takeCompanionRow,
  placeRow,
  completeRow,
  dice.moneyBagRow,
  dice.rerollRow,
  dice.adjustRow,
  dice.buyRow,
  rusticiano.playRow,
  useKeptRow,
  helpers.piedroRow,
  helpers.moneylenderRow,
  helpers.saracenRow,
  endTurnRow,
  goods.goodsRow,
  goods.pairRow,
  goods.camelsRow,
  cards.discardRow,
  boards.doMoveRow,
  boards.otherBonusRow,
  boards.ownBonusRow,
  boards.relocateRow,
  cards.searchRow,
  cards.pickCardRow,
  boards.figureRow,
  gifts.keepGiftsRow,
  gifts.dieOrCoinsRow,
  useGiftRow,
  useArghunRow,
];
export const codec = codecOf(ROWS);

/** Generous: a rich owner of two figures, a dozen different dice and the Cartographer. */
export const MAX_LEGAL = 2 ** 17;

/** Seats that owe a decision, as a mask. */
export function deciders(s: S.State): number {
  switch (s[S.PHASE]) {
    case S.CHOOSE_GOALS:
      return goals.undecided(s);
    case S.BONUS:
    case S.COMPENSATION:
    case S.ROUND_END:
      return Q.askedSeats(s);
    case S.OVER:
      return 0;
    default:
      return 1 << s[S.ACTIVE];
  }
}

/** The listed commands of a decider (section 5.8). */
export function legal(s: S.State, p: number, out: Int32Array): number {
  if (((deciders(s) >> p) & 1) === 0) return 0;
  switch (s[S.PHASE]) {
    case S.DRAFT:
      return draft.legalDraft(s, out);
    case S.CHOOSE_GOALS:
      return goals.legalGoals(s, p, out);
    case S.CHARACTER:
      return draft.legalStart(out);
    case S.BELLELA_PHASE:
      return round.legalRoundCharacter(s, p, out);
    case S.POPE:
      return round.legalPope(s, out);
    default:
      return s[S.QUESTIONS] > 0 ? legalAnswers(s, p, out) : legalTurn(s, p, out);
  }
}

function legalTurn(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  if (s[S.MAIN_DONE] === 0) n = listPlacements(s, p, out, n);
  // Checked before the rest is listed: no main action is legal if none is listed.
  const noMain = s[S.MAIN_DONE] === 0 && s[S.BAGGED] === 1 && n === 0;
  if (noMain || mayEnd(s, p)) out[n++] = END_TURN;
  n = legalComplete(s, p, out, n);
  n = dice.legalDice(s, p, out, n);
  n = helpers.legalHelpers(s, p, out, n);
  n = legalKept(s, p, out, n);
  n = legalGifts(s, p, out, n);
  n = legalArghun(s, p, out, n);
  return rusticiano.legalRusticiano(s, p, out, n);
}

/** Answers to all open questions of `p`, who chooses their order (AV-R40). */
function legalAnswers(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_SEAT] !== p) continue;
    n += answersTo(s, p, at, n === 0 ? out : out.subarray(n));
  }
  return n;
}

function answersTo(s: S.State, p: number, at: number, out: Int32Array): number {
  const number = s[at + S.Q_NUMBER];
  const n = s[at + S.Q_N];
  switch (s[at + S.Q_KIND]) {
    case Q.CHOOSE_GOODS:
      return goods.legalGoods(number, n, out);
    case Q.CHOOSE_PAIR:
      return goods.legalPairs(number, n, out);
    case Q.CAMELS_OR_COINS:
      return goods.legalCamels(number, n, out);
    case Q.DISCARD:
      return cards.legalDiscards(s[S.HELD_SIZE + S.at(p)], n, out);
    case Q.DO_MOVE:
      return boards.legalMoves(s, p, n, out);
    case Q.OTHER_BONUS:
      return boards.legalOthers(number, otherMarkers(s, s[at + S.Q_SOURCE]), out);
    case Q.OWN_BONUS:
      return boards.legalOwn(s, p, n, out);
    case Q.RELOCATE:
      return boards.legalRelocations(s, p, number, out);
    case Q.SEARCH:
      return cards.legalSearch(s, p, out);
    case Q.PICK_CARD:
      return cards.legalPick(s, number, out);
    case Q.KEEP_GIFTS:
      return gifts.legalKeeps(s, p, out);
    case Q.DIE_OR_COINS:
      return gifts.legalDieOrCoins(s, number, out);
    default:
      return boards.legalFigures(number, out);
  }
}

/** Whether `p` may decide anything now (MP-035; section 5.7, `NOT_YOUR_TURN`). */
function mayDecide(s: S.State, p: number): boolean {
  if (!(p >= 0 && p < s[S.SEATS])) return false;
  if (s[S.PHASE] === S.CHOOSE_GOALS) return true;
  return ((deciders(s) >> p) & 1) === 1;
}

/** The first error in the order of section 5.7; 0 if `apply` would carry the command out. */
export function check(s: S.State, p: number, command: Command<OpenAction>): number {
  const row = codec.isWellFormed(command) ? codec.rowOf(command) : undefined;
  if (!row) return E.BAD_PARAM;
  if (row.onlyNew && s[S.OPT_NEW] === 0) return E.BAD_PARAM;
  if ('open' in row && p >= 0 && p < s[S.SEATS] && row.isMalformed?.(s, p, command)) {
    return E.BAD_PARAM;
  }
  if (((row.phases >> s[S.PHASE]) & 1) === 0) return E.WRONG_PHASE;
  if (!mayDecide(s, p)) return E.NOT_YOUR_TURN;
  if (!row.answers && s[S.QUESTIONS] > 0) return E.PENDING_DECISION; // MP-086, MP-106
  if ('open' in row) return row.check(s, p, command);
  return typeof command === 'number' ? row.check(s, p, command) : E.BAD_PARAM;
}

export function apply(
  s: S.State,
  p: number,
  command: Command<OpenAction>,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.SEQ]++;
  const row = codec.rowOf(command);
  if (!row) return;
  remember(s);
  if ('open' in row) row.apply(s, p, command, chance, sink);
  else if (typeof command === 'number') row.apply(s, p, command, chance, sink);
  if (!Q.isOpen(s, Q.RELOCATE)) s[S.FRESH] = 0;
  noteUndo(s);
}
