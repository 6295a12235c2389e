/** What is being composed, and what pointing at something makes of it. */

import type { Action } from '../../../engine/games/marco-polo/types.ts';
import { type Aim as AimOf, type DraftOf, draftsOf } from '../../table/seat/draft.ts';

export type Draft = DraftOf<Action>;
export type Aim = AimOf<Action, Draft>;
export const { NO_DRAFT, drafted, opened, twice, chosen } = draftsOf<Action>({});
