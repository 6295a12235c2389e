/** The harbours: berths in order of speed, their prizes, and the ships that lie in them. */

import { PORTS, SPEED_PRIZES } from '../../../../../engine/games/strozzi/data.ts';
import { newPose } from '../../../../table/board/surface.ts';
import { MOLE, MOLES, QUAY } from '../../scenery/landmarks.ts';
import type { GulfPen } from '../gulf-pen.ts';
import { GILT, INK, IVORY } from '../looks.ts';
import type { Shown } from '../shown.ts';
import { berth, berthPlate, type Sites } from '../sites.ts';
import { drawMoored } from '../vessel.ts';

const pose = newPose();

/** How the hull lies to its sail, whose face is turned to the camera. */
export const hullTurn = (sites: Sites, side: number): number =>
  sites.upright ? (side * Math.PI) / 2 : side > 0 ? 0 : Math.PI;

export function composePorts(shown: Shown, pen: GulfPen, sites: Sites): void {
  for (const port of PORTS) {
    const { x, z, side } = MOLES[port];
    SPEED_PRIZES.forEach((prize, k) => {
      pen.on(berthPlate(sites, port, k));
      pen.card(0, 0, 3, 2.5, k === 0 ? GILT : IVORY, 'solid', 0);
      pen.card(0, 0, 2.7, 2.2, k === 0 ? GILT : IVORY, 'plate', 0.03);
      pen.number(prize, 0, 0, 1.9, INK, 0, 0.12);
    });
    shown.ports[port].forEach((one, k) => {
      berth(sites, port, k, pose);
      const color = shown.seats[one.owner]?.color ?? 'red';
      drawMoored(pen, pose, color, one.effectiveValue, hullTurn(sites, side));
      pen.pick({ kind: 'berth', port, card: one.card }, 0, 0, 4.4, 6, 1.4, 8, 'ring');
    });
    pen.on({ x: x + side * 3.4, y: QUAY, z: z + MOLE.long / 2, yaw: 0, tilt: 0, scale: 1 });
    pen.pick({ kind: 'port', port }, 0, 0, 0, 11.6, MOLE.long + 1, 1.2, 'frame');
  }
}
