/** The two figures on their columns: the winged lion and the saint. */

import { ExtrudeGeometry, Shape, SphereGeometry, TorusGeometry } from 'three';
import type { Carving } from '../../../world/carving.ts';

const GOLD = 0xe3b23c;
const DEEP = 0xc0902a;
const BRIGHT = 0xf4d272;
const STONE = 0xf0e6d2;
const COPPER = 0x69a592;
const OLD = 0x4c8474;

/** An egg about (x, y, z) with half axes a, b, c. */
function egg(
  c: Carving,
  [x, y, z]: readonly [number, number, number],
  [a, b, d]: readonly [number, number, number],
  color: number,
  sides: number,
): void {
  c.add(new SphereGeometry(1, sides, Math.ceil(sides * 0.7)).scale(a, b, d), { x, y, z, color });
}

/** Feathers of a wing, root at the origin, tips upwards and back. */
const WING: readonly (readonly [number, number])[] = [
  [0.5, 0],
  [0.75, 1.1],
  [0.35, 2.5],
  [0, 2.2],
  [-0.35, 2.75],
  [-0.75, 2.1],
  [-1.2, 2.4],
  [-1.3, 1.6],
  [-1.85, 1.55],
  [-1.5, 0.85],
  [-1.9, 0.5],
  [-0.9, 0],
];

/**
 * The winged lion of Saint Mark, looking to the right; its paws' middle is at (x, y, z). `sides`:
 * of round parts.
 */
export function beast(
  c: Carving,
  x: number,
  y: number,
  z: number,
  size: number,
  sides: number,
): void {
  const s = size;
  const at = (dx: number, dy: number, dz: number): [number, number, number] => [
    ...([x + dx * s, y + dy * s, z + dz * s] as const),
  ];
  const by = (a: number, b: number, d: number): [number, number, number] => [a * s, b * s, d * s];
  egg(c, at(-0.25, 1.35, 0), by(1.65, 0.62, 0.55), GOLD, sides);
  egg(c, at(0.95, 1.6, 0), by(0.8, 0.85, 0.66), GOLD, sides);
  // The mane, the face, the snout.
  egg(c, at(1.55, 2.3, 0), by(0.85, 0.88, 0.8), DEEP, sides);
  egg(c, at(1.95, 2.35, 0), by(0.58, 0.58, 0.52), BRIGHT, sides);
  egg(c, at(2.42, 2.15, 0), by(0.32, 0.26, 0.3), GOLD, sides);
  for (const side of [-1, 1])
    egg(c, at(1.6, 3.05, side * 0.42), by(0.2, 0.24, 0.16), BRIGHT, sides);
  for (const [dx, dz] of [
    [-1.35, 0.3],
    [-1.1, -0.3],
    [1, 0.36],
    [1.35, -0.34],
  ] as const) {
    c.drum(0.24 * s, 1.3 * s, { x: x + dx * s, y, z: z + dz * s, color: GOLD }, 0.34 * s, 7);
    egg(c, at(dx + 0.16, 0.14, dz), by(0.36, 0.16, 0.26), BRIGHT, sides);
  }
  for (const side of [-1, 1]) {
    const shape = new Shape();
    for (const [u, v] of WING) shape.lineTo(u * s, v * s);
    const wing = new ExtrudeGeometry(shape, { depth: 0.14 * s, bevelEnabled: false });
    const color = side > 0 ? BRIGHT : GOLD;
    c.add(wing, { x, y: y + 1.55 * s, z: z + side * 0.5 * s, lean: side * 0.16, color });
  }
  // The tail in a bow, the book under a paw.
  const tail = new TorusGeometry(0.75 * s, 0.12 * s, 5, 10, Math.PI * 1.1).rotateZ(0.9);
  c.add(tail, { x: x - 1.85 * s, y: y + 2 * s, z, color: DEEP });
  c.box(1.1 * s, 0.9 * s, 0.24 * s, { x: x + 2.1 * s, y, z: z + 0.42 * s, color: STONE });
  c.box(0.08 * s, 0.9 * s, 0.28 * s, { x: x + 2.1 * s, y, z: z + 0.42 * s, color: DEEP });
}

/** Saint Theodore with spear and crocodile, as his column carries him. */
export function bishop(c: Carving, x: number, y: number, z: number, sides: number): void {
  egg(c, [x + 0.1, y + 0.34, z + 0.3], [1.5, 0.34, 0.4], OLD, sides);
  egg(c, [x + 1.5, y + 0.3, z + 0.3], [0.55, 0.22, 0.26], OLD, sides);
  c.drum(0.6, 1.7, { x, y: y + 0.4, z, color: COPPER }, 0.44, 10);
  egg(c, [x, y + 2.3, z], [0.62, 0.5, 0.44], COPPER, sides);
  c.ball(0.4, { x, y: y + 3.05, z, color: STONE }, 9);
  c.add(new TorusGeometry(0.56, 0.08, 5, 16), { x, y: y + 3.15, z: z - 0.1, color: GOLD });
  for (const side of [-1, 1])
    c.box(0.26, 1, 0.26, { x: x + side * 0.62, y: y + 1.5, z: z + 0.2, lean: -0.5, color: OLD });
  c.drum(0.07, 3.8, { x: x + 0.85, y: y + 0.3, z: z + 0.3, color: GOLD }, 0.07, 5);
  c.cone(0.16, 0.6, { x: x + 0.85, y: y + 4.1, z: z + 0.3, color: GOLD }, 6);
  c.drum(0.5, 0.14, { x: x - 0.8, y: y + 1.6, z: z + 0.4, lean: 1.4, color: GOLD }, 0.5, 12);
}
