/** The camera's place and the sentences in a film: the director's decisions. */

import { poseAt } from '../../../client/table/director/pose.ts';
import type { Sight } from '../../../client/table/director/rules.ts';
import type { Line } from '../../../client/table/director/types.ts';
import type { Pose } from '../../../client/world/orbit.ts';
import type { FilmScene } from './screenplay.ts';

/**
 * The camera's place `t` seconds into a scene.
 * @throws Error if nothing is directed
 */
export function spotAt(
  scene: Pick<FilmScene, 'shots'>,
  t: number,
  sight: Sight,
  aspect: number,
): Pose {
  const pose = poseAt(scene, t, sight, aspect);
  if (!pose) throw new Error('The scene has no shot');
  return pose;
}

/** Seconds in which a sentence appears, and in which it disappears. */
const COMES = 0.42;
const GOES = 0.3;

/** The sentence `t` seconds into a scene, and its visible share, 0 … 1. */
export function toldAt(
  { lines }: Pick<FilmScene, 'lines'>,
  t: number,
): { readonly line: Line; readonly shown: number } | null {
  const line = lines.findLast(({ at, until }) => at <= t && t < until);
  if (!line) return null;
  return { line, shown: Math.min(1, (t - line.at) / COMES, (line.until - t) / GOES) };
}
