/** Vineyards on the slopes behind the cities: rows of vines that follow the ground. */

import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Carving } from '../../../world/carving.ts';
import { seeded } from '../../../world/clock.ts';
import { reliefAt } from './relief.ts';

/** The middle of a vineyard, how wide it is and how many rows it has. */
interface Vineyard {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly rows: number;
}

const VINEYARDS: readonly Vineyard[] = [
  { x: -92, z: -24, wide: 20, rows: 6 },
  { x: -91, z: -42, wide: 20, rows: 6 },
  { x: -88, z: -60, wide: 16, rows: 5 },
  { x: -20, z: -66, wide: 16, rows: 5 },
  { x: 14, z: -76, wide: 20, rows: 4 },
  { x: 36, z: -60, wide: 12, rows: 5 },
  { x: 52, z: -64, wide: 16, rows: 5 },
  { x: 76, z: -61, wide: 16, rows: 6 },
  { x: 89, z: -26, wide: 18, rows: 6 },
  { x: 91, z: -42, wide: 18, rows: 6 },
];
/** From one row to the next, and the length in which a row is straight. */
const PITCH = 2.1;
const LENGTH = 2;
const THICK = 0.55;
const LEAVES = [0x5f7d36, 0x6a8a3c, 0x567330] as const;

const depthOf = ({ rows }: Vineyard): number => (rows - 1) * PITCH;

/** Whether vines grow at (x, z): no other plants grow there. */
export const inVineyard = (x: number, z: number): boolean =>
  VINEYARDS.some(
    (each) =>
      Math.abs(x - each.x) < each.wide / 2 + 1.6 && Math.abs(z - each.z) < depthOf(each) / 2 + 1.6,
  );

/** A hedge of vines along the ground from `x` on, its ridge in the middle. */
function hedge(from: number, z: number, wide: number, high: number): BufferGeometry {
  const count = Math.round(wide / LENGTH);
  const positions: number[] = [];
  const ridge = (k: number): [number, number, number] => {
    const x = from + k * LENGTH;
    return [x, reliefAt(x, z) + high, z];
  };
  const foot = (k: number, side: number): [number, number, number] => {
    const x = from + k * LENGTH;
    return [x, reliefAt(x, z) - 0.3, z + side * THICK];
  };
  for (let k = 0; k < count; k++)
    for (const side of [1, -1]) {
      const [a, b] = side > 0 ? [k, k + 1] : [k + 1, k];
      positions.push(...foot(a, side), ...foot(b, side), ...ridge(b));
      positions.push(...foot(a, side), ...ridge(b), ...ridge(a));
    }
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(positions, 3));
  form.computeVertexNormals();
  return form;
}

export function vineyards(c: Carving): void {
  const random = seeded(57);
  c.at(0, 0, 0);
  for (const each of VINEYARDS)
    for (let row = 0; row < each.rows; row++) {
      const z = each.z - depthOf(each) / 2 + row * PITCH;
      const color = LEAVES[row % LEAVES.length] ?? LEAVES[0];
      const from = each.x - each.wide / 2 + random() * 1.4;
      c.add(hedge(from, z, each.wide - 2 * random(), 0.7 + 0.3 * random()), { color });
    }
}
