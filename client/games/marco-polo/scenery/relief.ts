/** The carved world: heights of sea, land, mountains and dunes, and its mesh. Pure. */

import { BufferAttribute, BufferGeometry } from 'three';
import { MAP_NODES, ROUTES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { smooth } from '../../../world/clock.ts';
import type { Point } from '../../../world/plan.ts';
import { inside } from '../../../world/site.ts';
import { CONTINENT, DESERTS, ISLANDS, LAKES, RIDGES } from './coast.ts';
import { GROUND, LAND, MAP, nodeSpot, onMap, SEA } from './plan.ts';

type Line = readonly (readonly [number, number])[];

const spots = (line: Line): Point[] => line.map(([x, y]) => onMap(x, y));
/** The shores on the table. */
const SHORES = {
  land: [CONTINENT, ...ISLANDS].map(spots),
  lakes: LAKES.map(spots),
} as const;
const CRESTS = RIDGES.map(({ crest, wide, high }) => ({ crest: spots(crest), wide, high }));
const SANDS = DESERTS.map(({ x, y, rx, ry }) => ({
  ...onMap(x, y),
  rx: (rx / 100) * (MAP.x1 - MAP.x0),
  rz: (ry / 100) * (MAP.z1 - MAP.z0),
}));
const NODES = MAP_NODES.map(({ id, kind }) => ({
  ...nodeSpot(id),
  wide: kind === 'oasis' ? 2.6 : 3.6,
}));
const WAYS = ROUTES.map(([a, b]) => [nodeSpot(a), nodeSpot(b)] as const);

/** Distance from a spot to a piece of a line. */
function toPiece(x: number, z: number, a: Point, b: Point): number {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const t = ((x - a.x) * dx + (z - a.z) * dz) / (dx * dx + dz * dz || 1);
  const k = Math.min(1, Math.max(0, t));
  return Math.hypot(x - a.x - dx * k, z - a.z - dz * k);
}

function toLine(x: number, z: number, line: readonly Point[], closed: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = closed ? 0 : 1, j = closed ? line.length - 1 : 0; k < line.length; j = k++)
    least = Math.min(least, toPiece(x, z, line[j], line[k]));
  return least;
}

/** Distance of a spot from the shore, in units; negative on the water. */
export function inland(x: number, z: number): number {
  let depth = Number.NEGATIVE_INFINITY;
  for (const shore of SHORES.land) {
    const off = toLine(x, z, shore, true);
    depth = Math.max(depth, inside(shore, x, z) ? off : -off);
  }
  for (const lake of SHORES.lakes) {
    const off = toLine(x, z, lake, true);
    depth = Math.min(depth, inside(lake, x, z) ? -off : off);
  }
  return depth;
}

/** Half the width of the level way along a route. */
const WAY = 0.9;

/** 0 on ways and in cities, where the ground is level, 1 where the land may rise freely. */
function wild(x: number, z: number): number {
  let free = 1;
  for (const node of NODES) {
    const off = Math.hypot(x - node.x, z - node.z) - node.wide;
    if (off < 2) free = Math.min(free, smooth(Math.max(0, off / 2)));
  }
  for (const [a, b] of WAYS) {
    const off = toPiece(x, z, a, b) - WAY;
    if (off < 1.8) free = Math.min(free, smooth(Math.max(0, off / 1.8)));
  }
  return free;
}

function ridges(x: number, z: number): number {
  let high = 0;
  for (const { crest, wide, high: most } of CRESTS) {
    const off = toLine(x, z, crest, false) / wide;
    if (off >= 1) continue;
    // Spurs run down from the crest.
    const spur =
      0.72 + 0.28 * Math.sin(x * 1.9 + Math.sin(z * 1.3) * 2) * Math.sin(z * 2.1 + x * 0.4);
    high = Math.max(high, most * (1 - off) ** 1.25 * (1 - off * 0.35 * (1 - spur)) * spur);
  }
  return high;
}

/** Depth of a spot in a desert, 0 … 1. */
function sandy(x: number, z: number): number {
  let most = 0;
  for (const { x: sx, z: sz, rx, rz } of SANDS)
    most = Math.max(most, 1 - Math.hypot((x - sx) / rx, (z - sz) / rz));
  return smooth(Math.min(1, Math.max(0, most * 2)));
}

/** Height of the carved world at a spot of the table. */
export function heightAt(x: number, z: number): number {
  const depth = inland(x, z);
  const shelf = smooth(Math.min(1, Math.max(0, (depth + 0.25) / 0.6)));
  const free = wild(x, z);
  const level = SEA + (LAND - SEA) * shelf;
  // Islands of the cities stand out even where the chart draws them on a cape.
  const node = NODES.some((one) => Math.hypot(x - one.x, z - one.z) < one.wide);
  if (node) return GROUND - 0.06;
  if (depth <= 0) return level;
  const rise = smooth(Math.min(1, depth / 2.4));
  const dunes =
    0.34 * sandy(x, z) * (0.5 + 0.5 * Math.sin(x * 1.5 + z * 2.3 + Math.sin(x * 0.6) * 1.4));
  const roll = 0.16 * (0.5 + 0.5 * Math.sin(x * 0.42 + 1) * Math.sin(z * 0.5 + x * 0.2));
  return level + (ridges(x, z) + dunes + roll) * rise * free;
}

/** The mesh of the world with cells of `step` units, and its places on the painted chart. */
export function worldGeometry(step: number): BufferGeometry {
  const [wide, deep] = [MAP.x1 - MAP.x0, MAP.z1 - MAP.z0];
  const [columns, rows] = [Math.ceil(wide / step), Math.ceil(deep / step)];
  const across = columns + 1;
  const count = across * (rows + 1);
  const heights = new Float32Array(count);
  const position = new Float32Array(count * 3);
  const uv = new Float32Array(count * 2);
  for (let k = 0; k < count; k++) {
    const [u, v] = [(k % across) / columns, Math.floor(k / across) / rows];
    const [x, z] = [MAP.x0 + u * wide, MAP.z0 + v * deep];
    heights[k] = heightAt(x, z);
    position.set([x, heights[k], z], k * 3);
    uv.set([u, 1 - v], k * 2);
  }
  const normal = new Float32Array(count * 3);
  const [dx, dz] = [wide / columns, deep / rows];
  for (let k = 0; k < count; k++) {
    const [column, row] = [k % across, Math.floor(k / across)];
    const [w, e] = [column > 0 ? k - 1 : k, column < columns ? k + 1 : k];
    const [n, s] = [row > 0 ? k - across : k, row < rows ? k + across : k];
    const sx = (heights[e] - heights[w]) / (dx * (e - w));
    const sz = (heights[s] - heights[n]) / (dz * ((s - n) / across));
    // The slopes count half as much again for the light: the carver's chisel.
    const long = Math.hypot(sx * 1.5, 1, sz * 1.5);
    normal.set([(-sx * 1.5) / long, 1 / long, (-sz * 1.5) / long], k * 3);
  }
  const index: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * across + column;
      index.push(a, a + across, a + 1, a + 1, a + across, a + across + 1);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setIndex(index);
  return geometry;
}
