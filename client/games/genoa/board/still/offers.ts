/** Standing offers: trays over their spaces, and the viewer's own offers as coins on the ground. */

import { SPACES } from '../../../../../engine/games/genoa/map.ts';
import { newPose, place } from '../../../../table/board/surface.ts';
import { spaceRect } from '../../scenery/plan.ts';
import type { GenoaPen } from '../genoa-pen.ts';
import { emblemOf, figureOn, GILT, paintOf } from '../looks.ts';
import { trayFor } from '../lots.ts';
import { offersFor, type Shown, towerOf } from '../shown.ts';
import { ground, OFFER, type Sites, spaceOf, trayOf } from '../sites.ts';
import { drawTray } from '../vessel.ts';

export function composeOffers(shown: Shown, pen: GenoaPen, sites: Sites): void {
  for (const space of SPACES) {
    const offers = offersFor(shown, space);
    offers.forEach((offer, k) => {
      const at = trayOf(sites, space, k, offers.length);
      const isMine = offer.maker === shown.me;
      drawTray(pen, at, trayFor(offer, shown.merchant, shown.seats), isMine);
      pen.on({ ...at, scale: at.size });
      pen.pick({ kind: 'offer', offer: offer.id }, 0, 0, 0.2, OFFER.w, OFFER.d, 0.6, 'hull');
    });
    // The viewer's own offers bind for the whole turn, so they lie here.
    const mine = offers.filter(({ maker }) => maker === shown.me);
    mine.forEach((_, k) => {
      const color = shown.seats[shown.me ?? 0]?.color ?? 'blue';
      const { x0, z1 } = spaceRect(space);
      pen.on(ground({ x: x0 + 1.5 + k * 2.1, z: z1 - 1.5 }));
      pen.put('disc', 0, 0, 0, 1.05, 0.32, 1.05, GILT);
      pen.put('disc', 0, 0, 0.3, 0.8, 0.1, 0.8, paintOf(color));
      pen.ink(emblemOf(color), 0, 0, 1, 1, figureOn(color), 0.42);
    });
    if (offers.length > 0) thread(pen, sites, space);
  }
  claim(shown, pen);
}

/** A thread of light from a space to the trays over it. */
function thread(pen: GenoaPen, sites: Sites, space: (typeof SPACES)[number]): void {
  const foot = spaceOf(space);
  const { y } = trayOf(sites, space, 0, 1);
  pen.on(foot).put('bar', 0, 0, (y - foot.y) / 2, 0.09, y - foot.y - 1, 0.09, 0xffdf8a);
  pen.light('halo', 0, 0, 7, 0x4a3410, 0.1);
}

export const RING_POSTS = 22;
const pose = newPose();

/** A building under a claim stands in a ring of lights. */
function claim(shown: Shown, pen: GenoaPen): void {
  const space = towerOf(shown);
  if (shown.phase !== 'CLAIM' || !space || shown.hopping) return;
  const { x0, x1, z0, z1 } = spaceRect(space);
  const [a, b] = [(x1 - x0) / 2 - 0.4, (z1 - z0) / 2 - 0.4];
  const ground = spaceOf(space);
  pen.on(ground).put('light', 0, 0, 0.06, x1 - x0, 1, z1 - z0, 0x9a6a1c, 'field');
  for (let k = 0; k < RING_POSTS; k++) {
    const t = (k / RING_POSTS) * Math.PI * 2;
    // A point on a rectangle with round corners.
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const u = a * Math.sign(c) * Math.abs(c) ** 0.5;
    const v = b * Math.sign(s) * Math.abs(s) ** 0.5;
    place(ground, u, v, 0.1, pose);
    pen.stand('lantern', pose, 0xffc860, 0.55);
  }
}
