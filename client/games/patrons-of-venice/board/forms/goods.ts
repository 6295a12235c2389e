/** Goods and luxuries as things: goods about 1.4 wide and as tall, luxuries about 2. */

import {
  type BufferGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { Good } from '../../../../../engine/games/patrons-of-venice/data.ts';
import { deck, type Hull, planks } from '../../../../pieces/hull.ts';
import { Carving } from '../../../../world/carving.ts';
import { GOLD, IRON, ROPE, STONE, WHITE, WOOD } from './shell.ts';
import { robe, suit, tentForm, wheel } from './things.ts';

const SHADED = 0.7;

/** A cylinder along x: its middle at (x, y, z). */
function lying(
  c: Carving,
  r: number,
  long: number,
  y: number,
  z: number,
  color: number,
  n = 9,
): void {
  c.add(new CylinderGeometry(r, r, long, n).rotateZ(Math.PI / 2), { y, z, color });
}

/** Three logs, their ends pale. */
function lumber(): BufferGeometry {
  const c = new Carving();
  for (const [y, z] of [
    [0.32, -0.34],
    [0.32, 0.34],
    [0.88, 0],
  ] as const) {
    lying(c, 0.33, 1.5, y, z, 0x96602f, 8);
    lying(c, 0.25, 1.54, y, z, 0xe5bd80, 8);
    lying(c, 0.12, 1.57, y, z, 0xb07f45, 6);
  }
  return c.build(SHADED);
}

/** A fleece: a heap of white curls. */
function wool(): BufferGeometry {
  const c = new Carving();
  const curls = [
    [0, 0.45, 0, 0.6],
    [-0.48, 0.4, 0.12, 0.42],
    [0.48, 0.4, 0.1, 0.42],
    [0.1, 0.4, 0.42, 0.4],
    [-0.05, 0.9, 0.05, 0.42],
  ] as const;
  for (const [x, y, z, r] of curls) {
    c.add(new IcosahedronGeometry(r, 1), { x, y, z, color: 0xfdf6e8 });
  }
  return c.build(SHADED);
}

/** A sheaf of hemp, tied in its middle. */
function hemp(): BufferGeometry {
  const c = new Carving();
  c.drum(0.55, 0.7, { color: 0x6f8f3c }, 0.24, 9);
  c.drum(0.24, 0.85, { y: 0.68, color: 0x8db04a }, 0.66, 9);
  c.drum(0.29, 0.2, { y: 0.6, color: ROPE }, 0.29, 9);
  for (let k = 0; k < 6; k++) {
    const a = (k * Math.PI) / 3;
    c.cone(
      0.16,
      0.5,
      { x: Math.cos(a) * 0.44, y: 1.42, z: Math.sin(a) * 0.44, color: 0xa9c95c },
      4,
    );
  }
  return c.build(SHADED);
}

/** Skeins of silk, shining, side by side on their tray. */
function silk(): BufferGeometry {
  const c = new Carving();
  c.block(0.05, 1.6, 0.2, 1, { color: WOOD });
  for (const [k, color] of [0xc0489a, 0x8a3aa8, 0xd86ab8].entries()) {
    const x = (k - 1) * 0.5;
    c.add(new SphereGeometry(0.3, 9, 7).scale(0.85, 1.75, 1), { x, y: 0.7, color });
    c.add(new TorusGeometry(0.24, 0.07, 4, 9).rotateX(Math.PI / 2), { x, y: 0.7, color: GOLD });
  }
  return c.build(SHADED);
}

/** Bars of iron, stacked crosswise. */
function iron(): BufferGeometry {
  const c = new Carving();
  for (let row = 0; row < 3; row++)
    for (const side of [-1, 0, 1]) {
      if (row === 2 && side !== 0) continue;
      const along = row % 2 === 0;
      c.block(0.07, along ? 1.5 : 0.42, 0.36, along ? 0.42 : 1.4, {
        ...{ x: along ? 0 : side * 0.5, y: row * 0.37, z: along ? side * 0.48 : 0 },
        color: row % 2 === 0 ? 0x6c7786 : 0x8893a2,
      });
    }
  return c.build(SHADED);
}

/** An open sack, heaped. */
function sackOf(fill: number, cloth: number, grains: number): BufferGeometry {
  const c = new Carving();
  c.add(new SphereGeometry(0.66, 10, 7).scale(1, 0.95, 1), { y: 0.56, color: cloth });
  c.drum(0.46, 0.2, { y: 0.95, color: cloth }, 0.58, 10);
  c.add(new SphereGeometry(0.54, 10, 5, 0, Math.PI * 2, 0, 1.45), { y: 0.98, color: fill });
  for (let k = 0; k < grains; k++) {
    const [a, r] = [k * 2.4, 0.12 + 0.05 * k];
    c.add(new IcosahedronGeometry(0.11, 0), {
      ...{ x: Math.cos(a) * r, y: 1.52 - r * 0.5, z: Math.sin(a) * r, color: fill },
    });
  }
  return c.build(SHADED);
}

/** Grain in a sack, with ears on top. */
function grain(): BufferGeometry {
  const c = new Carving();
  c.add(sackOf(0xf0c64a, 0xc99a5c, 0), { color: 0xffffff });
  for (let k = 0; k < 5; k++) {
    const lean = { x: (k - 2) * 0.2, roll: (2 - k) * 0.2, y: 1.25, z: 0.06 };
    c.box(0.06, 0.6, 0.06, { ...lean, color: 0xd9a52a });
    c.add(new IcosahedronGeometry(0.16, 0).scale(0.8, 1.7, 0.8), {
      ...{ x: (k - 2) * 0.32, y: 1.95 - 0.05 * Math.abs(k - 2), z: 0.06, color: 0xf6d25e },
    });
  }
  return c.build(SHADED);
}

/** A barrel of wine on its cradle, its tap to the front. */
function wine(): BufferGeometry {
  const c = new Carving();
  for (const x of [-0.4, 0.4]) c.box(0.16, 0.3, 1, { x, color: WOOD });
  for (const [x, r] of [
    [-0.4, 0.55],
    [0, 0.62],
    [0.4, 0.55],
  ] as const)
    c.add(new CylinderGeometry(r, r, 0.5, 11).rotateZ(Math.PI / 2), {
      x,
      y: 0.78,
      color: 0x8a2f46,
    });
  for (const x of [-0.5, -0.2, 0.2, 0.5])
    c.add(new CylinderGeometry(0.64, 0.64, 0.1, 11).rotateZ(Math.PI / 2), {
      ...{ x, y: 0.78, color: IRON },
    });
  lying(c, 0.46, 1.34, 0.78, 0, 0xc98f5c, 10);
  return c.build(SHADED);
}

/** Two bolts of cloth, one on the other, with a loose end. */
function cloth(): BufferGeometry {
  const c = new Carving();
  for (const [y, z, color] of [
    [0.36, -0.34, 0xb3264a],
    [0.36, 0.36, 0xcf3f5e],
    [0.92, 0, 0xb3264a],
  ] as const) {
    lying(c, 0.36, 1.5, y, z, color, 9);
    lying(c, 0.25, 1.53, y, z, 0xf6dfd8, 8);
    lying(c, 0.14, 1.56, y, z, color, 7);
  }
  c.box(1.3, 0.7, 0.07, { y: 0.1, z: 0.76, lean: -0.2, color: 0xcf3f5e });
  return c.build(SHADED);
}

/** A folded sail: white canvas, a red stripe, tied with rope. */
function canvas(): BufferGeometry {
  const c = new Carving();
  for (let k = 0; k < 3; k++)
    c.block(0.09, 1.5 - k * 0.12, 0.36, 1.1 - k * 0.06, { y: k * 0.35, color: 0xfbf3df });
  c.box(0.34, 1.08, 1.14, { color: 0xb8352c });
  for (const x of [-0.48, 0.48]) c.box(0.09, 1.09, 1.13, { x, color: ROPE });
  return c.build(SHADED);
}

const lines: Hull = {
  section: (t) => ({
    half: 0.62 * (1 - Math.abs(t) ** 2.4) + 0.02,
    rail: 0.5 + 1.1 * Math.abs(t) ** 4,
    keel: -0.05 + 0.9 * Math.abs(t) ** 4,
  }),
  stations: 10,
  long: 5.2,
};

/** A gondola, its iron prow to the right. */
export function gondola(): BufferGeometry {
  const c = new Carving();
  c.add(planks(lines, 0, 0.8), { color: 0x26242b });
  c.add(planks(lines, 0.8, 1), { color: GOLD });
  c.add(deck(lines, 0.4, 0), { color: 0x7a2f38 });
  c.box(0.12, 1, 0.3, { x: 2.5, y: 1.4, color: 0xd4dae2 });
  c.box(0.5, 0.16, 0.3, { x: 2.62, y: 2.2, color: 0xd4dae2 });
  c.block(0.05, 0.7, 0.4, 0.9, { x: -0.3, y: 0.4, color: 0xb3264a });
  c.box(0.2, 0.9, 0.9, { x: -0.7, y: 0.4, color: GOLD });
  return c.build(0.4);
}

/** A finished wagon. */
function wagon(): BufferGeometry {
  const c = new Carving();
  c.block(0.06, 2.6, 0.3, 1.2, { y: 0.8, color: 0xc08a4c });
  for (const z of [-0.6, 0.6]) c.box(2.7, 0.7, 0.12, { y: 1, z, color: 0x2f6f9a });
  for (const x of [-1.3, 1.3]) c.box(0.12, 0.7, 1.2, { x, y: 1, color: 0x2f6f9a });
  for (const x of [-0.85, 0.85]) for (const z of [-0.72, 0.72]) wheel(c, x, 0, z, 0.66);
  for (const x of [-0.7, 0, 0.7])
    c.add(new TorusGeometry(0.6, 0.05, 4, 8, Math.PI).rotateY(Math.PI / 2), {
      ...{ x, y: 1.6, color: WHITE },
    });
  return c.build(0.6);
}

const tent = (): BufferGeometry => {
  const c = new Carving();
  tentForm(c, 0, 0, 0, 1.1, [0xb8352c, 0xf8efd8]);
  return c.build(0.6);
};
const armour = (): BufferGeometry => {
  const c = new Carving();
  suit(c, 0, 0, 1.1);
  return c.build(0.6);
};
const clothing = (): BufferGeometry => {
  const c = new Carving();
  c.drum(0.4, 0.14, { color: STONE }, 0.4, 10);
  robe(c, 0, 0.1, 0, 1.1, 0x7a2f6a);
  return c.build(0.6);
};

export const GOOD_FORMS: Readonly<Record<Good, () => BufferGeometry>> = {
  ...{ lumber, wool, hemp, silk, iron, grain, wine, cloth, canvas },
  pepper: () => sackOf(0x2a2523, 0xb8402c, 9),
};
export const LUXURY_FORMS = { wagon, armour, tent, clothing, gondola } as const;
