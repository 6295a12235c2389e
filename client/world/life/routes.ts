/**
 * Ways as numbers: each is a row of samples at equal distances, so that the graphics card finds
 * everybody's place from the time alone. The same arithmetic answers here for tests and wakes.
 */

import type { Instant } from '../clock.ts';
import type { Perch } from './anchors.ts';

/** Samples of a way. */
export const SAMPLES = 96;

export interface Route {
  /** x, y, z and heading per sample; the heading grows on past a full turn. */
  readonly samples: Float32Array;
  readonly length: number;
  readonly loop: boolean;
}

export interface Spot4 {
  x: number;
  y: number;
  z: number;
  /** Angle about y of the direction of view: 0 is +x, growing anticlockwise from above. */
  heading: number;
}

/** Points joined by straight lines, as a route whose corners are rounded `rounds` times. */
export function routeOf(corners: readonly Perch[], loop: boolean, rounds = 2): Route {
  let points = corners;
  for (let k = 0; k < rounds; k++) points = rounded(points, loop);
  if (loop) points = [...points, points[0]];
  const along = [0];
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1], points[k]];
    along.push(along[k - 1] + Math.hypot(b.x - a.x, b.z - a.z));
  }
  const length = along.at(-1) ?? 0;
  const samples = new Float32Array(SAMPLES * 4);
  let leg = 0;
  for (let k = 0; k < SAMPLES; k++) {
    const at = (k / (SAMPLES - 1)) * length;
    while (leg < points.length - 2 && along[leg + 1] < at) leg++;
    const [a, b] = [points[leg], points[leg + 1]];
    const span = along[leg + 1] - along[leg];
    const t = span > 0 ? (at - along[leg]) / span : 0;
    samples[k * 4] = a.x + (b.x - a.x) * t;
    samples[k * 4 + 1] = a.y + (b.y - a.y) * t;
    samples[k * 4 + 2] = a.z + (b.z - a.z) * t;
  }
  headings(samples, loop);
  return { samples, length, loop };
}

function rounded(points: readonly Perch[], loop: boolean): Perch[] {
  const out: Perch[] = loop ? [] : [points[0]];
  const n = points.length;
  const mix = (a: Perch, b: Perch, t: number): Perch => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    z: a.z + (b.z - a.z) * t,
  });
  for (let k = 0; k < (loop ? n : n - 1); k++) {
    const [a, b] = [points[k], points[(k + 1) % n]];
    out.push(mix(a, b, 0.25), mix(a, b, 0.75));
  }
  if (!loop) out.push(points[n - 1]);
  return out;
}

function headings(samples: Float32Array, loop: boolean): void {
  let before = 0;
  for (let k = 0; k < SAMPLES; k++) {
    // The last sample of a loop is its first again.
    const last = SAMPLES - 1;
    const next = loop ? (k + 1) % last : Math.min(last, k + 1);
    const back = loop ? (k - 1 + last) % last : Math.max(0, k - 1);
    const dx = samples[next * 4] - samples[back * 4];
    const dz = samples[next * 4 + 2] - samples[back * 4 + 2];
    let heading = Math.atan2(-dz, dx);
    if (k > 0) heading += Math.round((before - heading) / (Math.PI * 2)) * Math.PI * 2;
    samples[k * 4 + 3] = heading;
    before = heading;
  }
}

/** The place at share `u` (0 … 1) of a route, into `out`. */
export function placeOn(route: Route, u: number, out: Spot4): Spot4 {
  const at = Math.min(1, Math.max(0, u)) * (SAMPLES - 1);
  const k = Math.min(SAMPLES - 2, Math.floor(at));
  const t = at - k;
  const { samples: s } = route;
  out.x = blend(s, k * 4, t);
  out.y = blend(s, k * 4 + 1, t);
  out.z = blend(s, k * 4 + 2, t);
  out.heading = blend(s, k * 4 + 3, t);
  return out;
}

/** Between two samples. */
function blend(samples: ArrayLike<number>, at: number, t: number): number {
  return samples[at] * (1 - t) + samples[at + 4] * t;
}

/** A person's use of a route: seconds for one pass, pause at its ends, start. */
export interface Trip {
  readonly route: number;
  readonly takes: number;
  readonly stays: number;
  readonly began: number;
}

/** Position at `time`; the shader's `travel` (figure-shader.ts) does the same. */
export function travel(route: Route, trip: Trip, { time }: Instant, out: Spot4): Spot4 {
  const leg = trip.takes + trip.stays;
  const c = (time + trip.began) / leg;
  if (route.loop) return placeOn(route, c - Math.floor(c), out);
  const both = c - Math.floor(c / 2) * 2;
  const back = both >= 1 ? 1 : 0;
  const gone = Math.min(1, ((both - back) * leg) / trip.takes);
  placeOn(route, back ? 1 - gone : gone, out);
  const turned = Math.min(1, Math.max(0, ((both - back) * leg - trip.takes) / 1.2));
  out.heading += Math.PI * (back + turned * turned * (3 - 2 * turned));
  return out;
}
