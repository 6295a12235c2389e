/** The motions of this game beside the common ones: pegs, pawns, the gondola, the bag, the chests. */

import type { Character, Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import { arch, lerp, smooth } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { type MotionOf, phaseOf, poseOf, type Timed } from '../../../table/staging/motion.ts';
import { type Way, wayPose } from './way.ts';

/** The things that can be under way. */
export type Thing =
  | { readonly what: 'cube'; readonly resource: Resource }
  | { readonly what: 'coin'; readonly denomination: number }
  | { readonly what: 'order'; readonly card: string | null }
  | { readonly what: 'rumor'; readonly rumor: string | null }
  | { readonly what: 'favor'; readonly favor: string }
  | { readonly what: 'share'; readonly cell: string; readonly color: number }
  | { readonly what: 'character'; readonly character: Character }
  | { readonly what: 'slip' }
  | { readonly what: 'letter' }
  | { readonly what: 'banner'; readonly color: number; readonly emblem: string }
  | { readonly what: 'disk'; readonly color: number; readonly emblem: string }
  | { readonly what: 'marker' }
  | { readonly what: 'star' };

/** The motions of this game alone. */
export type Own =
  /** The bag leans over and opens. */
  | { readonly kind: 'pour' }
  /** A chest of hidden ducats opens, and closes again. */
  | { readonly kind: 'chest'; readonly seat: number }
  /** A peg walks its track, step by step; 0 … 5 resources, 6 … 10 shares. Ducats. */
  | { readonly kind: 'peg'; readonly peg: number; readonly from: number; readonly to: number }
  | {
      readonly kind: 'walk';
      readonly seat: number;
      readonly from: Pose;
      readonly to: Pose;
      readonly way: Way;
    }
  /** Between two canal spaces. */
  | { readonly kind: 'row'; readonly from: number; readonly to: number };

export type Motion = MotionOf<Thing, Own>;

/**
 * The pose of a motion's piece at time `t`, written into `out`. Pegs and boats have no pose of
 * their own: see `valueAt`.
 */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  switch (motion.kind) {
    case 'walk':
      return wayPose(motion.way, phaseOf(motion, t), out);
    case 'pour':
    case 'chest':
    case 'peg':
    case 'row':
      out.size = 0;
      return out;
    default:
      return poseOf(motion, t, out);
  }
}

/** The value of a peg (ducats) or the gondola (space) at `t`. Pegs hop from space to space. */
export function valueAt(motion: Extract<Motion, { kind: 'peg' | 'row' }>, t: number): number {
  const k = phaseOf(motion, t);
  if (motion.kind === 'row') return lerp(motion.from, motion.to, smooth(k));
  const steps = Math.max(1, Math.round(Math.abs(motion.to - motion.from) / 5));
  const at = k * steps;
  const whole = Math.min(steps, Math.floor(at));
  return motion.from + Math.sign(motion.to - motion.from) * 5 * (whole + smooth(at - whole));
}

/** Height of a peg over its track while it hops. */
export function hop(motion: Extract<Motion, { kind: 'peg' }>, t: number): number {
  const steps = Math.max(1, Math.round(Math.abs(motion.to - motion.from) / 5));
  const at = phaseOf(motion, t) * steps;
  return arch(at - Math.floor(at)) * 0.55;
}

/** Speed of a boat between two spaces at `t`, in spaces a second: it gathers way and loses it. */
export const wayOf = (motion: Timed, t: number): number => {
  const k = phaseOf(motion, t);
  return (6 * k * (1 - k)) / Math.max(0.01, motion.lasts);
};
