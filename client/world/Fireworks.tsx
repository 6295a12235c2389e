/** A display of fireworks over a place: one draw, a function of the clock. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { CustomBlending, OneFactor, ShaderMaterial, ZeroFactor } from 'three';
import { useSettings } from '../store/settings.ts';
import { clock, newSeconds, stir } from './clock.ts';
import { FIREWORKS_FRAGMENT, FIREWORKS_VERTEX, fireworksGeometry } from './fireworks.ts';
import { UNMIRRORED } from './kept/layers.ts';
import type { Perch } from './life/anchors.ts';
import { tall } from './renderer.ts';

/** If motion is reduced sparks hang in the air, some seconds into the display. */
const HANGING = 5.3;

interface FireworksProps {
  /** Origins of the shells. */
  readonly from: readonly Perch[];
  /** How high they rise, units. */
  readonly high?: number;
  /** Whether they are launched now; each display begins with the first shell. */
  readonly on: boolean;
}

export function Fireworks({ from, high = 34, on }: FireworksProps) {
  const began = useRef<number | null>(null);
  const parts = useMemo(() => {
    const live = { uSince: newSeconds(), uHigh: { value: high }, uTall: tall };
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
      vertexShader: FIREWORKS_VERTEX,
      fragmentShader: FIREWORKS_FRAGMENT,
    });
    return { geometry: fireworksGeometry(from), material, live };
  }, [from, high]);
  useEffect(
    () => () => {
      parts.geometry.dispose();
      parts.material.dispose();
    },
    [parts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a display begins or ends
  useEffect(() => {
    began.current = null;
    stir(0.3, false);
  }, [on]);
  useFrame(() => {
    if (!on) return;
    // A clock that was set back begins the display anew.
    if (began.current === null || clock.time < began.current) began.current = clock.time;
    const { uSince } = parts.live;
    const still = useSettings.getState().reducedMotion;
    uSince.value[0] = still ? HANGING : clock.time - began.current;
  });
  return (
    <points
      name="fireworks"
      layers={UNMIRRORED}
      visible={on}
      geometry={parts.geometry}
      material={parts.material}
      frustumCulled={false}
      renderOrder={7}
    />
  );
}
