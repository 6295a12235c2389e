/** Obstacles of the camera: a box for each built thing, and the height over them. Pure. */

import type { Placement } from './assemble.ts';

/** The extent of a model in its own measures. */
export interface Bounds {
  readonly low: readonly [x: number, y: number, z: number];
  readonly high: readonly [x: number, y: number, z: number];
}

/** A placed box; `cos` and `sin` are of its turn about y. */
export interface Solid {
  readonly x: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
  readonly halfX: number;
  readonly halfZ: number;
  readonly top: number;
}

/** Least height of an eye over the water. */
const WATER_CLEAR = 2.2;
/** Height that an eye keeps over a roof; a little more than the near plane. */
const OVER = 1.4;
/** Distance from a wall within which the eye must be over the roof already. */
const BESIDE = 2.4;
/** By how much lower it may be for each unit farther away. */
const SLOPE = 1.6;
/** Lower things do not count: the camera may approach people and crates. */
const LOW = 3;
/** Thinner things neither: poles, lamps, flags. */
const THIN = 0.5;
/** No camera comes farther out, in a place of the usual size. */
const FAR = 240;

/**
 * Boxes of all placements whose model is known.
 * @param bounds extent by model
 * @param size of the place in usual ones
 */
export function solidsOf(
  bounds: ReadonlyMap<string, Bounds>,
  placements: readonly Placement[],
  size = 1,
): Solid[] {
  return placements.flatMap((place): Solid[] => {
    const box = bounds.get(place.model);
    if (!box || Math.hypot(place.x, place.z) > FAR * size) return [];
    const scale = place.scale ?? 1;
    const [cos, sin] = [Math.cos(place.turn), Math.sin(place.turn)];
    const middle = ((box.low[0] + box.high[0]) / 2) * scale * (place.mirrored ? -1 : 1);
    const depth = ((box.low[2] + box.high[2]) / 2) * scale;
    const solid = {
      x: place.x + middle * cos + depth * sin,
      z: place.z + depth * cos - middle * sin,
      cos,
      sin,
      halfX: ((box.high[0] - box.low[0]) / 2) * scale,
      halfZ: ((box.high[2] - box.low[2]) / 2) * scale,
      top: place.y + box.high[1] * scale,
    };
    const thin = Math.min(solid.halfX, solid.halfZ) < THIN;
    return thin || solid.top < LOW ? [] : [solid];
  });
}

/**
 * Height below which an eye at (x, z) may not be. Falls off beside walls without a step, so that a
 * camera on its way glides over roofs in place of jumping.
 */
export function floorAt(solids: readonly Solid[], x: number, z: number): number {
  let floor = WATER_CLEAR;
  for (let k = 0; k < solids.length; k++) {
    const { x: sx, z: sz, cos, sin, halfX, halfZ, top } = solids[k];
    if (top + OVER <= floor) continue;
    const dx = x - sx;
    const dz = z - sz;
    const u = Math.max(0, Math.abs(dx * cos - dz * sin) - halfX);
    const v = Math.max(0, Math.abs(dx * sin + dz * cos) - halfZ);
    const away = Math.max(0, Math.sqrt(u * u + v * v) - BESIDE);
    floor = Math.max(floor, top + OVER - SLOPE * away);
  }
  return floor;
}
