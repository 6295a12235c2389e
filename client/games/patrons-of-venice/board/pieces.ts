/**
 * The pieces of this board in one arrangement: those that lie still, and those that motions carry.
 */

import { MAX_SEATS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { BoardTypes, Pieces } from '../../../table/board/board-game.ts';
import { composeLid } from '../../../table/board/purse.ts';
import { drawMotions } from '../../../table/staging/draw.ts';
import { openness } from '../../../table/staging/motion.ts';
import { gather } from '../../../world/life/crowd.ts';
import { quayOf } from '../scenery/plan.ts';
import { drawing } from '../staging/draw.ts';
import type { Motion, Own, Thing } from '../staging/motion.ts';
import type { BoardTarget } from '../targets.ts';
import type { PvForm } from './forms.ts';
import type { PatronsPen } from './patrons-pen.ts';
import type { Shown } from './shown.ts';
import { moleOf, purseOf, type Sites } from './sites.ts';
import { composeStill } from './still/all.ts';

export interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: Sites;
  readonly target: BoardTarget;
  readonly thing: Thing;
  readonly own: Own;
  readonly pen: PatronsPen;
  readonly pieces: BoardPieces;
  readonly form: PvForm;
}

export class BoardPieces implements Pieces<Types> {
  private readonly sites: Sites;
  /** How far each house's chest is open. [seat] */
  private readonly open = new Float64Array(MAX_SEATS);

  constructor(sites: Sites) {
    this.sites = sites;
  }

  still(shown: Shown, pen: PatronsPen): void {
    composeStill(shown, pen, this.sites);
    // The town's people gather at the house of the asked seat.
    const [asked] = shown.deciders;
    if (asked === undefined) {
      gather(null);
      return;
    }
    const { palazzo } = quayOf(asked, shown.seats.length);
    gather({ x: palazzo.x, z: palazzo.z });
  }

  follow(motions: readonly Motion[], time: number): void {
    this.open.fill(0);
    for (const motion of motions) {
      if (motion.at > time) return;
      if (motion.kind === 'chest') this.open[motion.seat] += openness(motion, time);
    }
  }

  moving(shown: Shown, pen: PatronsPen): void {
    const count = shown.seats.length;
    for (const { seat, ducats } of shown.seats) {
      if (ducats !== null) continue;
      composeLid(
        pen,
        moleOf(this.sites, seat, count),
        purseOf(this.sites),
        Math.min(1, this.open[seat]),
      );
    }
  }

  flying(motions: readonly Motion[], time: number, shown: Shown, pen: PatronsPen): void {
    drawMotions(motions, time, shown, pen, drawing);
  }
}
