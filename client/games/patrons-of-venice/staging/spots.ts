/** Start and end points of motions that have no place on the board: beyond its pieces. */

import type { Pose, Surface } from '../../../table/board/surface.ts';
import type { Point } from '../../../world/plan.ts';
import { GROUND, ground, type Sites } from '../board/sites.ts';
import { MARKET, middleOf, quayOf, RAFT, SITE_AREAS, WHARF } from '../scenery/plan.ts';

/** A pose upright at a point. */
const upright = ({ yaw }: Sites, { x, z }: Point, y: number, size: number): Pose => ({
  x,
  y,
  z,
  yaw,
  tilt: 0,
  spin: 0,
  size,
});

/** Before a house's door: banners of its own come from there. */
export function doorOf(sites: Sites, seat: number, seats: number): Pose {
  const { palazzo, side } = quayOf(seat, seats);
  return upright(sites, { x: palazzo.x - side * 3, z: palazzo.z + 3 }, GROUND + 2.5, 1);
}

export const marketOf = (sites: Sites): Surface => ground(sites, MARKET);
export const wharfOf = (sites: Sites): Surface => ground(sites, WHARF);
export const raftOf = (sites: Sites): Surface => ground(sites, RAFT, 0.8);

/**
 * The origin of shipments, and the destination of goods that nobody sees again: the haze behind the
 * market.
 */
export const roadsOf = (sites: Sites, k: number): Pose =>
  upright(sites, { x: RAFT.x + 22 + k * 2, z: RAFT.z - 26 }, 3, 0.5);

/** The place in the sky of the lead's banner, and of the black flag of a raid. */
export const skyOf = ({ yaw, upright: isUpright }: Sites): Pose => ({
  x: isUpright ? -12 : 0,
  y: 28,
  z: 0,
  yaw,
  tilt: 0.75,
  spin: 0,
  size: isUpright ? 1.2 : 1.7,
});

/** Windows of aristocrats: the piani nobili of the great houses beside the dome and the clock. */
const WINDOWS: readonly (Point & { readonly y: number })[] = [
  { x: -31, z: -45.6, y: 6.5 },
  { x: -21.5, z: -45.6, y: 6.5 },
  { x: 8, z: -41.8, y: 6.5 },
  { x: 35, z: -41.8, y: 6.5 },
];
/** The window nearest to a building site. */
export function windowOf(sites: Sites, site: number): Surface {
  const { x, z } = middleOf(SITE_AREAS[site]);
  const far = (at: Point): number => Math.hypot(at.x - x, at.z - z);
  const near = WINDOWS.reduce((best, at) => (far(at) < far(best) ? at : best));
  return ground(sites, near, near.y);
}
