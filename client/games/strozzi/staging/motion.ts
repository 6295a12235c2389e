/** The motions of this game beside the common ones: ships under way, bearers who climb, splashes. */

import type { Flag, Ware } from '../../../../engine/games/strozzi/data.ts';
import { arch, clamp01, easeIn, easeOut, lerp, smooth } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { type MotionOf, phaseOf, poseOf } from '../../../table/staging/motion.ts';
import { APPROACH } from '../scenery/landmarks.ts';

/** What can be thrown. */
export type Thing =
  | { readonly what: 'flag'; readonly color: string; readonly flag: Flag }
  | { readonly what: 'coin'; readonly denomination: number }
  | { readonly what: 'ware'; readonly ware: Ware }
  | { readonly what: 'scroll' }
  | { readonly what: 'tile'; readonly tile: string }
  | { readonly what: 'lantern' };

/** What only this game has under way. */
export type Own =
  /** The drawn ship comes round the headland, or goes back into the haze. `end`: at anchor. */
  | { readonly kind: 'sail'; readonly card: string; readonly end: Pose; readonly leaves: boolean }
  /** A ship of a house makes for a berth; its hull turns to its sail from one angle to another. */
  | {
      readonly kind: 'cruise';
      readonly color: string;
      readonly speed: number;
      readonly from: Pose;
      readonly to: Pose;
      readonly turns: readonly [from: number, to: number];
    }
  /** A bearer climbs, step by step; `stops`: where he stands on each. */
  | {
      readonly kind: 'climb';
      readonly color: string;
      readonly leads: boolean;
      readonly stops: readonly Pose[];
    }
  /** What nobody takes sinks. */
  | { readonly kind: 'splash'; readonly pose: Pose };

export type Motion = MotionOf<Thing, Own>;

/** Lengths of the way in, for an even speed. */
const LEGS = APPROACH.slice(1).map((p, k) => {
  const from = APPROACH[k] ?? p;
  return Math.hypot(p.x - from.x, p.z - from.z);
});
const WAY = LEGS.reduce((a, b) => a + b, 0);
/** Share of the way on which the ship turns into its berth at anchor. */
const TURNS_IN = 0.82;

/** Where a ship is at `share` of the way in, and how it is turned there, into `out`. */
function inbound(share: number, end: Pose, out: Pose): void {
  let left = share * WAY;
  let leg = 0;
  while (leg < LEGS.length - 1 && left > (LEGS[leg] ?? 0)) left -= LEGS[leg++] ?? 0;
  const a = APPROACH[leg] ?? end;
  const b = APPROACH[leg + 1] ?? end;
  const t = clamp01(left / (LEGS[leg] ?? 1));
  out.x = lerp(a.x, b.x, t);
  out.z = lerp(a.z, b.z, t);
  out.y = end.y;
  // Its bow looks to the left of its sail.
  const heading = Math.atan2(b.z - a.z, a.x - b.x);
  const in_ = smooth(clamp01((share - TURNS_IN) / (1 - TURNS_IN)));
  out.yaw = lerp(heading, end.yaw, in_);
}

function sailing(motion: Extract<Motion, { kind: 'sail' }>, k: number, out: Pose): Pose {
  const { end, leaves } = motion;
  const share = leaves ? 1 - easeIn(k) : easeOut(k);
  inbound(share, end, out);
  out.tilt = 0;
  out.spin = 0;
  // In the haze far out a ship is small, then it is gone.
  const near = smooth(clamp01(share * 3));
  out.size = end.size * (leaves ? near : lerp(0.55, 1, near));
  return out;
}

/** Height that a bearer jumps from step to step. */
const LEAP = 1.1;

/** Where a motion's piece is at time `t`, written into `out`. */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'sail':
      return sailing(motion, k, out);
    case 'cruise':
      copy(motion.from, motion.to, smooth(k), out);
      return out;
    case 'climb': {
      const { stops } = motion;
      const at = k * (stops.length - 1);
      const step = Math.min(stops.length - 2, Math.floor(at));
      const [a, b] = [stops[step], stops[step + 1]];
      if (!a || !b) return out;
      copy(a, b, smooth(clamp01(at - step)), out);
      out.y += LEAP * arch(clamp01(at - step));
      return out;
    }
    case 'splash':
      copy(motion.pose, motion.pose, 0, out);
      out.size *= 0.3 + 0.9 * easeOut(k);
      return out;
    default:
      return poseOf(motion, t, out);
  }
}

function copy(from: Pose, to: Pose, k: number, out: Pose): void {
  out.x = lerp(from.x, to.x, k);
  out.y = lerp(from.y, to.y, k);
  out.z = lerp(from.z, to.z, k);
  out.yaw = lerp(from.yaw, to.yaw, k);
  out.tilt = lerp(from.tilt, to.tilt, k);
  out.spin = lerp(from.spin, to.spin, k);
  out.size = lerp(from.size, to.size, k);
}
