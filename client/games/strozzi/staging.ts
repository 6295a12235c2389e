/** The staging of this game: every event as motions in time. */

import type { StEvent } from '../../../engine/games/strozzi/types.ts';
import { makeStaging } from '../../table/staging/make.ts';
import type { HandlersOf } from '../../table/staging/staging.ts';
import { shownOf } from './board/shown.ts';
import { hintOf } from './events/index.ts';
import { harbour } from './staging/harbour.ts';
import { poll } from './staging/poll.ts';
import { scoring } from './staging/scoring.ts';
import { Script } from './staging/script.ts';

/** The type of this table requires a staging for every event of the game. */
export const HANDLERS: HandlersOf<Script, StEvent> = { ...poll, ...harbour, ...scoring };

export const { stage, staging } = makeStaging({
  shownOf,
  Script,
  handlers: HANDLERS,
  hintOf,
  atOnce: ['phase', 'deciders', 'lamps'],
});
