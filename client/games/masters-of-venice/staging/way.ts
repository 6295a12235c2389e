/**
 * The way of a merchant from one place to another: straight across a square, along the quays of the
 * island he is on, or by boat on the Grand Canal from one island to the next. Pure.
 */

import { clamp01, lerp, smooth } from '../../../pieces/ease.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { CANAL_CENTRE, CANAL_RADIUS, CANAL_WIDTH } from '../board/landmarks.ts';

/** A way as a line of points; between `aboard[0]` and `aboard[1]` (indices) it goes by boat. */
export interface Way {
  readonly from: Pose;
  readonly to: Pose;
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
  /** The distance of each point along the way; a boat's units count less, since it is quicker. */
  readonly reached: readonly number[];
  readonly aboard: readonly [number, number] | null;
  /** Steps of a merchant on foot. */
  readonly steps: number;
}

/** Below this distance on one island, nobody walks round by the quay. */
const STRIDE = 16;
/** Height of a boat's boards over the water. */
const BOARDS = 0.5;
const BOAT_PACE = 0.45;
const LANDING = CANAL_WIDTH / 2 + 0.7;
/** Units between two points of a bend. */
const GRAIN = 3;
/** The stretches of the canal (`s`, see `along`) with quays on the outer bank, by island. */
const QUAYS = { west: [-40, 10], north: [16.8, 94], east: [100.4, 150] } as const;

type Island = 'inner' | keyof typeof QUAYS;

/** A place by the canal: `s` along its middle from west to east, `d` outwards from it. Units. */
interface Along {
  readonly s: number;
  readonly d: number;
}

/** The canal's arc ends at its centre's height; from there it goes straight towards the lagoon. */
const ARC = Math.PI * CANAL_RADIUS;

function along(x: number, z: number): Along {
  const south = z - CANAL_CENTRE.z;
  if (south >= 0) return { s: x < 0 ? -south : ARC + south, d: Math.abs(x) - CANAL_RADIUS };
  const theta = Math.atan2(-south, x - CANAL_CENTRE.x);
  return { s: (Math.PI - theta) * CANAL_RADIUS, d: Math.hypot(x, south) - CANAL_RADIUS };
}

function spot(s: number, d: number, y: number): [number, number, number] {
  const r = CANAL_RADIUS + d;
  if (s < 0) return [-r, y, CANAL_CENTRE.z - s];
  if (s > ARC) return [r, y, CANAL_CENTRE.z + s - ARC];
  const theta = Math.PI - s / CANAL_RADIUS;
  return [CANAL_CENTRE.x + Math.cos(theta) * r, y, CANAL_CENTRE.z - Math.sin(theta) * r];
}

/** The side canals run at these heights of the plan. */
const RIO = { west: 5, east: 9 } as const;

function islandAt(x: number, z: number, { d }: Along): Island {
  if (d < 0) return 'inner';
  if (x < 0) return z > RIO.west ? 'west' : 'north';
  return z > RIO.east ? 'east' : 'north';
}

const landing = (island: Island, s: number): number =>
  island === 'inner' ? s : Math.min(QUAYS[island][1], Math.max(QUAYS[island][0], s));

