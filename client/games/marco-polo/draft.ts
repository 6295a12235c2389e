/** The composed action, and the effect of pointing on it. */

import type { Action } from '../../../engine/games/marco-polo/types.ts';
import { type Aim as AimOf, type DraftOf, draftsOf } from '../../table/seat/draft.ts';

export type Draft = DraftOf<Action>;
export type Aim = AimOf<Action, Draft>;
export const { NO_DRAFT, drafted, opened, twice, chosen } = draftsOf<Action>({});
