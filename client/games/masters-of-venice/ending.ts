/** The end of a turn of this game. */

import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import type { Ending } from '../../table/seat/game-keys.ts';
import { canStillAct } from './draft.ts';
import { situation } from './position.ts';

export const ending: Ending<View, Action> = {
  action: { type: 'endTurn' },
  isOffered: (position) => situation(position) === 'turn',
  more: canStillAct,
};
