/** The glow about flames at night: soft discs in the air, one draw for all. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  OneFactor,
  type Points,
  ShaderMaterial,
  ZeroFactor,
} from 'three';
import { now, TIME } from './clock.ts';
import { daylight, shone } from './Daylight.tsx';
import { flames } from './lanterns.ts';
import type { Perch } from './life/anchors.ts';
import type { TownPlan } from './plan.ts';
import { tall } from './renderer.ts';

/** Width of a glow, units. */
const WIDE = 4.2;

interface HalosProps {
  /** Positions of lamps, and the height of the ground there. */
  readonly plan: Pick<TownPlan, 'ornaments' | 'quay'>;
  /** Further flames: candles, lanterns that hang. */
  readonly more?: readonly Perch[];
}

const NONE: readonly Perch[] = [];

export function Halos({ plan, more = NONE }: HalosProps) {
  const points = useRef<Points>(null);
  const parts = useMemo(() => {
    const geometry = new BufferGeometry();
    const positions = new Float32Array(
      [...flames(plan), ...more].flatMap(({ x, y, z }) => [x, y, z]),
    );
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    const live = { uPower: { value: 0 }, uNow: now, uTall: tall };
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      // Light is added; the mirror's alpha, which marks the city, stays.
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendSrcAlpha: ZeroFactor,
      blendDstAlpha: OneFactor,
      uniforms: live,
      vertexShader: /* glsl */ `
        uniform float uTall;
        ${TIME}        varying float vFlicker;
        void main() {
          vec4 seen = modelViewMatrix * vec4(position, 1.0);
          gl_Position = projectionMatrix * seen;
          gl_PointSize = min(220.0, ${WIDE.toFixed(1)} * projectionMatrix[1][1] * uTall * 0.5 / -seen.z);
          float own = position.x * 3.7 + position.z * 1.9;
          // From far away signs stand close behind the lamps: they are to be read.
          float far = 1.0 - 0.5 * smoothstep(60.0, 140.0, -seen.z);
          vFlicker = far * (0.9 + 0.07 * sin(uTime * 3.1 + own) + 0.05 * sin(uTime * 7.3 + own * 2.0));
        }`,
      fragmentShader: /* glsl */ `
        uniform float uPower;
        varying float vFlicker;
        void main() {
          float r = length(gl_PointCoord - 0.5) * 2.0;
          float soft = max(0.0, 1.0 - r);
          float light = soft * soft * (0.24 + 0.8 * soft * soft * soft);
          gl_FragColor = vec4(vec3(1.0, 0.62, 0.26) * light * uPower * vFlicker, 1.0);
          #include <colorspace_fragment>
        }`,
    });
    return { geometry, material, live, lit: -1 };
  }, [plan, more]);
  useEffect(
    () => () => {
      parts.geometry.dispose();
      parts.material.dispose();
    },
    [parts],
  );
  useFrame(() => {
    const { live } = parts;
    if (parts.lit === shone.times) return;
    parts.lit = shone.times;
    const power = Math.max(0, daylight.lamps - 0.2) / 0.8;
    live.uPower.value = power;
    if (points.current) points.current.visible = power > 0.01;
  });
  return (
    <points
      ref={points}
      name="halos"
      geometry={parts.geometry}
      material={parts.material}
      renderOrder={6}
    />
  );
}
