/** Geometry of pieces, y upwards, about one unit in size; small, crisp and painted by vertex. */

import {
  BoxGeometry,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  OctahedronGeometry,
  Shape,
  SphereGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Color as SeatColor } from '../../engine/core/colors.ts';
import { bevelBox } from './bevel.ts';

/** Collects coloured parts into one geometry with vertex colours. */
export class Parts {
  private readonly list: BufferGeometry[] = [];

  /** Adds `part`, moved and turned (radians, order y x z); takes ownership of it. */
  add(
    part: BufferGeometry,
    color: number,
    x = 0,
    y = 0,
    z = 0,
    turn: readonly [number, number, number] = [0, 0, 0],
  ): this {
    const flat = part.index ? part.toNonIndexed() : part;
    const matrix = new Matrix4()
      .makeRotationY(turn[1])
      .multiply(new Matrix4().makeRotationX(turn[0]))
      .multiply(new Matrix4().makeRotationZ(turn[2]))
      .setPosition(x, y, z);
    flat.applyMatrix4(matrix);
    const n = flat.getAttribute('position').count;
    const paint = new Color(color);
    const colors = new Float32Array(n * 3);
    const normal = flat.getAttribute('normal');
    for (let i = 0; i < n; i++) {
      // A little baked sky light: faces that look down are darker.
      const shade = 0.86 + 0.14 * Math.max(-1, normal.getY(i));
      colors.set([paint.r * shade, paint.g * shade, paint.b * shade], i * 3);
    }
    flat.setAttribute('color', new Float32BufferAttribute(colors, 3));
    for (const name of Object.keys(flat.attributes)) {
      if (name !== 'position' && name !== 'normal' && name !== 'color') flat.deleteAttribute(name);
    }
    this.list.push(flat);
    return this;
  }

  build(): BufferGeometry {
    return mergeGeometries(this.list) ?? new BufferGeometry();
  }
}

/** A flat unit square facing up; the top of its cell points away from the viewer. */
export function tile(): BufferGeometry {
  const geometry = new BufferGeometry();
  const p = [-0.5, 0, 0.5, 0.5, 0, 0.5, 0.5, 0, -0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, -0.5, 0, -0.5];
  const uv = [0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1];
  geometry.setAttribute('position', new Float32BufferAttribute(p, 3));
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      Array.from({ length: 18 }, (_, i) => (i % 3 === 1 ? 1 : 0)),
      3,
    ),
  );
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}

/** A turned form without the zero-area triangles that a profile leaves at its axis. */
export function lathe(
  points: readonly (readonly [number, number])[],
  segments: number,
): LatheGeometry {
  const geometry = new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    segments,
  );
  const index = geometry.getIndex()?.array ?? [];
  const radius = (vertex: number): number => points[vertex % points.length]?.[0] ?? 0;
  const kept: number[] = [];
  for (let k = 0; k < index.length; k += 3) {
    const corners = [index[k] ?? 0, index[k + 1] ?? 0, index[k + 2] ?? 0];
    if (corners.filter((vertex) => radius(vertex) === 0).length < 2) kept.push(...corners);
  }
  geometry.setIndex(kept);
  return geometry;
}

/** The same from a flat list: radius, height, radius, height, … from the bottom to the top. */
export const turned = (profile: readonly number[], segments: number): LatheGeometry =>
  lathe(
    profile.flatMap((r, k) => (k % 2 === 0 ? [[r, profile[k + 1] ?? 0] as const] : [])),
    segments,
  );

/** A disc of radius 1 and height 1 on the ground, with a raised rim. */
export function disc(segments = 20): BufferGeometry {
  return turned([0, 0, 0.97, 0, 1, 0.12, 1, 0.86, 0.96, 1, 0.86, 1, 0.84, 0.9, 0, 0.9], segments);
}

/** A peg in a track: height 1, head radius 0.36. */
export function peg(): BufferGeometry {
  return turned(
    [
      0.1, 0, 0.1, 0.3, 0.34, 0.34, 0.34, 0.44, 0.14, 0.5, 0.12, 0.58, 0.3, 0.66, 0.36, 0.8, 0.28,
      0.95, 0, 1,
    ],
    12,
  );
}

