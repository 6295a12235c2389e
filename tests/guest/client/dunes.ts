/** Height and colours of the sand: level at the road, dunes around and within. Pure. */

import { seeded } from '../../../client/world/clock.ts';
import { type Hill, hillsAt, mixed, type Relief, type Rgb } from '../../../client/world/relief.ts';
import { RING } from './ring.ts';

/** Share of the ring within and beyond which there are dunes. */
const LEVEL = { within: 0.74, beyond: 1.32 } as const;
const REACH = 420;

const [SAND, LIT, SHADE]: readonly Rgb[] = [
  [0.83, 0.68, 0.44],
  [0.93, 0.81, 0.58],
  [0.66, 0.49, 0.3],
];

/** How far out a spot is: 1 = on the road. */
const outOf = (x: number, z: number): number => Math.hypot(x / RING.x, z / RING.z);

const DUNES: readonly Hill[] = (() => {
  const random = seeded(7);
  return Array.from({ length: 260 }, () => ({
    x: (random() * 2 - 1) * REACH,
    z: (random() * 2 - 1) * REACH,
    wide: 16 + random() * 30,
    high: 2 + random() * 5,
  })).filter(({ x, z, wide }) => {
    const out = outOf(x, z);
    const room = wide / RING.z;
    // The dice are in the middle.
    return out - room > LEVEL.beyond - 0.2 || (out + room < LEVEL.within && out - room > 0.22);
  });
})();

export function heightAt(x: number, z: number): number {
  const far = Math.max(0, outOf(x, z) - LEVEL.beyond);
  const high = hillsAt(DUNES, x, z) * (1 + Math.min(2, far * 1.4));
  return high + 0.12 * Math.sin(x * 0.55 + Math.sin(z * 0.21) * 2) - 0.2;
}

export const RELIEF: Relief = {
  area: { x: [-REACH, REACH], z: [-REACH, REACH] },
  step: 9,
  height: heightAt,
  paint({ x, z, y, steep, chance }) {
    const wave = 0.5 + 0.5 * Math.sin(x * 0.09 + z * 0.045 + Math.sin(z * 0.02) * 3);
    const lit = mixed(SAND, LIT, y / 12 + wave * 0.35 + chance * 0.15);
    return mixed(lit, SHADE, steep * 0.9);
  },
};
