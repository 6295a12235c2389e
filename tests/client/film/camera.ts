/** Where the camera of a film stands: gentle moves within a shot, and from one to the next. */

import type { Spot } from '../../../client/city/camera.ts';
import { type Frame, focusFrame, overviewFrame } from '../../../client/city/framing.ts';
import { PLAN } from '../../../client/games/masters-of-venice/board/plan.ts';
import type { FilmScene, Shot } from './screenplay.ts';

/** Seconds of the way from one shot to the next. */
const PASSAGE = 1.8;
/** How far the camera goes round within a shot, to each side, radians. */
const ROUND = 0.085;
/** Distance at the beginning and at the end of a shot, against the place's own. */
const FROM = 1.12;
const TO = 0.97;
const KEYS = ['x', 'y', 'z', 'yaw', 'pitch', 'distance'] as const;

/** Where the camera stands `t` seconds into a scene. */
export function spotAt(scene: FilmScene, t: number, aspect: number): Spot {
  const { shots } = scene;
  let k = shots.length - 1;
  while (k > 0 && (shots[k]?.at ?? 0) > t) k--;
  const here = within(shots, k, t, aspect);
  const since = t - (shots[k]?.at ?? 0);
  if (k === 0 || since >= PASSAGE) return here;
  const last = within(shots, k - 1, t, aspect);
  const share = smoother(since / PASSAGE);
  const spot = { ...here };
  for (const key of KEYS) spot[key] = last[key] + (here[key] - last[key]) * share;
  return spot;
}

/** The camera in one shot; before and after it the move runs on. */
function within(
  shots: readonly Shot[],
  k: number,
  t: number,
  aspect: number,
): { -readonly [K in keyof Frame]: Frame[K] } {
  const { at = 0, lasts = 1, site = null } = shots[k] ?? {};
  const frame = (site && focusFrame(PLAN, site, aspect)) || overviewFrame(PLAN, aspect);
  const share = Math.min(1.3, Math.max(0, (t - at) / Math.max(lasts, 1)));
  const way = k % 2 === 0 ? 1 : -1;
  const calm = site ? 1 : 0.5;
  return {
    ...frame,
    yaw: frame.yaw + way * ROUND * calm * (share * 2 - 1),
    pitch: site ? frame.pitch - 0.1 : frame.pitch - 0.12 * (1 - share),
    distance: frame.distance * (FROM + (TO - FROM) * share) * (site ? 1.05 : 0.95),
  };
}

/** From 0 to 1 without a jerk at either end. */
function smoother(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (6 * x - 15) + 10);
}
