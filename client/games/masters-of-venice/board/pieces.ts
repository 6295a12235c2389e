/**
 * The pieces of this board in one arrangement: those that lie still, and those that motions carry.
 */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Form } from '../../../pieces/set.ts';
import type { BoardTypes, Pieces } from '../../../table/board/board-game.ts';
import { drawMotions } from '../../../table/staging/draw.ts';
import { openness, running } from '../../../table/staging/motion.ts';
import type { GondolaPose } from '../../../world/Gondola.tsx';
import { gather } from '../../../world/life/crowd.ts';
import { drawing } from '../staging/draw.ts';
import { hop, type Motion, type Own, type Thing, valueAt, wayOf } from '../staging/motion.ts';
import type { BoardTarget } from '../targets.ts';
import { Ferries } from './ferries.ts';
import { composeBag, composeLids, composePawns, composePegs } from './moving.ts';
import type { Pen } from './pen.ts';
import type { Shown } from './shown.ts';
import { boatSite, pawnSite, type Sites } from './sites.ts';
import { composeStill } from './still/all.ts';

export interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: Sites;
  readonly target: BoardTarget;
  readonly thing: Thing;
  readonly own: Own;
  readonly pen: Pen;
  readonly pieces: BoardPieces;
  readonly form: Form;
}

/** Way of the gondola between two spaces, world units. */
const PITCH = 8;

export class BoardPieces implements Pieces<Types> {
  readonly boat: GondolaPose = { x: 0, z: 0, heading: 0, speed: 0 };
  private readonly sites: Sites;
  private readonly ferries = new Ferries();
  /** Values and heights of pegs that a motion moves; NaN = as shown. [peg] */
  private readonly pegs = new Float64Array(11).fill(Number.NaN);
  private readonly lifts = new Float64Array(11);
  /** Seats whose pawn a motion carries. */
  private readonly away: boolean[] = [];
  /** How far the bag is open, 0 … 1, and the chest of each seat. */
  private bag = 0;
  private readonly chests: number[] = [];

  constructor(sites: Sites) {
    this.sites = sites;
  }

  still(shown: Shown, pen: Pen): void {
    composeStill(shown, pen, this.sites);
    // The town's people gather at the pawn of the acting seat.
    const pawn = shown.seats.find(({ seat }) => seat === shown.turn)?.pawn;
    gather(pawn && shown.turn !== null ? pawnSite(this.sites, shown.turn, pawn) : null);
  }

  /** Pegs, pawns and the gondola that a motion carries. */
  follow(motions: readonly Motion[], time: number, shown: Shown): void {
    this.pegs.fill(Number.NaN);
    this.lifts.fill(0);
    this.bag = 0;
    for (let seat = 0; seat < shown.seats.length; seat++) {
      this.away[seat] = false;
      this.chests[seat] = 0;
    }
    this.boat.speed = 0;
    this.ferries.rest();
    let space = shown.gondola;
    for (const motion of motions) {
      if (!running(motion, time)) continue;
      if (motion.kind === 'row') {
        space = valueAt(motion, time);
        this.boat.speed = PITCH * Math.abs(motion.to - motion.from) * wayOf(motion, time);
      } else this.carry(motion, time);
    }
    const at = boatSite(space);
    this.boat.x = at.x;
    this.boat.z = at.z;
    this.boat.heading = at.heading;
  }

  private carry(motion: Motion, time: number): void {
    if (motion.kind === 'peg') {
      this.pegs[motion.peg] = valueAt(motion, time);
      this.lifts[motion.peg] = hop(motion, time);
    } else if (motion.kind === 'walk') {
      this.away[motion.seat] = true;
      this.ferries.row(motion, time);
    } else if (motion.kind === 'pour') {
      this.bag = Math.max(this.bag, openness(motion, time));
    } else if (motion.kind === 'chest') {
      const open = openness(motion, time);
      this.chests[motion.seat] = Math.max(this.chests[motion.seat] ?? 0, open);
    }
  }

  moving(shown: Shown, pen: Pen): void {
    composePegs(shown, pen, this.sites, this.pegs, this.lifts);
    composePawns(shown, pen, this.sites, this.away);
    composeBag(pen, this.sites, this.bag);
    composeLids(shown, pen, this.sites, this.chests);
  }

  flying(motions: readonly Motion[], time: number, shown: Shown, pen: Pen): void {
    drawMotions(motions, time, shown, pen, drawing);
  }

  stop(): void {
    this.ferries.moor();
  }
}