/** Body of a merchant: a cloak; height 1.7, the head on top is the seat's own shape. */
function cloak(): BufferGeometry {
  return turned(
    [
      0, 0, 0.78, 0, 0.82, 0.14, 0.74, 0.22, 0.6, 0.3, 0.42, 0.95, 0.28, 1.4, 0.42, 1.52, 0.42,
      1.62, 0, 1.66,
    ],
    16,
  );
}

function star(): BufferGeometry {
  const shape = new Shape();
  for (let i = 0; i < 10; i++) {
    const r = i % 2 === 0 ? 0.7 : 0.32;
    const a = (i * Math.PI) / 5 + Math.PI / 2;
    if (i === 0) shape.moveTo(r * Math.cos(a), r * Math.sin(a));
    else shape.lineTo(r * Math.cos(a), r * Math.sin(a));
  }
  const geometry = new ExtrudeGeometry(shape, { depth: 0.3, bevelEnabled: false });
  geometry.translate(0, 0, -0.15);
  return geometry;
}

/** Upright, with arms of one length. */
function cross(): BufferGeometry {
  return new Parts()
    .add(bevelBox(0.06, 0.36, 1.14, 0.36), 0xffffff)
    .add(bevelBox(0.06, 1.14, 0.36, 0.36), 0xffffff)
    .build();
}

const HEADS: { readonly [color in SeatColor]: () => BufferGeometry } = {
  red: () => new OctahedronGeometry(0.62),
  blue: () => new SphereGeometry(0.54, 14, 10),
  green: () => new ConeGeometry(0.62, 0.95, 14),
  yellow: star,
  purple: () => bevelBox(0.1, 0.84, 0.84, 0.84),
  black: cross,
};

/** A merchant's pawn: a cloak with the head of the colour's shape. Height about 2.7. */
export function pawn(color: SeatColor): BufferGeometry {
  return new Parts()
    .add(cloak(), 0xffffff)
    .add(new CylinderGeometry(0.84, 0.84, 0.08, 16), 0xe8d9a8, 0, 0.04, 0)
    .add(HEADS[color](), 0xffffff, 0, 2.14, 0)
    .build();
}

/** A sealed letter on a little float with a lantern at its prow. */
export function letter(): BufferGeometry {
  const flap = new Shape();
  flap.moveTo(-0.86, 0.52);
  flap.lineTo(0.86, 0.52);
  flap.lineTo(0, -0.14);
  flap.closePath();
  const flapBody = new ExtrudeGeometry(flap, { depth: 0.05, bevelEnabled: false });
  return new Parts()
    .add(bevelBox(0.08, 2.2, 0.26, 1.6), 0x7a4a26, 0, 0.1, 0)
    .add(bevelBox(0.05, 1.78, 0.16, 1.16), 0xf4ead2, 0, 0.36, 0)
    .add(flapBody, 0xe4d4ad, 0, 0.43, 0, [-Math.PI / 2, 0, 0])
    .add(new CylinderGeometry(0.26, 0.29, 0.1, 12), 0xb02a24, 0, 0.52, 0.02)
    .build();
}

/** A leather sack with a tied neck; height about 3.4. */
export function sack(): BufferGeometry {
  return (
    new Parts()
      .add(
        turned(
          [
            0, 0, 1.35, 0.02, 1.75, 0.5, 1.7, 1.2, 1.25, 1.95, 0.72, 2.3, 0.66, 2.5, 0.95, 2.95,
            1.05, 3.05, 0.98, 3.04,
          ],
          18,
        ),
        0x9a6a3c,
      )
      // The dark inside, pulled shut by the cord.
      .add(turned([1, 3.03, 0.62, 2.86, 0.3, 2.76, 0, 2.74], 18), 0x2e1a0c)
      .add(turned([0.66, 2.26, 0.82, 2.34, 0.82, 2.44, 0.64, 2.54], 14), 0xd9b25a)
      .build()
  );
}

