/** Ambient occlusion per corner: how much of the sky a corner sees, multiplied into its colour. */

import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { chance, type Model } from './carver.ts';

const RAYS = 40;
const REACH = 5.5;
/** Share of the light that occlusion may take. */
const STRENGTH = 0.8;

/** Darkens the model's colours in place. `ground`: a floor at y = 0 takes light as well. */
export function bake(model: Model, ground = true): void {
  const bvh = new MeshBVH(occluder(model, ground));
  const ways = directions();
  const known = new Map<string, number>();
  const ray = new Ray();
  const n = new Vector3();
  const t = new Vector3();
  const b = new Vector3();
  const { positions: p, normals, colors } = model;
  for (let k = 0; k < p.length / 3; k++) {
    n.set(at(normals, k, 0), at(normals, k, 1), at(normals, k, 2));
    const spot = [at(p, k, 0), at(p, k, 1), at(p, k, 2)];
    const key = [...spot, n.x, n.y, n.z].map((v) => Math.round(v * 50)).join();
    let open = known.get(key);
    if (open === undefined) {
      t.set(Math.abs(n.y) > 0.9 ? 1 : 0, Math.abs(n.y) > 0.9 ? 0 : 1, 0)
        .cross(n)
        .normalize();
      b.crossVectors(n, t);
      // Start a little off the face and towards its middle is unknown: lift along the normal only.
      let free = 0;
      for (const [x, y, z] of ways) {
        ray.origin.set(spot[0] ?? 0, spot[1] ?? 0, spot[2] ?? 0).addScaledVector(n, 0.06);
        ray.direction
          .set(0, 0, 0)
          .addScaledVector(t, x as number)
          .addScaledVector(b, y as number)
          .addScaledVector(n, z as number);
        const hit = bvh.raycastFirst(ray, DoubleSide, 0, REACH);
        free += hit ? Math.min(1, (hit.distance / REACH) ** 0.7) : 1;
      }
      open = free / ways.length;
      known.set(key, open);
    }
    const dark = 1 - STRENGTH * (1 - open) ** 0.95;
    // Shadows stay warm: red loses least.
    for (const [c, power] of [0.92, 1, 1.04].entries())
      colors[k * 4 + c] = (colors[k * 4 + c] ?? 0) * dark ** power;
  }
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
