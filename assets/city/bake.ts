/** Ambient occlusion per corner: how much of the sky a corner sees, multiplied into its colour. */

import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { chance, type Model } from './carver.ts';

const RAYS = 40;
const REACH = 5.5;
/** Share of the light that occlusion may take. */
const STRENGTH = 0.8;

/** Darkens the model's colours in place. `ground`: a floor at y = 0 blocks light as well. */
export function bake(model: Model, ground = true): void {
  const bvh = new MeshBVH(occluder(model, ground));
  const ways = directions();
  const known = new Map<string, number>();
  const ray = new Ray();
  const n = new Vector3();
  const t = new Vector3();
  const b = new Vector3();
  const { positions: p, normals, colors } = model;
  const middles = faceMiddles(model);
  for (let k = 0; k < p.length / 3; k++) {
    n.set(at(normals, k, 0), at(normals, k, 1), at(normals, k, 2));
    const spot = [0, 1, 2].map((c) => at(p, k, c));
    const m = [0, 1, 2].map((c) => at(middles, k, c) - at(p, k, c));
    const key = [...spot, ...m, n.x, n.y, n.z].map((v) => Math.round(v * 50)).join();
    let open = known.get(key);
    if (open === undefined) {
      t.set(Math.abs(n.y) > 0.9 ? 1 : 0, Math.abs(n.y) > 0.9 ? 0 : 1, 0)
        .cross(n)
        .normalize();
      b.crossVectors(n, t);
      // A corner may be inside another part: the samples move farther into the corner's own face.
      const first = Math.min(0.3, 0.55 / (Math.hypot(...m) || 1));
      for (const inward of [first, 0.3, 0.55, 0.85]) {
        let free = 0;
        let buried = 0;
        for (const [x, y, z] of ways) {
          ray.origin
            .set(...(spot.map((v, c) => v + (m[c] ?? 0) * inward) as [number, number, number]))
            .addScaledVector(n, 0.06);
          ray.direction
            .set(0, 0, 0)
            .addScaledVector(t, x as number)
            .addScaledVector(b, y as number)
            .addScaledVector(n, z as number);
          const hit = bvh.raycastFirst(ray, DoubleSide, 0, REACH);
          free += hit ? Math.min(1, (hit.distance / REACH) ** 0.7) : 1;
          if (hit?.face && hit.face.normal.dot(ray.direction) > 0) buried++;
        }
        open = buried > ways.length * 0.3 ? 0.7 : free / ways.length;
        if (buried <= ways.length * 0.3) break;
      }
      open ??= 1;
      known.set(key, open);
    }
    const dark = 1 - STRENGTH * (model.shares[k] ?? 1) * (1 - open) ** 0.95;
    // Shadows stay warm: red loses least.
    for (const [c, power] of [0.92, 1, 1.04].entries())
      colors[k * 4 + c] = (colors[k * 4 + c] ?? 0) * dark ** power;
  }
}

/** Per corner the middle of the face it belongs to; corners of different faces are not shared. */
function faceMiddles(model: Model): number[] {
  const { positions: p, index } = model;
  const parent = Array.from({ length: p.length / 3 }, (_, k) => k);
  const find = (k: number): number => {
    let r = k;
    while (parent[r] !== r) r = parent[r];
    return r;
  };
  for (let t = 0; t < index.length; t += 3) {
    const a = find(index[t]);
    parent[find(index[t + 1])] = a;
    parent[find(index[t + 2])] = a;
  }
  const sums = new Map<number, number[]>();
  for (let k = 0; k < parent.length; k++) {
    const r = find(k);
    const sum = sums.get(r) ?? [0, 0, 0, 0];
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + at(p, k, c);
    sum[3] = (sum[3] ?? 0) + 1;
    sums.set(r, sum);
  }
  const out: number[] = [];
  for (let k = 0; k < parent.length; k++) {
    const [x = 0, y = 0, z = 0, n = 1] = sums.get(find(k)) ?? [];
    out.push(x / n, y / n, z / n);
  }
  return out;
}

function at(list: readonly number[], k: number, part: number): number {
  return list[k * 3 + part] ?? 0;
}

function occluder(model: Model, ground: boolean): BufferGeometry {
  const geometry = new BufferGeometry();
  const positions = [...model.positions];
  const index = [...model.index];
  if (ground) {
    const base = positions.length / 3;
    const far = 60;
    positions.push(-far, 0, -far, far, 0, -far, far, 0, far, -far, 0, far);
    index.push(base, base + 2, base + 1, base, base + 3, base + 2);
  }
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setIndex(index);
  return geometry;
}

/** Cosine-weighted directions about +z, the same for every corner. */
function directions(): number[][] {
  const random = chance(5);
  return Array.from({ length: RAYS }, (_, k) => {
    const r = Math.sqrt((k + random()) / RAYS);
    const a = k * 2.399963;
    return [Math.cos(a) * r, Math.sin(a) * r, Math.sqrt(Math.max(0.02, 1 - r * r))];
  });
}
