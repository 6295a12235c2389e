/** A choice in words for a viewer who looks over a merchant's shoulder. */

import type { ActionBase, ViewBase } from '../../../../engine/core/contract.ts';
import type { Action } from '../../../../engine/games/masters-of-venice/types.ts';
import { positionOf } from '../position.ts';
import { actionLine } from './actions.ts';

/** `action` of the view's seat, as an order to itself; '' without a seat. */
export function choiceLine(view: ViewBase, action: ActionBase): string {
  const position = positionOf(view);
  return position ? actionLine(position, action as Action) : '';
}
