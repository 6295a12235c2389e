/** The forms on quays and lots: walls of vacant lots, stalls, the wharf's heaps, seals, favours. */

import { type BufferGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from 'three';
import { Carving, sways } from '../../../../world/carving.ts';
import { BRICK, FIRE, GOLD, IRON, STONE, VERDIGRIS, WHITE, WOOD } from './shell.ts';

/** Where a stall's awning hangs: its middle over the ground, and its stripes. */
const AWNING = { y: 3.9, z: -0.9, deep: 2.3, stripes: 7, wide: 4.5 } as const;

/** A stall of the market, 4.4 wide: a table before poles; its goods are seen from above. */
export function stall(): BufferGeometry {
  const c = new Carving();
  c.box(4.1, 0.95, 1.7, { z: 1.5, color: 0xb98a58 });
  for (const x of [-1.2, 0, 1.2]) c.box(0.1, 0.96, 1.72, { x, z: 1.5, color: 0x96693c });
  c.block(0.05, 4.3, 0.16, 2, { y: 0.95, z: 1.5, color: 0xe2bd86 });
  for (const x of [-2.1, 2.1])
    for (const z of [-1.9, 0.1]) c.drum(0.1, z < 0 ? 4.3 : 3.4, { x, z, color: WHITE }, 0.1, 5);
  return c.build(1);
}

function stripes(c: Carving, odd: number, color: number): void {
  const wide = AWNING.wide / AWNING.stripes;
  for (let k = odd; k < AWNING.stripes; k += 2) {
    const x = (k - (AWNING.stripes - 1) / 2) * wide;
    c.box(wide, 0.1, AWNING.deep, { x, y: AWNING.y, z: AWNING.z, lean: 0.4, color });
    c.box(wide, 0.5, 0.08, {
      x,
      y: AWNING.y - 0.92,
      z: AWNING.z + AWNING.deep * 0.46,
      color,
      life: sways(0.08),
    });
  }
}

/** The awning over a stall, in stripes: every other one takes the colour of the goods. */
export function canopy(): BufferGeometry {
  const c = new Carving();
  stripes(c, 0, WHITE);
  return c.build();
}

/** The white stripes between those of `canopy`. */
export function canopyWhite(): BufferGeometry {
  const c = new Carving();
  stripes(c, 1, 0xfbf3e0);
  return c.build();
}

/** A tarred platform of the wharf, 3 wide, with a crate that goods lie on. */
export function pitch(): BufferGeometry {
  const c = new Carving();
  c.block(0.06, 2.9, 0.5, 2.4, { color: 0x4a4048 });
  for (const x of [-1, 0, 1]) c.box(0.1, 0.06, 2.42, { x, y: 0.49, color: 0x2a2428 });
  return c.build(0.5);
}

/** The skull lantern of the wharf on its gallows, 6 high. */
export function skullLantern(): BufferGeometry {
  const c = new Carving();
  c.block(0.08, 1.5, 0.5, 1.5, { color: 0x3a343c });
  c.drum(0.22, 6.4, { color: 0x2c262c }, 0.18, 7);
  c.box(2.2, 0.24, 0.24, { x: 0.9, y: 6.1, color: 0x2c262c });
  c.box(0.08, 0.6, 0.08, { x: 1.7, y: 5.6, color: IRON });
  c.add(new SphereGeometry(0.85, 10, 8).scale(1, 1.05, 0.95), {
    x: 1.7,
    y: 4.75,
    color: 0xf4ead0,
    glow: 0.35,
  });
  c.block(0.1, 0.9, 0.5, 0.8, { x: 1.7, y: 3.75, z: 0.1, color: 0xe8dcbc });
  for (const x of [1.38, 2.02]) c.ball(0.24, { x, y: 4.75, z: 0.68, color: FIRE, glow: 1 }, 7);
  c.cone(0.14, 0.3, { x: 1.7, y: 4.2, z: 0.76, color: 0x2a2024 }, 4);
  for (let k = 0; k < 4; k++)
    c.box(0.06, 0.3, 0.1, { x: 1.4 + k * 0.2, y: 3.8, z: 0.5, color: 0x2a2024 });
  return c.build(1);
}

/** A seal of bronze on its block, 4.4 across: its face leans to the camera, the icon is inked on it. */
export function seal(): BufferGeometry {
  const c = new Carving();
  c.block(0.1, 4.6, 0.7, 3.6, { color: STONE, surface: 'ashlar' });
  c.block(0.08, 4.2, 0.3, 3.2, { y: 0.7, color: WHITE });
  const face = (r: number, h: number, y: number, color: number, sides = 20): void => {
    c.add(new CylinderGeometry(r, r * 1.04, h, sides).rotateX(0.5), {
      y,
      z: 0.05 * (y - 1.6),
      color,
    });
  };
  face(2.1, 0.7, 1.75, 0x8a6436);
  face(1.95, 0.7, 1.83, 0xffffff);
  return c.build(1);
}

/** Low walls about a vacant lot of `w` × `d`, rubble and planks within. Scaled to the lot's sides. */
export function lotWall(): BufferGeometry {
  const c = new Carving();
  c.box(1, 0.7, 0.42, { color: 0xc9876c, surface: 'brick' });
  c.box(1, 0.16, 0.56, { y: 0.68, color: WHITE });
  return c.build(0.6);
}

/** Rubble, a barrow and a ladder on a vacant lot. */
export function yard(): BufferGeometry {
  const c = new Carving();
  for (const [x, z, r] of [
    [-1.6, -1, 0.5],
    [-1.1, -1.3, 0.36],
    [-2, -0.6, 0.3],
    [1.9, 1.2, 0.34],
  ] as const)
    c.rock(r, { x, y: r * 0.5, z, color: 0xb5a288 });
  for (let k = 0; k < 4; k++)
    c.box(2.2, 0.16, 0.34, {
      x: 1.3,
      y: 0.16 * k,
      z: -1.4 + 0.08 * (k % 2),
      color: k % 2 ? 0xc79b62 : 0xb58a54,
    });
  for (let k = 0; k < 5; k++)
    c.box(0.8, 0.34, 0.4, { x: -1.7 + (k % 3) * 0.85, y: k < 3 ? 0 : 0.34, z: 1.5, color: BRICK });
  return c.build(0.6);
}

/** A favour: a rosette of purple with a gilded middle and two ribbons. */
export function favour(): BufferGeometry {
  const c = new Carving();
  for (const [k, color] of [0x82459e, 0x9a5ab8].entries())
    c.add(new CylinderGeometry(0.95, 0.95, 0.24, 6).rotateX(Math.PI / 2), {
      y: 1.2,
      z: k * 0.05,
      roll: (k * Math.PI) / 6,
      color,
    });
  c.add(new CylinderGeometry(0.46, 0.46, 0.4, 8).rotateX(Math.PI / 2), { y: 1.2, color: GOLD });
  for (const side of [-1, 1])
    c.box(0.34, 1.1, 0.08, { x: side * 0.26, y: 0, roll: side * 0.25, color: 0x82459e });
  return c.build();
}

/** A cube that the house still has: a striped mooring post in the house's colour. */
export function post(): BufferGeometry {
  const c = new Carving();
  c.drum(0.26, 2.1, { color: 0xffffff }, 0.26, 6);
  c.drum(0.29, 0.5, { y: 0.9, color: 0xf6ecd8 }, 0.29, 6);
  c.cone(0.36, 0.5, { y: 2.05, color: GOLD }, 6);
  return c.build();
}

/** The pole of a house's banner, 6.8 high. */
export function bannerPole(): BufferGeometry {
  const c = new Carving();
  c.drum(0.16, 6.8, { color: 0x9a6a3c }, 0.1, 5);
  c.ball(0.3, { y: 6.9, color: GOLD }, 5);
  return c.build();
}

/** The clutter of a yard: barrels, a crate, a bench. */
export function clutter(): BufferGeometry {
  const c = new Carving();
  for (const [x, z] of [
    [-0.6, 0],
    [0.25, -0.2],
  ] as const) {
    c.drum(0.4, 0.95, { x, z, color: 0xa8672f }, 0.36, 8);
    c.drum(0.43, 0.14, { x, y: 0.4, z, color: IRON }, 0.43, 8);
  }
  c.box(0.9, 0.8, 0.8, { x: 1.2, z: 0.1, turn: 0.3, color: 0xc79b62 });
  c.box(0.94, 0.12, 0.84, { x: 1.2, y: 0.74, z: 0.1, turn: 0.3, color: WOOD });
  return c.build(0.6);
}

/** A plinth that waits for its statue: a white step with a ring of verdigris. */
export function plinth(): BufferGeometry {
  const c = new Carving();
  c.block(0.06, 3, 0.4, 3, { color: STONE, surface: 'ashlar' });
  c.block(0.06, 2.4, 0.36, 2.4, { y: 0.38, color: WHITE });
  c.add(new TorusGeometry(0.7, 0.12, 4, 12).rotateX(Math.PI / 2), { y: 0.78, color: VERDIGRIS });
  return c.build(0.6);
}
