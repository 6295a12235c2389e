/** The staging of this game: every event as motions in time. */

import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { makeStaging } from '../../table/staging/make.ts';
import type { HandlersOf } from '../../table/staging/staging.ts';
import { shownOf } from './board/shown.ts';
import { hintOf } from './events/index.ts';
import { city } from './staging/city.ts';
import { finale } from './staging/finale.ts';
import { flow } from './staging/flow.ts';
import { Script } from './staging/script.ts';
import { sea } from './staging/sea.ts';
import { trade } from './staging/trade.ts';

/** The type of this table requires a staging for every event of the game. */
export const HANDLERS: HandlersOf<Script, PvEvent> = {
  ...flow,
  ...sea,
  ...trade,
  ...city,
  ...finale,
};

export const { stage, staging } = makeStaging({
  shownOf,
  Script,
  handlers: HANDLERS,
  hintOf,
  atOnce: ['phase', 'deciders'],
});
