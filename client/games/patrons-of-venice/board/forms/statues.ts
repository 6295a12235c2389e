/** Six statues that the patrons raise, each on its plinth: about 2.6 wide and 6 high. */

import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { type Carved, Carving } from '../../../../world/carving.ts';
import { GOLD, STONE, VERDIGRIS, WHITE } from './shell.ts';

const BRONZE = 0x5f9c8c;
const BRONZE_DARK = 0x47796d;
const MARBLE = 0xf7f1e4;
/** Height of the plinth. */
const TOP = 2.3;

function plinth(c: Carving, band: number): void {
  c.block(0.06, 3, 0.4, 3, { color: STONE, surface: 'ashlar' });
  c.box(2.5, 0.4, 2.5, { y: 0.36, color: WHITE });
  c.box(2, 1.4, 2, { y: 0.7, color: MARBLE });
  c.box(2.06, 0.3, 2.06, { y: 1.1, color: band });
  c.block(0.06, 2.4, 0.3, 2.4, { y: 2, color: WHITE });
}

/** A limb: a tapered drum that leans. */
function limb(c: Carving, from: number, to: number, long: number, how: Carved): void {
  c.drum(from, long, how, to, 7);
}

/** A body in a cloak that stands at TOP: the head's middle is 2.7 above. */
function figure(c: Carving, color: number, wide = 1): void {
  c.drum(0.62 * wide, 1.5, { y: TOP, color }, 0.34 * wide, 9);
  c.drum(0.34 * wide, 0.85, { y: TOP + 1.42, color }, 0.52 * wide, 9);
  c.ball(0.34, { y: TOP + 2.66, color }, 9);
}

/** The lion of the city: winged and gilded, a paw on the book. */
function lion(): BufferGeometry {
  const c = new Carving();
  plinth(c, 0xb3264a);
  const g = { color: GOLD };
  c.add(new SphereGeometry(0.62, 10, 8).scale(1.75, 0.95, 0.9), { y: TOP + 1.15, x: -0.1, ...g });
  for (const [x, z] of [
    [-0.85, 0.32],
    [-0.85, -0.32],
    [0.65, -0.32],
  ] as const)
    limb(c, 0.17, 0.22, 0.95, { x, y: TOP, z, ...g });
  limb(c, 0.16, 0.2, 0.75, { x: 0.72, y: TOP + 0.35, z: 0.4, ...g });
  c.block(0.04, 0.7, 0.34, 0.5, { x: 0.85, y: TOP, z: 0.42, color: WHITE });
  // Mane, head, muzzle.
  c.ball(0.62, { x: 0.95, y: TOP + 1.6, color: 0xd79a26 }, 9);
  c.ball(0.42, { x: 1.2, y: TOP + 1.72, z: 0.12, ...g }, 9);
  c.ball(0.22, { x: 1.5, y: TOP + 1.6, z: 0.18, ...g }, 7);
  // Wings, up and back.
  for (const side of [-1, 1])
    for (let k = 0; k < 4; k++)
      c.box(0.36, 1.9 - k * 0.3, 0.14, {
        x: -0.1 - k * 0.3,
        y: TOP + 1.4,
        z: side * (0.46 + 0.05 * k),
        roll: 0.45 + k * 0.22,
        lean: side * 0.3,
        color: k % 2 ? 0xf6d274 : GOLD,
      });
  c.add(new TorusGeometry(0.5, 0.09, 5, 10, 2.4), { x: -1.35, y: TOP + 1.45, roll: 2.2, ...g });
  c.ball(0.17, { x: -1.62, y: TOP + 1.95, ...g }, 6);
  return c.build(1.4);
}

/** A captain on his horse. */
function rider(): BufferGeometry {
  const c = new Carving();
  plinth(c, BRONZE_DARK);
  const b = { color: BRONZE };
  c.add(new SphereGeometry(0.6, 10, 8).scale(1.7, 0.95, 0.85), { y: TOP + 1.35, ...b });
  for (const [x, z, lift] of [
    [-0.75, 0.3, 0],
    [-0.6, -0.3, 0],
    [0.7, -0.3, 0],
    [0.85, 0.3, 0.45],
  ] as const)
    limb(c, 0.13, 0.2, 1.1 - lift * 0.4, { x, y: TOP + lift, z, ...b });
  limb(c, 0.38, 0.24, 1.15, { x: 0.75, y: TOP + 1.5, roll: -0.5, ...b });
  c.add(new SphereGeometry(0.28, 8, 6).scale(1.7, 0.9, 0.8), {
    x: 1.5,
    y: TOP + 2.5,
    roll: -0.5,
    ...b,
  });
  limb(c, 0.1, 0.18, 0.9, { x: -1.05, y: TOP + 0.7, roll: 0.3, color: BRONZE_DARK });
  c.drum(0.36, 0.9, { x: -0.1, y: TOP + 1.7, color: BRONZE_DARK }, 0.48, 8);
  c.ball(0.3, { x: -0.1, y: TOP + 2.9, ...b }, 8);
  c.cone(0.34, 0.34, { x: -0.1, y: TOP + 3.05, color: GOLD }, 8);
  limb(c, 0.1, 0.1, 1.3, { x: 0.2, y: TOP + 2.3, z: 0.4, roll: -1.1, color: GOLD });
  return c.build(1.4);
}

