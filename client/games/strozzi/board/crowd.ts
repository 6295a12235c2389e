/** The houses' bearers on the ways up. */

import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { laid, newSheet, type Pose } from '../../../table/board/surface.ts';
import type { GulfPen } from './gulf-pen.ts';
import { IVORY } from './looks.ts';
import { standardOf } from './vessel.ts';

const sheet = newSheet();
const cloth = newSheet();

/** A bearer with the house's banner; the leader's wears a laurel. */
export function drawBearer(pen: GulfPen, at: Pose, color: string, leads: boolean): void {
  const paint = SEAT_COLORS[color] ?? IVORY;
  pen.on(laid(sheet, at)).put('bearer', 0, 0, 0, 1, 1, 1, paint);
  if (leads) pen.put('laurel', 0.42, -0.1, 4.1, 0.95, 0.95, 0.95, 0xffffff);
  // The cloth hangs upright from the crossbar.
  const { scale } = sheet;
  laid(cloth, at, Math.PI / 2);
  const side = 0.42 * scale;
  cloth.x += Math.cos(cloth.yaw) * side + Math.sin(cloth.yaw) * 0.2 * scale;
  cloth.z += -Math.sin(cloth.yaw) * side + Math.cos(cloth.yaw) * 0.2 * scale;
  cloth.y += 2.66 * scale;
  pen.on(cloth).card(0, 0, 1.62, 1.86, paint, standardOf(color), 0);
}
