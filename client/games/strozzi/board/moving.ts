/**
 * The pieces that are set anew in each frame of a motion: the ship at anchor and the flag over it.
 */

import { newPose, place } from '../../../table/board/surface.ts';
import type { GulfPen } from './gulf-pen.ts';
import type { Shown } from './shown.ts';
import type { Sites } from './sites.ts';
import { drawFlag, drawMerchant, HOIST, INBOUND } from './vessel.ts';

const pose = newPose();
/** The hoist of a claim's flag over the anchored ship. */
export const hoist = (sites: Sites, out = newPose()) => {
  place(sites.anchorage, HOIST.u, HOIST.v, HOIST.n, out);
  out.size *= HOIST.size;
  return out;
};

export function composeAfloat(shown: Shown, pen: GulfPen, sites: Sites): void {
  const { ship } = shown;
  if (!ship) return;
  place(sites.anchorage, 0, 0, 0, pose);
  drawMerchant(pen, pose, ship.card, INBOUND);
  if (!ship.claim) return;
  hoist(sites, pose);
  drawFlag(pen, pose, shown.seats[ship.claim.seat]?.color ?? 'red', ship.claim.flag);
}
