/** Vineyards on the slopes behind the cities: rows of vines that follow the ground. */

import { seeded } from '../../../world/clock.ts';
import type { Carving } from './carving.ts';
import { isLand, reliefAt } from './relief.ts';

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
const LEAVES = [0x5f7d36, 0x6a8a3c, 0x567330] as const;

const depthOf = ({ rows }: Vineyard): number => (rows - 1) * PITCH;

/** Whether vines grow at (x, z): nothing else does there. */
export const inVineyard = (x: number, z: number): boolean =>
  VINEYARDS.some(
    (each) =>
      Math.abs(x - each.x) < each.wide / 2 + 1.6 && Math.abs(z - each.z) < depthOf(each) / 2 + 1.6,
  );

export function vineyards(c: Carving): void {
  const random = seeded(57);
  c.at(0, 0, 0);
  for (const each of VINEYARDS)
    for (let row = 0; row < each.rows; row++) {
      const z = each.z - depthOf(each) / 2 + row * PITCH;
      for (let k = 0; k < each.wide / LENGTH; k++) {
        const x = each.x - each.wide / 2 + (k + 0.5) * LENGTH;
        const color = LEAVES[Math.floor(random() * LEAVES.length)] ?? LEAVES[0];
        if (!isLand(x, z)) continue;
        const y = reliefAt(x, z) - 0.15;
        c.gable(LENGTH + 0.2, 0.6 + 0.25 * random(), 0.9, { x, y, z, color });
      }
    }
}
