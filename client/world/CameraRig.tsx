/** Carries out the wishes of `useCamera`: eased flights, and a free orbit within limits. */

import { useFrame, useStore, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import { useSettings } from '../store/settings.ts';
import {
  type CameraStore,
  freeArea,
  helm,
  type Inset,
  pressClaimed,
  rig,
  useCamera,
  view,
} from './camera.ts';
import { capture } from './capture.ts';
import { clock, stir } from './clock.ts';
import { FIELD_OF_VIEW, type Frame, focusFrame, overviewFrame } from './framing.ts';
import { type Hand, listenToHand } from './hand.ts';
import {
  type Eye,
  eyeOf,
  leaning,
  nearestTurn,
  type Pose,
  slide,
  turn,
  twist,
  zoom,
} from './orbit.ts';
import { pointedAt } from './pointing.ts';
import { type Scenery, sizeOf } from './scenery.ts';
import type { Solid } from './solids.ts';

/** Free height below which the picture is as good as covered, CSS pixels. */
const LEAST_HEIGHT = 140;
/** How fast a flight approaches its goal, per second; a suggestion is slower. */
const HASTE = 4.2;
const LEISURE = 1.6;
/** How much farther than the overview one may go. */
const FARTHER = 1.15;
/** Depth of the picture and space behind the board, in a place of the usual size. */
const FAR = 900;
const BEYOND = 300;
const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

interface CameraRigProps {
  readonly scenery: Scenery;
  /** Solids that the camera must not enter. */
  readonly solids: RefObject<readonly Solid[]>;
}

export function CameraRig({ scenery, solids }: CameraRigProps) {
  const camera = useThree((s) => s.camera) as PerspectiveCamera;
  const size = useThree((s) => s.size);
  const element = useThree((s) => s.gl.domElement);
  const store = useStore();
  const goal = useRef<Pose>({ ...overviewFrame(scenery, 16 / 9) });
  const now = useRef<Pose | null>(null);
  const farthest = useRef(200);
  /** The boxes among which the camera has come to rest; null while it has not. */
  const resting = useRef<readonly Solid[] | null>(null);
  const height = useRef(size.height);
  height.current = size.height;
  /** Another place begins with a picture of the whole, not with a flight to it. */
  const shown = useRef(scenery);
  if (shown.current !== scenery) {
    shown.current = scenery;
    now.current = null;
  }

  useEffect(() => {
    const aim = (): void => {
      const wish = useCamera.getState();
      const inset = wish.photo ? NO_INSET : wish.inset;
      const { width, height } = freeArea(size, inset);
      // A sheet drawn up over nearly everything leaves no area to aim at: the camera stays.
      if (now.current && size.height - inset.top - inset.bottom < LEAST_HEIGHT) return;
      camera.fov = (FIELD_OF_VIEW * 180) / Math.PI;
      camera.aspect = width / height;
      camera.near = 2;
      const whole = overviewFrame(scenery, camera.aspect);
      farthest.current = whole.distance * FARTHER;
      const large = sizeOf(scenery.reach);
      camera.far = Math.max(FAR * large, farthest.current + BEYOND * large);
      // Computes the projection as well.
      camera.setViewOffset(width, height, -inset.left, -inset.top, size.width, size.height);
      Object.assign(goal.current, wishedFrame(scenery, wish, whole, camera.aspect));
      if (now.current) nearestTurn(goal.current, now.current);
      resting.current = null;
      stir(0.3);
    };
    aim();
    return useCamera.subscribe(aim);
  }, [camera, scenery, size]);

  const hand = useMemo<Hand>(() => {
    /** Any gesture of the person takes the camera at once. */
    const taken =
      <T extends number[]>(move: (...by: T) => void) =>
      (...by: T): void => {
        // A running flight ends at its present place.
        if (now.current && useCamera.getState().mode !== 'free') {
          Object.assign(goal.current, now.current);
        }
        useCamera.getState().release();
        move(...by);
        resting.current = null;
        stir(0.5, false);
      };
    const at = goal.current;
    return {
      turn: taken((dx: number, dy: number) => turn(at, dx, dy)),
      slide: taken((dx: number, dy: number) => slide(at, dx, dy, height.current, scenery.reach)),
      zoom: taken((factor: number) => zoom(at, factor, farthest.current)),
      twist: taken((angle: number) => twist(at, angle)),
      pick(u, v) {
        if (pressClaimed()) return;
        const way = new Vector3(u, v, 0.5).unproject(camera).sub(camera.position).normalize();
        const met = pointedAt(scenery, camera.position, way);
        if (met) useCamera.getState().focus(met);
      },
    };
  }, [camera, scenery]);

  useEffect(() => listenToHand(element, hand), [element, hand]);
  useEffect(() => {
    const own = { hand, capture: (scale: number) => capture(store.getState(), scale) };
    rig.current = own;
    return () => {
      if (rig.current === own) rig.current = null;
    };
  }, [hand, store]);

  useFrame(() => {
    const steered = helm.current?.(camera.aspect) ?? null;
    if (steered) {
      // The person's control starts from here.
      now.current = Object.assign(now.current ?? { ...steered }, steered);
      Object.assign(goal.current, steered);
      resting.current = null;
      place(camera, now.current, solids.current, scenery);
      return;
    }
    if (resting.current === solids.current) return;
    const to = goal.current;
    now.current ??= { ...to };
    const at = now.current;
    const still = useSettings.getState().reducedMotion;
    const { suggested, mode } = useCamera.getState();
    const haste = mode === 'overview' && suggested ? LEISURE : HASTE;
    const share = still ? 1 : 1 - Math.exp(-haste * clock.delta);
    let gap = 0;
    for (const key of KEYS) {
      const step = to[key] - at[key];
      if (step === 0) continue;
      gap = Math.max(gap, Math.abs(step) / (key === 'yaw' || key === 'pitch' ? 0.02 : 1));
      at[key] += step * share;
    }
    if (gap > 0.02) stir(0.2, false);
    else if (gap > 0) Object.assign(at, to);
    else resting.current = solids.current;
    place(camera, at, solids.current, scenery);
  });

  return null;
}

const KEYS = ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const;
const eye: Eye = { x: 0, y: 0, z: 0 };

function place(
  camera: PerspectiveCamera,
  at: Pose,
  solids: readonly Solid[],
  { height }: Scenery,
): void {
  eyeOf(at, solids, eye, height);
  camera.position.set(eye.x, eye.y, eye.z);
  camera.lookAt(at.x, at.y, at.z);
  view.x = at.x;
  view.y = at.y;
  view.z = at.z;
  view.yaw = at.yaw;
  view.pitch = at.pitch;
  view.distance = at.distance;
  view.moves++;
}

/** The frame of the wish in a picture of `aspect`; null: the person's own orbit. */
function wishedFrame(
  scenery: Scenery,
  { mode, target, suggested }: CameraStore,
  whole: Frame,
  aspect: number,
): Frame | null {
  if (mode === 'focus' && target !== null) return focusFrame(scenery, target, aspect);
  if (mode !== 'overview') return null;
  const close = suggested ? focusFrame(scenery, suggested, aspect) : null;
  return close ? leaning(whole, close) : whole;
}
