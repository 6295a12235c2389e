/** The staging of this game: every event as motions in time. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Timeline } from '../../table/staging/script.ts';
import { type StageOptions, staged } from '../../table/staging/staging.ts';
import type { Shown } from './board/shown.ts';
import type { Sites } from './board/sites.ts';
import { cards } from './staging/cards.ts';
import { goods } from './staging/goods.ts';
import type { Handlers } from './staging/handlers.ts';
import { hintOf } from './staging/hints.ts';
import { market } from './staging/market.ts';
import type { Motion } from './staging/motion.ts';
import { moves } from './staging/moves.ts';
import { Script } from './staging/script.ts';

/** Every event of the game has its staging: the type of this table sees to it. */
export const HANDLERS: Handlers<MvEvent['type']> = { ...moves, ...market, ...goods, ...cards };

/** The timeline of `events` from the picture `before` (left alone). */
export function stage(
  events: readonly GameEvent[],
  before: Shown,
  sites: Sites,
  options: StageOptions = {},
): Timeline<Shown, Motion> {
  return staged(new Script(structuredClone(before), sites), events, HANDLERS, hintOf, options);
}
