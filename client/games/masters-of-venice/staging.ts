/** The staging of this game: every event as motions in time. */

import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import { makeStaging } from '../../table/staging/make.ts';
import { shownOf } from './board/shown.ts';
import { cards } from './staging/cards.ts';
import { goods } from './staging/goods.ts';
import type { Handlers } from './staging/handlers.ts';
import { hintOf } from './staging/hints.ts';
import { market } from './staging/market.ts';
import { moves } from './staging/moves.ts';
import { Script } from './staging/script.ts';

/** Every event of the game has its staging: the type of this table sees to it. */
export const HANDLERS: Handlers<MvEvent['type']> = { ...moves, ...market, ...goods, ...cards };

export const { stage, staging } = makeStaging({
  shownOf,
  Script,
  handlers: HANDLERS,
  hintOf,
  atOnce: ['phase', 'deciders'],
});
