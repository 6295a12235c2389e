/**
 * This game's own motions, beyond the common ones: a traveller on his way, camels that trot off as
 * his payment, the doors of the Palazzo Ducale.
 */

import { clamp01, lerp, smooth } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { between, type MotionOf, phaseOf, poseOf } from '../../../table/staging/motion.ts';
import type { ShownDie } from '../board/shown.ts';
import type { Store } from '../board/sites.ts';

/** Things that can fly. */
export type Thing =
  | { readonly what: 'store'; readonly store: Store }
  | { readonly what: 'die'; readonly die: ShownDie; readonly color: string }
  | { readonly what: 'post'; readonly color: string }
  /** A card with its face: a contract, a city card, a companion, a goal; null: its back. */
  | { readonly what: 'card'; readonly cell: string; readonly w: number; readonly h: number };

/** The motions that only this game has. */
export type Own =
  /** A traveller rides along a way from node to node. */
  | { readonly kind: 'ride'; readonly color: string; readonly way: readonly Pose[] }
  /** Camels trot off beside a way and disappear. */
  | { readonly kind: 'trot'; readonly from: Pose; readonly count: number; readonly turn: number }
  | { readonly kind: 'doors' };

export type Motion = MotionOf<Thing, Own>;
type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

/** The pose of a rider at share `k` of his way, trotting, his camel's head ahead. */
function along({ way }: Of<'ride'>, k: number, out: Pose): Pose {
  const at = smooth(k) * (way.length - 1);
  const n = Math.min(way.length - 2, Math.floor(at));
  const [a, b] = [way[Math.max(0, n)], way[Math.max(0, n) + 1]];
  if (!a || !b) return out;
  const e = at - n;
  out.x = lerp(a.x, b.x, e);
  out.z = lerp(a.z, b.z, e);
  // He trots: every step is a small leap.
  out.y = lerp(a.y, b.y, e) + 0.16 * Math.abs(Math.sin(at * Math.PI * 1.5));
  out.yaw = -Math.atan2(b.z - a.z, b.x - a.x);
  out.tilt = 0;
  out.spin = 0;
  out.size = lerp(a.size, b.size, e);
  return out;
}

/** The way of trotting camels until they disappear, in units. */
const TROTS = 7;

/** The pose of a motion's piece at time `t`, written into `out`. */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'ride':
      return along(motion, k, out);
    case 'trot': {
      between(motion.from, motion.from, 0, 0, out);
      out.x += Math.cos(motion.turn) * TROTS * k;
      out.z -= Math.sin(motion.turn) * TROTS * k;
      out.yaw = motion.turn;
      out.size *= Math.min(1, k * 8, (1 - k) * 4);
      return out;
    }
    case 'doors':
      out.x = out.y = out.z = out.yaw = out.tilt = out.spin = 0;
      out.size = 1;
      return out;
    default:
      return poseOf(motion, t, out);
  }
}

/** Height of the `n`th camel's step at `t`. */
export const step = (motion: Of<'trot'>, t: number, n: number): number =>
  0.22 * Math.abs(Math.sin(clamp01(phaseOf(motion, t)) * 22 + n * 1.3));
