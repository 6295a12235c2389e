/** The action being composed, as a value. */

import type { Resource } from '../../../engine/games/masters-of-venice/data.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';

export interface Draft {
  /** The kind of action whose form is open. */
  readonly composer: ActionType | null;
  /** The action as composed so far; legal or not yet. */
  readonly action: Action | null;
  /** Which drawn cube the next dock gets. */
  readonly held: Resource | null;
  /** The next dock cube picked is the Thief's. */
  readonly stealing: boolean;
  /** A suggestion of the form, not yet this person's choice: a first pick never sends it. */
  readonly suggested: boolean;
}

export const NO_DRAFT: Draft = {
  composer: null,
  action: null,
  held: null,
  stealing: false,
  suggested: false,
};

/** A draft that holds this action. */
export const drafted = (action: Action, from: Draft = NO_DRAFT): Draft => ({
  ...from,
  composer: action.type,
  action,
  suggested: false,
});

/** The action that the person has composed, if it is of this type. */
export function chosen<T extends ActionType>(
  draft: Draft,
  type: T,
): Extract<Action, { type: T }> | null {
  if (draft.suggested || draft.action?.type !== type) return null;
  return draft.action as Extract<Action, { type: T }>;
}

/** What pointing at a target does: another draft, or the composed action goes out. */
export type Aim = { readonly draft: Draft } | { readonly send: Action } | null;
