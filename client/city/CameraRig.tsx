/** Carries out what `useCamera` wishes: eased flights, and a free orbit within limits. */

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { PerspectiveCamera } from 'three';
import { useSettings } from '../store/settings.ts';
import { freeArea, useCamera, view } from './camera.ts';
import { clock, stir } from './clock.ts';
import { FIELD_OF_VIEW, type Frame, focusFrame, overviewFrame } from './framing.ts';
import { type Hand, listenToHand } from './hand.ts';
import type { CityPlan } from './plan.ts';

const PITCH_LOW = 0.1;
const PITCH_HIGH = 1.42;
const NEAREST = 12;
const REACH = { x: 75, z: 62 };
/** Free height below which the picture is as good as covered, CSS pixels. */
const LEAST_HEIGHT = 140;
/** How fast a flight closes in on its goal, per second. */
const HASTE = 4.2;

type Pose = { -readonly [K in keyof Frame]: Frame[K] };

export function CameraRig({ plan }: { plan: CityPlan }) {
  const camera = useThree((s) => s.camera) as PerspectiveCamera;
  const size = useThree((s) => s.size);
  const element = useThree((s) => s.gl.domElement);
  const goal = useRef<Pose>({ ...overviewFrame(plan, 16 / 9) });
  const now = useRef<Pose | null>(null);
  const farthest = useRef(200);

  useEffect(() => {
    const aim = (): void => {
      const { inset, mode, target } = useCamera.getState();
      const { width, height } = freeArea(size, inset);
      // A sheet drawn up over nearly everything leaves nothing to aim at: stay as you were.
      if (now.current && size.height - inset.top - inset.bottom < LEAST_HEIGHT) return;
      camera.fov = (FIELD_OF_VIEW * 180) / Math.PI;
      camera.aspect = width / height;
      camera.near = 2;
      camera.far = 900;
      camera.setViewOffset(width, height, -inset.left, -inset.top, size.width, size.height);
      const whole = overviewFrame(plan, camera.aspect);
      farthest.current = whole.distance * 1.15;
      const frame =
        mode === 'focus' && target !== null
          ? focusFrame(plan, target, camera.aspect)
          : mode === 'overview'
            ? whole
            : null;
      if (frame) Object.assign(goal.current, frame);
      if (now.current) nearestTurn(goal.current, now.current);
      stir(0.3);
    };
    aim();
    return useCamera.subscribe(aim);
  }, [camera, plan, size]);

  useEffect(() => {
    const hand: Hand = {
      turn(dx, dy) {
        useCamera.getState().release();
        goal.current.yaw -= dx * 0.0055;
        goal.current.pitch = clamp(goal.current.pitch + dy * 0.0045, PITCH_LOW, PITCH_HIGH);
        stir(0.5, false);
      },
      slide(dx, dy) {
        useCamera.getState().release();
        const unit = (goal.current.distance * Math.tan(FIELD_OF_VIEW / 2) * 2) / size.height;
        const { yaw } = goal.current;
        const along = (dy * unit) / Math.max(0.35, Math.sin(goal.current.pitch));
        goal.current.x += -Math.cos(yaw) * dx * unit - Math.sin(yaw) * along;
        goal.current.z += Math.sin(yaw) * dx * unit - Math.cos(yaw) * along;
        goal.current.x = clamp(goal.current.x, -REACH.x, REACH.x);
        goal.current.z = clamp(goal.current.z, -REACH.z, REACH.z);
        stir(0.5, false);
      },
      zoom(factor) {
        useCamera.getState().release();
        goal.current.distance = clamp(goal.current.distance * factor, NEAREST, farthest.current);
        stir(0.5, false);
      },
    };
    return listenToHand(element, hand);
  }, [element, size]);

  useFrame(() => {
    const to = goal.current;
    now.current ??= { ...to };
    const at = now.current;
    const still = useSettings.getState().reducedMotion;
    const share = still ? 1 : 1 - Math.exp(-HASTE * clock.delta);
    let gap = 0;
    for (const key of KEYS) {
      const step = to[key] - at[key];
      gap = Math.max(gap, Math.abs(step) / (key === 'yaw' || key === 'pitch' ? 0.02 : 1));
      at[key] += step * share;
    }
    if (gap > 0.02) stir(0.2, false);
    else Object.assign(at, to);
    place(camera, at);
  });

  return null;
}

const KEYS = ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const;

function place(camera: PerspectiveCamera, at: Pose): void {
  const flat = Math.cos(at.pitch) * at.distance;
  camera.position.set(
    at.x + Math.sin(at.yaw) * flat,
    Math.max(2.2, at.y + Math.sin(at.pitch) * at.distance),
    at.z + Math.cos(at.yaw) * flat,
  );
  camera.lookAt(at.x, at.y, at.z);
  Object.assign(view, at);
}

/** The same turn, at most half a circle away from where the camera is. */
function nearestTurn(goal: Pose, from: Pose): void {
  const circle = Math.PI * 2;
  while (goal.yaw - from.yaw > Math.PI) goal.yaw -= circle;
  while (goal.yaw - from.yaw < -Math.PI) goal.yaw += circle;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
