/**
 * Six figurines in one geometry: a shared body, and the clothes and tools of each. A vertex names
 * its figure; the material leaves the others' parts out.
 */

import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { lathe, Parts } from './forms.ts';

const SKIN = 0xe3b58c;
const WOOD = 0x6d4425;
const GOLD = 0xe2b23e;
const CREAM = 0xf3e6c8;
const DARK = 0x22201f;
const IRON = 0x8a919c;

const turned = (points: readonly (readonly [number, number])[], n = 10): BufferGeometry =>
  lathe(points, n);

/** Robe and sleeves: the parts that take the figure's colour. */
const robe = (): Parts =>
  new Parts()
    .add(
      turned([
        [0, 0.3],
        [0.76, 0.3],
        [0.78, 0.42],
        [0.62, 0.75],
        [0.44, 1.35],
        [0.5, 1.75],
        [0.44, 1.98],
        [0.15, 2.1],
        [0, 2.1],
      ]),
      0xffffff,
    )
    .add(new CylinderGeometry(0.13, 0.2, 0.85, 6), 0xf0f0f0, -0.55, 1.62, 0.2, [-0.7, 0, -0.2])
    .add(new CylinderGeometry(0.13, 0.2, 0.85, 6), 0xf0f0f0, 0.55, 1.62, 0.2, [-0.7, 0, 0.2]);

/** Plinth, head and hands. */
const body = (): Parts =>
  new Parts()
    .add(
      turned(
        [
          [0, 0],
          [1.02, 0],
          [1.04, 0.2],
          [0.9, 0.3],
          [0, 0.3],
        ],
        14,
      ),
      WOOD,
    )
    .add(new TorusGeometry(0.98, 0.05, 3, 12), GOLD, 0, 0.22, 0, [Math.PI / 2, 0, 0])
    .add(new SphereGeometry(0.31, 9, 6), SKIN, 0, 2.38, 0)
    .add(new SphereGeometry(0.07, 4, 3), SKIN, 0, 2.36, 0.31)
    .add(new SphereGeometry(0.14, 6, 4), SKIN, -0.62, 1.33, 0.48)
    .add(new SphereGeometry(0.14, 6, 4), SKIN, 0.62, 1.33, 0.48);

