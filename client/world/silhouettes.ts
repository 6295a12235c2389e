/** Houses as the outline of a place shows them while it loads. Pure. */

import { seeded } from './clock.ts';
import type { HouseRow } from './plan.ts';
import type { Silhouette } from './scenery.ts';

/** Heights in units of the outline, width of a house in units of the world. */
const ROWS = { low: 30, mid: 46, tall: 58, grand: 66 } as const;
const WIDE = 6.6;

/** The houses of all rows; the same every time. */
export function rowHouses(rows: readonly HouseRow[]): Silhouette[] {
  const random = seeded(23);
  return rows.flatMap(({ from, to, height }) => {
    const long = Math.hypot(to.x - from.x, to.z - from.z);
    const count = Math.max(1, Math.round(long / WIDE));
    return Array.from({ length: count }, (_, k): Silhouette => {
      const part = (k + 0.5) / count;
      const tall = ROWS[height] * (0.82 + random() * 0.36);
      const wide = 34 + random() * 12;
      const [x, z] = [from.x + (to.x - from.x) * part, from.z + (to.z - from.z) * part];
      return { x, z, wide, tall, roof: 'gable' };
    });
  });
}