/** `lane` keeps boats apart that go at the same time: 0 … 4. */
export function wayBetween(from: Pose, to: Pose, lane = 0): Way {
  const a = along(from.x, from.z);
  const b = along(to.x, to.z);
  const here = islandAt(from.x, from.z, a);
  const there = islandAt(to.x, to.z, b);
  const points: [number, number, number][] = [[from.x, from.y, from.z]];
  let aboard: [number, number] | null = null;
  if (here !== there) {
    const side = (island: Island): number => (island === 'inner' ? -LANDING : LANDING);
    const [s0, s1] = [landing(here, a.s), landing(there, b.s)];
    points.push(spot(s0, side(here), from.y));
    const first = points.length;
    const d = 0.5 + lane * 0.75;
    const n = Math.max(2, Math.round(Math.abs(s1 - s0) / GRAIN));
    for (let k = 0; k <= n; k++) {
      // Off the bank and back to it in a curve.
      const off = smooth(clamp01(Math.min(k, n - k) / Math.min(3, n / 2)));
      const bank = (k * 2 < n ? side(here) : side(there)) * 0.62;
      points.push(spot(lerp(s0, s1, k / n), lerp(bank, d, off), BOARDS));
    }
    aboard = [first, points.length - 1];
    points.push(spot(s1, side(there), to.y));
  } else if (here === 'north' && Math.hypot(to.x - from.x, to.z - from.z) > STRIDE) {
    const n = Math.max(2, Math.round(Math.abs(b.s - a.s) / GRAIN));
    for (let k = 1; k < n; k++) {
      points.push(spot(lerp(a.s, b.s, k / n), lerp(a.d, b.d, k / n), lerp(from.y, to.y, k / n)));
    }
  }
  points.push([to.x, to.y, to.z]);
  const reached = [0];
  let walked = 0;
  for (let k = 1; k < points.length; k++) {
    const [p, q] = [points[k - 1], points[k]];
    const far = Math.hypot(q[0] - p[0], q[2] - p[2]);
    const wet = aboard && k > aboard[0] && k <= aboard[1];
    if (!wet) walked += far;
    reached.push(reached[k - 1] + far * (wet ? BOAT_PACE : 1));
  }
  return { from, to, points, reached, aboard, steps: Math.max(2, Math.round(walked / 2.6)) };
}

/** Seconds of the way at ×1: long ones are hurried. */
export const wayTime = ({ reached }: Way): number =>
  Math.min(2.5, 0.7 + (reached.at(-1) ?? 0) / 28);

/** The index of the last point passed at the share `k` of the time. */
function passed({ reached }: Way, done: number): number {
  let i = 0;
  while (i < reached.length - 2 && reached[i + 1] <= done) i++;
  return i;
}

/** Whether he is in a boat at `k`, 0 … 1 of the time. */
export function afloat(way: Way, k: number): boolean {
  if (!way.aboard) return false;
  const done = smooth(k) * (way.reached.at(-1) ?? 0);
  return done >= way.reached[way.aboard[0]] && done <= way.reached[way.aboard[1]];
}

/** The walker's pose at `k`, 0 … 1 of the time, written into `out`; at 1 exactly that of `to`. */
export function wayPose(way: Way, k: number, out: Pose): Pose {
  const { from, to, points, reached, aboard, steps } = way;
  const e = smooth(k);
  out.yaw = lerp(from.yaw, to.yaw, e);
  out.tilt = lerp(from.tilt, to.tilt, e);
  out.spin = lerp(from.spin, to.spin, e);
  out.size = lerp(from.size, to.size, e);
  const total = reached.at(-1) ?? 0;
  const done = e * total;
  const i = passed(way, done);
  const long = reached[i + 1] - reached[i];
  const f = long > 0 ? clamp01((done - reached[i]) / long) : 1;
  const [p, q] = [points[i], points[i + 1]];
  out.x = lerp(p[0], q[0], f);
  out.y = lerp(p[1], q[1], f);
  out.z = lerp(p[2], q[2], f);
  if (aboard && i >= aboard[0] && i < aboard[1]) return out;
  out.y += Math.abs(Math.sin(e * Math.PI * steps)) * 0.6 * Math.min(1, 8 * k * (1 - k));
  return out;
}

/** The boat's heading at `k`, about y: 0 = away from the default camera. */
export function heading(way: Way, k: number): number {
  const i = passed(way, smooth(k) * (way.reached.at(-1) ?? 0));
  const a = way.points[Math.max(0, i - 1)];
  const b = way.points[Math.min(way.points.length - 1, i + 2)];
  return Math.atan2(a[0] - b[0], a[2] - b[2]);
}