/** Clothes and tools; the order is that of the figures' numbers. */
const OWN: readonly (() => Parts)[] = [
  // A straw hat with a red band, a sash, and an oar taller than its man.
  () =>
    new Parts()
      .add(new CylinderGeometry(0.62, 0.66, 0.07, 10), 0xe8cf88, 0, 2.58, 0)
      .add(new CylinderGeometry(0.3, 0.33, 0.26, 9), 0xe8cf88, 0, 2.72, 0)
      .add(new CylinderGeometry(0.345, 0.345, 0.1, 9), 0xb02a24, 0, 2.64, 0)
      .add(new CylinderGeometry(0.47, 0.45, 0.2, 9), 0xb02a24, 0, 1.36, 0)
      .add(new CylinderGeometry(0.055, 0.055, 3.3, 6), WOOD, 0.68, 1.95, 0.5)
      .add(new BoxGeometry(0.3, 1, 0.08), 0x8a5a2e, 0.68, 3.5, 0.5),
  // A broad beret, a fur collar and a great hammer.
  () =>
    new Parts()
      .add(new CylinderGeometry(0.5, 0.36, 0.2, 10), 0x5b1a22, 0.05, 2.66, 0, [0, 0, -0.12])
      .add(new TorusGeometry(0.4, 0.14, 5, 9), CREAM, 0, 1.96, 0.02, [Math.PI / 2, 0, 0])
      .add(new BoxGeometry(0.16, 1.2, 0.05), CREAM, 0, 1.35, 0.47, [0.12, 0, 0])
      .add(new CylinderGeometry(0.06, 0.06, 1.5, 6), WOOD, 0.66, 1.7, 0.52)
      .add(new BoxGeometry(0.44, 0.44, 0.8), IRON, 0.66, 2.5, 0.52),
  // A cap with a brim, and a cargo hook on its pole.
  () =>
    new Parts()
      .add(new CylinderGeometry(0.36, 0.34, 0.26, 9), 0x1f3f58, 0, 2.66, 0)
      .add(new BoxGeometry(0.5, 0.06, 0.32), DARK, 0, 2.56, 0.36)
      .add(new SphereGeometry(0.33, 8, 4, 0, 6.3, 1.7, 0.9), 0xd8d2c4, 0, 2.34, 0.05)
      .add(new CylinderGeometry(0.055, 0.055, 2.5, 6), WOOD, 0.66, 1.7, 0.5)
      .add(new TorusGeometry(0.32, 0.07, 5, 9, 4.2), IRON, 0.95, 3, 0.5, [0, 0, -0.9])
      .add(new CylinderGeometry(0.34, 0.34, 0.4, 8), 0xc9a66a, -0.62, 1.5, 0.62),
  // A tall black hat, a ledger and a fat purse.
  () =>
    new Parts()
      .add(new CylinderGeometry(0.52, 0.52, 0.06, 10), DARK, 0, 2.62, 0)
      .add(new CylinderGeometry(0.3, 0.34, 0.62, 9), DARK, 0, 2.92, 0)
      .add(new CylinderGeometry(0.35, 0.35, 0.1, 9), GOLD, 0, 2.7, 0)
      .add(new BoxGeometry(0.6, 0.76, 0.16), 0x7c1f26, -0.62, 1.5, 0.6, [-0.3, 0.2, 0])
      .add(new BoxGeometry(0.52, 0.68, 0.18), CREAM, -0.6, 1.5, 0.61, [-0.3, 0.2, 0])
      .add(new SphereGeometry(0.34, 8, 6), GOLD, 0.64, 1.12, 0.58)
      .add(new ConeGeometry(0.2, 0.34, 8), GOLD, 0.64, 1.5, 0.58, [Math.PI, 0, 0]),
  // A hood, a black mask, and a bag over the shoulder.
  () =>
    new Parts()
      .add(new SphereGeometry(0.42, 9, 6, 0, 6.3, 0, 1.9), 0x2a2533, 0, 2.42, -0.06, [-0.95, 0, 0])
      .add(new ConeGeometry(0.2, 0.42, 9), 0x2a2533, 0, 2.56, -0.46, [-1.9, 0, 0])
      .add(new TorusGeometry(0.4, 0.15, 5, 9), 0x2a2533, 0, 2.02, 0, [Math.PI / 2, 0, 0])
      .add(new SphereGeometry(0.325, 9, 3, 0, 6.3, 1.25, 0.5), DARK, 0, 2.42, 0.03)
      .add(new SphereGeometry(0.55, 8, 6), 0x9a6a3c, -0.7, 2.1, -0.35)
      .add(new ConeGeometry(0.18, 0.5, 8), 0x9a6a3c, -0.62, 1.62, 0.2, [0.9, 0, 0.2])
      .add(new CylinderGeometry(0.02, 0.09, 0.6, 5), IRON, 0.64, 1.6, 0.6, [0.3, 0, 0]),
  // A turban with a jewel, and scales held up high.
  () =>
    new Parts()
      .add(new TorusGeometry(0.28, 0.19, 5, 9), CREAM, 0, 2.62, 0, [Math.PI / 2, 0, 0])
      .add(new SphereGeometry(0.3, 8, 5), CREAM, 0, 2.74, 0)
      .add(new SphereGeometry(0.1, 6, 4), 0x2f8f5b, 0, 2.72, 0.42)
      .add(new CylinderGeometry(0.05, 0.05, 1.5, 6), GOLD, 0.66, 2, 0.54)
      .add(new BoxGeometry(1.2, 0.08, 0.08), GOLD, 0.66, 2.75, 0.54, [0, 0, 0.12])
      .add(new ConeGeometry(0.3, 0.36, 10, 1), GOLD, 0.1, 2.42, 0.54)
      .add(new ConeGeometry(0.3, 0.36, 10, 1), GOLD, 1.22, 2.56, 0.54),
];

/** Number of different figures. */
export const FIGURES_KNOWN = OWN.length;

/** Marks all vertices: their figure (-1 = all figures), and whether they take the colour. */
function mark(geometry: BufferGeometry, who: number, dyed: boolean): BufferGeometry {
  const n = geometry.getAttribute('position').count;
  const part = new Float32Array(n * 2);
  for (let i = 0; i < n; i++) part.set([who, dyed ? 1 : 0], i * 2);
  geometry.setAttribute('aPart', new Float32BufferAttribute(part, 2));
  return geometry;
}

/** All figures in one; they face +z, with their feet on the ground. Height about 3. */
export function figures(): BufferGeometry {
  return mergeGeometries([
    mark(robe().build(), -1, true),
    mark(body().build(), -1, false),
    ...OWN.map((own, who) => mark(own().build(), who, false)),
  ]);
}
