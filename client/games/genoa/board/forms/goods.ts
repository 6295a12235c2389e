/** The eight commodities as things, about 1.2 wide: outline and colour tell them apart. */

import {
  type BufferGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { Commodity } from '../../../../../engine/games/genoa/data.ts';
import { lathe } from '../../../../pieces/forms.ts';
import { Carving } from '../../../../world/carving.ts';

const SHADED = 0.6;
const GOLD = 0xe9b53a;
const WOOD = 0x8a5a33;
const IRON = 0x4a4d55;

/** A sack, its brim rolled down over a heap of black corns. */
function pepper(): BufferGeometry {
  const c = new Carving();
  c.drum(0.5, 0.5, { color: 0xb08a58 }, 0.62, 8);
  c.drum(0.62, 0.34, { y: 0.5, color: 0xb08a58 }, 0.5, 8);
  c.drum(0.6, 0.16, { y: 0.8, color: 0xd0ac78 }, 0.54, 8);
  c.add(new SphereGeometry(0.52, 8, 3, 0, Math.PI * 2, 0, 1.4).scale(1, 0.7, 1), {
    y: 0.9,
    color: 0x2e2a28,
  });
  for (let k = 0; k < 5; k++) {
    const a = k * 2.4;
    c.add(new IcosahedronGeometry(0.14, 0), {
      x: Math.cos(a) * 0.3,
      y: 1.2,
      z: Math.sin(a) * 0.3,
      color: 0x4a423c,
    });
  }
  return c.build(SHADED);
}

/** A flat bowl with a cone of orange threads. */
function saffron(): BufferGeometry {
  const c = new Carving();
  c.drum(0.4, 0.16, { color: WOOD }, 0.34, 9);
  c.drum(0.4, 0.3, { y: 0.14, color: 0xf0e6d0 }, 0.68, 10);
  c.cone(0.62, 0.86, { y: 0.42, color: 0xf08a1c }, 9);
  for (let k = 0; k < 5; k++)
    c.box(0.06, 0.34, 0.06, {
      x: Math.cos(k * 1.26) * 0.34,
      y: 0.62,
      z: Math.sin(k * 1.26) * 0.34,
      roll: Math.cos(k * 1.26) * -0.6,
      lean: Math.sin(k * 1.26) * 0.6,
      color: 0xc23a14,
    });
  return c.build(SHADED);
}

/** Bars of silver, two and one across. */
function silver(): BufferGeometry {
  const c = new Carving();
  const bar = (x: number, y: number, turn: number): void => {
    c.block(0.1, 0.5, 0.36, 1.2, { x, y, turn, color: 0xd6dfe8 });
  };
  bar(-0.3, 0, 0);
  bar(0.3, 0, 0);
  c.block(0.1, 0.5, 0.36, 1.2, { y: 0.38, turn: Math.PI / 2, color: 0xeef3f8 });
  return c.build(SHADED);
}

/** A kettle of copper with its handle. */
function copper(): BufferGeometry {
  const c = new Carving();
  const kettle = lathe(
    [
      [0, 0],
      [0.46, 0.02],
      [0.64, 0.3],
      [0.6, 0.62],
      [0.4, 0.82],
      [0.46, 0.92],
      [0, 0.86],
    ],
    10,
  );
  c.add(kettle, { color: 0xd06c38 });
  c.ball(0.12, { y: 0.98, color: GOLD }, 5);
  c.add(new TorusGeometry(0.46, 0.06, 4, 9, Math.PI), { y: 0.84, color: 0x8a4423 });
  return c.build(SHADED);
}

/** Folded linen with a cord. */
function linen(): BufferGeometry {
  const c = new Carving();
  for (let k = 0; k < 4; k++)
    c.block(0.08, 1.25 - 0.04 * (k % 2), 0.25, 0.9, {
      y: k * 0.24,
      turn: 0.05 * (k % 2),
      color: k % 2 ? 0xb9d2e6 : 0x7fa6c8,
    });
  c.box(0.12, 1.02, 0.96, { color: 0xf4ead2 });
  return c.build(SHADED);
}

/** Two bolts of silk, one on the other. */
function silk(): BufferGeometry {
  const c = new Carving();
  for (const [y, z, color] of [
    [0.34, -0.32, 0xb8388c],
    [0.34, 0.34, 0xd658a6],
    [0.86, 0.02, 0xb8388c],
  ] as const) {
    c.add(new CylinderGeometry(0.33, 0.33, 1.3, 8).rotateZ(Math.PI / 2), { y, z, color });
    c.add(new CylinderGeometry(0.12, 0.12, 1.5, 5).rotateZ(Math.PI / 2), { y, z, color: GOLD });
  }
  return c.build(SHADED);
}

/** A cask of ale, lying, its tap to the front. */
function ale(): BufferGeometry {
  const c = new Carving();
  c.drum(0.46, 0.55, { color: 0xb9813a }, 0.56, 9);
  c.drum(0.56, 0.55, { y: 0.55, color: 0xb9813a }, 0.46, 9);
  for (const y of [0.12, 0.5, 0.86]) c.drum(0.56, 0.1, { y, color: IRON }, 0.56, 9);
  c.drum(0.4, 0.06, { y: 1.08, color: 0xf6e6b8 }, 0.4, 8);
  c.ball(0.2, { x: 0.12, y: 1.16, color: 0xfff6dc }, 5);
  c.ball(0.15, { x: -0.16, y: 1.16, z: 0.1, color: 0xfff6dc }, 5);
  return c.build(SHADED);
}

/** An amphora of red wine. */
function wine(): BufferGeometry {
  const c = new Carving();
  const body = lathe(
    [
      [0, 0],
      [0.24, 0],
      [0.5, 0.5],
      [0.5, 0.8],
      [0.2, 1.08],
      [0.16, 1.3],
      [0.26, 1.42],
      [0, 1.4],
    ],
    10,
  );
  c.add(body, { color: 0x8c2440 });
  c.drum(0.51, 0.14, { y: 0.58, color: 0xf0dcb0 }, 0.51, 10);
  for (const side of [-1, 1])
    c.add(new TorusGeometry(0.24, 0.05, 4, 7, Math.PI * 1.2), {
      x: side * 0.24,
      y: 1.06,
      roll: side > 0 ? -1.2 : 0.6,
      color: 0x6a1a30,
    });
  return c.build(SHADED);
}

export const GOOD_FORMS: { readonly [good in Commodity]: () => BufferGeometry } = {
  pepper,
  saffron,
  silver,
  copper,
  linen,
  silk,
  ale,
  wine,
};
