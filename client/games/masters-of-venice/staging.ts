/** The staging of this game: every event as motions in time. */

import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import { makeStaging } from '../../table/staging/make.ts';
import { shownOf } from './board/shown.ts';
import { hintOf } from './events/index.ts';
import { cards } from './staging/cards.ts';
import { goods } from './staging/goods.ts';
import type { Handlers } from './staging/handlers.ts';
import { market } from './staging/market.ts';
import { moves } from './staging/moves.ts';
import { Script } from './staging/script.ts';

/** The type of this table requires a staging for every event of the game. */
export const HANDLERS: Handlers<MvEvent['type']> = { ...moves, ...market, ...goods, ...cards };

export const { stage, staging } = makeStaging({
  shownOf,
  Script,
  handlers: HANDLERS,
  hintOf,
  atOnce: ['phase', 'deciders'],
});