/** Neptune with his trident, and a dolphin. */
function neptune(): BufferGeometry {
  const c = new Carving();
  plinth(c, 0x2f6f9a);
  figure(c, MARBLE, 1.06);
  c.ball(0.26, { y: TOP + 2.42, z: 0.24, color: WHITE }, 7);
  limb(c, 0.14, 0.13, 0.95, { x: 0.45, y: TOP + 2.1, roll: -0.9, color: MARBLE });
  limb(c, 0.07, 0.07, 3.6, { x: 1.15, y: TOP, color: GOLD });
  for (const u of [-0.3, 0, 0.3]) c.cone(0.12, 0.8, { x: 1.15 + u, y: TOP + 3.5, color: GOLD }, 5);
  c.box(0.8, 0.14, 0.14, { x: 1.15, y: TOP + 3.45, color: GOLD });
  c.add(new TorusGeometry(0.55, 0.24, 6, 9, 2.6), {
    x: -0.75,
    y: TOP + 0.35,
    z: 0.3,
    color: VERDIGRIS,
  });
  return c.build(1.4);
}

/** Justice with sword and scales. */
function justice(): BufferGeometry {
  const c = new Carving();
  plinth(c, GOLD);
  figure(c, MARBLE);
  c.drum(0.36, 0.2, { y: TOP + 2.85, color: GOLD }, 0.42, 8);
  limb(c, 0.13, 0.12, 0.95, { x: 0.4, y: TOP + 2.05, roll: -1, color: MARBLE });
  c.box(0.16, 2.3, 0.08, { x: 1.15, y: TOP + 2.3, color: 0xd4dae2 });
  c.box(0.6, 0.14, 0.16, { x: 1.15, y: TOP + 2.4, color: GOLD });
  limb(c, 0.13, 0.12, 0.95, { x: -0.4, y: TOP + 2.05, roll: 1, color: MARBLE });
  c.box(1.3, 0.09, 0.09, { x: -1.2, y: TOP + 2.6, color: GOLD });
  for (const u of [-0.6, 0.6]) {
    c.box(0.05, 0.7, 0.05, { x: -1.2 + u, y: TOP + 1.9, color: GOLD });
    c.drum(0.16, 0.16, { x: -1.2 + u, y: TOP + 1.78, color: GOLD }, 0.36, 8);
  }
  return c.build(1.4);
}

/** Fortune on her golden globe, a sail in the wind. */
function fortune(): BufferGeometry {
  const c = new Carving();
  plinth(c, 0x7a4a8a);
  c.ball(0.85, { y: TOP + 0.8, color: GOLD }, 12);
  c.add(new TorusGeometry(0.87, 0.06, 4, 14).rotateX(1.2), { y: TOP + 0.8, color: 0xb8862a });
  c.drum(0.36, 1, { y: TOP + 1.6, color: BRONZE }, 0.22, 8);
  c.drum(0.22, 0.6, { y: TOP + 2.5, color: BRONZE }, 0.34, 8);
  c.ball(0.27, { y: TOP + 3.35, color: BRONZE }, 8);
  const sail = new CylinderGeometry(1.15, 1.15, 1.9, 7, 1, true, -0.5, 2);
  c.add(sail, { x: 0, y: TOP + 2.6, z: -0.1, turn: -0.4, color: MARBLE });
  const back = new CylinderGeometry(1.12, 1.12, 1.9, 7, 1, true, -0.5, 2);
  back.setIndex([...(back.getIndex()?.array ?? [])].reverse());
  c.add(back, { x: 0, y: TOP + 2.6, z: -0.1, turn: -0.4, color: STONE });
  limb(c, 0.1, 0.09, 0.9, { x: 0.25, y: TOP + 2.7, roll: -0.8, color: BRONZE });
  return c.build(1.4);
}

/** Saint Theodore with lance and dragon, first patron of the city. */
function saint(): BufferGeometry {
  const c = new Carving();
  plinth(c, VERDIGRIS);
  figure(c, BRONZE, 0.95);
  c.add(new TorusGeometry(0.52, 0.08, 5, 14), { y: TOP + 2.72, z: -0.2, color: GOLD });
  c.add(new CylinderGeometry(0.62, 0.62, 0.14, 12).rotateX(Math.PI / 2), {
    x: -0.62,
    y: TOP + 1.45,
    z: 0.4,
    color: GOLD,
  });
  limb(c, 0.06, 0.06, 4, { x: 0.95, y: TOP - 0.1, roll: 0.1, color: WHITE });
  c.add(new ConeGeometry(0.16, 0.6, 5), { x: 0.55, y: TOP + 4.1, roll: 0.1, color: GOLD });
  // The dragon at his feet.
  c.add(new SphereGeometry(0.4, 8, 6).scale(2.6, 0.8, 1), {
    x: 0.1,
    y: TOP + 0.3,
    z: 0.72,
    color: BRONZE_DARK,
  });
  c.cone(0.3, 0.8, { x: 1.1, y: TOP + 0.3, z: 0.72, roll: -1.4, color: BRONZE_DARK }, 6);
  c.cone(0.2, 0.9, { x: -0.9, y: TOP + 0.3, z: 0.72, roll: 1.1, color: BRONZE_DARK }, 6);
  return c.build(1.4);
}

/** In the order in which they are raised. */
export const STATUE_FORMS: readonly (() => BufferGeometry)[] = [
  lion,
  rider,
  neptune,
  justice,
  fortune,
  saint,
];
