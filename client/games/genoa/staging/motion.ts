/**
 * This game's own motions, beyond the common ones: the tower that rises and hops, the dice's beams,
 * hands that meet, messengers and carts on their way.
 */

import type { Commodity, Kind, Tile } from '../../../../engine/games/genoa/data.ts';
import { arch, backOut, clamp01, easeIn, lerp, smooth } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { between, type MotionOf, phaseOf, poseOf } from '../../../table/staging/motion.ts';
import type { Point } from '../../../world/plan.ts';
import type { Tray } from '../board/lots.ts';

/** Things that can fly. */
export type Thing =
  | { readonly what: 'good'; readonly good: Commodity }
  | { readonly what: 'tile'; readonly tile: Tile }
  | { readonly what: 'card'; readonly kind: Kind }
  | { readonly what: 'marker'; readonly color: string }
  | { readonly what: 'coin'; readonly denomination: number }
  | { readonly what: 'die'; readonly die: 'blue' | 'red'; readonly value: number }
  /** An owner's banner on its way to a roof, or home. */
  | { readonly what: 'banner'; readonly color: string }
  | { readonly what: 'tray'; readonly tray: Tray; readonly isMine: boolean }
  | { readonly what: 'token'; readonly isLeft: boolean }
  /** A drum that the tower has left, with the emblem of its merchant. */
  | { readonly what: 'drum'; readonly color: string }
  /** The light of the round track, and that of the last count. */
  | { readonly what: 'lantern' }
  | { readonly what: 'spark'; readonly color: number };

/** The tower on its way, with its drums and its merchant's colour. */
interface Standing<K extends string> {
  readonly kind: K;
  readonly drums: number;
  readonly color: string;
}

/** The motions that only this game has. */
export type Own =
  /** A house's chest is open. */
  | { readonly kind: 'chest'; readonly seat: number }
  /** The beams of the dice run over the grid and meet. */
  | { readonly kind: 'beams'; readonly blue: number; readonly red: number }
  /** The tower comes up out of the ground, drum by drum. */
  | (Standing<'rise'> & { readonly pose: Pose })
  /** The tower hops to another space. */
  | (Standing<'hop'> & { readonly from: Pose; readonly to: Pose })
  /** Two arms in the colours of a deal meet over the deal's space. */
  | { readonly kind: 'shake'; readonly pose: Pose; readonly colors: readonly [number, number] }
  /** A messenger runs along the trail. */
  | {
      readonly kind: 'run';
      readonly way: readonly Point[];
      readonly y: number;
      readonly color: number;
    }
  /** An order's cart drives in, its goods on it. */
  | {
      readonly kind: 'drive';
      readonly from: Pose;
      readonly to: Pose;
      readonly color: number;
      readonly goods: readonly Commodity[];
    };

export type Motion = MotionOf<Thing, Own>;
type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

/** Share of a handshake's time in which the arms meet. */
const MEETS = 0.3;
/** Share of the beams' time in which they run to their ends. */
const BEAMS_RUN = 0.45;
/** Height of the tower's hop. */
const HOP = 7;

/** Size of a messenger: larger than the people in the town. */
const RUNNER = 2.2;

/** The pose at share `k` (0 … 1) of a messenger's way. */
function along({ way, y }: Of<'run'>, k: number, out: Pose): Pose {
  const legs = way.length - 1;
  const at = Math.min(legs - 1e-6, k * legs);
  const leg = Math.max(0, Math.floor(at));
  const a = way[leg] ?? { x: 0, z: 0 };
  const b = way[leg + 1] ?? a;
  const e = at - leg;
  out.x = lerp(a.x, b.x, e);
  out.z = lerp(a.z, b.z, e);
  // He runs: a step is a small leap.
  out.y = y + 0.35 * Math.abs(Math.sin(at * Math.PI * 4));
  out.yaw = Math.atan2(b.x - a.x, b.z - a.z);
  out.tilt = 0.12;
  out.spin = 0;
  out.size = Math.min(1, k * 12, (1 - k) * 12 + 0.02) * RUNNER;
  return out;
}

/** The pose of a motion's piece at time `t`, written into `out`. */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'chest':
    case 'beams':
      // They are drawn in fixed places; of their pose only the size is read, and it makes them
      // visible.
      out.x = out.y = out.z = out.yaw = out.tilt = out.spin = 0;
      out.size = 1;
      return out;
    case 'rise':
    case 'shake':
      return between(motion.pose, motion.pose, 0, 0, out);
    case 'hop':
      between(motion.from, motion.to, smooth(k), HOP, out);
      out.spin = lerp(motion.from.spin, motion.to.spin, k) + Math.PI * 2 * smooth(k);
      return out;
    case 'run':
      return along(motion, k, out);
    case 'drive':
      return between(motion.from, motion.to, smooth(clamp01(k / 0.8)), 0, out);
    default:
      return poseOf(motion, t, out);
  }
}

/** The number of drums that have come up at `t`, with the share of the next one. */
export const risen = (motion: Of<'rise'>, t: number): number =>
  motion.drums * clamp01(phaseOf(motion, t) / 0.85);
/** The share of their way that beams have run, 0 … 1, and their brightness. */
export const beamed = (motion: Of<'beams'>, t: number): number =>
  smooth(clamp01(phaseOf(motion, t) / BEAMS_RUN));
export const beamLight = (motion: Of<'beams'>, t: number): number =>
  1 - easeIn(clamp01((phaseOf(motion, t) - 0.6) / 0.4)) * 0.6;
/**
 * The share of their way that the arms of a handshake have come, 0 … 1; they shake once they have
 * met.
 */
export const met = (motion: Of<'shake'>, t: number): number =>
  backOut(clamp01(phaseOf(motion, t) / MEETS));
export const shaken = (motion: Of<'shake'>, t: number): number => {
  const k = phaseOf(motion, t);
  return k < MEETS ? 0 : Math.sin((k - MEETS) * 36) * arch(clamp01((k - MEETS) / 0.5)) * 1.1;
};
