/** The facts that the person at a seat can reason with; see the kit. */

import { deciding } from '../../../engine/games/strozzi/deciding.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { VIEW_VERSION } from '../../../engine/games/strozzi/view-shape.ts';
import { makeSeat, type Position as SeatPosition } from '../../table/seat/position.ts';

export type Position = SeatPosition<View, Action>;

export const seat = makeSeat<View, Action>(deciding, VIEW_VERSION);
export const { positionOf, owes, refusedAs, refusal } = seat;

/** The question to the seat; `overbid`: a flag of somebody else lies on the ship. */
export type Situation = 'claim' | 'overbid' | 'place' | 'promo' | 'waiting' | 'finished';

export function situation(position: Position): Situation {
  const { phase, current } = position.view.public;
  if (phase === 'gameOver') return 'finished';
  if (!owes(position)) return 'waiting';
  return phase === 'claim' && current?.claim ? 'overbid' : phase;
}
