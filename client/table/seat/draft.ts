/** An action being composed, as a value, and the effect of pointing on it. */

import type { ActionBase } from '../../../engine/core/contract.ts';

export interface DraftOf<A extends ActionBase> {
  /** The kind of action whose form is open. */
  readonly composer: A['type'] | null;
  /** The action as composed so far; legal or not yet. */
  readonly action: A | null;
  /** A suggestion of the form, not yet this person's choice: a first pick never sends it. */
  readonly suggested: boolean;
}

/** The effect of pointing at a target: another draft, or the composed action is sent. */
export type Aim<A extends ActionBase, D extends DraftOf<A> = DraftOf<A>> =
  | { readonly draft: D }
  | { readonly send: A }
  | null;

/**
 * The drafts of a game as values.
 * @param extra additional fields of its drafts, as they are while nothing is composed
 */
export function draftsOf<A extends ActionBase, X extends object = object>(extra: X) {
  const NO_DRAFT: DraftOf<A> & X = { composer: null, action: null, suggested: false, ...extra };
  const drafted = (action: A, from: DraftOf<A> & X = NO_DRAFT): DraftOf<A> & X => ({
    ...from,
    composer: action.type,
    action,
    suggested: false,
  });
  return {
    NO_DRAFT,
    /** A draft that holds this action. */
    drafted,
    /** The form of a kind as it opens: with a suggested action, or with none. */
    opened(type: A['type'], action: A | null): DraftOf<A> & X {
      return action ? { ...drafted(action), suggested: true } : { ...NO_DRAFT, composer: type };
    },
    /** The effect of pointing at a plain choice: a first pick chooses it, a second sends it. */
    twice(draft: DraftOf<A>, action: A): Exclude<Aim<A, DraftOf<A> & X>, null> {
      const again = !draft.suggested && JSON.stringify(draft.action) === JSON.stringify(action);
      return again ? { send: action } : { draft: drafted(action) };
    },
    /** The action that the person has composed, if it is of this type; no mere suggestion. */
    chosen<T extends A['type']>(draft: DraftOf<A>, type: T): Extract<A, { type: T }> | null {
      if (draft.suggested || draft.action?.type !== type) return null;
      return draft.action as Extract<A, { type: T }>;
    },
  };
}
