/** The canal's sixteen spaces, the letters that float on them and the landings of the bids. */

import { BID_SPACES, CANAL_SPACES } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import { boatSite, DISC_RADIUS, discSite, gateSite, type Sites } from '../sites.ts';

export function composeCanal(shown: Shown, pen: Pen, sites: Sites): void {
  for (let space = 1; space <= CANAL_SPACES; space++) {
    const bid = (BID_SPACES as readonly number[]).includes(space);
    const final = space === CANAL_SPACES;
    const { x, z } = discSite(space);
    const r = bid || final ? DISC_RADIUS * 1.1 : DISC_RADIUS;
    pen.on({ x, y: 0.05, z, yaw: sites.yaw, tilt: 0, scale: 1 });
    pen.put('disc', 0, 0, 0, r, 0.42, r, bid ? 0x6d1418 : final ? 0x2a2350 : 0xd9cfb4);
    pen.ink(
      bid ? 'space:bid' : final ? 'space:final' : 'space',
      0,
      0,
      r * 1.86,
      r * 1.86,
      0xffffff,
      0.43,
    );
    const color = bid ? 0xfff2d0 : final ? 0xffd98a : 0x3a1d14;
    if (bid || final) {
      pen.number(space, 0, 0.55, 2, color, 0, 0.46);
      pen.ink(
        bid ? 'sign:bid' : 'sign:final',
        0,
        -1.05,
        bid ? 2.1 : 2.5,
        bid ? 0.97 : 1,
        color,
        0.46,
      );
    } else {
      pen.number(space, 0, 0, 2.35, color, 0, 0.46);
    }
    if (space === shown.gondola) {
      pen.light('halo', 0, 0, r * 5, 0xb87a20, 0.2);
      pen.light('ring', 0, 0, r * 2.7, 0xffb84a, 0.5);
    }
    if (shown.canal[space]) letterOn(pen, sites, space);
    if (bid) {
      const gate = gateSite(space);
      pen.on({ x: gate.x, y: 1.12, z: gate.z, yaw: gate.heading, tilt: 0, scale: 0.6 });
      pen.put('canopy', 0, 0, 0, 1, 1, 1, 0xffffff);
    }
  }
  const boat = boatSite(shown.gondola);
  pen.on({ x: boat.x, y: 0.4, z: boat.z, yaw: sites.yaw, tilt: 0, scale: 1 });
  pen.pick({ kind: 'gondola' }, 0, 0, 1, 6, 6, 2.4, 'ring');
}

function letterOn(pen: Pen, sites: Sites, space: number): void {
  const { x, z } = boatSite(space);
  const drift = Math.sin(space * 2.4) * 0.25;
  pen.on({ x, y: 0.05, z, yaw: sites.yaw + drift, tilt: 0, scale: 1 });
  pen.put('letter', 0, 0, 0, 1, 1, 1, 0xffffff);
}
