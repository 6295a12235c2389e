/**
 * The workshop's chisel: collects flat faces with a colour per corner. Colours are sRGB, 0 … 1;
 * the fourth part of a colour is its role (see ROLE). Units are the city's.
 */

import { Matrix4, ShapeUtils, Vector2, Vector3 } from 'three';

export type V3 = readonly [number, number, number];
export type V2 = readonly [number, number];
export type Rgb = readonly [number, number, number];

/**
 * Treatment of a corner's colour when the city is assembled (client/world/assemble.ts), and the
 * surface that the shader draws there (client/world/surfaces.ts). Values 1 … 100 shine at night
 * with that strength in per cent; tints are multiplied with the colours of the house's instance.
 */
export const ROLE = {
  fixed: 255,
  /** Walls in the house's colour: weathered plaster, brick, or blocks of stone. */
  wall: 128,
  wallBrick: 136,
  wallAshlar: 144,
  accent: 160,
  /** Rows of tiles. */
  roof: 192,
  /** Brick and blocks of stone in their own colour. */
  brick: 200,
  ashlar: 208,
} as const;

export interface Model {
  readonly name: string;
  readonly positions: number[];
  readonly normals: number[];
  /** r, g, b 0 … 1 and role 0 … 255. */
  readonly colors: number[];
  readonly index: number[];
  /** Per corner: share of the baked shade that it takes, 0 … 1. */
  readonly shares: number[];
}

