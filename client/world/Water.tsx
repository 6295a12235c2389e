/** The lagoon: depths, foam along the shores, waves, the sky and the city seen in it. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  type DataTexture,
  PlaneGeometry,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
  Vector3,
} from 'three';
import { now } from './clock.ts';
import { daylight, shone } from './Daylight.tsx';
import { FLOWS } from './kept/layers.ts';
import { useMirror } from './mirror.ts';
import { rippleTexture } from './paint.ts';
import { useQuality } from './quality.ts';
import { sunWay } from './Sky.tsx';
import { SHORE_FAR, SITE_REACH } from './site.ts';
import { waterFragment, waterVertex } from './water-shader.ts';
import { clouds, mist, wind } from './weather.ts';

/** Half edge of the water's plane about a site of the usual reach; haze has swallowed it before. */
const EXTENT = 700;

interface WaterProps {
  /** The map of the site, and its extent from the middle. */
  readonly site: DataTexture;
  readonly reach?: number | undefined;
}

export function Water({ site, reach = SITE_REACH }: WaterProps) {
  const mirror = useMirror();
  const fine = useQuality((s) => s.level === 'high' || s.level === 'cinematic');
  const parts = useMemo(() => {
    const ripple = rippleTexture();
    const wide = EXTENT * 2 * Math.max(1, reach / SITE_REACH);
    const geometry = new PlaneGeometry(wide, wide, 16, 16);
    geometry.rotateX(-Math.PI / 2);
    const live = {
      ...UniformsUtils.clone({ ...UniformsLib.lights, ...UniformsLib.fog }),
      uNow: now,
      uDeep: { value: daylight.deep },
      uTeal: { value: daylight.teal },
      uShallow: { value: daylight.shallow },
      uFoam: { value: daylight.foam },
      uWall: { value: daylight.wall },
      uCloud: { value: daylight.cloud },
      uZenith: { value: daylight.zenith },
      uMiddle: { value: daylight.middle },
      uHorizon: { value: daylight.horizon },
      uGlow: { value: daylight.sunGlow },
      uSun: { value: new Vector3() },
      uWind: wind,
      uClouds: clouds,
      uSheen: { value: 0 },
      uMist: { value: 0 },
      uLamps: { value: 0 },
      uPower: { value: 1 },
      uSparkle: { value: 0 },
      uMirrorPower: { value: 0 },
      uSite: { value: site },
      uRipple: { value: ripple },
      uMirror: { value: mirror.texture },
      uMirrorMatrix: { value: mirror.matrix },
    };
    const material = new ShaderMaterial({
      uniforms: live,
      vertexShader: waterVertex,
      fragmentShader: waterFragment,
      defines: {
        REACH: reach.toFixed(1),
        SHORE_FAR: SHORE_FAR.toFixed(1),
        ...(mirror.on ? { MIRROR: 1 } : {}),
        ...(fine ? { FINE: 1 } : {}),
        ...(mirror.on ? {} : { LEAN: 1 }),
      },
      lights: true,
      fog: true,
    });
    return { ripple, geometry, material, live, lit: -1 };
  }, [site, reach, mirror, fine]);

  useFrame(() => {
    const { live } = parts;
    if (parts.lit === shone.times) return;
    parts.lit = shone.times;
    sunWay(live.uSun.value);
    live.uSheen.value = daylight.sheen;
    live.uMist.value = daylight.mist * (0.3 + 0.7 * mist.value);
    live.uLamps.value = daylight.lamps;
    live.uPower.value = daylight.keyPower;
    live.uSparkle.value = daylight.sparkle;
    live.uMirrorPower.value = daylight.mirror;
  });

  useEffect(
    () => () => {
      parts.ripple.dispose();
      parts.geometry.dispose();
      parts.material.dispose();
    },
    [parts],
  );
  // After the things in front of it: hidden pixels are not shaded. The sky comes last.
  return (
    <mesh
      name="water"
      layers={FLOWS}
      geometry={parts.geometry}
      material={parts.material}
      renderOrder={4}
      receiveShadow
    />
  );
}
