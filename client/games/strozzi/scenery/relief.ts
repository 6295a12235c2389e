/** The height of the land: the quays are flat, behind them the hills rise like a theatre. Pure. */

import { CITIES } from '../../../../engine/games/strozzi/data.ts';
import { smooth } from '../../../world/clock.ts';
import { type Hill, hillsAt } from '../../../world/relief.ts';
import { inside } from '../../../world/site.ts';
import { LAND } from './coast.ts';
import { CLIMB, DUOMO, FEET, HALF_STAIR, LIGHTHOUSE, LOGGIA, PANTHEON, QUAY } from './landmarks.ts';

const HILLS: readonly Hill[] = [
  { x: DUOMO.x, z: -50, wide: 26, high: 4.5 },
  { x: -40, z: -62, wide: 20, high: 7 },
  { x: -12, z: -68, wide: 18, high: 6 },
  { x: 34, z: -64, wide: 16, high: 8 },
  { x: 64, z: -70, wide: 26, high: 11 },
  { x: 96, z: -52, wide: 26, high: 13 },
  { x: -100, z: -40, wide: 26, high: 10 },
  { x: 12, z: -92, wide: 40, high: 13 },
  { x: -60, z: -100, wide: 40, high: 12 },
  { x: 78, z: -104, wide: 40, high: 18 },
];

const ease = (t: number): number => smooth(Math.min(1, Math.max(0, t)));

/** Level ground for the buildings there: middle, half sizes, and how soft its edge is. */
const TERRACES = [
  { x: PANTHEON.x, z: PANTHEON.z, w: 8, d: 8, y: QUAY + 4.6 },
  { x: DUOMO.x, z: DUOMO.z, w: 11, d: 7.5, y: QUAY + CLIMB.high },
  { x: LOGGIA.x, z: LOGGIA.z, w: 9, d: 6.5, y: QUAY },
] as const;

/** Depth of the quays from the water. */
const FRONT = -21;

/** Height of the ground at (x, z); QUAY on every quay, and out on the water. */
export function reliefAt(x: number, z: number): number {
  if (z > 0) return headland(x, z);
  let y = QUAY;
  const inland = Math.max(0, FRONT - z);
  y += ease(inland / 34) * 9.4 + Math.max(0, inland - 34) * 0.1;
  y += hillsAt(HILLS, x, z);
  const rough = Math.min(1, inland / 20);
  y += rough * (0.7 * Math.sin(x * 0.33 + z * 0.21) * Math.sin(z * 0.27 - x * 0.11));
  for (const at of TERRACES) {
    const off = Math.max(Math.abs(x - at.x) - at.w, Math.abs(z - at.z) - at.d, 0);
    if (off < 5) y = at.y + (y - at.y) * ease(off / 5);
  }
  for (const city of CITIES) y = cut(city, x, z, y);
  return y;
}

/** The slope beside a way lies a little lower than its steps. */
function cut(city: (typeof CITIES)[number], x: number, z: number, y: number): number {
  const foot = FEET[city];
  const share = (foot.z - z) / CLIMB.far;
  if (share < -0.1 || share > 1.25) return y;
  const half = HALF_STAIR + (city === 'florence' ? 3.4 : -0.4);
  const off = Math.max(0, Math.abs(x - foot.x) - half);
  if (off > 6) return y;
  const way = QUAY + CLIMB.high * Math.min(1, Math.max(0, share)) - 0.9;
  return way + (y - way) * ease(off / 6);
}

function headland(x: number, z: number): number {
  const off = Math.hypot((x - LIGHTHOUSE.x) / 9, (z - LIGHTHOUSE.z) / 5);
  return QUAY + 2.6 * ease(1.15 - off) + (x > LIGHTHOUSE.x ? 2 * ease((x - LIGHTHOUSE.x) / 26) : 0);
}

/** Whether (x, z) is land. */
export const isLand = (x: number, z: number): boolean =>
  LAND.some((outline) => inside(outline, x, z));
