/** The wakes of merchants who go by boat: one for each seat, from its first journey on. */

import { newPose, type Pose } from '../../../table/board/surface.ts';
import { phaseOf } from '../../../table/staging/motion.ts';
import { giveWake, takeWake, type Wake } from '../../../world/wakes.ts';
import { type Motion, pose } from '../staging/motion.ts';
import { afloat } from '../staging/way.ts';

type Walk = Extract<Motion, { kind: 'walk' }>;

/** Half the width of a drawn sandolo, and the distance from its stern to its middle. */
const BEAM = 1.1;
const STERN = 3.6;

export class Ferries {
  /** By seat; null: no wake was left for this one. */
  private readonly wakes: (Wake | null)[] = [];
  private readonly at: Pose = newPose();

  /** Nobody is under way, unless `row` says so. */
  rest(): void {
    for (const wake of this.wakes) if (wake) wake.speed = 0;
  }

  /** Brings the wake of the pawn in a boat to that boat's place at `t`. */
  row(walk: Walk, t: number): void {
    const { way, seat, lasts } = walk;
    if (!afloat(way, phaseOf(walk, t))) return;
    if (this.wakes[seat] === undefined) this.wakes[seat] = takeWake(BEAM, STERN);
    const wake = this.wakes[seat];
    if (!wake) return;
    pose(walk, t, this.at);
    wake.x = this.at.x;
    wake.z = this.at.z;
    wake.speed = (way.reached.at(-1) ?? 0) / lasts;
  }

  /** Gives all wakes back. */
  moor(): void {
    for (const wake of this.wakes.splice(0)) if (wake) giveWake(wake);
  }
}
