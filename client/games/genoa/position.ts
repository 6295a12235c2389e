/** The state that the person at a seat reasons with; see the kit. */

import { deciding } from '../../../engine/games/genoa/deciding.ts';
import type { Action, View } from '../../../engine/games/genoa/types.ts';
import { VIEW_VERSION } from '../../../engine/games/genoa/view-shape.ts';
import { makeSeat, type Position as SeatPosition } from '../../table/seat/position.ts';
import { eligible } from './facts.ts';

export type Position = SeatPosition<View, Action>;

export const seat = makeSeat<View, Action>(deciding, VIEW_VERSION, [
  // These errors mean an incomplete action, not a wrong one.
  'E_PARAM',
  'E_EMPTY_OFFER',
  'E_WILDCARD_UNFILLED',
  'E_NO_OP',
]);
export const { positionOf, owes, refusedAs, refusal, legalOf } = seat;

/**
 * The question to the seat: `claimed` to make an offer for the building under the tower, `asked`
 * before the tower moves on; `talks` may make offers though nobody waits for it.
 */
export type Situation =
  | 'start'
  | 'claim'
  | 'claimed'
  | 'move'
  | 'asked'
  | 'action'
  | 'choose'
  | 'acquire'
  | 'talks'
  | 'waiting'
  | 'finished';

export function situation(position: Position): Situation {
  const { state, merchant, pending } = position.view.public;
  const isMerchant = merchant === position.seat;
  const isAsked = owes(position);
  switch (state) {
    case 'OVER':
      return 'finished';
    case 'START':
      return isAsked ? 'start' : 'waiting';
    case 'ACQUIRE':
      return isAsked ? 'acquire' : 'waiting';
    case 'ACTION':
      if (isAsked) return pending ? 'choose' : 'action';
      return 'talks';
    case 'CLAIM':
      if (isMerchant) return 'claim';
      return isAsked ? 'claimed' : 'talks';
    case 'MOVE':
      if (isMerchant) return 'move';
      return isAsked && eligible(position.view.public, position.seat) ? 'asked' : 'talks';
  }
}
