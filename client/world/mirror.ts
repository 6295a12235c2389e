/** The city upside down, drawn into a small texture for the water, only when it has changed. */

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  Color,
  HalfFloatType,
  LinearFilter,
  Matrix4,
  PerspectiveCamera,
  Plane,
  type Scene,
  type Texture,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { clock } from './clock.ts';
import { SEES } from './kept/layers.ts';
import { QUALITY, useQuality } from './quality.ts';

export interface Mirror {
  readonly texture: Texture;
  /** World to texture coordinates. */
  readonly matrix: Matrix4;
  on: boolean;
}

const SURFACE = 0.02;

export function useMirror(): Mirror {
  const level = useQuality((s) => s.level);
  const restorations = useQuality((s) => s.restorations);
  const made = useMemo(() => {
    const size = QUALITY[level].mirror;
    const target = new WebGLRenderTarget(size?.[0] ?? 1, size?.[1] ?? 1, {
      minFilter: LinearFilter,
      magFilter: LinearFilter,
      samples: 0,
      type: HalfFloatType,
    });
    target.texture.name = `mirror ${restorations}`;
    const mirror: Mirror = { texture: target.texture, matrix: new Matrix4(), on: size !== null };
    return { mirror, target, painter: newPainter(target, mirror, QUALITY[level].mirrorLag) };
  }, [level, restorations]);
  useEffect(() => () => made.target.dispose(), [made]);
  const { gl, scene } = useThree();
  const camera = useThree((s) => s.camera) as PerspectiveCamera;
  useFrame(() => {
    if (made.mirror.on && !clock.blind) made.painter(gl, scene, camera);
  }, 0.5);
  return made.mirror;
}

function newPainter(
  target: WebGLRenderTarget,
  mirror: Mirror,
  lag: number,
): (gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera) => void {
  const eye = new PerspectiveCamera();
  eye.layers.mask = SEES.mirrored;
  const before = new Matrix4();
  const flip = new Matrix4().makeScale(1, -1, 1);
  const plane = new Plane();
  const clip = new Vector4();
  const q = new Vector4();
  const point = new Vector3(0, SURFACE, 0);
  const normal = new Vector3(0, 1, 0);
  const nothing = new Color(0);
  const kept = new Color();
  let drawn = Number.NEGATIVE_INFINITY;

  return (gl, scene, camera) => {
    camera.updateMatrixWorld();
    const moved = !before.equals(camera.matrixWorld);
    if (!moved && !clock.mirrorDirty) return;
    // A clock that was set back has nothing to wait for.
    const early = clock.time >= drawn && clock.time < drawn + lag;
    if (!moved && early) return;
    drawn = clock.time;
    before.copy(camera.matrixWorld);
    clock.mirrorDirty = false;

    eye.projectionMatrix.copy(camera.projectionMatrix);
    // The picture is upside down: so is the offset that keeps panels free.
    eye.projectionMatrix.elements[9] *= -1;
    // Reflected world: the same camera in a city turned upside down, y mirrored in view as well.
    eye.matrixWorld.copy(flip).multiply(camera.matrixWorld).multiply(flip);
    eye.matrixWorldInverse.copy(eye.matrixWorld).invert();
    eye.matrixAutoUpdate = false;
    eye.matrixWorldAutoUpdate = false;
    mirror.matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
    mirror.matrix.multiply(eye.projectionMatrix).multiply(eye.matrixWorldInverse);

    // Oblique near plane: things below the water are not reflected.
    plane.setFromNormalAndCoplanarPoint(normal, point).applyMatrix4(eye.matrixWorldInverse);
    clip.set(plane.normal.x, plane.normal.y, plane.normal.z, plane.constant);
    const e = eye.projectionMatrix.elements;
    q.x = (Math.sign(clip.x) + e[8]) / e[0];
    q.y = (Math.sign(clip.y) + e[9]) / e[5];
    q.z = -1;
    q.w = (1 + e[10]) / e[14];
    clip.multiplyScalar(2 / clip.dot(q));
    e[2] = clip.x;
    e[6] = clip.y;
    e[10] = clip.z + 1;
    e[14] = clip.w;

    const water = scene.getObjectByName('water');
    const sky = scene.getObjectByName('sky');
    const { background } = scene;
    const alpha = gl.getClearAlpha();
    gl.getClearColor(kept);
    if (water) water.visible = false;
    if (sky) sky.visible = false;
    scene.background = null;
    // Shadows that are out of date are drawn on the way, once for both pictures.
    gl.setRenderTarget(target);
    gl.setClearColor(nothing, 0);
    gl.clear();
    gl.render(scene, eye);
    gl.setRenderTarget(null);
    gl.setClearColor(kept, alpha);
    scene.background = background;
    if (water) water.visible = true;
    if (sky) sky.visible = true;
  };
}
