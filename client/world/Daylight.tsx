/** Sun or moon, the sky's fill, haze and exposure, from the light of the day. */

import './haze.ts';
import './soft-shadows.ts';
import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import {
  Color,
  type DirectionalLight,
  Fog,
  type HemisphereLight,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { useSettings } from '../store/settings.ts';
import { view } from './camera.ts';
import { awake, clock, type Instant, stir } from './clock.ts';
import { toneMapped } from './haze.ts';
import { SEES } from './kept/layers.ts';
import { blendLight, newLight, shownDay, turnedLight } from './light.ts';
import { lamps } from './materials.ts';
import { qualityPlan, useQuality } from './quality.ts';
import { blow, type Weather } from './weather.ts';

/** The light of this moment; materials of the city read it each frame. */
export const daylight = newLight();
/**
 * Counter of changes of the light, and with it of the weather: followers have no work in between.
 */
export const shone = { times: 0 };

/** Set to make the next change of light immediate, without its transition; it counts once. */
export const turning = { atOnce: false };

/** Half edge of the square that throws shadows, in a place of the usual size. */
const REACH = 82;
/** Distance of the sun from the middle there. */
const SUN = 150;
/** Distance behind the target at which the haze begins there. */
const CLEAR = 75;
/**
 * If shadows do not follow moving things, they are updated after the motion, this many seconds
 * apart.
 */
const LAZY = 2.5;
/** The first instant: clouds stand still if motion is reduced. */
const FIRST: Instant = { time: 0 };

interface DaylightProps {
  readonly light: number;
  readonly weather: Weather;
  /** The size of the place in usual ones. */
  readonly size: number;
}

export function Daylight({ light, weather, size }: DaylightProps) {
  const sun = useRef<DirectionalLight>(null);
  const fill = useRef<HemisphereLight>(null);
  const turn = useRef({ from: light, to: light, since: 0, now: light, shaded: 0 });
  /** Values by which the lights were set last. */
  const shown = useRef({
    light: -1,
    moves: -1,
    key: null as unknown,
    day: shownDay.current,
    weather,
  });
  const scene = useThree((s) => s.scene);
  const gl = useThree((s) => s.gl);
  const level = useQuality((s) => s.level);
  const map = qualityPlan().shadowMap;

  useFrame(() => {
    const key = sun.current;
    const sky = fill.current;
    if (!key || !sky) return;
    seeAll(key, sky);
    const t = turn.current;
    const { speed, reducedMotion } = useSettings.getState();
    // In the first instant there is no light before this one.
    const first = clock.time === clock.delta;
    if (first || turning.atOnce || clock.time < t.since)
      Object.assign(t, { from: light, to: light, now: light });
    turning.atOnce = false;
    if (t.to !== light) {
      t.from = t.now;
      t.to = light;
      t.since = clock.time - clock.delta;
    }
    const turns = t.now !== light;
    if (turns) {
      const haste = reducedMotion ? Number.POSITIVE_INFINITY : speed === 'instant' ? 4 : speed;
      t.now = turnedLight(t.from, light, clock.time - t.since, haste);
      stir(0.2);
    }
    blow(weather, reducedMotion ? FIRST : clock);
    const s = shown.current;
    const day = shownDay.current;
    const same = s.light === t.now && s.day === day && s.key === key && s.weather === weather;
    if (!same || s.moves !== view.moves) {
      if (s.light !== t.now || s.day !== day) blendLight(t.now, daylight, day);
      s.light = t.now;
      s.day = day;
      s.moves = view.moves;
      s.key = key;
      s.weather = weather;
      shine(key, sky, gl, scene, size);
      shone.times++;
    }

    if (!clock.shadowsDirty) return;
    const waited = clock.time - t.shaded > LAZY || clock.time < 1.5;
    if (qualityPlan().shadowsMove || turns || clock.shadowsDue || !awake() || waited) {
      gl.shadowMap.needsUpdate = true;
      clock.shadowsDirty = false;
      clock.shadowsDue = false;
      t.shaded = clock.time;
    }
  });

  return (
    <>
      <hemisphereLight ref={fill} />
      <directionalLight
        key={`${level} ${size}`}
        ref={sun}
        castShadow
        shadow-mapSize={[map, map]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.12}
        shadow-camera-left={-REACH * size}
        shadow-camera-right={REACH * size}
        shadow-camera-top={REACH * size}
        shadow-camera-bottom={-REACH * size}
        shadow-camera-near={10}
        shadow-camera-far={2 * SUN * size}
      />
    </>
  );
}

/** They light and shade the things of every layer, whichever of them are drawn. */
function seeAll(key: DirectionalLight, sky: HemisphereLight): void {
  key.layers.mask = SEES.all;
  key.shadow.camera.layers.mask = SEES.all;
  sky.layers.mask = SEES.all;
}

/** Sets lights, haze and exposure by the light of the day and by the distance of the camera. */
function shine(
  key: DirectionalLight,
  sky: HemisphereLight,
  gl: WebGLRenderer,
  scene: Scene,
  size: number,
): void {
  const up = (daylight.elevation * Math.PI) / 180;
  const round = (daylight.azimuth * Math.PI) / 180;
  const far = SUN * size;
  const flat = Math.cos(up) * far;
  key.position.set(Math.sin(round) * flat, Math.sin(up) * far, Math.cos(round) * flat);
  paint(key.color, daylight.key);
  key.intensity = daylight.keyPower;
  paint(sky.color, daylight.sky);
  paint(sky.groundColor, daylight.ground);
  sky.intensity = daylight.fillPower;
  gl.toneMappingExposure = daylight.exposure;
  lamps.value = daylight.lamps;
  scene.fog ??= new Fog(0xffffff);
  const fog = scene.fog as Fog;
  toneMapped(daylight.horizon, daylight.exposure, fog.color);
  // The haze begins behind the board, at any distance of the camera.
  fog.near = view.distance + CLEAR * size;
  fog.far = fog.near + (40 / daylight.haze) * size;
  scene.background ??= new Color();
  paint(scene.background as Color, daylight.horizon);
}

function paint(color: Color, rgb: readonly [number, number, number]): void {
  color.setRGB(rgb[0], rgb[1], rgb[2]);
}
