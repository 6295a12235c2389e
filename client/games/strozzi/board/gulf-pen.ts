/** The pen of this board, and a surface that can be moved about without making a new one. */

import { Pen } from '../../../table/board/pen.ts';
import type { Pose, Surface } from '../../../table/board/surface.ts';
import type { BoardTarget } from '../targets.ts';
import type { StForm } from './forms.ts';

export class GulfPen extends Pen<BoardTarget, StForm> {}

type Sheet = { -readonly [K in keyof Surface]: Surface[K] };
export const newSheet = (): Sheet => ({ x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 });

/** `sheet` at a pose, leaning by `lean`; answers it. */
export function laid(sheet: Sheet, at: Pose, lean = 0): Surface {
  sheet.x = at.x;
  sheet.y = at.y;
  sheet.z = at.z;
  sheet.yaw = at.yaw + at.spin;
  sheet.tilt = at.tilt + lean;
  sheet.scale = Math.max(0.001, at.size);
  return sheet;
}
