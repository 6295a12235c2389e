/** Which place a look through the picture meets. Pure. */

import type { Spot } from './framing.ts';
import { EXTENT } from './framing.ts';
import type { CityPlan, Landmark } from './plan.ts';

interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Length of a step along the look; smaller than any place. */
const STEP = 0.8;
const LONGEST = 420;
/** How far from the middle of a place the ground still belongs to it. */
const YARD = 9;
/** Ground farther out is water without an end: nothing to look at. */
const REACH = { x: 75, z: 62 };

/**
 * The landmark that a look from `eye` along `way` (of length 1) meets first, or a spot of the
 * ground; null for sky and open water.
 */
export function pointedAt(plan: CityPlan, eye: Vec, way: Vec): string | Spot | null {
  for (let far = 0; far < LONGEST; far += STEP) {
    const x = eye.x + way.x * far;
    const y = eye.y + way.y * far;
    const z = eye.z + way.z * far;
    for (const mark of plan.landmarks) if (holds(mark, x, y - plan.quay, z)) return mark.id;
    if (y > plan.quay) continue;
    const near = nearest(plan, x, z);
    if (near) return near.id;
    return Math.abs(x) <= REACH.x && Math.abs(z) <= REACH.z ? { x, z } : null;
  }
  return null;
}

function holds(mark: Landmark, x: number, y: number, z: number): boolean {
  const { half, top } = EXTENT[mark.kind];
  return y >= 0 && y < top && Math.hypot(x - mark.x, z - mark.z) < half * 0.8;
}

function nearest(plan: CityPlan, x: number, z: number): Landmark | null {
  let best: Landmark | null = null;
  let least = YARD;
  for (const mark of plan.landmarks) {
    const away = Math.hypot(x - mark.x, z - mark.z);
    if (away < least) [best, least] = [mark, away];
  }
  return best;
}
