/** The signs on the roofs: the trade of each building as one large object, visible from afar. */

import { TorusGeometry } from 'three';
import { Carving } from '../../../world/carving.ts';
import { STONE } from './parts.ts';

const { gilt: GILT, iron: IRON, wood: WOOD, white: WHITE } = STONE;

/** An object about 2.6 units high that stands at the origin of the carving's own place. */
export type Emblem = (c: Carving, x: number, y: number, z: number) => void;

const FACING = { lean: Math.PI / 2 } as const;

/** The same, larger by `by`: roofs are small, and the signs must be visible from afar. */
export const larger =
  (emblem: Emblem, by = 1.4): Emblem =>
  (c, x, y, z) => {
    const own = new Carving();
    emblem(own, 0, 0, 0);
    c.add(own.build().scale(by, by, by), { x, y, z, color: WHITE });
  };

/** A pedestal under an object on a roof. */
const foot: Emblem = (c, x, y, z) => {
  c.box(1.5, 0.5, 1.2, { x, y: y - 0.3, z, color: WHITE });
};

export const scales: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.drum(0.16, 2.5, { x, y, z, color: GILT }, 0.12, 6);
  c.box(2.8, 0.2, 0.24, { x, y: y + 2.1, z, color: GILT });
  for (const side of [-1, 1]) {
    c.box(0.08, 0.9, 0.08, { x: x + side * 1.25, y: y + 1.2, z, color: IRON });
    c.drum(0.15, 0.34, { x: x + side * 1.25, y: y + 0.95, z, color: GILT }, 0.66, 8);
  }
  c.ball(0.28, { x, y: y + 2.6, z, color: GILT }, 6);
};

/** A letter with its red seal. */
export const letter: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.box(3, 1.9, 0.4, { x, y: y + 0.15, z, lean: -0.12, color: 0xfdf6e2 });
  for (const side of [-1, 1])
    c.box(1.75, 0.16, 0.2, {
      x: x + side * 0.7,
      y: y + 1.42,
      z: z + 0.1,
      roll: side * 0.62,
      color: 0xb28a4a,
    });
  c.drum(0.42, 0.16, { x, y: y + 1, z: z + 0.2, ...FACING, color: STONE.red }, 0.42, 10);
};

/** Saint George's shield. */
export const shield: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.box(2.2, 2.3, 0.3, { x, y: y + 0.3, z, color: WHITE });
  c.box(0.5, 2.32, 0.36, { x, y: y + 0.3, z, color: STONE.red });
  c.box(2.22, 0.5, 0.36, { x, y: y + 1.3, z, color: STONE.red });
};

/** A sack with saffron, and the scoop in it. */
export const sack: Emblem = (c, x, y, z) => {
  c.drum(1.15, 1.5, { x, y: y - 0.2, z, color: 0xc9a66b }, 0.95, 9);
  c.drum(0.95, 0.3, { x, y: y + 1.2, z, color: 0xb08d55 }, 1.15, 9);
  c.cone(0.98, 1.05, { x, y: y + 1.45, z, color: 0xe9891f }, 9);
  c.box(0.16, 1.5, 0.16, { x: x + 0.5, y: y + 1.5, z, roll: -0.5, color: WOOD });
};

export const anvil: Emblem = (c, x, y, z) => {
  c.box(1.5, 0.5, 1.1, { x, y: y - 0.2, z, color: IRON });
  c.box(0.8, 0.8, 0.7, { x, y: y + 0.3, z, color: 0xa9b1ba });
  c.box(2.2, 0.7, 1.1, { x, y: y + 1, z, color: 0xc3cad2 });
  c.cone(0.36, 1.3, { x: x + 1.1, y: y + 1.4, z, roll: -Math.PI / 2, color: 0xc3cad2 }, 7);
  c.box(0.55, 0.5, 0.5, { x: x - 0.3, y: y + 1.75, z, color: 0xd9822e, glow: 0.6 });
};

/** A roll of silk whose end hangs down. */
export const bolt: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.drum(0.85, 3, { x: x + 1.5, y: y + 1, z, roll: Math.PI / 2, color: 0x8e3fa0 }, 0.85, 10);
  c.drum(0.3, 3.5, { x: x + 1.75, y: y + 1, z, roll: Math.PI / 2, color: GILT }, 0.3, 7);
  c.box(2.7, 1.9, 0.14, { x, y: y - 0.8, z: z + 0.86, color: 0xa850ba });
};

