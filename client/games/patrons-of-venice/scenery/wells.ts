/** The well-heads of the seven campi, no two alike. */

import type { Carving } from '../../../world/carving.ts';
import { type Furniture, QUAY } from './plan.ts';

const STONE = 0xf0e4cf;
const WORN = 0xd8c4aa;
const ROSE = 0xd08878;
const GREEN = 0x6fa694;
const IRON = 0x3d3a3a;
const WATER = 0x2c4a52;

type Head = (c: Carving) => void;

const HEADS: readonly Head[] = [
  // An eight-sided one of rose marble.
  (c) => {
    c.drum(0.95, 1.1, { y: 0.25, color: ROSE }, 0.8, 8);
    c.drum(1.05, 0.24, { y: 1.3, color: STONE }, 1.05, 8);
  },
  // The largest: a bowl with a band of verdigris.
  (c) => {
    c.drum(0.8, 0.6, { y: 0.25, color: STONE }, 1.1, 16);
    c.drum(1.12, 0.3, { y: 0.8, color: GREEN }, 1.12, 16);
    c.drum(1.12, 0.3, { y: 1.1, color: STONE }, 1.2, 16);
  },
  // A capital turned into a well.
  (c) => {
    c.drum(0.72, 1, { y: 0.25, color: WORN }, 1, 12);
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI * 2;
      c.box(0.3, 0.7, 0.24, {
        x: Math.sin(a) * 0.86,
        y: 0.5,
        z: Math.cos(a) * 0.86,
        turn: a,
        color: STONE,
      });
    }
    c.box(1.9, 0.26, 1.9, { y: 1.2, color: STONE });
  },
  // A square one with corner posts.
  (c) => {
    c.box(1.6, 1.1, 1.6, { y: 0.25, color: STONE });
    for (const x of [-0.8, 0.8])
      for (const z of [-0.8, 0.8]) c.box(0.34, 1.4, 0.34, { x, y: 0.25, z, color: ROSE });
  },
  // Under an arch of iron, with its bucket.
  (c) => {
    c.drum(0.95, 1.05, { y: 0.25, color: STONE }, 0.95, 14);
    for (const x of [-0.95, 0.95]) c.drum(0.09, 2.2, { x, y: 0.3, color: IRON }, 0.09, 6);
    c.box(2.1, 0.14, 0.14, { y: 2.4, color: IRON });
    c.drum(0.24, 0.4, { y: 1.6, color: 0x7a5a3a }, 0.3, 8);
  },
  // A drum in courses of rose and white.
  (c) => {
    for (let k = 0; k < 4; k++)
      c.drum(0.95, 0.28, { y: 0.25 + k * 0.28, color: k % 2 ? STONE : ROSE }, 0.95, 14);
    c.drum(1.06, 0.16, { y: 1.36, color: STONE }, 1.06, 14);
  },
  // A chalice with a copper lid half open.
  (c) => {
    c.drum(0.6, 0.5, { y: 0.25, color: WORN }, 0.7, 12);
    c.drum(0.7, 0.7, { y: 0.75, color: STONE }, 1.1, 12);
    c.drum(1, 0.1, { x: 0.3, y: 1.55, lean: 0.5, color: GREEN }, 1, 12);
  },
];

/** Carves one on every campo, on two steps. */
export function wells(c: Carving, furniture: readonly Furniture[]): void {
  furniture.forEach(({ well }, campo) => {
    c.at(well.x, QUAY, well.z);
    c.drum(1.45, 0.14, { color: WORN }, 1.45, 10);
    c.drum(1.2, 0.14, { y: 0.13, color: STONE }, 1.2, 10);
    HEADS[campo % HEADS.length](c);
    if (campo !== 6) c.drum(0.7, 0.06, { y: 1.46, color: WATER }, 0.7, 10);
  });
}
