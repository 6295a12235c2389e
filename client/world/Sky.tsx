/** The sky: gradient, sun or moon, drifting clouds, stars; it follows the light of the day. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BackSide, ShaderMaterial, SphereGeometry, Vector3 } from 'three';
import { now } from './clock.ts';
import { daylight, shone } from './Daylight.tsx';
import { FLOWS } from './kept/layers.ts';
import { useQuality } from './quality.ts';
import { skyFragment, skyVertex } from './sky-shader.ts';
import { clouds } from './weather.ts';

export function Sky() {
  const fine = useQuality((s) => s.level !== 'low');
  const parts = useMemo(() => {
    const geometry = new SphereGeometry(10, 24, 14);
    const live = {
      uZenith: { value: daylight.zenith },
      uMiddle: { value: daylight.middle },
      uHorizon: { value: daylight.horizon },
      uGlow: { value: daylight.sunGlow },
      uCloud: { value: daylight.cloud },
      uCloudShade: { value: daylight.cloudShade },
      uSun: { value: new Vector3() },
      uClouds: clouds,
      uStars: { value: 0 },
      uNow: now,
    };
    const material = new ShaderMaterial({
      vertexShader: skyVertex,
      fragmentShader: skyFragment,
      defines: fine ? { FINE: 1 } : {},
      side: BackSide,
      depthWrite: false,
      uniforms: live,
    });
    return { geometry, material, live, lit: -1 };
  }, [fine]);
  useFrame(() => {
    const { live } = parts;
    if (parts.lit === shone.times) return;
    parts.lit = shone.times;
    sunWay(live.uSun.value);
    live.uStars.value = daylight.stars;
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
      layers={FLOWS}
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
  out.x = Math.sin(round) * flat;
  out.y = Math.sin(up);
  out.z = Math.cos(round) * flat;
  return out;
}
