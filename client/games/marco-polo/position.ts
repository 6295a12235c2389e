/** The state that the person at a seat reasons with; see the kit. */

import { deciding } from '../../../engine/games/marco-polo/deciding.ts';
import type { Action, QuestionView, View } from '../../../engine/games/marco-polo/types.ts';
import { VIEW_VERSION } from '../../../engine/games/marco-polo/view-shape.ts';
import type { Deciding } from '../../table/seat/position.ts';
import {
  makeSeat,
  type Position as SeatPosition,
  type SeatView,
} from '../../table/seat/position.ts';

export type Position = SeatPosition<View, Action>;

export const seat = makeSeat<View, Action>(
  deciding as Deciding<Action, View & SeatView>,
  VIEW_VERSION,
  // These errors mean an incomplete action, not a wrong one.
  ['BAD_PARAM', 'WRONG_DICE_COUNT', 'BAD_CHOICE'],
);
export const { positionOf, owes, refusedAs, refusal, legalOf } = seat;

/** The question to the seat: a choice of the set-up, its turn, or an answer. */
export type Situation =
  | 'character'
  | 'goals'
  | 'start'
  | 'roundCharacter'
  | 'companion'
  | 'turn'
  | 'question'
  | 'waiting'
  | 'finished';

const SETTINGS: { readonly [phase: string]: Situation } = {
  'SETUP.DRAFT': 'character',
  'SETUP.GOALS': 'goals',
  'SETUP.CHARACTER': 'start',
  'ROUND.BELLELA': 'roundCharacter',
  'ROUND.POPE': 'companion',
};

export function situation(position: Position): Situation {
  const { phase } = position.view.public;
  if (phase === 'GAME_OVER') return 'finished';
  if (!owes(position)) return 'waiting';
  if (openQuestions(position).length > 0) return 'question';
  return SETTINGS[phase] ?? 'turn';
}

/** The open questions to the seat, in their order. */
export const openQuestions = ({ view, seat: own }: Position): readonly QuestionView[] =>
  view.public.questions.filter((question) => question.seat === own);

/** The question that an answer of this kind belongs to. */
export const questionFor = (position: Position, kind: string): QuestionView | undefined =>
  openQuestions(position).find((question) => question.kind === kind);
