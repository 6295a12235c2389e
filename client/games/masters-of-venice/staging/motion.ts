/**
 * Motions: what flies, slides, walks and shines between two views. A motion is data; where it is at
 * a moment is a pure function of the motion and the time. Seconds throughout, from the start of the
 * timeline.
 */

import type { Character, Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import { arch, backOut, clamp01, lerp, smooth, swell } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { type Flight, flightPose } from './flight.ts';
import { type Way, wayPose } from './way.ts';

/** What can be under way. */
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

interface Timed {
  readonly at: number;
  readonly lasts: number;
}

export type Motion = Timed &
  /** Thrown from one pose to another. */
  (
    | ({ readonly kind: 'fly'; readonly thing: Thing } & Flight)
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
    | { readonly kind: 'row'; readonly from: number; readonly to: number }
    /** A light that swells and fades where it is; grows by `growth` of its size. */
    | {
        readonly kind: 'glow';
        readonly cell: 'halo' | 'ring';
        readonly pose: Pose;
        readonly color: number;
        readonly growth: number;
      }
    /** A figure or a sign that rises from a spot and fades. */
    | {
        readonly kind: 'note';
        readonly pose: Pose;
        readonly rise: number;
        readonly value: number | null;
        readonly sign: string;
        readonly icon: string;
        readonly color: number;
      }
    /** A dial: rises closed from a yard, opens beside the others, shows its face, and goes. */
    | {
        readonly kind: 'dial';
        readonly from: Pose;
        readonly to: Pose;
        readonly color: number;
        readonly value: number | null;
        readonly icon: string;
      }
    /** The town's people near a place rejoice; `strength` 0 … 1. */
    | {
        readonly kind: 'cheer';
        readonly x: number;
        readonly z: number;
        readonly strength: number;
      }
    /** A rocket or a handful of paper: rises, bursts at the pose, falls. Size = its radius. */
    | {
        readonly kind: 'burst';
        readonly look: 'sparks' | 'confetti';
        readonly pose: Pose;
        /** Where it rises from; the pose's own height for none. */
        readonly ground: number;
        readonly colors: readonly [number, number];
        readonly seed: number;
      }
    /** A seal that comes down on a spot and stays for a moment. */
    | { readonly kind: 'stamp'; readonly cell: string; readonly pose: Pose }
  );

/** Share of a dial's time at which it opens. */
export const DIAL_OPENS = 0.34;

/** 0 … 1 within the motion. */
export const phaseOf = (motion: Timed, t: number): number =>
  motion.lasts <= 0 ? 1 : clamp01((t - motion.at) / motion.lasts);

export const running = (motion: Timed, t: number): boolean =>
  t >= motion.at && t < motion.at + motion.lasts;

function between(from: Pose, to: Pose, k: number, arc: number, out: Pose): Pose {
  out.x = lerp(from.x, to.x, k);
  out.y = lerp(from.y, to.y, k) + arch(k) * arc;
  out.z = lerp(from.z, to.z, k);
  out.yaw = lerp(from.yaw, to.yaw, k);
  out.tilt = lerp(from.tilt, to.tilt, k);
  out.spin = lerp(from.spin, to.spin, k);
  out.size = lerp(from.size, to.size, k);
  return out;
}

function still(pose: Pose, out: Pose): Pose {
  return between(pose, pose, 0, 0, out);
}

/**
 * Where a motion's piece is at time `t`, written into `out`. Before its start it is where it
 * begins, after its end where it ends. `size` 0 means that nothing is to be seen. Pegs and boats
 * have no pose of their own: see `valueAt`.
 */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'fly':
      return flightPose(motion, k, out);
    case 'walk':
      return wayPose(motion.way, k, out);
    case 'glow':
      still(motion.pose, out);
      out.size *= 1 + motion.growth * k;
      return out;
    case 'note':
      still(motion.pose, out);
      out.y += motion.rise * smooth(k);
      out.size *= Math.min(swell(k, 0.16) * 1.0, 1);
      return out;
    case 'dial': {
      const up = smooth(clamp01(k / DIAL_OPENS));
      between(motion.from, motion.to, up, 3, out);
      // It turns about its upright axis as it opens: half way it is seen edge on.
      const open = clamp01((k - DIAL_OPENS) / 0.12);
      out.spin = open < 0.5 ? open * Math.PI : (open - 1) * Math.PI;
      out.size *= 1 - smooth(clamp01((k - 0.9) / 0.1));
      return out;
    }
    case 'stamp': {
      still(motion.pose, out);
      const down = clamp01(k / 0.22);
      out.y += (1 - down * down) * 7;
      out.size *= (1.6 - 0.6 * backOut(down)) * (1 - smooth(clamp01((k - 0.85) / 0.15)));
      return out;
    }
    case 'burst':
      return still(motion.pose, out);
    default:
      out.size = 0;
      return out;
  }
}

/** How bright a glow is at `t`, 0 … 1: it shines without washing out the figures under it. */
export const brightness = (motion: Timed, t: number): number =>
  0.6 * swell(phaseOf(motion, t), 0.3);

/** Where a peg (ducats) or the gondola (space) is at `t`. Pegs hop from space to space. */
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

/** How far the bag is open at `t`, 0 … 1. */
export const openness = (motion: Timed, t: number): number =>
  smooth(clamp01(Math.min(t - motion.at, motion.at + motion.lasts - t) / 0.22));

/** Speed of a boat between two spaces at `t`, in spaces a second: it gathers way and loses it. */
export const wayOf = (motion: Timed, t: number): number => {
  const k = phaseOf(motion, t);
  return (6 * k * (1 - k)) / Math.max(0.01, motion.lasts);
};
