/**
 * Flight of a thrown piece. A heavy piece follows a true parabola, rolls in the direction of
 * flight, touches down, hops twice and ends exactly at its place; paper and cloth only glide.
 */

import { arch, clamp01, lerp, smooth } from '../../pieces/ease.ts';
import type { Pose } from '../board/surface.ts';

export interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  /** Height of the arc over the straight line. */
  readonly arc: number;
  /** Whole turns about the upright axis, and head over heels. */
  readonly turns: number;
  readonly tumble: number;
  /** Height of the first hop after landing, in sizes of the piece; 0 = it glides and stays. */
  readonly bounce: number;
}

/** Share of the time at which it touches down, and share of the rest that the first hop takes. */
export const TOUCH = 0.74;
const FIRST = 0.64;
/** Height of the second hop, and share of the way that remains for both. */
const SECOND = 0.2;
const SLIDE = 0.04;
/** How far it rocks while it hops, radians. */
const ROCK = 0.3;
const TURN = Math.PI * 2;

/** The pose at `k`, 0 … 1 of the time, written into `out`; at 1 it equals `to`. */
export function flightPose(flight: Flight, k: number, out: Pose): Pose {
  return flight.bounce > 0 ? thrown(flight, k, out) : glides(flight, k, out);
}

function glides({ from, to, arc, turns, tumble }: Flight, k: number, out: Pose): Pose {
  const e = smooth(k);
  out.x = lerp(from.x, to.x, e);
  out.y = lerp(from.y, to.y, e) + arch(e) * arc;
  out.z = lerp(from.z, to.z, e);
  out.yaw = lerp(from.yaw, to.yaw, e);
  out.tilt = lerp(from.tilt, to.tilt, e) + tumble * TURN * (1 - e);
  out.spin = lerp(from.spin, to.spin, e) + turns * TURN * (1 - e);
  // A gliding piece is larger for a moment, towards the eye.
  out.size = lerp(from.size, to.size, e) * (1 + 0.5 * arch(k));
  return out;
}

function thrown({ from, to, arc, turns, tumble, bounce }: Flight, k: number, out: Pose): Pose {
  const p = clamp01(k / TOUCH);
  const q = clamp01((k - TOUCH) / (1 - TOUCH));
  const way = p * (1 - SLIDE) + q * SLIDE;
  const first = clamp01(q / FIRST);
  const second = clamp01((q - FIRST) / (1 - FIRST));
  const hop = arch(first) + SECOND * arch(second);
  out.x = lerp(from.x, to.x, way);
  out.y = lerp(from.y, to.y, p) + arch(p) * arc + hop * bounce * to.size;
  out.z = lerp(from.z, to.z, way);
  out.size = lerp(from.size, to.size, p) * (1 + 0.22 * arch(p));
  const tilt = lerp(from.tilt, to.tilt, p) - tumble * TURN * (1 - p);
  const spin = lerp(from.spin, to.spin, p) + turns * TURN * (1 - p);
  const yaw = lerp(from.yaw, to.yaw, p);
  out.tilt = tilt + ROCK * arch(first) * (bounce > 0.2 ? 1 : 0);
  if (tumble === 0 || to.tilt !== 0 || from.tilt !== 0) {
    out.yaw = yaw;
    out.spin = spin;
    return out;
  }
  // It rolls in the direction of flight; a flat piece may end at any angle of the roll.
  const ahead = Math.atan2(to.x - from.x, to.z - from.z);
  out.yaw = ahead;
  out.spin = yaw + spin - ahead;
  return out;
}
