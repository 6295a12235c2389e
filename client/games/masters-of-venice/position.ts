/** The question to the person at a seat, and the rules' answer to it: see the kit's `makeSeat`. */

import { SHOPS, type Shop } from '../../../engine/games/masters-of-venice/data.ts';
import { deciding } from '../../../engine/games/masters-of-venice/deciding.ts';
import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import { VIEW_VERSION } from '../../../engine/games/masters-of-venice/view-shape.ts';
import { makeSeat, type Position as PositionOf } from '../../table/seat/position.ts';

export type Position = PositionOf<View, Action>;

export const seat = makeSeat<View, Action>(deciding, VIEW_VERSION, ['E_EMPTY', 'E_PLACEMENT']);
export const { positionOf, owes, refusedAs, refusal, legalOf } = seat;

/** The questions that the seat can face at this moment. */
export type Situation =
  | 'bid'
  | 'pick'
  | 'adjust'
  | 'destination'
  | 'window'
  | 'turn'
  | 'guildKeep'
  | 'placeCubes'
  | 'waiting'
  | 'finished';

/** The question to this seat; bids and destinations stay open until the last seat has chosen. */
export function situation(position: Position): Situation {
  const { phase, draft, turn, pending, decider } = position.view.public;
  const mine = decider.includes(position.seat);
  switch (phase) {
    case 'bid':
    case 'destination':
      return phase;
    case 'draft':
      if (draft?.seat !== position.seat) return 'waiting';
      return draft.step === 'pick' ? 'pick' : 'adjust';
    case 'window':
      return mine ? 'window' : 'waiting';
    case 'turn':
      if (turn?.seat !== position.seat) return 'waiting';
      return pending?.kind ?? 'turn';
    case 'finished':
      return 'finished';
  }
}

export const isShop = (stock: string): stock is Shop =>
  (SHOPS as readonly string[]).includes(stock);
