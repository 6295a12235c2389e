/**
 * The pieces that are set anew in each frame of a motion: pegs, pawns, and the marks of possible
 * choices.
 */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import { sackOpen } from '../../../pieces/figure-material.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { pawnForm } from '../../../pieces/set.ts';
import { composeLid } from '../../../table/board/purse.ts';
import { newPose, place } from '../../../table/board/surface.ts';
import type { Pen } from './pen.ts';
import type { Shown } from './shown.ts';
import { PURSE, pawnSite, type Sites } from './sites.ts';
import { pegColor, pegPose } from './still/slabs.ts';

const pose = newPose();

/** Pegs, at their shown value or where a motion has them. NaN = as shown. */
export function composePegs(
  shown: Shown,
  pen: Pen,
  sites: Sites,
  live: Float64Array,
  lift: Float64Array,
) {
  for (let peg = 0; peg < 11; peg++) {
    const still = peg < RESOURCES.length ? shown.price[peg] : shown.share[peg - 6];
    const value = Number.isNaN(live[peg]) ? still : live[peg];
    pegPose(sites, peg, value, pose);
    pose.y += lift[peg];
    pen.stand('peg', pose, pegColor(peg));
  }
}

/** Standing pawns; a motion draws each pawn under way. */
export function composePawns(shown: Shown, pen: Pen, sites: Sites, away: readonly boolean[]): void {
  for (const s of shown.seats) {
    if (away[s.seat]) continue;
    pawnSite(sites, s.seat, s.pawn, pose);
    pen.stand(pawnForm(s.color), pose, SEAT_COLORS[s.color] ?? 0xffffff);
    if (shown.turn === s.seat || (shown.turn === null && shown.deciders.includes(s.seat))) {
      pen.on({ x: pose.x, y: pose.y, z: pose.z, yaw: sites.yaw, tilt: 0, scale: 1 });
      pen.light('ring', 0, 0, 3.6, 0xffd070, 0.1);
    }
  }
}

/** How far the bag leans towards the docks when it is open, radians. */
const LEAN = 0.42;

/** The bag: upright and tied, or leaning with its neck open. */
export function composeBag(pen: Pen, sites: Sites, open: number): void {
  place(sites.bag, 0, 0, 0, pose);
  pose.tilt = LEAN * open;
  sackOpen.value = open;
  pen.stand('sack', pose, 0xffffff, 1.25);
}

/** The lids of the chests in which hidden ducats lie. `open` [seat]: 0 closed … 1 thrown back. */
export function composeLids(shown: Shown, pen: Pen, sites: Sites, open: readonly number[]): void {
  for (const s of shown.seats) {
    const yard = sites.yards[s.seat];
    if (s.cash === null && yard) composeLid(pen, yard, PURSE, open[s.seat]);
  }
}
