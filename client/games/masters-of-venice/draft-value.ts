/** The action being composed, as a value. */

import type { Resource } from '../../../engine/games/masters-of-venice/data.ts';
import type { Action } from '../../../engine/games/masters-of-venice/types.ts';
import { type Aim as AimOf, type DraftOf, draftsOf } from '../../table/seat/draft.ts';

interface Held {
  /** The drawn cube that the next dock gets. */
  readonly held: Resource | null;
  /** The next dock cube picked is the Thief's. */
  readonly stealing: boolean;
}

export type Draft = DraftOf<Action> & Held;
export type Aim = AimOf<Action, Draft>;

export const { NO_DRAFT, drafted, opened, chosen, twice } = draftsOf<Action, Held>({
  held: null,
  stealing: false,
});
