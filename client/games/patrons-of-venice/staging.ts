/** The staging of this game: every event as motions in time. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import {
  Player as BoardPlayer,
  type Staging,
  type Take as TakeOf,
} from '../../table/staging/player.ts';
import type { Timeline } from '../../table/staging/script.ts';
import { type HandlersOf, type StageOptions, staged } from '../../table/staging/staging.ts';
import { type Shown, shownOf } from './board/shown.ts';
import type { Sites } from './board/sites.ts';
import { city } from './staging/city.ts';
import { finale } from './staging/finale.ts';
import { flow } from './staging/flow.ts';
import { hintOf } from './staging/hints.ts';
import type { Motion } from './staging/motion.ts';
import { Script } from './staging/script.ts';
import { sea } from './staging/sea.ts';
import { trade } from './staging/trade.ts';

/** Every event of the game has its staging: the type of this table sees to it. */
export const HANDLERS: HandlersOf<Script, PvEvent> = {
  ...flow,
  ...sea,
  ...trade,
  ...city,
  ...finale,
};

/** The timeline of `events` from the picture `before` (left alone). */
export function stage(
  events: readonly GameEvent[],
  before: Shown,
  sites: Sites,
  options: StageOptions = {},
): Timeline<Shown, Motion> {
  return staged(new Script(structuredClone(before), sites), events, HANDLERS, hintOf, options);
}

export const staging: Staging<View, Shown, Sites, Motion> = {
  shownOf,
  stage,
  begin(from, after) {
    // Whose turn it is inside the action is to be seen at once.
    const next = shownOf(after);
    from.phase = next.phase;
    from.deciders = next.deciders;
  },
};

export type Take = TakeOf<View>;

/** Plays this game's takes. */
export class Player extends BoardPlayer<View, Shown, Sites, Motion> {
  constructor() {
    super(staging);
  }
}
