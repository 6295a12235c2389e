/** Gardens behind the houses' quays and between the campi: hedges, lawns, gravel. */

import type { Carving } from '../../../world/carving.ts';
import { type Area, QUAY } from './plan.ts';

const LAWN = 0x7d9a58;
const HEDGE = 0x4f7444;
const BLOSSOM = 0xd98f8a;
const GRAVEL = 0xe2cfae;

const GARDENS: readonly Area[] = [
  ...[-1, 1].flatMap((side) =>
    [-39, -24.6, -10.2].map(
      (z): Area => ({
        x0: side < 0 ? -101.5 : 85,
        x1: side < 0 ? -85 : 101.5,
        z0: z,
        z1: z + 12.4,
      }),
    ),
  ),
  { x0: -98, z0: 14, x1: -85, z1: 26 },
  { x0: -98, z0: 29, x1: -85, z1: 41 },
  { x0: 85, z0: 12, x1: 98, z1: 24 },
  { x0: 85, z0: 27, x1: 98, z1: 39 },
  { x0: 38.4, z0: -1, x1: 44.4, z1: 4.8 },
  { x0: -3, z0: 12.9, x1: 6, z1: 17.9 },
];

/** Four beds about a round one, within a hedge that is open at its corners. */
export function gardens(c: Carving): void {
  for (const { x0, z0, x1, z1 } of GARDENS) {
    const [w, d] = [x1 - x0, z1 - z0];
    c.at((x0 + x1) / 2, QUAY, (z0 + z1) / 2);
    c.box(w, 0.06, d, { color: GRAVEL });
    const small = w < 10;
    const high = small ? 0.45 : 0.9;
    for (const sx of [-1, 1]) {
      c.box(0.4, high, d * 0.84, { x: (sx * (w - 0.4)) / 2, color: HEDGE });
      c.box(w * 0.84, high, 0.4, { z: (sx * (d - 0.4)) / 2, color: HEDGE });
      for (const sz of [-1, 1])
        c.box(w * 0.36, 0.16, d * 0.36, { x: (sx * w) / 4, z: (sz * d) / 4, color: LAWN });
    }
    const round = Math.min(w, d) * 0.16;
    c.drum(round, 0.3, { color: HEDGE }, round, 8);
    c.drum(round * 0.7, 0.45, { color: BLOSSOM }, round * 0.5, 7);
  }
}
