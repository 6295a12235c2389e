/** The common part of all answers: the question they name, and the continuation after them. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { amount } from '../../../kit/fields.ts';
import { run } from '../effects/run.ts';
import { E, OK } from '../errors.ts';
import { MOST_QUESTIONS_ASKED } from '../fields.ts';
import { askPope, startTurns } from '../phases/round.ts';
import { finishRound } from '../phases/round-end.ts';
import { close, questionOf } from '../questions.ts';
import { during } from '../row.ts';
import * as S from '../state.ts';

/** The number of the question. */
export const q = amount(0, MOST_QUESTIONS_ASKED);

/** Phases in which questions can be open. */
export const ANSWERED = during(S.BONUS, S.COMPENSATION, S.TURNS, S.ROUND_END);

/** The check of the question itself; `OK` if it is open and of this kind. */
export const checkQuestion = (s: S.State, p: number, number: number, kind: number): number =>
  questionOf(s, p, number, kind) < 0 ? E.NO_SUCH_QUESTION : OK;

/**
 * Removes a question.
 * @returns its source, how many, and its node
 */
export function answered(s: S.State, p: number, number: number, kind: number): typeof taken {
  const at = questionOf(s, p, number, kind);
  taken.source = s[at + S.Q_SOURCE];
  taken.n = s[at + S.Q_N];
  taken.node = s[at + S.Q_NODE];
  close(s, at);
  return taken;
}
const taken = { source: 0, n: 0, node: -1 };

/** How many things the question asks for. */
export const wanted = (s: S.State, p: number, number: number, kind: number): number =>
  s[questionOf(s, p, number, kind) + S.Q_N];

/** Continues with the agenda, and with the next step of the round once no question is open. */
export function goOn(s: S.State, chance: Chance, sink: EventSink | null): void {
  run(s, chance, sink);
  if (s[S.QUESTIONS] > 0) return;
  if (s[S.PHASE] === S.BONUS) askPope(s, chance, sink);
  else if (s[S.PHASE] === S.COMPENSATION) startTurns(s, sink);
  else if (s[S.PHASE] === S.ROUND_END) finishRound(s, chance, sink);
}
