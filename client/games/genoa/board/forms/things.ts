/** The tower's drums, dice, trays, pins, and the things that stand in the town for a turn. */

import {
  type BufferGeometry,
  CylinderGeometry,
  OctahedronGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { Carving } from '../../../../world/carving.ts';
import { DARK, GILT, MARBLE, WALNUT } from '../looks.ts';

/** Height of one drum of the tower, and its radius, at size 1. */
export const DRUM = { high: 1.95, radius: 2.3 } as const;
/** Sides of a drum. */
const ROUND = 18;

/** One drum: striped marble, windows that are lit at night, a projecting ring. */
export function drum(): BufferGeometry {
  const c = new Carving();
  const { high, radius } = DRUM;
  const courses = 4;
  const course = (high - 0.24) / courses;
  for (let k = 0; k < courses; k++) {
    const color = k % 2 ? DARK : MARBLE;
    c.drum(radius - 0.1, course, { y: k * course, color }, radius - 0.1, ROUND);
  }
  c.drum(radius, 0.26, { y: high - 0.26, color: MARBLE }, radius, ROUND);
  for (let k = 0; k < 5; k++) {
    const a = (k * Math.PI * 2) / 5;
    const at = { x: Math.sin(a) * (radius - 0.12), z: Math.cos(a) * (radius - 0.12), turn: a };
    c.box(0.7, 0.9, 0.12, { ...at, y: 0.3, color: MARBLE });
    c.box(0.44, 0.66, 0.2, { ...at, y: 0.36, color: 0x2a2220, glow: 0.9 });
  }
  return c.build(0.3);
}

/** The top of the tower: battlements around a platform. Its roof is a separate form. */
export function crown(): BufferGeometry {
  const c = new Carving();
  const { radius } = DRUM;
  const merlons = 12;
  c.drum(radius + 0.25, 0.3, { color: MARBLE }, radius + 0.25, ROUND);
  for (let k = 0; k < merlons; k++) {
    const a = (k * Math.PI * 2) / merlons;
    const [x, z] = [Math.sin(a) * (radius + 0.05), Math.cos(a) * (radius + 0.05)];
    c.box(0.62, 0.66, 0.4, { x, z, y: 0.3, turn: a, color: k % 2 ? DARK : MARBLE });
  }
  return c.build();
}

/** Height of the roof over the platform: its ball carries the merchant's banner. */
export const PEAK = 3.1;
/** The tower's roof with its golden ball; white, to be tinted. */
export function roof(): BufferGeometry {
  const c = new Carving();
  c.cone(DRUM.radius - 0.35, PEAK - 0.6, { y: 0.3, color: 0xffffff }, ROUND);
  c.ball(0.34, { y: PEAK - 0.2, color: GILT, glow: 0.6 }, 8);
  return c.build();
}

/** An eight-sided die of radius 1, lying on one of its faces; white, to be tinted. */
export function die(): BufferGeometry {
  const c = new Carving();
  // Turns a corner up, then a face up, then one edge of that face towards the viewer.
  const form = new OctahedronGeometry(1)
    .rotateY(Math.PI / 4)
    .rotateX(Math.acos(1 / Math.sqrt(3)))
    .rotateY(Math.PI);
  c.add(form, { y: 1 / Math.sqrt(3), color: 0xffffff });
  return c.build();
}
/** Height of a die's upper face over the ground under it, and that of the figure on the face. */
export const DIE = { top: 2 / Math.sqrt(3), figure: 0.92 } as const;

/** A tray of walnut with a rim of brass, 1 × 1, scaled to its length and depth. */
export function tray(): BufferGeometry {
  const c = new Carving();
  c.box(1, 0.14, 1, { color: WALNUT });
  for (const side of [-1, 1]) {
    c.box(1, 0.26, 0.045, { z: side * 0.48, color: 0xcf9a3a });
    c.box(0.02, 0.26, 1, { x: side * 0.49, color: 0xcf9a3a });
  }
  return c.build();
}

/** A pin with a round head that faces the viewer; white, to be tinted. Its foot is the origin. */
export function pin(): BufferGeometry {
  const c = new Carving();
  c.cone(0.16, 1.5, { y: 0, lean: Math.PI, color: 0xd8d2c4 }, 5);
  c.drum(0.1, 2.1, { color: 0xd8d2c4 }, 0.1, 5);
  c.add(new CylinderGeometry(1, 1, 0.3, 14).rotateX(Math.PI / 2 - 0.5), {
    y: 2.9,
    color: 0xffffff,
  });
  return c.build();
}
/** Middle of a pin's head, and its lean towards the camera. */
export const PIN = { head: 2.9, lean: Math.PI / 2 - 0.5 } as const;

/** The token of a seat's action: a disc with a hand's hollow, radius 1. */
export function token(): BufferGeometry {
  const c = new Carving();
  c.drum(1, 0.26, { color: 0xffffff }, 0.96, 16);
  c.ring(0.86, 0.07, { y: 0.28, color: 0xfff2d0 });
  return c.build();
}

/** A round medal of slate in a rim of brass, lying on its back; radius 4.6. */
export function medal(): BufferGeometry {
  const c = new Carving();
  c.add(new CylinderGeometry(4.3, 4.3, 0.2, 36), { color: 0x2b4048 });
  for (const [radius, thick, y] of [
    [4.35, 0.24, 0],
    [3.8, 0.08, 0.1],
  ] as const)
    c.add(new TorusGeometry(radius, thick, 6, 36).rotateX(Math.PI / 2), { y, color: GILT });
  return c.build();
}

/** A messenger in a short cape, a letter held up; looks towards +z, 2.4 high; his cape is white. */
export function messenger(): BufferGeometry {
  const c = new Carving();
  for (const x of [-0.2, 0.2]) c.drum(0.13, 0.8, { x, lean: x * 2.4, color: 0x5a3a28 }, 0.16, 5);
  c.cone(0.62, 1.3, { y: 0.6, color: 0xffffff }, 8);
  c.ball(0.3, { y: 2, color: 0xe3b58c }, 7);
  c.drum(0.42, 0.1, { y: 2.14, color: 0x3a2a22 }, 0.42, 8);
  c.cone(0.28, 0.36, { y: 2.2, color: 0x3a2a22 }, 7);
  c.drum(0.1, 0.8, { x: 0.5, y: 1.4, roll: -0.5, color: 0xe3b58c }, 0.09, 5);
  c.box(0.8, 0.56, 0.08, { x: 0.92, y: 2.1, color: 0xfdf6e4 });
  c.ball(0.11, { x: 0.92, y: 2.38, z: 0.05, color: 0xb02a24 }, 5);
  return c.build(0.5);
}

/** An order's cart, its shafts towards +x, 3.6 long; its boards are white. */
export function cart(): BufferGeometry {
  const c = new Carving();
  c.box(2.6, 0.16, 1.5, { y: 0.7, color: 0x9a6a3c });
  for (const z of [-0.72, 0.72]) c.box(2.6, 0.5, 0.1, { y: 0.82, z, color: 0xffffff });
  for (const x of [-1.28, 1.28]) c.box(0.1, 0.5, 1.5, { x, y: 0.82, color: 0xffffff });
  for (const z of [-0.5, 0.5]) c.box(1.5, 0.1, 0.1, { x: 1.9, y: 0.74, z, color: 0x7a5230 });
  for (const x of [-0.7, 0.7])
    for (const z of [-0.84, 0.84]) {
      c.add(new TorusGeometry(0.5, 0.09, 4, 10), { x, y: 0.5, z, color: 0x5a3a22 });
      for (const roll of [0, Math.PI / 2])
        c.add(new CylinderGeometry(0.05, 0.05, 1, 4).rotateZ(roll), { x, y: 0.5, z, color: GILT });
    }
  return c.build(0.5);
}

/** A lantern of the round track: glass between brass, white glass to be tinted. */
export function lantern(): BufferGeometry {
  const c = new Carving();
  c.drum(0.7, 0.24, { color: 0x8a6436 }, 0.55, 8);
  c.drum(0.44, 1, { y: 0.24, color: 0xffffff, glow: 1 }, 0.5, 8);
  c.cone(0.7, 0.6, { y: 1.24, color: 0x8a6436 }, 8);
  c.add(new SphereGeometry(0.14, 5, 4), { y: 1.9, color: GILT });
  return c.build();
}

/** The pole of an owner's banner on a roof, 3.6 high. */
export const POLE = 3.6;
export function pole(): BufferGeometry {
  const c = new Carving();
  c.drum(0.13, POLE, { color: 0x7a5230 }, 0.09, 5);
  c.ball(0.22, { y: POLE, color: GILT }, 5);
  return c.build();
}

/** A shelf of the stores, 1 × 1, scaled to its length and depth. */
export function shelf(): BufferGeometry {
  const c = new Carving();
  c.box(1, 0.4, 1, { color: 0x8f7a5e });
  c.box(0.99, 0.1, 0.96, { y: 0.38, color: 0xcdb48c });
  return c.build(0.4);
}

/** A sleeve that reaches towards +x, its cuff at the origin, 6 long; white, to be tinted. */
export function sleeve(): BufferGeometry {
  const c = new Carving();
  const lies = { roll: Math.PI / 2, y: 0, color: 0xffffff };
  c.drum(0.95, 3.2, { ...lies, x: -0.2 }, 1.15, 14);
  c.drum(1.15, 2.8, { ...lies, x: -3.2 }, 1.5, 14);
  c.add(new TorusGeometry(1, 0.16, 6, 16).rotateY(Math.PI / 2), { x: -0.2, color: GILT });
  return c.build();
}

/** A hand out of its white cuff, thumb up (-z), clasping another hand in front of it at +x. */
export function hand(): BufferGeometry {
  const c = new Carving();
  const skin = 0xe3b58c;
  c.drum(0.82, 0.7, { x: 0.4, roll: Math.PI / 2, color: 0xfbf6ea }, 0.86, 14);
  c.block(0.18, 1.9, 0.9, 1.5, { x: 1.15, y: -0.45, color: skin });
  // Four fingers lie around the other hand's back, the thumb over it.
  for (let k = 0; k < 4; k++) {
    const z = -0.55 + k * 0.37;
    c.block(0.1, 1.5, 0.32, 0.34, { x: 2.5, y: 0.3 - k * 0.04, z, color: skin });
    c.block(0.1, 0.34, 0.6, 0.34, { x: 3.15, y: -0.1 - k * 0.04, z, color: skin });
  }
  c.block(0.12, 1.3, 0.44, 0.44, { x: 1.7, y: 0.2, z: -0.85, turn: 0.35, color: skin });
  return c.build();
}
