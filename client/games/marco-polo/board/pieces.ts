/** The pieces of this board in one arrangement: the still ones and those that motions carry. */

import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { BoardTypes, Pieces } from '../../../table/board/board-game.ts';
import { drawMotions } from '../../../table/staging/draw.ts';
import { openness } from '../../../table/staging/motion.ts';
import { drawing } from '../staging/draw.ts';
import type { Motion, Own, Thing } from '../staging/motion.ts';
import type { BoardTarget } from '../targets.ts';
import type { MpForm } from './forms.ts';
import type { MarcoPoloPen } from './marco-polo-pen.ts';
import { PlanDrawing } from './plan/draw.ts';
import type { Plan } from './plan/plan.ts';
import type { Shown } from './shown.ts';
import type { Sites } from './sites.ts';
import { composeStill } from './still/all.ts';
import { composeDoors } from './still/map.ts';

export interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: Sites;
  readonly target: BoardTarget;
  readonly thing: Thing;
  readonly own: Own;
  readonly pen: MarcoPoloPen;
  readonly pieces: BoardPieces;
  readonly form: MpForm;
}

/** The composed journey: the same object as long as the journey is the same. */
export type Planned = () => Plan | null;

export class BoardPieces implements Pieces<Types> {
  private readonly sites: Sites;
  /** The share by which the doors of the Palazzo Ducale are open. */
  private open = 0;
  private readonly planned: Planned;
  private readonly plan: PlanDrawing;

  constructor(sites: Sites, planned: Planned = () => null) {
    this.sites = sites;
    this.planned = planned;
    this.plan = new PlanDrawing(sites);
  }

  still(shown: Shown, pen: MarcoPoloPen): void {
    composeStill(shown, pen, this.sites);
  }

  follow(motions: readonly Motion[], time: number): void {
    this.open = 0;
    for (const motion of motions) {
      if (motion.at > time) return;
      if (motion.kind === 'doors') this.open = Math.max(this.open, openness(motion, time));
    }
  }

  moving(shown: Shown, pen: MarcoPoloPen): void {
    const plan = this.planned();
    if (plan) this.plan.draw(plan, shown, pen);
    if (!shown.venice) return;
    // Once a seat has a post there the doors stay open.
    const stands = shown.seats.some(({ posts }) => posts.includes('v7'));
    composeDoors(pen, stands ? 1 : this.open);
  }

  flying(motions: readonly Motion[], time: number, shown: Shown, pen: MarcoPoloPen): void {
    drawMotions(motions, time, shown, pen, drawing);
  }
}
