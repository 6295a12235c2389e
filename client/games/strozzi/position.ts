/** What the person at a seat can reason with; see the kit. */

import { deciding } from '../../../engine/games/strozzi/deciding.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { makeSeat, type Position as SeatPosition } from '../../table/seat/position.ts';

export type Position = SeatPosition<View, Action>;

export const { positionOf, owes, refusedAs, refusal, legalOf, isIncomplete, isTakeable } = makeSeat<
  View,
  Action
>(deciding);
