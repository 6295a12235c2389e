/** The staging of this game: every event as motions in time. */

import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { makeStaging } from '../../table/staging/make.ts';
import type { HandlersOf } from '../../table/staging/staging.ts';
import { type Shown, shownOf } from './board/shown.ts';
import type { Sites } from './board/sites.ts';
import { hintOf } from './events/index.ts';
import { dice } from './staging/dice.ts';
import { finale } from './staging/finale.ts';
import { market } from './staging/market.ts';
import type { Own, Thing } from './staging/motion.ts';
import { Script } from './staging/script.ts';
import { travel } from './staging/travel.ts';

/** Every event of the game has its staging: the type of this table enforces it. */
export const HANDLERS: HandlersOf<Script, MpEvent> = { ...dice, ...travel, ...market, ...finale };

// The seat in turn shows at once, and the final count reveals the hidden parts.
export const { stage, staging } = makeStaging<View, Shown, Sites, Thing, Own, Script, MpEvent>({
  shownOf,
  Script,
  handlers: HANDLERS,
  hintOf,
  atOnce: ['phase', 'deciders', 'result'],
});
