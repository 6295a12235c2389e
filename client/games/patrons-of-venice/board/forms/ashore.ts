/** What stands on quays and lots: walls of vacant lots, stalls, the wharf's heaps, seals, favours. */

import { type BufferGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from 'three';
import { Carving, sways } from '../../../../world/carving.ts';
import {
  BRICK,
  DARK_WOOD,
  FIRE,
  GOLD,
  IRON,
  ROPE,
  STONE,
  VERDIGRIS,
  WHITE,
  WOOD,
} from './shell.ts';

/** A stall of the market, 4.4 wide: a table between poles under an awning; white takes its colour. */
export function stall(): BufferGeometry {
  const c = new Carving();
  c.block(0.05, 4, 1, 1.7, { z: 0.2, color: 0xb98a58 });
  c.box(4.2, 0.14, 1.9, { y: 1, z: 0.2, color: 0xdcb37c });
  for (const x of [-2, 2])
    for (const [z, h] of [
      [-1.5, 4.4],
      [1.15, 3.3],
    ] as const)
      c.drum(0.1, h, { x, z, color: WHITE }, 0.1, 5);
  return c.build(1);
}

/** The awning over a stall, in stripes: it takes the colour of what is sold. */
export function canopy(): BufferGeometry {
  const c = new Carving();
  const stripes = 7;
  const wide = 4.5 / stripes;
  for (let k = 0; k < stripes; k++) {
    const color = k % 2 === 0 ? WHITE : 0xfffdf8;
    const x = (k - (stripes - 1) / 2) * wide;
    const pale = k % 2 === 1;
    if (pale) continue;
    c.box(wide, 0.1, 3, { x, y: 3.75, z: -0.2, lean: 0.38, color });
    c.box(wide, 0.5, 0.08, { x, y: 2.78, z: 1.24, color, life: sways(0.08) });
  }
  return c.build();
}

/** The white stripes between those of `canopy`. */
export function canopyWhite(): BufferGeometry {
  const c = new Carving();
  const stripes = 7;
  const wide = 4.5 / stripes;
  for (let k = 1; k < stripes; k += 2) {
    const x = (k - (stripes - 1) / 2) * wide;
    c.box(wide, 0.1, 3, { x, y: 3.75, z: -0.2, lean: 0.38, color: 0xfbf3e0 });
    c.box(wide, 0.5, 0.08, { x, y: 2.78, z: 1.24, color: 0xfbf3e0, life: sways(0.08) });
  }
  return c.build();
}

/** A flat basket, 1.7 wide, that goods lie in. */
export function basket(): BufferGeometry {
  const c = new Carving();
  c.drum(0.7, 0.34, { color: 0xb98a4c }, 0.86, 10);
  c.add(new TorusGeometry(0.84, 0.09, 4, 12).rotateX(Math.PI / 2), { y: 0.36, color: ROPE });
  return c.build(0.4);
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

/** Rubble, a barrow and a ladder on a lot where nothing stands yet. */
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
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4;
    c.add(new SphereGeometry(0.34, 6, 5).scale(1, 1, 0.5), {
      ...{ x: Math.cos(a) * 0.55, y: 1.2 + Math.sin(a) * 0.55, color: k % 2 ? 0x82459e : 0x9a5ab8 },
    });
  }
  c.add(new CylinderGeometry(0.42, 0.42, 0.4, 10).rotateX(Math.PI / 2), { y: 1.2, color: GOLD });
  for (const side of [-1, 1])
    c.box(0.3, 1.1, 0.08, { x: side * 0.26, y: 0, roll: side * 0.25, color: 0x82459e });
  return c.build();
}

/** A bollard of the house's colour: a cube that reserves is a banner at sea, and a post ashore. */
export function post(): BufferGeometry {
  const c = new Carving();
  for (let k = 0; k < 4; k++)
    c.drum(0.26, 0.55, { y: k * 0.55, color: k % 2 ? 0xf6ecd8 : 0xffffff }, 0.26, 7);
  c.ball(0.34, { y: 2.35, color: GOLD }, 7);
  return c.build();
}

/** The well-head's crane and the trestle are the scenery's; this is the plain pole of a banner. */
export function bannerPole(): BufferGeometry {
  const c = new Carving();
  c.drum(0.15, 4.4, { color: DARK_WOOD }, 0.1, 6);
  c.ball(0.24, { y: 4.4, color: GOLD }, 6);
  c.box(0.6, 0.14, 0.14, { x: 0.2, y: 4, color: WOOD });
  return c.build();
}

/** A plinth that waits for its statue: a white step with a ring of verdigris. */
export function plinth(): BufferGeometry {
  const c = new Carving();
  c.block(0.06, 3, 0.4, 3, { color: STONE, surface: 'ashlar' });
  c.block(0.06, 2.4, 0.36, 2.4, { y: 0.38, color: WHITE });
  c.add(new TorusGeometry(0.7, 0.12, 4, 12).rotateX(Math.PI / 2), { y: 0.78, color: VERDIGRIS });
  return c.build(0.6);
}
