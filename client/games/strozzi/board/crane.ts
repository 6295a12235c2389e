/** The cranes on the moles: the drawing of one with its load. */

import type { Ware } from '../../../../engine/games/strozzi/data.ts';
import { laid, newSheet, type Pose } from '../../../table/board/surface.ts';
import type { GulfPen } from './gulf-pen.ts';
import { JIB } from './sites.ts';

const DARK = 0x4d2f1c;
const IRON = 0x3a3f48;
const ROPE = 0xd8bd8a;

const sheet = newSheet();
/**
 * The length from the hook up to the knot of its slings, and the size of a piece of cargo on it.
 */
const SLING = 1.9;
const HUNG = 0.95;

/**
 * A crane at a pose, turned as its jib is.
 * @param hook height of the load over the crane's foot
 * @param size of the load: 1 is full, and at 0 nothing is drawn
 */
export function drawCrane(
  pen: GulfPen,
  at: Pose,
  hook: number,
  wares: readonly Ware[],
  size: number,
): void {
  pen.on(laid(sheet, at)).put('crane', 0, 0, 0, 1, 1, 1, 0xffffff);
  const { reach, tip } = JIB;
  const loaded = size > 0 && wares.length > 0;
  const knot = loaded ? hook + SLING : hook;
  pen.put('box', reach, 0, (knot + tip) / 2, 0.12, Math.max(0.1, tip - knot), 0.12, ROPE);
  pen.put('box', reach, 0, knot, 0.4, 0.34, 0.3, IRON);
  if (!loaded) return;
  // On a board, side by side, their faces to the camera however the jib turns.
  const [along, across] = [Math.cos(sheet.yaw), Math.sin(sheet.yaw)];
  const [columns, rows] = [Math.min(2, wares.length), Math.ceil(wares.length / 2)];
  pen.put(
    'box',
    reach,
    0,
    hook - 0.07,
    (columns + 0.3) * size,
    0.16,
    (rows + 0.3) * size,
    DARK,
    '',
    -sheet.yaw,
  );
  for (let k = 0; k < wares.length; k++) {
    const x = ((k % 2) - (columns - 1) / 2) * 1.08 * size;
    const z = (Math.floor(k / 2) - (rows - 1) / 2) * 1.02 * size;
    // (x, z) are the world's: turned back into the crane's own measures.
    const [u, v] = [x * along - z * across, -(x * across + z * along)];
    const s = HUNG * size;
    pen.put(wares[k] ?? 'gold', reach + u, v, hook, s, s, s, 0xffffff, '', -sheet.yaw);
  }
}
