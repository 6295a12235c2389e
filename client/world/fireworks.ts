/**
 * Shells that rise, burst and fall, each a function of the clock alone. Pure but for the shader.
 */

import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three';
import { declared, seeded } from './clock.ts';
import type { Perch } from './life/anchors.ts';

/** Shells that follow one another from each mouth, and sparks of a shell. */
export const SHELLS = 3;
export const SPARKS = 90;
/** Seconds from one shell of a mouth to the same shell again. */
export const PERIOD = 6.6;

/** All sparks of all shells over the `mouths`; one draw. */
export function fireworksGeometry(mouths: readonly Perch[]): BufferGeometry {
  const random = seeded(83);
  const count = mouths.length * SHELLS * SPARKS;
  const position = new Float32Array(count * 3);
  const shell = new Float32Array(count * 2);
  const way = new Float32Array(count * 4);
  let k = 0;
  mouths.forEach(({ x, y, z }, m) => {
    for (let s = 0; s < SHELLS; s++) {
      // No two mouths fire together.
      const begins = (s + m / mouths.length + random() * 0.08) / SHELLS;
      const seed = random();
      for (let p = 0; p < SPARKS; p++, k++) {
        position.set([x, y, z], k * 3);
        shell.set([begins, seed], k * 2);
        // Evenly about a ball (a spiral of golden angles), a little torn.
        const up = 1 - (2 * (p + 0.5)) / SPARKS;
        const round = p * 2.399963 + random() * 0.3;
        const flat = Math.sqrt(1 - up * up);
        const fast = 0.86 + random() * 0.2;
        const dir = [Math.cos(round) * flat * fast, up * fast, Math.sin(round) * flat * fast];
        way.set([...dir, p === 0 ? 1 : random() * 0.5], k * 4);
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('shell', new BufferAttribute(shell, 2));
  geometry.setAttribute('way', new BufferAttribute(way, 4));
  geometry.boundingSphere = new Sphere(new Vector3(), 1000);
  return geometry;
}

const SINCE = declared('uSeconds', 'uSince');

export const FIREWORKS_VERTEX = /* glsl */ `
attribute vec2 shell;
attribute vec4 way;
uniform float uTall;
uniform float uHigh;
${SINCE}varying vec3 vColor;
float draw(float n) { return fract(sin(n * 127.1 + 11.7) * 43758.5453); }
void main() {
  float turn = uSeconds / ${PERIOD.toFixed(2)} - shell.x;
  float own = floor(turn) * 7.0 + shell.y * 61.0;
  float age = fract(turn);
  // Nothing flies before its first turn has come.
  float flies = step(0.0, turn);
  float rise = min(1.0, age / 0.2);
  float open = max(0.0, age - 0.2) / 0.5;
  vec3 top = vec3((draw(own) - 0.5) * 0.5, 0.72 + 0.28 * draw(own + 1.0), (draw(own + 2.0) - 0.5) * 0.4) * uHigh;
  vec3 at = position + top * (1.0 - (1.0 - rise) * (1.0 - rise));
  float reach = uHigh * (0.26 + 0.14 * draw(own + 3.0));
  at += way.xyz * reach * (1.0 - exp(-3.4 * open));
  at.y -= uHigh * 0.22 * open * open;
  vec4 seen = modelViewMatrix * vec4(at, 1.0);
  gl_Position = projectionMatrix * seen;
  // Under way only the first spark is seen; after the burst all, until they go out one by one.
  float rising = (1.0 - step(0.2, age)) * step(0.99, way.w) * 0.7;
  float fade = max(0.0, 1.0 - open * (1.0 + way.w * 0.6));
  float crackle = 0.75 + 0.25 * sin(uSeconds * 31.0 + way.w * 400.0);
  // In the instant of the burst all lie on one another: together they are as bright as one.
  float torn = mix(0.04, 1.0, smoothstep(0.0, 0.14, open));
  float light = flies * (rising + step(0.2, age) * fade * fade * crackle * torn);
  vec3 hue = 0.5 + 0.5 * cos(6.2832 * (draw(own + 4.0) + vec3(0.0, 0.33, 0.67)));
  vec3 tint = mix(vec3(1.0, 0.72, 0.36), hue * 1.1 + 0.1, step(0.2, age) * (1.0 - 0.55 * draw(own + 5.0)));
  vColor = mix(vec3(1.0, 0.95, 0.85), tint, smoothstep(0.0, 0.16, open)) * light;
  gl_PointSize = light < 0.01 ? 0.0
    : clamp(uHigh * 0.03 * projectionMatrix[1][1] * uTall * 0.5 / -seen.z, 1.5, 26.0);
}`;

export const FIREWORKS_FRAGMENT = /* glsl */ `
varying vec3 vColor;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  float soft = max(0.0, 1.0 - r);
  gl_FragColor = vec4(vColor * (soft * soft * 1.6), 1.0);
  #include <colorspace_fragment>
}`;
