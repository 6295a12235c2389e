/**
 * The page for comparison: the `Water` object of three.js and one box, nothing else. Its normals
 * are made here, because the package has none.
 */

import {
  BoxGeometry,
  DataTexture,
  DirectionalLight,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { Water } from 'three/examples/jsm/objects/Water.js';

declare global {
  interface Window {
    /** Draws one frame at `width` by `height` pixels and waits for its pixels; milliseconds. */
    drawOcean?: (width: number, height: number) => number;
  }
}

const EDGE = 512;

function normals(): DataTexture {
  const data = new Uint8Array(EDGE * EDGE * 4);
  for (let y = 0; y < EDGE; y++) {
    for (let x = 0; x < EDGE; x++) {
      const [u, v] = [(x / EDGE) * 2 * Math.PI, (y / EDGE) * 2 * Math.PI];
      const slope = [Math.cos(5 * u + 3 * v) + Math.cos(11 * u), Math.cos(7 * v - 2 * u)] as const;
      data.set([128 + 28 * slope[0], 128 + 28 * slope[1], 230, 255], (y * EDGE + x) * 4);
    }
  }
  const texture = new DataTexture(data, EDGE, EDGE);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

const gl = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' });
document.body.append(gl.domElement);
const scene = new Scene();
const camera = new PerspectiveCamera(55, 16 / 9, 1, 20_000);
camera.position.set(30, 30, 100);
camera.lookAt(0, 10, 0);
const water = new Water(new PlaneGeometry(10_000, 10_000), {
  textureWidth: 512,
  textureHeight: 512,
  waterNormals: normals(),
  sunDirection: new Vector3(0.7, 0.7, 0),
  sunColor: 0xffffff,
  waterColor: 0x001e0f,
  distortionScale: 3.7,
});
water.rotation.x = -Math.PI / 2;
const box = new Mesh(new BoxGeometry(30, 30, 30), new MeshStandardMaterial({ roughness: 0 }));
scene.add(water, box, new DirectionalLight(0xffffff, 3));
const context = gl.getContext();
const pixel = new Uint8Array(4);
let time = 0;

window.drawOcean = (width, height) => {
  const size = gl.domElement;
  if (size.width !== width || size.height !== height) {
    gl.setSize(width, height);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
  }
  const started = performance.now();
  time += 1 / 30;
  const moving = water.material.uniforms.time;
  if (moving) moving.value = time;
  box.position.y = Math.sin(time) * 20 + 5;
  box.rotation.x = time * 0.5;
  gl.render(scene, camera);
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
  return performance.now() - started;
};
