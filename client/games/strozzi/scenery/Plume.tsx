/** The smoke over Vesuvius: a plume that rises, widens and leans with the wind. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, ShaderMaterial, Sphere, Vector3 } from 'three';
import { useSettings } from '../../../store/settings.ts';
import { clock, newSeconds, seeded } from '../../../world/clock.ts';
import { daylight } from '../../../world/Daylight.tsx';
import { QUAY, VESUVIUS } from './landmarks.ts';

const PUFFS = 22;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function puffs(): BufferGeometry {
  const random = seeded(47);
  const puff = new Float32Array(PUFFS * 16);
  const index: number[] = [];
  for (let k = 0; k < PUFFS; k++) {
    const [side, thick] = [random() - 0.5, 0.75 + random() * 0.5];
    CORNERS.forEach(([u, v], c) => {
      puff.set([u, v, k / PUFFS + side * 0.02, thick], (k * 4 + c) * 4);
    });
    index.push(k * 4, k * 4 + 1, k * 4 + 2, k * 4, k * 4 + 2, k * 4 + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(PUFFS * 12), 3));
  geometry.setAttribute('puff', new BufferAttribute(puff, 4));
  geometry.setIndex(index);
  geometry.boundingSphere = new Sphere(new Vector3(0, 10, 0), 40);
  return geometry;
}

export function Plume() {
  const parts = useMemo(() => {
    const live = { uSince: newSeconds(), uTint: { value: [1, 1, 1] } };
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms: live,
      vertexShader: /* glsl */ `
        attribute vec4 puff;
        uniform float uSince[1];
        varying vec2 vSpot;
        varying float vThick;
        varying float vAge;
        void main() {
          float age = fract(uSince[0] * 0.018 + puff.z);
          float curl = sin(puff.z * 37.0 + age * 6.0);
          vec3 at = vec3(age * age * 20.0 + curl * 1.4 * age, age * 19.0 - 1.0, curl * age - age * 4.0);
          vec4 view = modelViewMatrix * vec4(at, 1.0);
          view.xy += puff.xy * (1.5 + age * 5.2) * puff.w;
          vSpot = puff.xy;
          vAge = age;
          vThick = smoothstep(0.0, 0.06, age) * (1.0 - age) * (1.0 - age);
          gl_Position = projectionMatrix * view;
        }`,
      fragmentShader: /* glsl */ `
        varying vec2 vSpot;
        varying float vThick;
        varying float vAge;
        uniform vec3 uTint;
        void main() {
          float d = length(vSpot);
          if (d > 1.0) discard;
          vec3 color = uTint * (0.78 + 0.22 * vSpot.y) + vec3(0.5, 0.14, 0.03) * max(0.0, 0.16 - vAge);
          float soft = (1.0 - d * d) * (1.0 - d * d);
          gl_FragColor = vec4(color, 0.8 * vThick * soft);
          #include <tonemapping_fragment>
          #include <colorspace_fragment>
        }`,
    });
    return { geometry: puffs(), material, live };
  }, []);
  useEffect(
    () => () => {
      parts.geometry.dispose();
      parts.material.dispose();
    },
    [parts],
  );
  useFrame(() => {
    const { uSince, uTint } = parts.live;
    if (!useSettings.getState().reducedMotion) uSince.value[0] = clock.time;
    for (let c = 0; c < 3; c++) uTint.value[c] = 0.1 + 0.66 * daylight.horizon[c];
  });
  return (
    <mesh
      position={[VESUVIUS.x, QUAY + VESUVIUS.high * 0.86, VESUVIUS.z]}
      geometry={parts.geometry}
      material={parts.material}
      renderOrder={6}
    />
  );
}
