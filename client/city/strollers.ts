/** Soft shadows under what walks about: they move with it, as no drawn shadow would. */

import { BufferAttribute, BufferGeometry, ShaderMaterial } from 'three';
import type { Placement } from './assemble.ts';
import { stroll } from './materials.ts';

/** Radius of the shadow of somebody who stands. */
const RADIUS = 0.42;
/** Above the paving, so that neither shows through the other. */
const LIFT = 0.05;

/** How far along its way a stroller begins, 0 … 255; the same number for body and shadow. */
export function beginning(place: { readonly x: number; readonly z: number }): number {
  return Math.abs(Math.round(place.x * 37 + place.z * 61)) % 256;
}

/** One quad per stroller. */
export function shadowGeometry(placements: readonly Placement[]): BufferGeometry {
  const n = placements.length;
  const positions = new Float32Array(n * 12);
  const motion = new Float32Array(n * 8);
  const corner = new Float32Array(n * 8);
  const index: number[] = [];
  placements.forEach((place, k) => {
    const r = RADIUS * (place.scale ?? 1);
    for (const [c, [u, v]] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].entries()) {
      const at = k * 4 + c;
      positions.set([place.x + (u ?? 0) * r, place.y + LIFT, place.z + (v ?? 0) * r], at * 3);
      motion.set([place.strolls ?? 0, beginning(place) / 255], at * 2);
      corner.set([u ?? 0, v ?? 0], at * 2);
    }
    index.push(k * 4, k * 4 + 2, k * 4 + 1, k * 4, k * 4 + 3, k * 4 + 2);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('motion', new BufferAttribute(motion, 2));
  geometry.setAttribute('corner', new BufferAttribute(corner, 2));
  geometry.setIndex(index);
  geometry.computeBoundingSphere();
  return geometry;
}

export function shadowMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { uStroll: stroll },
    vertexShader: /* glsl */ `
      attribute vec2 motion;
      attribute vec2 corner;
      uniform float uStroll;
      varying vec2 vCorner;
      void main() {
        vCorner = corner;
        float turn = motion.y * 6.2832;
        vec3 at = position;
        vec2 way = vec2(cos(turn * 3.0), sin(turn * 3.0));
        at.xz += motion.x * 0.8 * sin(uStroll * 0.35 + turn) * way;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(at, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vCorner;
      void main() {
        float dark = 1.0 - smoothstep(0.25, 1.0, length(vCorner));
        gl_FragColor = vec4(0.07, 0.07, 0.12, 0.5 * dark);
      }`,
  });
}