/** A chest without its lid, with iron bands, gold up to its brim; about 3 × 2. */
export function chest(): BufferGeometry {
  const parts = new Parts().add(bevelBox(0.08, 2.8, 1.1, 1.9), 0x7d4c26, 0, 0.6, 0);
  for (const x of [-1, 0, 1]) {
    parts.add(bevelBox(0.03, 0.24, 1.14, 1.98), 0x3a3f48, x * 1.05, 0.6, 0);
  }
  parts.add(bevelBox(0.05, 2.5, 0.1, 1.6), 0x8a5f14, 0, 1.15, 0);
  for (let k = 0; k < 7; k++) {
    const coin = new CylinderGeometry(0.3, 0.3, 0.1, 9);
    const lean = 0.5 * Math.sin(k * 2.3);
    parts.add(coin, 0xf0c24a, -1 + k * 0.33, 1.26, 0.5 * Math.sin(k * 2.4), [lean, 0, lean * 0.6]);
  }
  return parts.build();
}

/** Hinge of a chest's lid: height over the chest's foot, and distance behind its middle. */
export const HINGE = { up: 1.15, back: 0.95 } as const;

/** The round lid of a chest with its lock, closed; the hinge is its origin. */
export function lid(): BufferGeometry {
  const half = new CylinderGeometry(0.95, 0.95, 2.8, 14, 1, false, 0, Math.PI);
  const parts = new Parts().add(half, 0x8e5a2e, 0, 0, HINGE.back, [0, 0, Math.PI / 2]);
  for (const x of [-1, 0, 1]) {
    const band = new CylinderGeometry(1, 1, 0.24, 14, 1, true, 0, Math.PI);
    parts.add(band, 0x3a3f48, x * 1.05, 0, HINGE.back, [0, 0, Math.PI / 2]);
  }
  return parts.add(bevelBox(0.05, 0.56, 0.6, 0.2), 0xe2b23e, 0, -0.1, HINGE.back + 1).build();
}

/** A canopy on four striped poles, for a landing on the bank. About 4 × 5 × 3. */
export function canopy(): BufferGeometry {
  const parts = new Parts();
  for (const x of [-1.6, 1.6]) {
    for (const z of [-1.1, 1.1]) {
      for (let k = 0; k < 5; k++) {
        const ring = new CylinderGeometry(0.13, 0.13, 0.66, 8);
        parts.add(ring, k % 2 === 0 ? 0xf3ead6 : 0xa3262a, x, 0.33 + k * 0.66, z);
      }
      parts.add(new SphereGeometry(0.2, 8, 6), 0xe2b23e, x, 3.45, z);
    }
  }
  const roof = new ConeGeometry(2.7, 1.5, 4, 1);
  parts.add(roof, 0xa3262a, 0, 3.95, 0, [0, Math.PI / 4, 0]);
  for (const side of [-1, 1]) {
    for (let k = 0; k < 6; k++) {
      const drop = bevelBox(0.04, 0.62, 0.5, 0.1);
      parts.add(drop, k % 2 === 0 ? 0xf3ead6 : 0xe2b23e, -1.6 + k * 0.64, 3.08, side * 1.72);
    }
  }
  return parts.add(new SphereGeometry(0.32, 10, 8), 0xe2b23e, 0, 4.85, 0).build();
}

/** A banner: a pole with a crossbar and a cloth of 2.4 × 3 that swallows in two tails. White. */
export function bannerCloth(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(-1.2, 0);
  shape.lineTo(1.2, 0);
  shape.lineTo(1.2, -3);
  shape.lineTo(0, -2.3);
  shape.lineTo(-1.2, -3);
  shape.closePath();
  return new ExtrudeGeometry(shape, { depth: 0.08, bevelEnabled: false });
}

/** Pole and crossbar of a banner of height `h`. */
export function pole(h = 4.2): BufferGeometry {
  return new Parts()
    .add(new CylinderGeometry(0.11, 0.14, h, 8), 0x6d4425, 0, h / 2, 0)
    .add(new CylinderGeometry(0.08, 0.08, 2.7, 8), 0x6d4425, 0, h - 0.1, 0.1, [0, 0, Math.PI / 2])
    .add(new SphereGeometry(0.24, 10, 8), 0xe2b23e, 0, h + 0.1, 0)
    .build();
}

/** A plain box as a part. */
export const block = (w: number, h: number, d: number): BufferGeometry => new BoxGeometry(w, h, d);
