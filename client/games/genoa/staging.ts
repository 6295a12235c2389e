/** The staging of this game: every event as motions in time. */

import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { makeStaging } from '../../table/staging/make.ts';
import type { HandlersOf } from '../../table/staging/staging.ts';
import { shownOf } from './board/shown.ts';
import { hintOf } from './events/index.ts';
import { actions } from './staging/actions.ts';
import { deals } from './staging/deals.ts';
import { estate } from './staging/estate.ts';
import { finale } from './staging/finale.ts';
import { Script } from './staging/script.ts';
import { tower } from './staging/tower.ts';

/** Every event of the game has its staging: the type of this table enforces it. */
export const HANDLERS: HandlersOf<Script, GeEvent> = {
  ...tower,
  ...deals,
  ...actions,
  ...estate,
  ...finale,
};

export const { stage, staging } = makeStaging({
  shownOf,
  Script,
  handlers: HANDLERS,
  hintOf,
  // The final count reveals the parts that were hidden before it.
  atOnce: ['phase', 'deciders', 'passed', 'acquiring', 'result'],
});
