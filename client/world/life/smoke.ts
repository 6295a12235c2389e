/** Smoke from a few chimneys: puffs that rise, widen, drift with the wind and are gone. */

import { BufferAttribute, BufferGeometry, ShaderMaterial, Sphere, Vector3 } from 'three';
import { seeded } from '../clock.ts';
import type { Level } from '../quality.ts';
import type { Perch } from './anchors.ts';
import { LIFE } from './life-shader.ts';

const PUFFS = 6;

/** The chimneys whose hearth is lit: some, far from one another. */
export function hearths(chimneys: readonly Perch[], level: Level): Perch[] {
  const most = level === 'low' ? 5 : level === 'medium' ? 12 : 16;
  const random = seeded(59);
  const shuffled = chimneys.map((at) => ({ at, draw: random() })).sort((a, b) => a.draw - b.draw);
  const out: Perch[] = [];
  for (const { at } of shuffled)
    if (out.length < most && out.every((p) => Math.hypot(p.x - at.x, p.z - at.z) > 11))
      out.push(at);
  return out;
}

export function smokeGeometry(mouths: readonly Perch[]): BufferGeometry {
  const random = seeded(61);
  const n = mouths.length * PUFFS;
  const position = new Float32Array(n * 12);
  const puff = new Float32Array(n * 16);
  const index: number[] = [];
  let k = 0;
  for (const { x, y, z } of mouths) {
    const begins = random();
    const thick = 0.7 + random() * 0.5;
    for (let p = 0; p < PUFFS; p++, k++) {
      for (const [c, [u, v]] of (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).entries()) {
        position.set([x, y, z], (k * 4 + c) * 3);
        puff.set([u, v, begins + p / PUFFS, thick], (k * 4 + c) * 4);
      }
      index.push(k * 4, k * 4 + 1, k * 4 + 2, k * 4, k * 4 + 2, k * 4 + 3);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('puff', new BufferAttribute(puff, 4));
  geometry.setIndex(index);
  geometry.boundingSphere = new Sphere(new Vector3(), 400);
  return geometry;
}

/** `uniforms`: the shared time, and the colour that the day gives to smoke. */
export function smokeMaterial(uniforms: Record<string, { value: unknown }>): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms,
    vertexShader: /* glsl */ `
      attribute vec4 puff;
      ${LIFE}      varying vec2 vSpot;
      varying float vThick;
      void main() {
        float age = fract(uLife * 0.085 + puff.z);
        float curl = sin(uLife * 0.5 + puff.z * 20.0 + age * 5.0);
        vec3 at = position + vec3(age * 2.6 + curl * 0.25 * age, age * 4.2 * (1.0 - age * 0.25), -age * 0.9);
        vec4 view = modelViewMatrix * vec4(at, 1.0);
        float r = (0.3 + age * 1.35) * puff.w;
        view.xy += puff.xy * r;
        vSpot = puff.xy;
        vThick = smoothstep(0.0, 0.12, age) * (1.0 - age) * puff.w;
        gl_Position = projectionMatrix * view;
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vSpot;
      varying float vThick;
      uniform vec3 uSmoke;
      void main() {
        float d = length(vSpot);
        if (d > 1.0) discard;
        // Lit from above.
        vec3 color = uSmoke * (0.86 + 0.18 * vSpot.y);
        gl_FragColor = vec4(color, 0.85 * vThick * (1.0 - d * d) * (1.0 - d * d));
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  });
}
