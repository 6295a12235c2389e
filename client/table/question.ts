/**
 * What a table waits for, in words: the question to whoever decides, whom everybody else waits for,
 * and that the match is over. A game says what it asks.
 *
 *     export const { isOver, decisionLine } = makeQuestion<View>('gameOver', askedLine);
 */

import type { ActionBase, ViewBase } from '../../engine/core/contract.ts';
import { translator } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';
import { ownSeat, type SeatedView } from './seat/position.ts';
import { seatNames } from './seats.ts';

const t = translator({
  en: messages({
    waiting: 'waiting for {names}',
    goesOn: 'the turn continues by itself',
    finished: 'the match is over',
  }),
});

/** A view that says who decides. */
export type DecidedView = SeatedView & { readonly public: { readonly decider: readonly number[] } };

/** A view that says who decides, and in which phase of the match. */
export type PhasedView = DecidedView & { readonly public: { readonly phase: string } };

/**
 * @param over the phase in which the match is played to its end
 * @param asked what whoever decides is asked
 * @param whom seats that the table waits for; absent = all that decide
 */
export function makeQuestion<V extends PhasedView>(
  over: string,
  asked: (view: V) => string,
  whom: (view: V) => readonly number[] = (view) => view.public.decider,
) {
  const isOver = (view: ViewBase): boolean => (view as V).public.phase === over;
  return {
    /** The match is played to its end. */
    isOver,
    /** The question to this viewer; for spectators and while waiting, whom the table waits for. */
    decisionLine(base: ViewBase): string {
      const view = base as V;
      const seats = whom(view);
      const you = ownSeat(view);
      if (isOver(view)) return t('finished');
      if (seats.length === 0) return t('goesOn');
      if (you !== null && seats.includes(you)) return asked(view);
      return t('waiting', { names: seatNames(view, seats, you) });
    },
  };
}

/**
 * A choice in words for whoever looks over somebody's shoulder: the action as an order of the seat
 * whose view it is to itself; '' without a seat.
 */
export const choiceOf =
  <V extends SeatedView, A extends ActionBase>(line: (view: V, action: A) => string) =>
  (view: ViewBase, action: ActionBase): string =>
    ownSeat(view as V) === null ? '' : line(view as V, action as A);
