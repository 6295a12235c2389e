/** The carved models, loaded once: plain arrays by name, ready to be put together. */

import type { BufferAttribute, InterleavedBufferAttribute, Mesh } from 'three';
import { Matrix3, Vector3 } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import richUrl from '../../assets/city/city.glb?url';
import plainUrl from '../../assets/city/city-plain.glb?url';
import { hearBytes } from './arrival.ts';

export interface Part {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** sRGB and role, 0 … 255. */
  readonly colors: Uint8Array;
  readonly index: Uint32Array;
}

export type Kit = ReadonlyMap<string, Part>;

const kits = new Map<string, Promise<Kit>>();

/** The kit for machines that bear it (`carved`) or the plain one. Loads once per page. */
export function loadKit(carved: boolean): Promise<Kit> {
  const url = carved ? richUrl : plainUrl;
  let kit = kits.get(url);
  if (!kit) {
    kit = load(url);
    kit.catch(() => kits.delete(url));
    kits.set(url, kit);
  }
  return kit;
}

async function load(url: string): Promise<Kit> {
  const loader = new GLTFLoader();
  loader.setMeshoptDecoder(MeshoptDecoder);
  const { scene } = await loader.loadAsync(url, ({ loaded, total, lengthComputable }) =>
    hearBytes(loaded, lengthComputable ? total : 0),
  );
  scene.updateMatrixWorld(true);
  const kit = new Map<string, Part>();
  for (const child of scene.children) {
    const mesh = child as Mesh;
    if (mesh.isMesh) kit.set(mesh.name, partOf(mesh));
  }
  return kit;
}

function partOf(mesh: Mesh): Part {
  const { attributes, index } = mesh.geometry;
  const p = attributes.position as BufferAttribute;
  const n = attributes.normal as BufferAttribute;
  const c = attributes.color as BufferAttribute | InterleavedBufferAttribute;
  const positions = new Float32Array(p.count * 3);
  const normals = new Float32Array(p.count * 3);
  const colors = new Uint8Array(p.count * 4);
  const v = new Vector3();
  const turn = new Matrix3().getNormalMatrix(mesh.matrixWorld);
  for (let k = 0; k < p.count; k++) {
    v.fromBufferAttribute(p, k)
      .applyMatrix4(mesh.matrixWorld)
      .toArray(positions, k * 3);
    v.fromBufferAttribute(n, k)
      .applyMatrix3(turn)
      .normalize()
      .toArray(normals, k * 3);
    for (let part = 0; part < 4; part++)
      colors[k * 4 + part] = Math.round(c.getComponent(k, part) * 255);
  }
  mesh.geometry.dispose();
  const order = index
    ? Uint32Array.from(index.array)
    : Uint32Array.from({ length: p.count }, (_, k) => k);
  return { positions, normals, colors, index: order };
}
