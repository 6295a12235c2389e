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
    lying(c, 0.33, 1.5, y, z, 0x8a5a34, 8);
    lying(c, 0.25, 1.54, y, z, 0xe5bd80, 8);
    lying(c, 0.1, 1.57, y, z, 0xa0713c, 5);
  }
  return c.build(SHADED);
}

/** A fleece: a heap of white curls. */
function wool(): BufferGeometry {
  const c = new Carving();
  const curls = [
    [-0.48, 0.4, 0.1, 0.44],
    [0.48, 0.4, 0.1, 0.44],
    [0.05, 0.42, 0.4, 0.42],
    [-0.05, 0.92, 0, 0.44],
  ] as const;
  c.ball(0.62, { y: 0.45, color: 0xf8f0e0 }, 7);
  for (const [x, y, z, r] of curls)
    c.add(new IcosahedronGeometry(r, 0), { x, y, z, turn: x * 3, color: 0xfdf6e8 });
  return c.build(SHADED);
}

/** A coil of hempen rope, its end hanging out. */
function hemp(): BufferGeometry {
  const c = new Carving();
  for (const [k, color] of [0xa89a52, 0xbcae66, 0xa89a52].entries())
    c.add(new TorusGeometry(0.56 - k * 0.05, 0.2, 5, 10).rotateX(Math.PI / 2), {
      y: 0.2 + k * 0.32,
      color,
    });
  c.drum(0.09, 0.9, { x: 0.5, y: 0.7, z: 0.35, roll: -1.1, color: 0xcfc27c }, 0.09, 5);
  return c.build(SHADED);
}

/** Reels of silk, side by side on their tray. */
function silk(): BufferGeometry {
  const c = new Carving();
  c.box(1.7, 0.18, 0.9, { color: WOOD });
  for (const [k, color] of [0xa5407c, 0xc75a9c, 0xa5407c].entries()) {
    const x = (k - 1) * 0.55;
    c.drum(0.3, 0.14, { x, y: 0.18, color: GOLD }, 0.3, 8);
    c.drum(0.24, 0.9, { x, y: 0.3, color }, 0.24, 8);
    c.drum(0.3, 0.14, { x, y: 1.16, color: GOLD }, 0.3, 8);
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
      c.box(along ? 1.5 : 0.42, 0.34, along ? 0.42 : 1.4, {
        x: along ? 0 : side * 0.5,
        y: row * 0.37,
        z: along ? side * 0.48 : 0,
        color: row % 2 === 0 ? 0x66717d : 0x8893a2,
      });
    }
  return c.build(SHADED);
}

/** An open sack, heaped. */
function sackOf(fill: number, cloth: number, grains: number): BufferGeometry {
  const c = new Carving();
  c.drum(0.5, 0.5, { color: cloth }, 0.68, 9);
  c.drum(0.68, 0.5, { y: 0.5, color: cloth }, 0.46, 9);
  c.drum(0.46, 0.2, { y: 0.96, color: cloth }, 0.6, 9);
  c.add(new SphereGeometry(0.54, 8, 4, 0, Math.PI * 2, 0, 1.45), { y: 0.98, color: fill });
  for (let k = 0; k < grains; k++) {
    const [a, r] = [k * 2.4, 0.16 + 0.06 * k];
    c.add(new IcosahedronGeometry(0.13, 0), {
      x: Math.cos(a) * r,
      y: 1.52 - r * 0.5,
      z: Math.sin(a) * r,
      color: fill,
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
    c.add(new CylinderGeometry(0.02, 0.15, 0.5, 4), {
      x: (k - 2) * 0.32,
      y: 1.95 - 0.05 * Math.abs(k - 2),
      z: 0.06,
      color: 0xf6d25e,
    });
  }
  return c.build(SHADED);
}

/** A barrel of wine on its cradle, its tap to the front. */
function wine(): BufferGeometry {
  const c = new Carving();
  for (const x of [-0.4, 0.4]) c.box(0.16, 0.3, 1, { x, color: WOOD });
  lying(c, 0.6, 1.24, 0.78, 0, 0x7b2338, 10);
  for (const x of [-0.46, 0.46])
    c.add(new CylinderGeometry(0.64, 0.64, 0.16, 10).rotateZ(Math.PI / 2), {
      x,
      y: 0.78,
      color: IRON,
    });
  lying(c, 0.46, 1.34, 0.78, 0, 0xc98f5c, 8);
  return c.build(SHADED);
}

/** Two bolts of cloth, one on the other, with a loose end. */
function cloth(): BufferGeometry {
  const c = new Carving();
  for (const [y, z, color] of [
    [0.36, -0.34, 0x2f5f9e],
    [0.36, 0.36, 0x4a7ab8],
    [0.92, 0, 0x2f5f9e],
  ] as const) {
    lying(c, 0.36, 1.5, y, z, color, 9);
    lying(c, 0.22, 1.54, y, z, 0xe8ecf4, 7);
  }
  c.box(1.3, 0.7, 0.07, { y: 0.1, z: 0.76, lean: -0.2, color: 0x4a7ab8 });
  return c.build(SHADED);
}

/** A folded sail: white canvas, a red stripe, tied with rope. */
function canvas(): BufferGeometry {
  const c = new Carving();
  for (let k = 0; k < 3; k++)
    c.box(1.5 - k * 0.12, 0.33, 1.1 - k * 0.06, {
      y: k * 0.35,
      color: k % 2 ? 0xf0e6cc : 0xfbf3df,
    });
  c.box(0.34, 1.08, 1.14, { color: 0x3f7f77 });
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
      x,
      y: 1.6,
      color: WHITE,
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
  lumber,
  wool,
  hemp,
  silk,
  iron,
  grain,
  wine,
  cloth,
  canvas,
  pepper: () => sackOf(0x2a2523, 0x4f6a46, 5),
};
export const LUXURY_FORMS = { wagon, armour, tent, clothing, gondola } as const;
