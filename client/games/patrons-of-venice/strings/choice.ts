/** A choice in words for whoever looks over somebody's shoulder. */

import type { ActionBase, ViewBase } from '../../../../engine/core/contract.ts';
import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { actionLine } from './actions.ts';

/** `action` of the seat whose view this is, as an order to itself; '' without a seat. */
export function choiceLine(base: ViewBase, action: ActionBase): string {
  const view = base as View;
  return view.you ? actionLine(view, action as Action) : '';
}
