/** The lagoon: shallows, foam along the shores, waves, the sky and the city seen in it. */

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
import { clock } from './clock.ts';
import { daylight } from './Daylight.tsx';
import { useMirror } from './mirror.ts';
import { rippleTexture } from './paint.ts';
import { sunWay } from './Sky.tsx';
import { SHORE_FAR, SITE_REACH } from './site.ts';
import { waterFragment, waterVertex } from './water-shader.ts';

/** Half edge of the water's plane; haze has swallowed it before. */
const EXTENT = 700;

export function Water({ site }: { site: DataTexture }) {
  const mirror = useMirror();
  const parts = useMemo(() => {
    const ripple = rippleTexture();
    const geometry = new PlaneGeometry(EXTENT * 2, EXTENT * 2, 48, 48);
    geometry.rotateX(-Math.PI / 2);
    const live = {
      ...UniformsUtils.clone({ ...UniformsLib.lights, ...UniformsLib.fog }),
      uTime: { value: 0 },
      uDeep: { value: new Vector3() },
      uShallow: { value: new Vector3() },
      uFoam: { value: new Vector3() },
      uZenith: { value: new Vector3() },
      uHorizon: { value: new Vector3() },
      uGlow: { value: new Vector3() },
      uSun: { value: new Vector3() },
      uPower: { value: 1 },
      uMirrorShare: { value: 0 },
      uSite: { value: site },
      uRipple: { value: ripple },
      uMirror: { value: mirror.texture },
      uMirrorMatrix: { value: mirror.matrix },
    };
    const material = new ShaderMaterial({
      uniforms: live,
      vertexShader: waterVertex,
      fragmentShader: waterFragment,
      defines: { REACH: SITE_REACH.toFixed(1), SHORE_FAR: SHORE_FAR.toFixed(1) },
      lights: true,
      fog: true,
    });
    return { ripple, geometry, material, live };
  }, [site, mirror]);

  useFrame(() => {
    const { live } = parts;
    live.uTime.value = clock.time;
    live.uDeep.value.set(...daylight.deep);
    live.uShallow.value.set(...daylight.shallow);
    live.uFoam.value.set(...daylight.foam);
    live.uZenith.value.set(...daylight.zenith);
    live.uHorizon.value.set(...daylight.horizon);
    live.uGlow.value.set(...daylight.sunGlow);
    sunWay(live.uSun.value);
    live.uPower.value = daylight.keyPower;
    live.uMirrorShare.value = mirror.on ? 1 : 0;
  });

  useEffect(
    () => () => {
      parts.ripple.dispose();
      parts.geometry.dispose();
      parts.material.dispose();
    },
    [parts],
  );
  return <mesh name="water" geometry={parts.geometry} material={parts.material} receiveShadow />;
}