/** A hex colour as components. */
function rgb(hex: number): Rgb {
  return [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
}

/** Seeded numbers in [0, 1). */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const A = new Vector3();
const B = new Vector3();
const N = new Vector3();

export class Carver {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];
  readonly index: number[] = [];
  readonly shares: number[] = [];
  /** Share of the baked shade for the following forms; figures and emblems take little. */
  share = 1;
  readonly random: () => number;
  /** Full carving; else the cheap version for small machines. */
  readonly rich: boolean;
  private frame = new Matrix4();
  private color: Rgb = [1, 1, 1];
  private role: number = ROLE.fixed;
  private local = false;
  private shade: ((x: number, y: number, z: number) => number) | null = null;

  constructor(seed: number, rich = true) {
    this.random = chance(seed);
    this.rich = rich;
  }

  /**
   * Sets colour and role of the following forms. `vary`: share by which the colour may be lighter
   * or darker.
   */
  paint(color: number | Rgb, role: number = ROLE.fixed, vary = 0): this {
    const c = typeof color === 'number' ? rgb(color) : color;
    const tone = 1 + (this.random() * 2 - 1) * vary;
    this.color = [c[0] * tone, c[1] * tone, c[2] * tone];
    this.role = role;
    return this;
  }

  /** A factor on the colour by place in the model, or in the frame of `at`; null ends it. */
  fade(shade: ((x: number, y: number, z: number) => number) | null, local = false): this {
    this.shade = shade;
    this.local = local;
    return this;
  }

  /** Carves `work` with its origin at x, y, z, turned about y (and scaled). */
  at(x: number, y: number, z: number, turn: number, work: () => void, scale = 1): this {
    const kept = this.frame;
    this.frame = kept
      .clone()
      .multiply(new Matrix4().makeTranslation(x, y, z))
      .multiply(new Matrix4().makeRotationY(turn));
    if (scale !== 1) this.frame.multiply(new Matrix4().makeScale(scale, scale, scale));
    work();
    this.frame = kept;
    return this;
  }

  /** Carves `work` under any transformation. */
  under(matrix: Matrix4, work: () => void): this {
    const kept = this.frame;
    this.frame = kept.clone().multiply(matrix);
    work();
    this.frame = kept;
    return this;
  }

  /** A flat face, corners anticlockwise as seen from its front. */
  face(points: readonly V3[], normals?: readonly V3[], tone = 1): this {
    const base = this.positions.length / 3;
    const world = points.map((p) => new Vector3(...p).applyMatrix4(this.frame));
    const [a, b, c] = world as [Vector3, Vector3, Vector3];
    N.copy(A.subVectors(b, a)).cross(B.subVectors(c, a));
    const d = world[3];
    if (d && N.lengthSq() < 1e-10) N.copy(A.subVectors(c, a)).cross(B.subVectors(d, a));
    if (N.lengthSq() < 1e-14) return this;
    N.normalize();
    world.forEach((p, k) => {
      this.positions.push(p.x, p.y, p.z);
      this.shares.push(this.share);
      const own = normals?.[k];
      if (own) {
        A.set(...own).transformDirection(this.frame);
        this.normals.push(A.x, A.y, A.z);
      } else this.normals.push(N.x, N.y, N.z);
      const spot = this.local ? points[k] : ([p.x, p.y, p.z] as V3);
      const m = (this.shade?.(...spot) ?? 1) * tone;
      this.colors.push(this.color[0] * m, this.color[1] * m, this.color[2] * m, this.role);
    });
    for (let k = 1; k + 1 < points.length; k++) this.index.push(base, base + k, base + k + 1);
    return this;
  }

  /** A flat outline in the plane z, any shape, facing +z. */
  plate(outline: readonly V2[], z: number): this {
    const contour = outline.map(([x, y]) => new Vector2(x, y));
    for (const t of ShapeUtils.triangulateShape(contour, [])) {
      this.face(t.map((k) => [...outline[k], z] as V3));
    }
    return this;
  }

  /**
   * Band between a clockwise outline and a second one of equal length, from z0 to z1; with `from`
   * the larger one, or z1 > z0, it is seen from the front or from outside.
   */
  skirt(from: readonly V2[], z0: number, to: readonly V2[], z1: number, closed = true): this {
    const n = from.length;
    for (let k = 0; k < (closed ? n : n - 1); k++) {
      const j = (k + 1) % n;
      this.face([
        [...from[k], z0],
        [...to[k], z1],
        [...to[j], z1],
        [...from[j], z0],
      ]);
    }
    return this;
  }

  /**
   * A box from its lower centre. Faces: f front (+z), k back, l left, r right, t top, b bottom.
   * `bevel` cuts the upper edges.
   */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    faces = 'fklrt',
    bevel = 0,
  ): this {
    const [x0, x1, z0, z1, y1] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2, y + h];
    const e = this.rich ? bevel : 0;
    const s = y1 - e;
    const has = (f: string): boolean => faces.includes(f);
    if (has('f'))
      this.face([
        [x0, y, z1],
        [x1, y, z1],
        [x1, s, z1],
        [x0, s, z1],
      ]);
    if (has('k'))
      this.face([
        [x1, y, z0],
        [x0, y, z0],
        [x0, s, z0],
        [x1, s, z0],
      ]);
    if (has('l'))
      this.face([
        [x0, y, z0],
        [x0, y, z1],
        [x0, s, z1],
        [x0, s, z0],
      ]);
    if (has('r'))
      this.face([
        [x1, y, z1],
        [x1, y, z0],
        [x1, s, z0],
        [x1, s, z1],
      ]);
    if (e > 0) {
      if (has('f'))
        this.face([
          [x0, s, z1],
          [x1, s, z1],
          [x1 - e, y1, z1 - e],
          [x0 + e, y1, z1 - e],
        ]);
      if (has('k'))
        this.face([
          [x1, s, z0],
          [x0, s, z0],
          [x0 + e, y1, z0 + e],
          [x1 - e, y1, z0 + e],
        ]);
      if (has('l'))
        this.face([
          [x0, s, z0],
          [x0, s, z1],
          [x0 + e, y1, z1 - e],
          [x0 + e, y1, z0 + e],
        ]);
      if (has('r'))
        this.face([
          [x1, s, z1],
          [x1, s, z0],
          [x1 - e, y1, z0 + e],
          [x1 - e, y1, z1 - e],
        ]);
    }
    if (has('t'))
      this.face([
        [x0 + e, y1, z1 - e],
        [x1 - e, y1, z1 - e],
        [x1 - e, y1, z0 + e],
        [x0 + e, y1, z0 + e],
      ]);
    if (has('b'))
      this.face([
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ]);
    return this;
  }

  /** Turns a profile of [radius, height] about y; smooth round the axis. */
  lathe(profile: readonly V2[], segments: number, smooth = true, from = 0, to = Math.PI * 2): this {
    const round = (r: number, y: number, k: number): V3 => {
      const a = from + ((to - from) * k) / segments;
      return [Math.sin(a) * r, y, Math.cos(a) * r];
    };
    for (let p = 0; p + 1 < profile.length; p++) {
      const [r0, y0] = profile[p];
      const [r1, y1] = profile[p + 1];
      const slope = Math.atan2(r0 - r1, y1 - y0);
      for (let k = 0; k < segments; k++) {
        const normal = (j: number): V3 => {
          const a = from + ((to - from) * j) / segments;
          return [Math.sin(a) * Math.cos(slope), Math.sin(slope), Math.cos(a) * Math.cos(slope)];
        };
        const corners: V3[] = [];
        const normals: V3[] = [];
        const add = (r: number, y: number, j: number): void => {
          corners.push(round(r, y, j));
          normals.push(normal(j));
        };
        if (r0 > 1e-4) {
          add(r0, y0, k);
          add(r0, y0, k + 1);
        } else add(0, y0, k + 0.5);
        if (r1 > 1e-4) {
          add(r1, y1, k + 1);
          add(r1, y1, k);
        } else add(0, y1, k + 0.5);
        if (corners.length >= 3) this.face(corners, smooth ? normals : undefined);
      }
    }
    return this;
  }

  /** An upright post. */
  post(x: number, y: number, z: number, r: number, h: number, segments = 6, top = r): this {
    return this.at(x, y, z, 0, () => {
      this.lathe(
        [
          [r, 0],
          [top, h],
          [0, h],
        ],
        segments,
      );
    });
  }

  /** A bar from one point to another, square in section. */
  bar(a: V3, b: V3, thick: number): this {
    const from = new Vector3(...a);
    const to = new Vector3(...b);
    const way = to.clone().sub(from);
    const long = way.length();
    const turn = new Matrix4().lookAt(
      from,
      to,
      new Vector3(0, Math.abs(way.y) > long * 0.98 ? 0 : 1, Math.abs(way.y) > long * 0.98 ? 1 : 0),
    );
    turn.setPosition(from);
    return this.under(turn, () => {
      const t = thick / 2;
      // lookAt turns -z towards the target.
      this.box(0, -t, -long / 2, thick, thick, long, 'fklrtb');
    });
  }

  /** A sheet of cloth or a board seen from both sides. */
  sheet(points: readonly V3[], tone = 1): this {
    return this.face(points, undefined, tone).face([...points].reverse(), undefined, tone * 0.82);
  }

  finish(name: string): Model {
    const { positions, normals, colors, index, shares } = this;
    return { name, positions, normals, colors, index, shares };
  }
}
