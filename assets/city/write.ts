/** Models as one GLB, quantised and compressed with meshopt. */

import { Document, Logger, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { meshopt, weld } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import type { Model } from './carver.ts';

/** The bytes of a GLB with `models`, one node per model under its name. The same every time. */
export async function encodeModels(models: readonly Model[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  document.createBuffer();
  const scene = document.createScene();
  const material = document.createMaterial('masonry').setRoughnessFactor(1);
  for (const model of models) {
    const color = new Uint8Array(model.colors.length);
    model.colors.forEach((v, k) => {
      // Steps of three: the difference is invisible, and the file is a fifth smaller.
      color[k] = k % 4 === 3 ? v : Math.min(255, Math.max(0, Math.round(v * 85) * 3));
    });
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(model.positions)))
      .setAttribute('NORMAL', accessor('VEC3', new Float32Array(model.normals)))
      .setAttribute('COLOR_0', accessor('VEC4', color).setNormalized(true))
      .setIndices(accessor('SCALAR', new Uint32Array(model.index)));
    const mesh = document.createMesh(model.name).addPrimitive(primitive);
    scene.addChild(document.createNode(model.name).setMesh(mesh));
  }
  await document.transform(
    weld(),
    meshopt({ encoder: MeshoptEncoder, level: 'medium', quantizePosition: 14 }),
  );
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  return io.writeBinary(document);

  function accessor(
    type: 'SCALAR' | 'VEC3' | 'VEC4',
    array: Float32Array | Uint8Array | Uint32Array,
  ) {
    return document
      .createAccessor()
      .setType(type)
      .setArray(array as Float32Array<ArrayBuffer>);
  }
}
