/** Things that workshops make, in the workshop and as finished pieces. */

import { CylinderGeometry, TorusGeometry } from 'three';
import type { Carving } from '../../../../world/carving.ts';
import { DARK_WOOD, GOLD, IRON, WOOD } from './shell.ts';

/** A wheel with spokes, upright and looking to the front; its foot is at y. */
export function wheel(
  c: Carving,
  x: number,
  y: number,
  z: number,
  r: number,
  turn = 0,
  lean = 0,
  color = 0xa8672f,
): void {
  const at = { x, y: y + r, z, turn, lean };
  c.add(new TorusGeometry(r * 0.86, r * 0.14, 4, 12), { ...at, color });
  c.add(new CylinderGeometry(r * 0.2, r * 0.2, 0.34, 8).rotateX(Math.PI / 2), {
    ...at,
    color: IRON,
  });
  for (let k = 0; k < 4; k++) {
    c.box(r * 1.7, r * 0.13, 0.12, {
      ...at,
      y: y + r * 0.94,
      roll: (k * Math.PI) / 4,
      color: WOOD,
    });
  }
}

/** A suit of armour on its stand. */
export function suit(c: Carving, x: number, z: number, size: number): void {
  const [steel, light] = [0xaab2be, 0xd4dae2];
  c.drum(0.34 * size, 0.14 * size, { x, z, color: DARK_WOOD }, 0.3 * size, 8);
  c.drum(0.2 * size, 0.9 * size, { x: x - 0.17 * size, y: 0.1, z, color: steel }, 0.24 * size, 6);
  c.drum(0.2 * size, 0.9 * size, { x: x + 0.17 * size, y: 0.1, z, color: steel }, 0.24 * size, 6);
  c.drum(0.34 * size, 0.85 * size, { x, y: 0.9 * size, z, color: light }, 0.56 * size, 8);
  for (const u of [-0.6, 0.6])
    c.ball(0.26 * size, { x: x + u * size, y: 1.62 * size, z, color: steel }, 7);
  c.ball(0.32 * size, { x, y: 2.04 * size, z, color: light }, 8);
  c.box(0.36 * size, 0.1 * size, 0.1 * size, {
    x,
    y: 2.02 * size,
    z: z + 0.28 * size,
    color: 0x22252b,
  });
  c.cone(0.12 * size, 0.7 * size, { x, y: 2.25 * size, z: z - 0.1, color: 0xb3264a }, 5);
}

/** A tent of two colours with a ball on its pole. */
export function tentForm(
  c: Carving,
  x: number,
  y: number,
  z: number,
  r: number,
  colors: readonly [number, number],
): void {
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4;
    const wedge = new CylinderGeometry(r, r * 0.94, r * 0.7, 1, 1, true, a, Math.PI / 4);
    c.add(wedge.translate(0, r * 0.35, 0), { x, y, z, color: colors[k % 2] });
    const hood = new CylinderGeometry(0.02, r * 1.16, r * 1.05, 1, 1, true, a, Math.PI / 4);
    c.add(hood.translate(0, r * 1.2, 0), { x, y, z, color: colors[(k + 1) % 2] });
  }
  c.drum(0.06, r * 0.5, { x, y: y + r * 1.6, z, color: WOOD }, 0.06, 5);
  c.ball(r * 0.14, { x, y: y + r * 2.1, z, color: GOLD }, 6);
}

/** A robe on a figure. */
export function robe(
  c: Carving,
  x: number,
  y: number,
  z: number,
  size: number,
  color: number,
): void {
  c.drum(0.62 * size, 1.1 * size, { x, y, z, color }, 0.26 * size, 9);
  c.drum(0.26 * size, 0.6 * size, { x, y: y + 1.05 * size, z, color }, 0.42 * size, 9);
  c.drum(0.44 * size, 0.14 * size, { x, y: y + 1.62 * size, z, color: GOLD }, 0.3 * size, 9);
  c.ball(0.2 * size, { x, y: y + 1.95 * size, z, color: 0xe3c9a4 }, 7);
}
