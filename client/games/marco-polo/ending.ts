/** How a turn ends. */

import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import type { Ending } from '../../table/seat/game-keys.ts';
import { legalOf, situation } from './position.ts';

export const ending: Ending<View, Action> = {
  action: { type: 'endTurn' },
  isOffered: (position) =>
    situation(position) === 'turn' && position.view.public.turn?.canEnd === true,
  // What would be given away without being meant: a contract that can be delivered.
  more: (position) => legalOf(position, 'completeContract').length > 0,
};
