/** The pieces of this board in one arrangement: the still ones and those that motions carry. */

import { MAX_SEATS } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import type { BoardTypes, Pieces } from '../../../table/board/board-game.ts';
import { composeLid } from '../../../table/board/purse.ts';
import { drawMotions } from '../../../table/staging/draw.ts';
import { openness } from '../../../table/staging/motion.ts';
import { gather } from '../../../world/life/crowd.ts';
import { spaceCentre } from '../scenery/plan.ts';
import { drawing } from '../staging/draw.ts';
import type { Motion, Own, Thing } from '../staging/motion.ts';
import type { BoardTarget } from '../targets.ts';
import type { GeForm } from './forms.ts';
import type { GenoaPen } from './genoa-pen.ts';
import { type Shown, towerOf } from './shown.ts';
import { PURSE, purseGround, type Sites } from './sites.ts';
import { composeStill } from './still/all.ts';

export interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: Sites;
  readonly target: BoardTarget;
  readonly thing: Thing;
  readonly own: Own;
  readonly pen: GenoaPen;
  readonly pieces: BoardPieces;
  readonly form: GeForm;
}

export class BoardPieces implements Pieces<Types> {
  private readonly sites: Sites;
  /** The share by which each house's chest is open. [seat] */
  private readonly open = new Float64Array(MAX_SEATS);

  constructor(sites: Sites) {
    this.sites = sites;
  }

  still(shown: Shown, pen: GenoaPen): void {
    composeStill(shown, pen, this.sites);
    // The town's people gather at the tower.
    const tower = towerOf(shown);
    gather(tower ? spaceCentre(tower) : null);
  }

  follow(motions: readonly Motion[], time: number): void {
    this.open.fill(0);
    for (const motion of motions) {
      if (motion.at > time) return;
      if (motion.kind === 'chest') this.open[motion.seat] += openness(motion, time);
    }
  }

  moving(shown: Shown, pen: GenoaPen): void {
    const count = shown.seats.length;
    for (const { seat, ducats } of shown.seats) {
      if (ducats !== null) continue;
      composeLid(pen, purseGround(seat, count), PURSE, Math.min(1, this.open[seat]));
    }
  }

  flying(motions: readonly Motion[], time: number, shown: Shown, pen: GenoaPen): void {
    drawMotions(motions, time, shown, pen, drawing);
  }
}
