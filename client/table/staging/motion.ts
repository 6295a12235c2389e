/**
 * Motions: pieces that fly, slide, walk and shine between two views. A motion is data; its position
 * at a moment is a pure function of the motion and the time. Seconds throughout, from the start of
 * the timeline.
 */

import { arch, backOut, clamp01, lerp, smooth, swell } from '../../pieces/ease.ts';
import type { Pose } from '../board/surface.ts';
import { type Flight, flightPose } from './flight.ts';

export interface Timed {
  readonly at: number;
  readonly lasts: number;
}

/** Thrown from one pose to another. `Thing`: type of a game's moving pieces. */
export type Fly<Thing> = { readonly kind: 'fly'; readonly thing: Thing } & Flight;

/** A light that swells and fades at its place; grows by `growth` of its size. */
export interface Glow {
  readonly kind: 'glow';
  readonly cell: 'halo' | 'ring';
  readonly pose: Pose;
  readonly color: number;
  readonly growth: number;
}

/** A figure or a sign that rises from a spot and fades. */
export interface Note {
  readonly kind: 'note';
  readonly pose: Pose;
  readonly rise: number;
  /** null: the icon alone. */
  readonly value: number | null;
  readonly sign: string;
  readonly icon: string;
  /** Width of the icon by its height: lettering is wider than a sign. */
  readonly wide: number;
  readonly color: number;
}

/**
 * A dial: rises closed from a seat's place, opens beside the others, shows its face, and
 * disappears.
 */
export interface Dial {
  readonly kind: 'dial';
  readonly from: Pose;
  readonly to: Pose;
  readonly color: number;
  readonly value: number | null;
  readonly icon: string;
}

/** The town's people near a place rejoice; `strength` 0 … 1. */
export interface Cheer {
  readonly kind: 'cheer';
  readonly x: number;
  readonly z: number;
  readonly strength: number;
}

/** A rocket or a handful of paper: rises, bursts at the pose, falls. Size = its radius. */
export interface Burst {
  readonly kind: 'burst';
  readonly look: 'sparks' | 'confetti';
  readonly pose: Pose;
  /** Height from which it rises; the pose's own height for no rise. */
  readonly ground: number;
  readonly colors: readonly [number, number];
  readonly seed: number;
}

/** A seal that comes down on a spot and stays for a moment. */
export interface Stamp {
  readonly kind: 'stamp';
  readonly cell: string;
  readonly pose: Pose;
}

/** The motions of every board. */
export type Common<Thing> = Fly<Thing> | Glow | Note | Dial | Cheer | Burst | Stamp;

/** A game's motions: the common ones and its own, which differ in their kind. */
export type MotionOf<Thing, Own extends { readonly kind: string } = never> = Timed &
  (Common<Thing> | Own);

/** Share of a dial's time at which it opens. */
export const DIAL_OPENS = 0.34;

/** 0 … 1 within the motion. */
export const phaseOf = (motion: Timed, t: number): number =>
  motion.lasts <= 0 ? 1 : clamp01((t - motion.at) / motion.lasts);

export const running = (motion: Timed, t: number): boolean =>
  t >= motion.at && t < motion.at + motion.lasts;

/** The pose at `k`, 0 … 1, between the two poses, `arc` above it half way, in `out`. */
export function between(from: Pose, to: Pose, k: number, arc: number, out: Pose): Pose {
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
 * Pose of a common motion's piece at time `t`, written into `out`. Before its start the piece is at
 * the beginning of its way, after its end at the end. `size` 0 means that nothing is visible.
 */
export function poseOf(motion: Timed & Common<unknown>, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'fly':
      return flightPose(motion, k, out);
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
    case 'cheer':
      out.size = 0;
      return out;
  }
}

/** Brightness of a glow at `t`, 0 … 1: it shines without washing out the figures under it. */
export const brightness = (motion: Timed, t: number): number =>
  0.6 * swell(phaseOf(motion, t), 0.3);

/** Opening of a piece that opens and closes again, at `t`, 0 … 1. */
export const openness = (motion: Timed, t: number): number =>
  smooth(clamp01(Math.min(t - motion.at, motion.at + motion.lasts - t) / 0.22));
