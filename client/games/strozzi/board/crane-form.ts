/** The form of the cranes that roll on the moles. */

import { BoxGeometry, type BufferGeometry, CylinderGeometry, TorusGeometry } from 'three';
import { bevelBox } from '../../../pieces/bevel.ts';
import { Parts } from '../../../pieces/forms.ts';
import { JIB } from './sites.ts';

const OAK = 0x7d4f2b;
const DARK = 0x4d2f1c;
const PALE = 0xb98a52;
const IRON = 0x3a3f48;

/** The points where the jib and its strut leave the mast. */
const HEEL = { x: -1.5, y: 7 } as const;
const KNEE = 4.4;

/** A post that turns on a carriage, a treadwheel at its foot, a jib along +x. */
export function craneForm(): BufferGeometry {
  const lying: readonly [number, number, number] = [Math.PI / 2, 0, 0];
  const rise = Math.atan2(JIB.tip - HEEL.y, JIB.reach - HEEL.x);
  const long = Math.hypot(JIB.tip - HEEL.y, JIB.reach - HEEL.x);
  const [sx, sy] = [3.9, 8.3];
  const strut = Math.atan2(sy - KNEE, sx);
  const parts = new Parts()
    .add(bevelBox(0.05, 2.7, 0.3, 2.1), OAK, 0, 0.62, 0)
    .add(new BoxGeometry(2.9, 0.14, 0.3), PALE, 0, 0.82, 0.95)
    .add(new BoxGeometry(2.9, 0.14, 0.3), PALE, 0, 0.82, -0.95)
    .add(new CylinderGeometry(0.22, 0.3, 8.2, 8, 1, true), OAK, 0, 4.6, 0)
    .add(
      bevelBox(0.05, long, 0.42, 0.36),
      OAK,
      (JIB.reach + HEEL.x) / 2,
      (JIB.tip + HEEL.y) / 2,
      0,
      [...([0, 0, rise] as const)],
    )
    .add(new BoxGeometry(Math.hypot(sx, sy - KNEE), 0.26, 0.26), PALE, sx / 2, (sy + KNEE) / 2, 0, [
      ...([0, 0, strut] as const),
    ])
    .add(bevelBox(0.06, 1, 1, 1.1), DARK, HEEL.x + 0.1, HEEL.y - 0.2, 0)
    .add(new CylinderGeometry(0.34, 0.34, 0.3, 10), IRON, JIB.reach, JIB.tip - 0.2, 0, lying)
    .add(new CylinderGeometry(0.32, 0.4, 0.4, 8), IRON, 0, 8.6, 0);
  for (const x of [-0.95, 0.95])
    for (const z of [-1, 1])
      parts.add(new CylinderGeometry(0.36, 0.36, 0.22, 8), IRON, x, 0.36, z, lying);
  // The wheel in which two men walk.
  for (const z of [-0.5, 0.5]) parts.add(new TorusGeometry(1.25, 0.11, 3, 13), PALE, -0.95, 2.2, z);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    const [x, y] = [-0.95 + Math.cos(a) * 1.25, 2.2 + Math.sin(a) * 1.25];
    parts.add(new BoxGeometry(0.12, 0.3, 1.1), OAK, x, y, 0, [0, 0, a + Math.PI / 2]);
    if (k < 4) parts.add(new BoxGeometry(2.4, 0.1, 0.08), OAK, -0.95, 2.2, 0.5, [0, 0, a]);
  }
  return parts.build();
}
