/** Sun or moon, the sky's fill, haze and exposure, from the light of the day. */

import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import { Color, type DirectionalLight, Fog, type HemisphereLight } from 'three';
import { view } from './camera.ts';
import { clock, stir } from './clock.ts';
import { blendLight, newLight } from './light.ts';
import { lamps } from './materials.ts';
import { qualityPlan, useQuality } from './quality.ts';

/** The light of this moment; materials of the city read it each frame. */
export const daylight = newLight();

/** Half edge of the square that throws shadows. */
const REACH = 82;
/** How fast one light turns into the next, per second. */
const HASTE = 1.6;

export function Daylight({ light }: { light: number }) {
  const sun = useRef<DirectionalLight>(null);
  const fill = useRef<HemisphereLight>(null);
  const now = useRef(light);
  const scene = useThree((s) => s.scene);
  const gl = useThree((s) => s.gl);
  const level = useQuality((s) => s.level);
  const map = qualityPlan().shadowMap;

  useFrame(() => {
    const key = sun.current;
    const sky = fill.current;
    if (!key || !sky) return;
    const gap = light - now.current;
    if (gap !== 0) {
      // In the first instant there is no light before this one.
      const first = clock.time === clock.delta;
      now.current = first || Math.abs(gap) < 0.004 ? light : now.current + gap * ease(clock.delta);
      stir(0.2);
    }
    blendLight(now.current, daylight);
    const up = (daylight.elevation * Math.PI) / 180;
    const round = (daylight.azimuth * Math.PI) / 180;
    const flat = Math.cos(up) * 150;
    key.position.set(Math.sin(round) * flat, Math.sin(up) * 150, Math.cos(round) * flat);
    key.color.setRGB(...daylight.key);
    key.intensity = daylight.keyPower;
    sky.color.setRGB(...daylight.sky);
    sky.groundColor.setRGB(...daylight.ground);
    sky.intensity = daylight.fillPower;
    gl.toneMappingExposure = daylight.exposure;
    lamps.value = daylight.lamps;
    scene.fog ??= new Fog(0xffffff);
    const fog = scene.fog as Fog;
    fog.color.setRGB(...daylight.horizon);
    // The haze begins behind the board, however far away the camera has to stand.
    fog.near = view.distance + 75;
    fog.far = fog.near + 40 / daylight.haze;
    scene.background ??= new Color();
    (scene.background as Color).setRGB(...daylight.horizon);
    if (clock.shadowsDirty && (qualityPlan().shadowsMove || gap !== 0 || clock.time < 1.5)) {
      gl.shadowMap.needsUpdate = true;
    }
    clock.shadowsDirty = false;
  });

  return (
    <>
      <hemisphereLight ref={fill} />
      <directionalLight
        key={level}
        ref={sun}
        castShadow
        shadow-mapSize={[map, map]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.12}
        shadow-camera-left={-REACH}
        shadow-camera-right={REACH}
        shadow-camera-top={REACH}
        shadow-camera-bottom={-REACH}
        shadow-camera-near={10}
        shadow-camera-far={300}
      />
    </>
  );
}

function ease(seconds: number): number {
  return 1 - Math.exp(-HASTE * seconds);
}
