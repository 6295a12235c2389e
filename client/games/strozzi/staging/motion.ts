/** The motions of this game beside the common ones: ships under way, flags, cranes, bearers, splashes. */

import type { Flag, Ware } from '../../../../engine/games/strozzi/data.ts';
import { arch, clamp01, easeIn, easeOut, lerp, smooth } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { between, type MotionOf, phaseOf, poseOf } from '../../../table/staging/motion.ts';
import { DECK_AT } from '../board/ship-form.ts';
import { type CraneStand, SHIP } from '../board/sites.ts';
import { HOOK_UP } from '../board/still/ports.ts';
import { INBOUND } from '../board/vessel.ts';
import { APPROACH, QUAY, STORE_DOOR } from '../scenery/landmarks.ts';

/** The things that can be thrown. */
export type Thing =
  | { readonly what: 'flag'; readonly color: string; readonly flag: Flag }
  | { readonly what: 'coin'; readonly denomination: number }
  | { readonly what: 'ware'; readonly ware: Ware }
  | { readonly what: 'scroll' }
  | { readonly what: 'tile'; readonly tile: string }
  | { readonly what: 'lantern' };

/** The motions of this game alone. */
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
      /** The card of its remaining load; null: nothing. */
      readonly card: string | null;
      /** How far its way swings towards the near shore, clear of obstacles. */
      readonly swing: number;
    }
  /** A claim: the flag goes aboard at `foot`, and up its mast to `to`. */
  | FlagWay<'hoist'>
  /** A flag torn down by pirates: it falls to `foot`, and flies home to `to`. */
  | FlagWay<'torn'>
  /** Pirates show their flag: it grows before everybody's eyes. */
  | { readonly kind: 'flaunt'; readonly color: string; readonly flag: Flag; readonly pose: Pose }
  /**
   * The crane of a mole rolls up to a ship, takes the wanted wares and sets them down in the town's
   * store.
   */
  | {
      readonly kind: 'crane';
      readonly wares: readonly Ware[];
      readonly rests: CraneStand;
      readonly lifts: CraneStand;
      readonly stores: CraneStand;
    }
  /** A bearer climbs, step by step; `stops`: his place on each. */
  | {
      readonly kind: 'climb';
      readonly color: string;
      readonly leads: boolean;
      readonly stops: readonly Pose[];
    }
  /** A ware that nobody takes sinks. */
  | { readonly kind: 'splash'; readonly pose: Pose };

interface FlagWay<Kind extends string> {
  readonly kind: Kind;
  readonly color: string;
  readonly flag: Flag;
  readonly from: Pose;
  readonly foot: Pose;
  readonly to: Pose;
}

export type Motion = MotionOf<Thing, Own>;
type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

/** Share of a hoisted flag's time until it is aboard, and of a torn one's until it has fallen. */
const ABOARD = 0.56;
const FALLS = 0.3;

/** Seconds of a crane at work: it comes with the ship, lifts, carries, sets down, and goes. */
export const CRANE = { comes: 1.5, lifts: 0.5, carries: 0.75, stores: 0.5, goes: 1 } as const;
const LIFTED = CRANE.comes + CRANE.lifts;
const CARRIED = LIFTED + CRANE.carries;
const STORED = CARRIED + CRANE.stores;
/** Seconds from the ship lying fast until its cargo is in the store, and of all of a crane's work. */
export const UNLOADING = STORED - CRANE.comes;
export const CRANE_WORKS = STORED + CRANE.goes;
/** Heights over a crane's foot: of cargo on deck, and of cargo that is carried. */
const FROM_DECK = DECK_AT * SHIP.moored + 0.2 - QUAY;
const CARRIED_AT = 6.3;

/** Lengths of the way in, for an even speed. */
const LEGS = APPROACH.slice(1).map((p, k) => {
  const from = APPROACH[k] ?? p;
  return Math.hypot(p.x - from.x, p.z - from.z);
});
const WAY = LEGS.reduce((a, b) => a + b, 0);
/** Share of the way on which the ship turns into its berth at anchor. */
const TURNS_IN = 0.82;

/** A ship's place and turn at `share` of the way in, written into `out`. */
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

/** Share of its time in which a ship that leaves has turned round. */
const TURNS_ROUND = 0.42;
/** Turn of a sailing ship's hull to its sail at `k`: a leaving ship turns round, bow to the sea. */
export const hullAt = (leaves: boolean, k: number): number =>
  INBOUND + (leaves ? Math.PI * smooth(clamp01(k / TURNS_ROUND)) : 0);
