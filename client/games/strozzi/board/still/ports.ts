/** The harbours: berths in order of speed, their prizes, and the ships that lie in them. */

import {
  PORTS,
  type Port,
  SPEED_PRIZES,
  WARE_OF_PORT,
  WARES,
} from '../../../../../engine/games/strozzi/data.ts';
import { newPose, type Pose } from '../../../../table/board/surface.ts';
import { MOLE, MOLES, QUAY, STORE_DOOR, store } from '../../scenery/landmarks.ts';
import { drawCrane } from '../crane.ts';
import type { GulfPen } from '../gulf-pen.ts';
import { GILT, INK, IVORY, WALNUT, WARE_COLOR } from '../looks.ts';
import type { Shown } from '../shown.ts';
import { berth, berthPlate, type CraneStand, craneRests, type Sites } from '../sites.ts';
import { drawMoored, INBOUND } from '../vessel.ts';

const pose = newPose();

/**
 * The turn of the hull against its sail, whose face is turned to the camera: its bow to the mole.
 */
export const hullTurn = (sites: Sites, side: number): number =>
  sites.upright ? INBOUND + (side * Math.PI) / 2 : side > 0 ? INBOUND : 0;

/** Height of an empty hook. */
export const HOOK_UP = 7.6;
/** A crane's foot, and its jib's turn, as a pose. */
export function standing(stand: CraneStand, out: Pose): Pose {
  out.x = stand.x;
  out.y = QUAY;
  out.z = stand.z;
  out.yaw = stand.turn;
  out.tilt = 0;
  out.spin = 0;
  out.size = 1;
  return out;
}
const NOTHING = [] as const;

/** The ware that a town takes, on its store. */
function storeSign(pen: GulfPen, sites: Sites, port: Port): void {
  const ware = WARES[WARE_OF_PORT[PORTS.indexOf(port)] ?? 0] ?? 'gold';
  const { x, z } = store(port);
  const [ahead, aside] = sites.upright ? [0, -2.05] : [2.05, 0];
  const [yaw, tilt] = [sites.yaw, 1.25];
  pen.on({ x: x + aside, y: QUAY + STORE_DOOR * 0.56, z: z + ahead, yaw, tilt, scale: 1 });
  pen.card(0, 0, 2.9, 2.9, WALNUT, 'solid', 0);
  pen.card(0, 0, 2.6, 2.6, IVORY, 'solid', 0.06);
  pen.ink(`ware:${ware}`, 0, 0, 2.3, 2.3, WARE_COLOR[ware], 0.16);
}

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
    storeSign(pen, sites, port);
    if (shown.crane !== port) drawCrane(pen, standing(craneRests(port), pose), HOOK_UP, NOTHING, 0);
    pen.on({ x: x + side * 3.4, y: QUAY, z: z + MOLE.long / 2, yaw: 0, tilt: 0, scale: 1 });
    pen.pick({ kind: 'port', port }, 0, 0, 0, 11.6, MOLE.long + 1, 1.2, 'frame');
  }
}
