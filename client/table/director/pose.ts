/** The camera's pose at an instant of a cut. Pure. */

import type { Frame } from '../../world/framing.ts';
import type { Pose } from '../../world/orbit.ts';
import type { Sight } from './rules.ts';
import type { Cut, Shot } from './types.ts';

const KEYS = ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const;
/** A standing camera comes a little nearer and turns a little, ever slower. */
const NEARER = 0.05;
const ROUND = 0.05;
/** Seconds in which most of that is done. */
const SETTLES = 2.2;
/** Radians a second of the slow orbit, and its time to gain speed. */
const ORBIT = 0.03;
const STARTS = 3;

/**
 * The camera `now` seconds into the city's time. `calm`: cuts only, without drift. Returns null
 * before the first shot.
 */
export function poseAt(
  { shots }: Pick<Cut, 'shots'>,
  now: number,
  sight: Sight,
  aspect: number,
  calm = false,
): Pose | null {
  let k = shots.length - 1;
  while (k > 0 && (shots[k]?.at ?? 0) > now) k--;
  const shot = shots[k];
  if (!shot) return null;
  if (calm) return { ...sight(shot.place, shot.size, aspect) };
  const here = standing(shot, now, sight, aspect);
  const since = now - shot.at;
  if (shot.passage <= 0 || since >= shot.passage || k === 0) return here;
  const before = poseAt({ shots: shots.slice(Math.max(0, k - 2), k) }, now, sight, aspect);
  return before ? between(before, here, smoother(since / shot.passage)) : here;
}

/** A pose on the way from one to another, `share` 0 … 1; turns the shorter way round. */
export function between(from: Frame, to: Frame, share: number): Pose {
  const pose: Pose = { ...to };
  for (const key of KEYS) pose[key] = from[key] + (to[key] - from[key]) * share;
  const circle = Math.PI * 2;
  const turn = ((((to.yaw - from.yaw) % circle) + circle * 1.5) % circle) - circle / 2;
  pose.yaw = from.yaw + turn * share;
  return pose;
}

/** From 0 to 1 without a jerk at either end. */
export function smoother(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** The camera in one shot, wherever it came from. */
function standing(shot: Shot, now: number, sight: Sight, aspect: number): Pose {
  const frame = sight(shot.place, shot.size, aspect);
  const t = Math.max(0, now - shot.at);
  const far = Math.exp(-t / SETTLES);
  const calm = shot.size === 'wide' ? 0.5 : 1;
  const orbit = shot.move === 'orbit' ? ORBIT * (t - STARTS * (1 - Math.exp(-t / STARTS))) : 0;
  return {
    ...frame,
    yaw: frame.yaw + shot.sway * (ROUND * calm * (1 - far) + orbit),
    pitch: frame.pitch - (shot.move === 'orbit' ? 0.14 * smoother(t / 9) : 0),
    distance: frame.distance * (1 + NEARER * calm * far),
  };
}
