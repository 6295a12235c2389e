/** Motion on the water's surface: wakes behind boats, rings about poles and moored hulls. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  type Mesh,
  ShaderMaterial,
} from 'three';
import { clock, now, TIME } from './clock.ts';
import { daylight, shone } from './Daylight.tsx';
import type { Ornament, TownPlan } from './plan.ts';
import { MARKS, markWakes, WAKES, writeWakes } from './wakes.ts';

/** Half length and half width of things in the water. */
const FEET: Partial<Record<Ornament['kind'], readonly [number, number]>> = {
  pole: [0.2, 0.2],
  bricola: [0.62, 0.62],
  boat: [1.75, 0.62],
  ship: [4.2, 1.5],
};
/** How far a ring reaches beyond its foot. */
const REACH = 0.85;
/** Above the water and above one another. */
const RINGS_AT = 0.03;
const WAKES_AT = 0.04;

interface WashProps {
  /** The things in the water. */
  readonly plan: Pick<TownPlan, 'ornaments'>;
}

export function Wash({ plan }: WashProps) {
  const trail = useRef<Mesh>(null);
  const parts = useMemo(() => {
    const live = { uNow: now, uColor: { value: daylight.foam }, uLight: { value: 1 } };
    return {
      rings: ringGeometry(plan.ornaments),
      ring: foamMaterial(live, RING_VERTEX, RING_FRAGMENT),
      ribbons: ribbonGeometry(),
      ribbon: foamMaterial(live, RIBBON_VERTEX, RIBBON_FRAGMENT),
      live,
      lit: -1,
    };
  }, [plan]);
  useEffect(
    () => () => {
      for (const part of [parts.rings, parts.ring, parts.ribbons, parts.ribbon]) part.dispose();
    },
    [parts],
  );
  // After the boats have written their positions.
  useFrame(() => {
    const { live, ribbons } = parts;
    if (parts.lit !== shone.times) live.uLight.value = Math.min(1, 0.42 + 0.16 * daylight.keyPower);
    parts.lit = shone.times;
    markWakes(clock);
    const places = ribbons.getAttribute('place') as BufferAttribute;
    const looks = ribbons.getAttribute('look') as BufferAttribute;
    const seen = writeWakes(clock, places.array as Float32Array, looks.array as Float32Array);
    if (trail.current) trail.current.visible = seen;
    if (!seen) return;
    places.needsUpdate = true;
    looks.needsUpdate = true;
  }, 0.2);
  return (
    <>
      <mesh name="rings" geometry={parts.rings} material={parts.ring} renderOrder={1} />
      <mesh
        ref={trail}
        name="wakes"
        geometry={parts.ribbons}
        material={parts.ribbon}
        frustumCulled={false}
        renderOrder={2}
      />
    </>
  );
}

/** One quad for each thing in the water; `foot`: place in it, beyond 1 is outside. */
function ringGeometry(ornaments: TownPlan['ornaments']): BufferGeometry {
  const feet = ornaments.flatMap(({ kind, x, z, turn = 0 }) => {
    const size = FEET[kind];
    return size && Math.hypot(x, z) < 130 ? [{ x, z, turn, size }] : [];
  });
  const place = new Float32Array(feet.length * 8);
  const foot = new Float32Array(feet.length * 16);
  const index: number[] = [];
  feet.forEach(({ x, z, turn, size: [long, wide] }, k) => {
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    for (const [c, [u, v]] of CORNERS.entries()) {
      const a = u * (long + REACH);
      const b = v * (wide + REACH);
      place.set([x + a * cos + b * sin, z - a * sin + b * cos], (k * 4 + c) * 2);
      foot.set([a, b, long, wide], (k * 4 + c) * 4);
    }
    index.push(k * 4, k * 4 + 2, k * 4 + 1, k * 4, k * 4 + 3, k * 4 + 2);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(lifted(place, RINGS_AT), 3));
  geometry.setAttribute('foot', new BufferAttribute(foot, 4));
  geometry.setIndex(index);
  return geometry;
}

const CORNERS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

function lifted(place: Float32Array, y: number): Float32Array {
  const out = new Float32Array((place.length / 2) * 3);
  for (let k = 0; k < place.length / 2; k++)
    out.set([place[k * 2] ?? 0, y, place[k * 2 + 1] ?? 0], k * 3);
  return out;
}

function ribbonGeometry(): BufferGeometry {
  const corners = WAKES * MARKS * 2;
  const index: number[] = [];
  for (let w = 0; w < WAKES; w++)
    for (let k = 0; k + 1 < MARKS; k++) {
      const a = (w * MARKS + k) * 2;
      index.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
    }
  const geometry = new BufferGeometry();
  // The positions come from `place`; three counts the vertices to draw by the index.
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners * 3), 3));
  for (const [name, size] of [
    ['place', 2],
    ['look', 3],
  ] as const) {
    const attribute = new BufferAttribute(new Float32Array(corners * size), size);
    attribute.setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, attribute);
  }
  geometry.setIndex(index);
  return geometry;
}