/** Turn of a cruising ship's hull: it has come round before it is half way. */
export const cruisingHull = ({ turns: [from, to] }: Of<'cruise'>, k: number): number =>
  lerp(from, to, smooth(clamp01(k * 2.2)));

function sailing(motion: Of<'sail'>, k: number, out: Pose): Pose {
  const { end, leaves } = motion;
  const share = leaves ? 1 - k * k : easeOut(k);
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

/** The pose of a motion's piece at time `t`, written into `out`. */
export function pose(motion: Motion, t: number, out: Pose): Pose {
  const k = phaseOf(motion, t);
  switch (motion.kind) {
    case 'sail':
      return sailing(motion, k, out);
    case 'cruise': {
      const e = smooth(k);
      between(motion.from, motion.to, e, 0, out);
      out.z += motion.swing * 4 * e * (1 - e);
      return out;
    }
    case 'hoist': {
      const { from, foot, to } = motion;
      if (k >= ABOARD) between(foot, to, easeOut((k - ABOARD) / (1 - ABOARD)), 0, out);
      else {
        const e = smooth(k / ABOARD);
        between(from, foot, e, 0, out);
        out.y += 5 * arch(e);
      }
      return out;
    }
    case 'torn': {
      const { from, foot, to } = motion;
      if (k < FALLS) {
        between(from, foot, easeIn(k / FALLS), 0, out);
        // The torn flag tumbles as it falls.
        out.yaw += 1.1 * Math.sin((k / FALLS) * 7);
        return out;
      }
      const e = smooth((k - FALLS) / (1 - FALLS));
      between(foot, to, e, 0, out);
      out.y += 8 * arch(e);
      return out;
    }
    case 'flaunt':
      between(motion.pose, motion.pose, 0, 0, out);
      out.size *= 1 + 0.85 * arch(smooth(k));
      // Before the flag that stays there.
      out.z += 0.3;
      return out;
    case 'crane':
      return craneAt(motion, t - motion.at, out);
    case 'climb': {
      const { stops } = motion;
      const at = k * (stops.length - 1);
      const step = Math.min(stops.length - 2, Math.floor(at));
      const [a, b] = [stops[step], stops[step + 1]];
      if (!a || !b) return out;
      between(a, b, smooth(clamp01(at - step)), 0, out);
      out.y += LEAP * arch(clamp01(at - step));
      return out;
    }
    case 'splash':
      between(motion.pose, motion.pose, 0, 0, out);
      out.size *= 0.3 + 0.9 * easeOut(k);
      return out;
    default:
      return poseOf(motion, t, out);
  }
}

/** A crane's place after `s` seconds of its work, and the turn of its jib. */
function craneAt({ rests, lifts, stores }: Of<'crane'>, s: number, out: Pose): Pose {
  out.y = QUAY;
  out.tilt = 0;
  out.spin = 0;
  out.size = 1;
  if (s < CRANE.comes) return rolling(rests, lifts, s / CRANE.comes, out);
  if (s < CARRIED) return rolling(lifts, stores, (s - LIFTED) / CRANE.carries, out);
  return rolling(stores, rests, (s - STORED) / CRANE.goes, out);
}

function rolling(from: CraneStand, to: CraneStand, k: number, out: Pose): Pose {
  const e = smooth(clamp01(k));
  out.x = lerp(from.x, to.x, e);
  out.z = lerp(from.z, to.z, e);
  out.yaw = lerp(from.turn, to.turn, e);
  return out;
}

/** Height of a crane's hook over its foot after `s` seconds of its work. */
export function hookAt(s: number): number {
  if (s < CRANE.comes)
    return lerp(HOOK_UP, FROM_DECK, smooth(clamp01((s / CRANE.comes - 0.6) / 0.4)));
  if (s < LIFTED) return lerp(FROM_DECK, CARRIED_AT, smooth((s - CRANE.comes) / CRANE.lifts));
  if (s < CARRIED) return CARRIED_AT;
  if (s < STORED) return lerp(CARRIED_AT, STORE_DOOR - 0.6, smooth((s - CARRIED) / CRANE.stores));
  return lerp(STORE_DOOR, HOOK_UP, smooth(clamp01((s - STORED) / 0.4)));
}
/** The size of the load then: it is on the hook from the deck to the store. */
export function hungAt(s: number): number {
  if (s < CRANE.comes || s >= STORED) return 0;
  return 1 - 0.75 * smooth(clamp01(((s - CARRIED) / CRANE.stores - 0.4) / 0.6));
}
