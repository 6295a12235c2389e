/** Which place a look through the picture meets. Pure. */

import type { Spot } from './framing.ts';
import type { Scenery, Site } from './scenery.ts';

interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Length of a step along the look; smaller than any place. */
const STEP = 0.8;
/** How far from the middle of a place the ground still belongs to it. */
const YARD = 9;

/**
 * The site that a look from `eye` along `way` (of length 1) meets first, or a spot of the ground;
 * null for sky and anything out of reach.
 */
export function pointedAt(scenery: Scenery, eye: Vec, way: Vec): string | Spot | null {
  const { ground, height, reach, sites } = scenery;
  // From wherever the eye is to the farthest corner of the place.
  const longest = Math.hypot(eye.x, eye.y, eye.z) + Math.hypot(reach.x, reach.z);
  for (let far = 0; far < longest; far += STEP) {
    const x = eye.x + way.x * far;
    const y = eye.y + way.y * far;
    const z = eye.z + way.z * far;
    for (const site of sites) if (holds(site, x, y - (site.y ?? ground), z)) return site.id;
    if (y > (height?.(x, z) ?? ground)) continue;
    const near = nearest(sites, x, z);
    if (near) return near.id;
    return Math.abs(x) <= reach.x && Math.abs(z) <= reach.z ? { x, z } : null;
  }
  return null;
}

function holds(site: Site, x: number, y: number, z: number): boolean {
  const { half, top } = site;
  return y >= 0 && y < top && Math.hypot(x - site.x, z - site.z) < half * 0.8;
}

function nearest(sites: readonly Site[], x: number, z: number): Site | null {
  let best: Site | null = null;
  let least = YARD;
  for (const site of sites) {
    const away = Math.hypot(x - site.x, z - site.z);
    if (away < least) [best, least] = [site, away];
  }
  return best;
}
