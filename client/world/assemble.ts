/**
 * Joins models into few large meshes, tinted per instance: a handful of draw calls for a whole
 * city, each house with its own colours.
 */

import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three';
import type { Kit } from './kit.ts';
import type { Foot } from './plan.ts';
import { SURFACE } from './surfaces.ts';
import type { Tint } from './tint.ts';

export interface Placement {
  readonly model: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly scale?: number;
  /** Left and right change places: a variety that costs nothing. */
  readonly mirrored?: boolean;
  /** Decoration only: small machines leave it out. */
  readonly decorates?: boolean;
  /** How far it rocks on the water: 0 … 1. */
  readonly rocks?: number;
  readonly wall?: Tint;
  readonly accent?: Tint;
  readonly roof?: Tint;
  /** Its ground plan, if the model's own is not known. */
  readonly foot?: Foot;
}

/** Roles as the workshop writes them (assets/city/carver.ts): their tint and surface. */
const ROLES: Readonly<Record<number, { tint?: 'wall' | 'accent' | 'roof'; surface: number }>> = {
  128: { tint: 'wall', surface: SURFACE.plaster },
  136: { tint: 'wall', surface: SURFACE.brick },
  144: { tint: 'wall', surface: SURFACE.ashlar },
  160: { tint: 'accent', surface: SURFACE.smooth },
  192: { tint: 'roof', surface: SURFACE.tile },
  200: { surface: SURFACE.brick },
  208: { surface: SURFACE.ashlar },
};
const PLAIN = { surface: SURFACE.smooth };
const WHITE: Tint = [1, 1, 1];

/** When something begins to rock, 0 … 255, so that no two do it together. */
function beginning(place: { readonly x: number; readonly z: number }): number {
  return Math.abs(Math.round(place.x * 37 + place.z * 61)) % 256;
}

/** One geometry of all placements. Unknown models are left out. */
export function assemble(kit: Kit, placements: readonly Placement[]): BufferGeometry {
  let corners = 0;
  let faces = 0;
  for (const { model } of placements) {
    const part = kit.get(model);
    corners += (part?.positions.length ?? 0) / 3;
    faces += part?.index.length ?? 0;
  }
  const positions = new Float32Array(corners * 3);
  const normals = new Int8Array(corners * 4);
  const colors = new Uint8Array(corners * 4);
  const glow = new Uint8Array(corners * 4);
  const index = new Uint32Array(faces);
  let v = 0;
  let i = 0;
  for (const place of placements) {
    const part = kit.get(place.model);
    if (!part) continue;
    const cos = Math.cos(place.turn);
    const sin = Math.sin(place.turn);
    const scale = place.scale ?? 1;
    const hand = place.mirrored ? -1 : 1;
    const begins = beginning(place);
    const count = part.positions.length / 3;
    for (let k = 0; k < count; k++) {
      const p = k * 3;
      const [px0, py, pz] = three(part.positions, p);
      const [nx0, ny, nz] = three(part.normals, p);
      const [px, nx] = [px0 * hand, nx0 * hand];
      const o = (v + k) * 3;
      positions[o] = place.x + (px * cos + pz * sin) * scale;
      positions[o + 1] = place.y + py * scale;
      positions[o + 2] = place.z + (pz * cos - px * sin) * scale;
      const q = (v + k) * 4;
      normals[q] = Math.round((nx * cos + nz * sin) * 127);
      normals[q + 1] = Math.round(ny * 127);
      normals[q + 2] = Math.round((nz * cos - nx * sin) * 127);
      const role = part.colors[k * 4 + 3];
      const { tint: whose, surface } = ROLES[role] ?? (PLAIN as (typeof ROLES)[number]);
      const tint = (whose && place[whose]) ?? WHITE;
      for (let c = 0; c < 3; c++) colors[q + c] = part.colors[k * 4 + c] * tint[c];
      colors[q + 3] = surface;
      glow[q] = role <= 100 ? Math.round(role * 2.55) : 0;
      glow[q + 1] = Math.round((place.rocks ?? 0) * 255);
      glow[q + 3] = begins;
    }
    for (let k = 0; k < part.index.length; k++) {
      // Mirrored faces turn their backs: their corners go the other way round.
      const from = hand < 0 && k % 3 !== 0 ? k + (k % 3 === 1 ? 1 : -1) : k;
      index[i + k] = v + part.index[from];
    }
    v += count;
    i += part.index.length;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 4, true));
  geometry.setAttribute('color', new BufferAttribute(colors, 4, true));
  geometry.setAttribute('glow', new BufferAttribute(glow, 4, true));
  geometry.setIndex(new BufferAttribute(index, 1));
  if (corners > 0) geometry.computeBoundingSphere();
  else geometry.boundingSphere = new Sphere(new Vector3(), 0);
  return geometry;
}

function three(list: Float32Array, k: number): [number, number, number] {
  return [list[k], list[k + 1], list[k + 2]];
}

/** Nothing beyond this belongs to the board. */
const FAR = 115;

/** Placements in columns of `wide` units, so that invisible ones are not drawn. */
export function columns(placements: readonly Placement[], wide: number): Placement[][] {
  const groups = new Map<number, Placement[]>();
  for (const place of placements) {
    const far = Math.hypot(place.x, place.z) > FAR;
    // Distant things are drawn by their quarter of the sky.
    const quarter = Math.floor(Math.atan2(place.z, place.x) / (Math.PI / 2) + 0.5);
    const key = far ? 1000 + quarter : Math.floor(place.x / wide);
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return [...groups.values()];
}
