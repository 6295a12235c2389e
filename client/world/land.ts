/** Islands from their outlines: paved ground, white quay edges, walls down into the water. Pure. */

import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from 'three';
import { seeded } from './clock.ts';
import { PAVING_TILE } from './paint.ts';
import type { Point } from './plan.ts';
import { SURFACE } from './surfaces.ts';

/** Width of the white edge, and its height above the paving. */
const KERB = 0.85;
const KERB_RISE = 0.12;
/** Longest stone of the edge. */
const STONE = 2.1;
const BED = -1.6;

/** Paved ground of all islands at height `quay`, with uv for the paving's tile. */
export function groundGeometry(land: readonly (readonly Point[])[], quay: number): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (const outline of land) {
    const base = positions.length / 3;
    const contour = outline.map((p) => new Vector2(p.x, p.z));
    for (const p of outline) {
      positions.push(p.x, quay, p.z);
      uvs.push(p.x / PAVING_TILE, p.z / PAVING_TILE);
    }
    for (const [a, b, c] of ShapeUtils.triangulateShape(contour, [])) {
      const up = turnOf(outline[a as number], outline[b as number], outline[c as number]);
      index.push(base + (a as number));
      if (up) index.push(base + (b as number), base + (c as number));
      else index.push(base + (c as number), base + (b as number));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  const normals = new Float32Array(positions.length);
  for (let k = 1; k < normals.length; k += 3) normals[k] = 1;
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(index);
  return geometry;
}

/** True if a, b, c turn so that their face looks up (+y). */
function turnOf(a?: Point, b?: Point, c?: Point): boolean {
  if (!a || !b || !c) return true;
  return (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z) > 0;
}

type Rgb = readonly [number, number, number];
const STONE_LIGHT: Rgb = [0.86, 0.82, 0.72];
const STONE_FACE: Rgb = [0.78, 0.73, 0.62];
const WALL_TOP: Rgb = [0.5, 0.33, 0.25];
const WALL_LOW: Rgb = [0.36, 0.27, 0.21];
const WEED: Rgb = [0.16, 0.26, 0.15];
const DEEP: Rgb = [0.05, 0.12, 0.13];

/** Edges and walls of all islands, painted in vertex colours; `stone`: the longest of the edge. */
export function quayGeometry(
  land: readonly (readonly Point[])[],
  quay: number,
  stone = STONE,
): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const colors: number[] = [];
  const index: number[] = [];
  const random = seeded(11);

  const strip = (
    a: Vec,
    b: Vec,
    c: Vec,
    d: Vec,
    ca: Rgb,
    cb: Rgb,
    tone: number,
    surface: number = SURFACE.smooth,
  ): void => {
    const base = positions.length / 3;
    const ux = b[0] - a[0];
    const uy = b[1] - a[1];
    const uz = b[2] - a[2];
    const vx = d[0] - a[0];
    const vy = d[1] - a[1];
    const vz = d[2] - a[2];
    let nx = uy * vz - uz * vy;
    let ny = uz * vx - ux * vz;
    let nz = ux * vy - uy * vx;
    const long = Math.hypot(nx, ny, nz) || 1;
    nx /= long;
    ny /= long;
    nz /= long;
    for (const p of [a, b, c, d]) {
      positions.push(...p);
      normals.push(nx, ny, nz);
    }
    for (const col of [ca, ca, cb, cb])
      colors.push(col[0] * tone, col[1] * tone, col[2] * tone, surface / 255);
    index.push(base, base + 1, base + 2, base, base + 2, base + 3);
  };

  for (const outline of land) {
    const ring = stones(clockwise(outline), stone);
    const inner = offset(ring, KERB);
    const lip = offset(ring, -0.12);
    const n = ring.length;
    for (let k = 0; k < n; k++) {
      const j = (k + 1) % n;
      const tone = 0.9 + random() * 0.16;
      const top = quay + KERB_RISE;
      const [i0, i1] = [at(inner, k, top), at(inner, j, top)];
      const [o0, o1] = [at(lip, k, top), at(lip, j, top)];
      strip(
        at(inner, k, quay - 0.1),
        at(inner, j, quay - 0.1),
        i1,
        i0,
        STONE_FACE,
        STONE_LIGHT,
        tone,
      );
      strip(i0, i1, o1, o0, STONE_LIGHT, STONE_LIGHT, tone);
      const [b0, b1] = [at(lip, k, top - 0.38), at(lip, j, top - 0.38)];
      strip(o0, o1, b1, b0, STONE_LIGHT, STONE_FACE, tone);
      const [w0, w1] = [at(ring, k, top - 0.38), at(ring, j, top - 0.38)];
      strip(b0, b1, w1, w0, WALL_LOW, WALL_LOW, 0.5);
      const wet = 0.9 + random() * 0.2;
      const [m0, m1] = [at(ring, k, 0.42), at(ring, j, 0.42)];
      strip(w0, w1, m1, m0, WALL_LOW, WALL_TOP, wet, SURFACE.brick);
      const [l0, l1] = [at(ring, k, 0.02), at(ring, j, 0.02)];
      strip(m0, m1, l1, l0, WALL_TOP, WEED, wet, SURFACE.brick);
      strip(l0, l1, at(ring, j, BED), at(ring, k, BED), WEED, DEEP, 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4));
  geometry.setAttribute('glow', new BufferAttribute(new Uint8Array(colors.length / 4), 1, true));
  geometry.setIndex(index);
  return geometry;
}

type Vec = readonly [number, number, number];

function at(ring: readonly Point[], k: number, y: number): Vec {
  const p = ring[k];
  return [p.x, y, p.z];
}

/** The outline in the direction in which the water is on the same side everywhere. */
function clockwise(outline: readonly Point[]): readonly Point[] {
  let area = 0;
  for (let k = 0; k < outline.length; k++) {
    const a = outline[k];
    const b = outline[(k + 1) % outline.length];
    area += a.x * b.z - b.x * a.z;
  }
  return area < 0 ? outline : [...outline].reverse();
}

/** The outline cut into stones of at most `longest`. */
function stones(outline: readonly Point[], longest: number): Point[] {
  const ring: Point[] = [];
  for (let k = 0; k < outline.length; k++) {
    const a = outline[k];
    const b = outline[(k + 1) % outline.length];
    const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.z - a.z) / longest));
    for (let p = 0; p < parts; p++) {
      const t = p / parts;
      ring.push({ x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t });
    }
  }
  return ring;
}

/** The ring moved inland by `by` along its mitred normals. */
export function offset(ring: readonly Point[], by: number): Point[] {
  const n = ring.length;
  return ring.map((p, k) => {
    const a = ring[(k + n - 1) % n];
    const b = ring[(k + 1) % n];
    const [e1x, e1z] = unit(p.x - a.x, p.z - a.z);
    const [e2x, e2z] = unit(b.x - p.x, b.z - p.z);
    const [mx, mz] = unit(-(e1z + e2z), e1x + e2x);
    const share = Math.max(0.45, mz * e1x - mx * e1z);
    return { x: p.x + (mx * by) / share, z: p.z + (mz * by) / share };
  });
}

function unit(x: number, z: number): [number, number] {
  const long = Math.hypot(x, z) || 1;
  return [x / long, z / long];
}
