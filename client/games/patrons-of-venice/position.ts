/** The facts that the person at a seat can reason with; see the kit. */

import { deciding } from '../../../engine/games/patrons-of-venice/deciding.ts';
import type { Action, Phase, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { VIEW_VERSION } from '../../../engine/games/patrons-of-venice/view-shape.ts';
import { makeSeat, type Position as SeatPosition } from '../../table/seat/position.ts';
import { askedIn } from './facts.ts';

export type Position = SeatPosition<View, Action>;

const rules = makeSeat<View, Action>(deciding, VIEW_VERSION, [
  // A business without its site, or a site without its business: nothing is wrong but the missing
  // part.
  'UNKNOWN_ID',
]);
export const seat: typeof rules = {
  ...rules,
  // False where the server answers for the seat.
  owes: ({ view, seat: own }) => askedIn(view.public).includes(own),
};
export const { positionOf, owes, refusedAs, refusal, legalOf } = seat;

/** The question to the seat. */
export type Situation = Exclude<Phase, 'gameOver'> | 'waiting' | 'finished';

export function situation(position: Position): Situation {
  const { phase } = position.view.public;
  if (phase === 'gameOver') return 'finished';
  return owes(position) ? phase : 'waiting';
}
