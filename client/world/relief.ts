/** Uneven land as one painted mesh: hills, dunes, slopes. Pure, the same every time. */

import { BufferAttribute, BufferGeometry } from 'three';
import { seeded, smooth } from './clock.ts';
import { SURFACE } from './surfaces.ts';

/** sRGB, 0 … 1. */
export type Rgb = readonly [number, number, number];

/** A rounded hill: its middle, how far it reaches and how high it is, units. */
export interface Hill {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly high: number;
}

/** A spot of the land as a painter meets it. */
export interface Slope {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Rise over run: 0 level, 1 at 45 degrees. */
  readonly steep: number;
  /** By chance 0 … 1, so that no two spots are quite alike. */
  readonly chance: number;
}

export interface Relief {
  /** The covered rectangle: from and to along x and z. */
  readonly area: { readonly x: readonly [number, number]; readonly z: readonly [number, number] };
  /** Edge of a cell, units. */
  readonly step: number;
  readonly height: (x: number, z: number) => number;
  readonly paint: (slope: Slope) => Rgb;
  /**
   * Whether land is drawn at a point; absent: everywhere. A cell is drawn if one of its corners is.
   */
  readonly covers?: (x: number, z: number) => boolean;
}

/** Height that hills add at a spot: each round, with a soft foot. */
export function hillsAt(hills: readonly Hill[], x: number, z: number): number {
  let y = 0;
  for (const hill of hills) {
    const off = Math.hypot(x - hill.x, z - hill.z) / hill.wide;
    if (off < 1) y += hill.high * smooth(1 - off);
  }
  return y;
}

export function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  const k = Math.min(1, Math.max(0, share));
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

/** The land for `masonryMaterial`; one draw. */
export function reliefGeometry(relief: Relief): BufferGeometry {
  const { area, step, height, paint, covers } = relief;
  const random = seeded(31);
  const [x0, x1] = area.x;
  const [z0, z1] = area.z;
  const [columns, rows] = [Math.ceil((x1 - x0) / step), Math.ceil((z1 - z0) / step)];
  const wide = columns + 1;
  const count = wide * (rows + 1);
  const position = new Float32Array(count * 3);
  const normal = new Int8Array(count * 4);
  const color = new Uint8Array(count * 4);
  const drawn = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    const x = x0 + (k % wide) * step;
    const z = z0 + Math.floor(k / wide) * step;
    const y = height(x, z);
    const half = step / 2;
    const dx = (height(x + half, z) - height(x - half, z)) / step;
    const dz = (height(x, z + half) - height(x, z - half)) / step;
    const long = Math.hypot(dx, 1, dz);
    position.set([x, y, z], k * 3);
    normal.set(
      [-dx, 1, -dz].map((part) => Math.round((part / long) * 127)),
      k * 4,
    );
    const tone = paint({ x, y, z, steep: Math.hypot(dx, dz), chance: random() });
    color.set([...tone.map((part) => Math.round(part * 255)), SURFACE.smooth], k * 4);
    drawn[k] = !covers || covers(x, z) ? 1 : 0;
  }
  const index: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * wide + column;
      const [b, c, d] = [a + 1, a + wide, a + wide + 1];
      if (drawn[a] || drawn[b] || drawn[c] || drawn[d]) index.push(a, c, b, b, c, d);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 4, true));
  geometry.setAttribute('color', new BufferAttribute(color, 4, true));
  // No part of it shines at night or rocks.
  geometry.setAttribute('glow', new BufferAttribute(new Uint8Array(count * 4), 4, true));
  geometry.setIndex(index);
  geometry.computeBoundingSphere();
  return geometry;
}
