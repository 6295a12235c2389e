/** The sky: a dome whose colours follow the light of the day, a glow about the sun, stars. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BackSide, ShaderMaterial, SphereGeometry, Vector3 } from 'three';
import { daylight } from './Daylight.tsx';

const VERTEX = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = normalize(position);
  vec4 spot = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
  gl_Position = spot.xyww;
}
`;

const FRAGMENT = /* glsl */ `
#include <common>
varying vec3 vWay;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform vec3 uSun;
uniform float uNight;
float hash(vec3 p) {
  return fract(sin(dot(p, vec3(12.9898, 78.233, 45.164))) * 43758.5453);
}
void main() {
  vec3 way = normalize(vWay);
  float high = pow(clamp(way.y, 0.0, 1.0), 0.5);
  vec3 color = mix(uHorizon, uZenith, high);
  float sun = clamp(dot(way, uSun), 0.0, 1.0);
  color += uGlow * (pow(sun, 900.0) * 3.0 + pow(sun, 24.0) * 0.22 + pow(sun, 5.0) * 0.12);
  float band = sin(way.x * 9.0 + sin(way.z * 7.0) * 1.6 + way.y * 38.0);
  float veil = smoothstep(0.35, 1.0, band) * smoothstep(0.02, 0.1, way.y);
  color = mix(color, mix(uGlow, vec3(1.0), 0.4), veil * smoothstep(0.5, 0.12, way.y) * 0.18);
  vec3 cell = floor(way * 130.0);
  float star = step(0.9972, hash(cell)) * hash(cell + 3.0);
  color += vec3(star) * uNight * smoothstep(0.05, 0.35, way.y) * 0.8;
  gl_FragColor = vec4(color, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export function Sky() {
  const parts = useMemo(() => {
    const geometry = new SphereGeometry(10, 32, 20);
    const live = {
      uZenith: { value: new Vector3() },
      uHorizon: { value: new Vector3() },
      uGlow: { value: new Vector3() },
      uSun: { value: new Vector3() },
      uNight: { value: 0 },
    };
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      side: BackSide,
      depthWrite: false,
      uniforms: live,
    });
    return { geometry, material, live };
  }, []);
  useFrame(() => {
    const { live } = parts;
    live.uZenith.value.set(...daylight.zenith);
    live.uHorizon.value.set(...daylight.horizon);
    live.uGlow.value.set(...daylight.sunGlow);
    sunWay(live.uSun.value);
    live.uNight.value = Math.max(0, daylight.lamps - 0.4) / 0.6;
  });
  useEffect(
    () => () => {
      parts.geometry.dispose();
      parts.material.dispose();
    },
    [parts],
  );
  return (
    <mesh
      name="sky"
      geometry={parts.geometry}
      material={parts.material}
      frustumCulled={false}
      renderOrder={5}
    />
  );
}

/** The way to the sun or moon into `out`. */
export function sunWay(out: Vector3): Vector3 {
  const up = (daylight.elevation * Math.PI) / 180;
  const round = (daylight.azimuth * Math.PI) / 180;
  const flat = Math.cos(up);
  return out.set(Math.sin(round) * flat, Math.sin(up), Math.cos(round) * flat);
}
