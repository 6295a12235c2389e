/**
 * The pieces of this board in one arrangement: those that lie still, and those that motions carry.
 */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import type { BoardTypes, Pieces } from '../../../table/board/board-game.ts';
import { drawMotions } from '../../../table/staging/draw.ts';
import { gather } from '../../../world/life/crowd.ts';
import { palazzo } from '../scenery/landmarks.ts';
import { drawing } from '../staging/draw.ts';
import type { Motion, Own, Thing } from '../staging/motion.ts';
import type { BoardTarget } from '../targets.ts';
import type { StForm } from './forms.ts';
import type { GulfPen } from './gulf-pen.ts';
import { composeAfloat } from './moving.ts';
import type { Shown } from './shown.ts';
import type { Sites } from './sites.ts';
import { composeStill } from './still/all.ts';

export interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: Sites;
  readonly target: BoardTarget;
  readonly thing: Thing;
  readonly own: Own;
  readonly pen: GulfPen;
  readonly pieces: BoardPieces;
  readonly form: StForm;
}

export class BoardPieces implements Pieces<Types> {
  private readonly sites: Sites;

  constructor(sites: Sites) {
    this.sites = sites;
  }

  still(shown: Shown, pen: GulfPen): void {
    composeStill(shown, pen, this.sites);
    // The town's people gather at the house of the asked seat.
    const [asked] = shown.deciders;
    const home = asked === undefined ? null : palazzo(asked, shown.seats.length);
    gather(home && { x: home.x, z: home.z + 9 });
  }

  moving(shown: Shown, pen: GulfPen): void {
    composeAfloat(shown, pen, this.sites);
  }

  flying(motions: readonly Motion[], time: number, shown: Shown, pen: GulfPen): void {
    drawMotions(motions, time, shown, pen, drawing);
  }
}
