/**
 * Frees a scene's memory on the graphics card. The renderer learns of the end of a geometry, a
 * material or a texture by a listener on it, and that listener refers to all of the renderer's
 * data: code that drops a renderer, or whose context is lost, and keeps the scene, keeps the old
 * renderer too.
 */

import {
  InstancedMesh,
  type Light,
  type LightShadow,
  type Material,
  Mesh,
  type Object3D,
  Texture,
  type WebGLRenderer,
} from 'three';

/**
 * Releases geometries, materials, textures, instances and render targets of everything in `scene`.
 * They stay usable: things that are drawn again are uploaded again.
 */
export function release(gl: WebGLRenderer, scene: Object3D): void {
  scene.traverse((object) => {
    const drawn = object as Partial<Pick<Mesh, 'geometry' | 'material'>>;
    drawn.geometry?.dispose();
    for (const material of [drawn.material ?? []].flat()) releaseMaterial(gl, material);
    if (object instanceof Mesh) {
      for (const material of [object.customDepthMaterial, object.customDistanceMaterial]) {
        if (material) releaseMaterial(gl, material);
      }
    }
    if (object instanceof InstancedMesh) object.dispose();
    const { shadow } = object as Partial<Light & { shadow: LightShadow }>;
    shadow?.map?.dispose();
    shadow?.mapPass?.dispose();
  });
  // The renderer's own resources, for shadows and backgrounds, which no other code can reach.
  gl.info.programs?.splice(0);
}

/** With all textures of its program, those of patched programs as well. */
function releaseMaterial(gl: WebGLRenderer, material: Material): void {
  const { uniforms = {} } = gl.properties.get(material) as Compiled;
  for (const { value } of Object.values(uniforms)) releaseValue(value);
  for (const value of Object.values(material)) releaseValue(value);
  material.dispose();
}

interface Compiled {
  readonly uniforms?: { readonly [name: string]: { readonly value: unknown } };
}

function releaseValue(value: unknown): void {
  if (Array.isArray(value)) for (const one of value) releaseValue(one);
  if (!(value instanceof Texture)) return;
  value.dispose();
  value.renderTarget?.dispose();
}
