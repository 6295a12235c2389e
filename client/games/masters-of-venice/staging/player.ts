/** What the kit's player plays of this game: its pictures and its staging. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import {
  Player as BoardPlayer,
  type Staging,
  type Take as TakeOf,
} from '../../../table/staging/player.ts';
import { type Shown, shownOf } from '../board/shown.ts';
import type { Sites } from '../board/sites.ts';
import { stage } from '../staging.ts';
import type { Motion } from './motion.ts';

export type Take = TakeOf<View>;

export const staging: Staging<View, Shown, Sites, Motion> = {
  shownOf,
  stage,
  begin(from, { public: open }) {
    from.phase = open.phase;
    from.deciders = [...open.decider];
  },
};

export class Player extends BoardPlayer<View, Shown, Sites, Motion> {
  constructor() {
    super(staging);
  }
}
