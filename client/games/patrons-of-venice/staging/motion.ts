/**
 * The motions of this game beside the common ones: galleys that change berths, the black galley,
 * new buildings in the city, luxuries on their way, the lead's banner in the sky.
 */

import type {
  BusinessId,
  Good,
  LeadAction,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import {
  arch,
  backOut,
  clamp01,
  easeIn,
  easeOut,
  lerp,
  smooth,
  swell,
} from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import {
  between,
  type MotionOf,
  phaseOf,
  poseOf,
  type Timed,
} from '../../../table/staging/motion.ts';
import type { Point } from '../../../world/plan.ts';
import type { Luxury } from '../board/forms.ts';
import type { Sites } from '../board/sites.ts';

/** The things that can be thrown. */
export type Thing =
  | { readonly what: 'good'; readonly good: Good }
  /** The black flag among the new shipments. */
  | { readonly what: 'pirates' }
  /** The back of a card on its way into the deck. */
  | { readonly what: 'card' }
  | { readonly what: 'coin'; readonly denomination: number }
  /** A reservation on its way to a mast, or home. */
  | { readonly what: 'banner'; readonly color: string }
  | { readonly what: 'favour' }
  | { readonly what: 'seal'; readonly action: LeadAction }
  | { readonly what: 'lantern' };

/** A bend: from the first point towards the second, and into the direction from it to the third. */
export type Way = readonly [Point, Point, Point];

/** The cargo of a galley. */
export interface Cargo {
  readonly good: Good;
  /** Colour of the house that has reserved it; null: none. */
  readonly banner: string | null;
}

/** The motions of this game alone. */
export type Own =
  /** A galley of a house rows to another berth, comes in from the roads, or leaves the bows. */
  | {
      readonly kind: 'row';
      readonly color: string;
      readonly cargo: Cargo | null;
      readonly way: Way;
      readonly fades: 'in' | 'out' | null;
      /** Turn of the camera's side, to which its sail looks. */
      readonly facing: number;
    }
  /** The black galley sweeps past the bows of one edge, turns, and is gone into the haze. */
  | {
      readonly kind: 'raid';
      readonly way: readonly Point[];
      /** The side to which it turns: towards the houses of its edge. */
      readonly side: 1 | -1;
      readonly facing: number;
    }
  /** A house's chest is open. */
  | { readonly kind: 'chest'; readonly seat: number }
  /** A banner that protects grows before everybody's eyes. */
  | { readonly kind: 'flaunt'; readonly color: string; readonly pose: Pose }
  /** A business rises from its site behind scaffolding. */
  | {
      readonly kind: 'rise';
      readonly site: number;
      readonly business: BusinessId;
      readonly owner: number;
      readonly sites: Sites;
    }
  /**
   * A statue under a cloth, which is drawn from it. `which`: its number in the order of building,
   * from 0.
   */
  | {
      readonly kind: 'unveil';
      readonly which: number;
      /** Colour of the house that has raised it, also that of the cloth. */
      readonly color: string;
      readonly pose: Pose;
    }
  /** A black flag before the city. */
  | { readonly kind: 'omen'; readonly pose: Pose }
  /** A luxury is held up over its workshop and carried to a window. */
  | {
      readonly kind: 'present';
      readonly output: Luxury;
      readonly from: Pose;
      readonly high: Pose;
      readonly window: Pose;
    }
  /** The lead's banner unrolls in the sky, and the seal comes down on it. */
  | {
      readonly kind: 'herald';
      readonly action: LeadAction;
      readonly seat: number;
      readonly color: string;
      readonly pose: Pose;
    };

export type Motion = MotionOf<Thing, Own>;
type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

/** Seconds of a raid: the black galley passes all bows, turns, and rows off. */
export const RAID = { sweeps: 1.9, turns: 0.5, leaves: 1.3 } as const;
export const RAID_LASTS = RAID.sweeps + RAID.turns + RAID.leaves;
/** Size of the black galley. */
const RAIDER = 1.7;

/** Turn of a ship whose bow is along +x at 0, on its way along (dx, dz). */
const headingOf = (dx: number, dz: number): number => Math.atan2(-dz, dx);

/** Seconds of a raid until the black galley is abreast of `z`. */
export function passes(way: readonly Point[], z: number): number {
  const [first, last] = [way[0], way[way.length - 1]];
  return RAID.sweeps * clamp01((z - first.z) / (last.z - first.z));
}

const flat = (out: Pose, x: number, z: number, yaw: number, size: number): Pose => {
  out.x = x;
  out.y = 0;
  out.z = z;
  out.yaw = yaw;
  out.tilt = 0;
  out.spin = 0;
  out.size = size;
  return out;
};

/** Far out a ship is small in the haze, then it is gone. */
const HAZY = 0.22;

function rowing({ way, fades }: Of<'row'>, k: number, out: Pose): Pose {
  const [a, b, c] = way;
  const e = fades === 'out' ? easeIn(k) * 0.4 + k * 0.6 : smooth(k);
  const f = 1 - e;
  const dx = f * (b.x - a.x) + e * (c.x - b.x);
  const dz = f * (b.z - a.z) + e * (c.z - b.z);
  const x = f * f * a.x + 2 * f * e * b.x + e * e * c.x;
  const z = f * f * a.z + 2 * f * e * b.z + e * e * c.z;
  const size =
    fades === 'in'
      ? smooth(clamp01(k / HAZY))
      : fades === 'out'
        ? smooth(clamp01((1 - k) / HAZY))
        : 1;
  return flat(out, x, z, headingOf(dx, dz), size);
}

function raiding({ way, side }: Of<'raid'>, s: number, out: Pose): Pose {
  const [first, last] = [way[0], way[way.length - 1]];
  const inward = headingOf(last.x - first.x, last.z - first.z);
  const outward = inward + side * Math.PI;
  if (s < RAID.sweeps) {
    const k = s / RAID.sweeps;
    const near = smooth(clamp01(k / HAZY));
    return flat(out, lerp(first.x, last.x, k), lerp(first.z, last.z, k), inward, RAIDER * near);
  }
  const turned = smooth(clamp01((s - RAID.sweeps) / RAID.turns));
  const k = clamp01((s - RAID.sweeps - RAID.turns) / RAID.leaves);
  const gone = easeIn(k) * 0.5 + k * 0.5;
  const far = smooth(clamp01((1 - k) / HAZY));
  const yaw = lerp(inward, outward, turned);
  return flat(out, lerp(last.x, first.x, gone), lerp(last.z, first.z, gone), yaw, RAIDER * far);
}

/** Shares of a luxury's time: it rises, is held up, and goes to the window. */
export const PRESENT = { rises: 0.26, held: 0.34 } as const;

function presented({ from, high, window }: Of<'present'>, k: number, out: Pose): Pose {
  const { rises, held } = PRESENT;
  if (k < rises) {
    const e = easeOut(k / rises);
    between(from, high, e, 0, out);
    out.size = high.size * backOut(clamp01(k / rises));
  } else if (k < rises + held) {
    between(high, high, 0, 0, out);
    out.y += 0.35 * Math.sin(((k - rises) / held) * Math.PI * 2);
  } else {
    const e = smooth((k - rises - held) / (1 - rises - held));
    between(high, window, e, 0, out);
    out.y += 2.5 * arch(e);
  }
  // A luxury held up is turned round once for everybody.
  out.spin += Math.PI * 2 * smooth(clamp01((k - rises * 0.5) / (rises * 0.5 + held)));
  return out;
}

/** The pose of a motion's piece at time `t`, written into `out`. */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'row':
      return rowing(motion, k, out);
    case 'raid':
      return raiding(motion, clamp01(k) * motion.lasts, out);
    case 'present':
      return presented(motion, k, out);
    case 'flaunt':
      between(motion.pose, motion.pose, 0, 0, out);
      out.size *= 1 + 0.9 * arch(smooth(k));
      return out;
    case 'herald':
    case 'omen':
    case 'unveil':
      return between(motion.pose, motion.pose, 0, 0, out);
    case 'rise':
    case 'chest':
      // These are drawn where they stand; only their visibility is read from the pose.
      return flat(out, 0, 0, 0, 1);
    default:
      return poseOf(motion, t, out);
  }
}

/** How far a business has risen, 0 … 1: it comes up quickly and settles. */
export const risen = (motion: Timed, t: number): number =>
  backOut(clamp01(phaseOf(motion, t) / 0.7));
/** How far the banner in the sky is unrolled, 0 … 1. */
export const unrolled = (motion: Timed, t: number): number => swell(phaseOf(motion, t), 0.16);
/** Share of a statue's time after which its cloth is drawn. */
export const VEILED = 0.42;