function foamMaterial(
  uniforms: ShaderMaterial['uniforms'],
  vertexShader: string,
  fragmentShader: string,
): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: 2,
    uniforms,
    vertexShader,
    fragmentShader,
  });
}

const RING_VERTEX = /* glsl */ `
attribute vec4 foot;
varying vec4 vFoot;
varying vec2 vPlace;
void main() {
  vFoot = foot;
  vPlace = position.xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const RING_FRAGMENT = /* glsl */ `
varying vec4 vFoot;
varying vec2 vPlace;
${TIME}uniform float uLight;
uniform vec3 uColor;
void main() {
  // Distance from the hull's line, an ellipse.
  vec2 q = vFoot.xy / vFoot.zw;
  float off = (length(q) - 1.0) * min(vFoot.z, vFoot.w) * mix(1.0, 1.5, step(vFoot.w + 0.1, vFoot.z));
  float wobble = 0.06 * sin(vPlace.x * 7.0 + uTime * 1.7) + 0.06 * sin(vPlace.y * 9.0 - uTime * 1.3);
  float dark = (1.0 - smoothstep(-0.1, 0.5, off)) * 0.42;
  float seam = 1.0 - smoothstep(0.03, 0.13, abs(off - 0.08 + wobble * 0.5));
  float run = fract(uTime * 0.22 + vPlace.x * 0.13);
  float ring = (1.0 - smoothstep(0.02, 0.07, abs(off - 0.1 - run * 0.6 + wobble))) * (1.0 - run) * 0.5;
  float foam = clamp(seam * 0.62 + ring, 0.0, 1.0) * (1.0 - smoothstep(0.55, 0.8, off));
  float alpha = max(dark, foam);
  vec3 color = mix(vec3(0.0, 0.05, 0.08), uColor * uLight, foam / max(alpha, 0.01));
  gl_FragColor = vec4(color, alpha);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const RIBBON_VERTEX = /* glsl */ `
attribute vec2 place;
attribute vec3 look;
varying vec3 vLook;
varying vec2 vPlace;
void main() {
  vLook = look;
  vPlace = place;
  vec4 at = vec4(place.x, ${WAKES_AT.toFixed(2)}, place.y, 1.0);
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

/** Two arms of foam that part, ripples between them, a churned track that closes again. */
const RIBBON_FRAGMENT = /* glsl */ `
varying vec3 vLook;
varying vec2 vPlace;
${TIME}uniform float uLight;
uniform vec3 uColor;
void main() {
  float side = abs(vLook.x);
  float age = vLook.y;
  float torn = sin(vPlace.x * 4.3 + uTime * 1.1) + sin(vPlace.y * 5.1 - uTime * 0.9)
    + 0.7 * sin((vPlace.x - vPlace.y) * 8.7 + uTime * 1.7);
  float arm = smoothstep(0.62 + age * 0.16, 0.86, side + torn * 0.03) * (1.0 - smoothstep(0.9, 1.0, side));
  float young = 1.0 - age;
  float churn = (1.0 - smoothstep(0.12, 0.5 * young + 0.2, side)) * young * young * young;
  float ripple = smoothstep(0.3, 1.0, sin(side * 9.0 - uTime * 2.0 + torn * 0.4)) * 0.16;
  float foam = arm * 0.75 * smoothstep(-1.6, 1.0, torn + young * 1.4) + churn * 0.6
    * smoothstep(-1.2, 0.8, torn) + ripple * (1.0 - side);
  foam *= young * smoothstep(0.0, 0.05, age) * vLook.z;
  gl_FragColor = vec4(uColor * uLight, clamp(foam, 0.0, 0.9));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
