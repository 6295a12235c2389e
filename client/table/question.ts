/**
 * The awaited decision of a table, in words: the question to the deciding person, the awaited seats
 * for everybody else, and the end of the match. A game provides its questions.
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

/** A view with the deciding seats. */
export type DecidedView = SeatedView & { readonly public: { readonly decider: readonly number[] } };

/** A view with the deciding seats, and the phase of the match. */
export type PhasedView = DecidedView & { readonly public: { readonly phase: string } };

/**
 * @param over the phase of a match that has ended
 * @param asked the question to a deciding person
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
    /** The question to this viewer; for spectators and while waiting, the awaited seats. */
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
 * A choice in words for a viewer who follows another person's seat: the action as an order to the
 * seat whose view it is; '' without a seat.
 */
export const choiceOf =
  <V extends SeatedView, A extends ActionBase>(line: (view: V, action: A) => string) =>
  (view: ViewBase, action: ActionBase): string =>
    ownSeat(view as V) === null ? '' : line(view as V, action as A);
