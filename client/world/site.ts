/**
 * A small map of the city, drawn once from the plan: the distance to the next shore (for foam and
 * shallows) and the light that buildings take from the ground at their feet. Pure.
 */

import type { Point } from './plan.ts';

/** The map covers x and z from -reach to reach; this is the extent of a usual place. */
export const SITE_REACH = 100;
export const SITE_SIZE = 512;
/** Greatest shore distance on the map, world units. */
export const SHORE_FAR = 16;

/** The ground plan of a building: centre, half extents, turn about y. */
export interface Footprint {
  readonly x: number;
  readonly z: number;
  readonly halfX: number;
  readonly halfZ: number;
  readonly turn: number;
}

/** How far a lamp lights the ground. */
const LAMP_REACH = 6.5;

/**
 * RGBA bytes: r = distance from water to land, g = light left on the ground, b = distance from land
 * to water, a = light of lamps at night.
 */
export function siteMap(
  land: readonly (readonly Point[])[],
  footprints: readonly Footprint[],
  lamps: readonly (Point & { readonly power?: number })[],
  reach = SITE_REACH,
): Uint8Array {
  const texel = (2 * reach) / SITE_SIZE;
  const solid = new Uint8Array(SITE_SIZE * SITE_SIZE);
  for (const outline of land) fillPolygon(solid, outline, reach);
  const built = new Uint8Array(SITE_SIZE * SITE_SIZE);
  for (const f of footprints) fillPolygon(built, corners(f), reach);
  const toLand = distances(solid, 1);
  const toWater = distances(solid, 0);
  const toWall = distances(built, 1);
  const bytes = new Uint8Array(SITE_SIZE * SITE_SIZE * 4);
  for (let k = 0; k < solid.length; k++) {
    const shore = Math.max(0, toLand[k] - 0.5) * texel;
    const wall = Math.max(0, toWall[k] - 0.5) * texel;
    const inland = Math.max(0, toWater[k] - 0.5) * texel;
    bytes[k * 4] = Math.min(255, Math.round((shore / SHORE_FAR) * 255));
    bytes[k * 4 + 1] = Math.round(255 * (1 - 0.5 * Math.exp(-wall / 0.9)));
    bytes[k * 4 + 2] = Math.min(255, Math.round((inland / SHORE_FAR) * 255));
  }
  for (const lamp of lamps) shine(bytes, lamp, reach);
  return bytes;
}

function shine(bytes: Uint8Array, lamp: Point & { readonly power?: number }, reach: number): void {
  const texel = (2 * reach) / SITE_SIZE;
  const wide = Math.ceil(LAMP_REACH / texel);
  const col = Math.round((lamp.x + reach) / texel - 0.5);
  const row = Math.round((lamp.z + reach) / texel - 0.5);
  for (let r = Math.max(0, row - wide); r <= Math.min(SITE_SIZE - 1, row + wide); r++)
    for (let c = Math.max(0, col - wide); c <= Math.min(SITE_SIZE - 1, col + wide); c++) {
      const share = 1 - (Math.hypot(r - row, c - col) * texel) / LAMP_REACH;
      if (share <= 0) continue;
      const k = (r * SITE_SIZE + c) * 4 + 3;
      bytes[k] = Math.min(255, bytes[k] + 200 * (lamp.power ?? 1) * share * share);
    }
}

export function corners(f: Footprint): Point[] {
  const c = Math.cos(f.turn);
  const s = Math.sin(f.turn);
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u, v]) => {
    const dx = (u as number) * f.halfX;
    const dz = (v as number) * f.halfZ;
    return { x: f.x + dx * c + dz * s, z: f.z - dx * s + dz * c };
  });
}

/** Whether a point is inside an outline. */
export function inside(outline: readonly Point[], x: number, z: number): boolean {
  let within = false;
  for (let k = 0, j = outline.length - 1; k < outline.length; j = k++) {
    const a = outline[k];
    const b = outline[j];
    if (a.z > z !== b.z > z && x < ((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x) within = !within;
  }
  return within;
}

function fillPolygon(mask: Uint8Array, outline: readonly Point[], reach: number): void {
  const texel = (2 * reach) / SITE_SIZE;
  const crossings: number[] = [];
  for (let row = 0; row < SITE_SIZE; row++) {
    const z = (row + 0.5) * texel - reach;
    crossings.length = 0;
    for (let k = 0, j = outline.length - 1; k < outline.length; j = k++) {
      const a = outline[k];
      const b = outline[j];
      if (a.z > z !== b.z > z) crossings.push(((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x);
    }
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.ceil((crossings[k] + reach) / texel - 0.5);
      const to = Math.floor((crossings[k + 1] + reach) / texel - 0.5);
      for (let col = Math.max(0, from); col <= Math.min(SITE_SIZE - 1, to); col++)
        mask[row * SITE_SIZE + col] = 1;
    }
  }
}

/** Distance of every texel to the nearest texel of `value`, in texels (Felzenszwalb). */
function distances(mask: Uint8Array, value: number): Float32Array {
  const n = SITE_SIZE;
  const far = 1e9;
  const grid = new Float32Array(n * n);
  for (let k = 0; k < grid.length; k++) grid[k] = mask[k] === value ? 0 : far;
  const line = new Float32Array(n);
  const out = new Float32Array(n);
  const hull = new Int32Array(n);
  const bound = new Float32Array(n + 1);
  for (let col = 0; col < n; col++) {
    for (let row = 0; row < n; row++) line[row] = grid[row * n + col];
    lowerEnvelope(line, out, hull, bound);
    for (let row = 0; row < n; row++) grid[row * n + col] = out[row];
  }
  for (let row = 0; row < n; row++) {
    const span = grid.subarray(row * n, row * n + n);
    line.set(span);
    lowerEnvelope(line, out, hull, bound);
    for (let col = 0; col < n; col++) span[col] = Math.sqrt(out[col]);
  }
  return grid;
}

function lowerEnvelope(
  f: Float32Array,
  out: Float32Array,
  hull: Int32Array,
  bound: Float32Array,
): void {
  const n = f.length;
  let k = 0;
  hull[0] = 0;
  bound[0] = -1e9;
  bound[1] = 1e9;
  for (let q = 1; q < n; q++) {
    let s = meet(f, q, hull[k]);
    while (s <= bound[k]) {
      k--;
      s = meet(f, q, hull[k]);
    }
    k++;
    hull[k] = q;
    bound[k] = s;
    bound[k + 1] = 1e9;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (bound[k + 1] < q) k++;
    const v = hull[k];
    out[q] = (q - v) * (q - v) + f[v];
  }
}

function meet(f: Float32Array, q: number, v: number): number {
  return (f[q] + q * q - (f[v] + v * v)) / (2 * q - 2 * v);
}