export const barrel: Emblem = (c, x, y, z) => {
  const lying = { y: y + 0.95, z: z - 1.1, ...FACING };
  c.drum(0.95, 1.1, { x, ...lying, color: 0x8a5a30 }, 1.2, 10);
  c.drum(1.2, 1.1, { x, ...lying, z, color: 0x8a5a30 }, 0.95, 10);
  for (const k of [-0.85, 0.62]) c.drum(1.1, 0.2, { x, ...lying, z: z + k, color: IRON }, 1.12, 10);
  c.drum(0.8, 0.06, { x, ...lying, z: z + 1.08, color: 0xb98045 }, 0.8, 10);
  c.drum(0.2, 0.4, { x, ...lying, y: y + 0.5, z: z + 1.1, color: GILT }, 0.16, 6);
};

export const wheel: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.add(new TorusGeometry(1.25, 0.2, 5, 14), { x, y: y + 1.45, z, color: 0xa8743f });
  for (let k = 0; k < 8; k++)
    c.box(0.18, 1.25, 0.2, { x, y: y + 1.45, z, roll: (k / 4) * Math.PI, color: 0xd9a866 });
  c.drum(0.36, 0.5, { x, y: y + 1.45, z: z - 0.25, ...FACING, color: GILT }, 0.36, 8);
};

export const anchor: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.box(0.34, 2.3, 0.3, { x, y: y + 0.2, z, color: 0xf4efe4 });
  c.box(1.7, 0.3, 0.3, { x, y: y + 1.85, z, color: 0xf4efe4 });
  c.add(new TorusGeometry(0.36, 0.12, 5, 10), { x, y: y + 2.75, z, color: 0xf4efe4 });
  const arm = new TorusGeometry(1.2, 0.17, 5, 10, Math.PI);
  c.add(arm, { x, y: y + 1.35, z, roll: Math.PI, color: 0xf4efe4 });
  for (const side of [-1, 1])
    c.cone(0.36, 0.7, { x: x + side * 1.2, y: y + 1.25, z, color: 0xf4efe4 }, 4);
};

/** The moon over a pillow: the sign of a bed for the night. */
export const moon: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  const bow = new TorusGeometry(1, 0.3, 5, 12, Math.PI * 1.15).rotateZ(Math.PI * 0.425);
  c.add(bow, { x: x + 0.1, y: y + 1.4, z, color: GILT, glow: 0.5 });
  for (let k = 0; k < 2; k++)
    c.box(0.62, 0.62, 0.26, {
      x: x + 0.55,
      y: y + 1.2,
      z,
      roll: (k * Math.PI) / 4,
      color: 0xffe39a,
      glow: 0.6,
    });
};

/** A jug that foams over. */
export const mug: Emblem = (c, x, y, z) => {
  c.drum(0.95, 1.9, { x, y: y - 0.2, z, color: 0xc88a3c }, 0.85, 10);
  for (const up of [0.1, 1.1]) c.drum(0.98, 0.22, { x, y: y + up, z, color: WOOD }, 0.96, 10);
  c.drum(0.95, 0.4, { x, y: y + 1.65, z, color: 0xfff6e0 }, 1.05, 10);
  for (const [u, v] of [
    [0.4, 0.3],
    [-0.45, 0.2],
    [0, -0.4],
  ] as const)
    c.ball(0.5, { x: x + u, y: y + 2.1, z: z + v, color: 0xfff8ea }, 6);
  c.add(new TorusGeometry(0.6, 0.18, 5, 10), { x: x + 1.1, y: y + 0.8, z, color: WOOD });
};

export const crown: Emblem = (c, x, y, z) => {
  foot(c, x, y, z);
  c.drum(1.15, 0.7, { x, y: y + 0.2, z, color: GILT }, 1.25, 10);
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2;
    const at = { x: x + Math.sin(a) * 1.1, z: z + Math.cos(a) * 1.1 };
    c.cone(0.42, 1.2, { ...at, y: y + 0.85, color: GILT }, 4);
    c.ball(0.2, { ...at, y: y + 2.1, color: STONE.red }, 5);
  }
};
