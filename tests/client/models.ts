/** The extents recorded in the models' files. */

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Bounds } from '../../client/world/solids.ts';

interface Gltf {
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh?: number;
    readonly translation?: readonly number[];
    readonly scale?: readonly number[];
    readonly rotation?: readonly number[];
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number };
      readonly indices: number;
    }[];
  }[];
  readonly accessors: readonly {
    readonly min: readonly number[];
    readonly max: readonly number[];
    readonly componentType: number;
    readonly normalized?: boolean;
    readonly count: number;
  }[];
}

function read(path: string): Gltf {
  const file = readFileSync(new URL(`../../assets/city/${path}`, import.meta.url));
  return JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString());
}

/** Triangles of the models, by name. */
export function trianglesIn(path: string): Map<string, number> {
  const { nodes, meshes, accessors } = read(path);
  return new Map(
    nodes.flatMap(({ name, mesh }) => {
      const indices = meshes[mesh ?? -1]?.primitives[0]?.indices;
      const count = accessors[indices ?? -1]?.count;
      return count === undefined ? [] : [[name, count / 3] as const];
    }),
  );
}

/** Extents of the models as their file states them: apart from how the client reads it. */
export function boundsIn(path: string): Map<string, Bounds> {
  const json = read(path);
  const bounds = new Map<string, Bounds>();
  for (const node of json.nodes) {
    if (node.mesh === undefined) continue;
    expect(node.rotation, node.name).toBeUndefined();
    const { translation = [0, 0, 0], scale = [1, 1, 1] } = node;
    const primitive = json.meshes[node.mesh]?.primitives[0];
    const accessor = json.accessors[primitive?.attributes.POSITION ?? -1];
    if (!accessor) throw new Error(`${node.name} has no positions`);
    const unit = accessor.normalized ? (accessor.componentType === 5122 ? 32767 : 127) : 1;
    const at = (end: readonly number[]): [number, number, number] => {
      const [x = 0, y = 0, z = 0] = end.map(
        (value, k) => (value / unit) * (scale[k] ?? 1) + (translation[k] ?? 0),
      );
      return [x, y, z];
    };
    bounds.set(node.name, { low: at(accessor.min), high: at(accessor.max) });
  }
  return bounds;
}
