/** The free orbit: effect of gestures on the camera's view, and its limits. Pure. */

import { FIELD_OF_VIEW, type Frame } from './framing.ts';
import type { Scenery } from './scenery.ts';
import { floorAt, type Solid } from './solids.ts';

/** The camera's view: a frame that may be written to. */
export type Pose = { -readonly [K in keyof Frame]: Frame[K] };

export const LIMITS = {
  /** Angles above the horizon. */
  pitch: [0.1, 1.42],
  /** The least distance to a target. */
  nearest: 12,
} as const;

/** Radians a pixel. */
const TURN = 0.0055;
const TILT = 0.0045;

/** Turns about the target, by pixels of a pointer. */
export function turn(pose: Pose, dx: number, dy: number): void {
  pose.yaw -= dx * TURN;
  pose.pitch = clamp(pose.pitch + dy * TILT, ...LIMITS.pitch);
}

/** Turns about the upright, by an angle in radians: two fingers that twist. */
export function twist(pose: Pose, angle: number): void {
  pose.yaw += angle;
}

/**
 * Slides the target under the pointer, within the extent of the place.
 * @param height of the picture in pixels
 */
export function slide(
  pose: Pose,
  dx: number,
  dy: number,
  height: number,
  { x, z }: Scenery['reach'],
): void {
  const unit = (pose.distance * Math.tan(FIELD_OF_VIEW / 2) * 2) / height;
  const along = (dy * unit) / Math.max(0.35, Math.sin(pose.pitch));
  const [cos, sin] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
  pose.x = clamp(pose.x - cos * dx * unit - sin * along, -x, x);
  pose.z = clamp(pose.z + sin * dx * unit - cos * along, -z, z);
}

/** Closer (factor < 1) or farther away. */
export function zoom(pose: Pose, factor: number, farthest: number): void {
  pose.distance = clamp(pose.distance * factor, LIMITS.nearest, farthest);
}

/** Height that an eye keeps over hills. */
const OVER_LAND = 2.4;

/** A point in the world that may be written to. */
export interface Eye {
  x: number;
  y: number;
  z: number;
}

/**
 * Position of the camera for a pose: lifted out of walls, roofs, the water and, if the land has a
 * `height`, hills.
 */
export function eyeOf(
  pose: Frame,
  solids: readonly Solid[],
  eye: Eye,
  height?: Scenery['height'],
): Eye {
  const flat = Math.cos(pose.pitch) * pose.distance;
  eye.x = pose.x + Math.sin(pose.yaw) * flat;
  eye.z = pose.z + Math.cos(pose.yaw) * flat;
  const land = height ? height(eye.x, eye.z) + OVER_LAND : 0;
  const floor = Math.max(land, floorAt(solids, eye.x, eye.z));
  eye.y = Math.max(pose.y + Math.sin(pose.pitch) * pose.distance, floor);
  return eye;
}

/** The whole picture, moved a little towards a closer one: a suggestion, no flight. */
export function leaning(whole: Frame, close: Frame): Frame {
  const share = 0.38;
  const part = (key: 'x' | 'y' | 'z'): number => whole[key] + (close[key] - whole[key]) * share;
  return {
    ...whole,
    x: part('x'),
    y: part('y'),
    z: part('z'),
    distance: whole.distance * 0.72,
  };
}

/** Brings a turn to at most half a circle from the camera's present turn. */
export function nearestTurn(goal: Pose, from: Frame): void {
  const circle = Math.PI * 2;
  while (goal.yaw - from.yaw > Math.PI) goal.yaw -= circle;
  while (goal.yaw - from.yaw < -Math.PI) goal.yaw += circle;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
