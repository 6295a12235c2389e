/** The end of a turn. */

import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import type { Ending } from '../../table/seat/game-keys.ts';
import { legalOf, situation } from './position.ts';

export const ending: Ending<View, Action> = {
  action: { type: 'endTurn' },
  isOffered: (position) =>
    situation(position) === 'turn' && position.view.public.turn?.canEnd === true,
  // A contract that can be delivered would be forgotten.
  more: (position) => legalOf(position, 'completeContract').length > 0,
};
