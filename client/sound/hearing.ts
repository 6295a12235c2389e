/** Sounds at the listener's position and hour: from the scenery and the camera. Pure. */

import type { Ambience, Call, Scenery } from '../world/scenery.ts';
import { BEDS, type Bed } from './beds.ts';
import type { Cue } from './cues.ts';

/** The listener's point of view, as the camera's `view` has it. */
export interface Listener {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly distance: number;
}

/** The greatest pan of a sound: 1 would be one ear alone. */
const WIDEST = 0.7;
/** Distance of the camera at which the whole of a usual board is in the picture. */
const OVERVIEW = 150;

/** Side a place is heard from: -1 left, 1 right. */
export function panOf(at: { readonly x: number; readonly z: number }, ear: Listener): number {
  const [dx, dz] = [at.x - ear.x, at.z - ear.z];
  const right = dx * Math.cos(ear.yaw) - dz * Math.sin(ear.yaw);
  return limit(right / Math.max(20, ear.distance * 0.45), WIDEST);
}

/** Position of a site; null for unknown names and for none. */
export function placeOf({ sites }: Scenery, site: string | null | undefined) {
  return sites.find(({ id }) => id === site) ?? null;
}

/** 0 far from `at` and 1 close to it, by the camera's target and distance. */
function nearness(at: { readonly x: number; readonly z: number }, ear: Listener): number {
  const away = Math.hypot(at.x - ear.x, at.z - ear.z);
  const close = 1 - clamp01((ear.distance - 30) / (OVERVIEW - 30));
  return close * clamp01(1 - away / 34);
}

/** How awake people are at a light of the day, 0 (night) … 1. */
const busy = (light: number): number => [0.7, 1, 0.75, 0.12][Math.round(limit3(light))] ?? 1;

/** Gain of each bed, 0 … 1. */
export function bedLevels(
  light: number,
  ear: Listener,
  { beds, water, markets }: Ambience,
): Readonly<Record<Bed, number>> {
  const bank = water?.(ear.x, ear.z) ?? 30;
  const close = 1 - clamp01((ear.distance - 30) / (OVERVIEW - 30));
  const market = Math.max(0, ...markets.map((at) => nearness(at, ear)));
  const levels: Record<Bed, number> = {
    water: 0.55 + 0.45 * close * clamp01(1 - bank / 30),
    murmur: busy(light) * (0.32 + 0.68 * market),
    wind: 0.3 + 0.55 * clamp01(ear.distance / OVERVIEW) - 0.25 * close,
    crickets: clamp01(light - 2) * (0.55 + 0.45 * close),
  };
  for (const bed of BEDS) levels[bed] *= beds[bed] ?? 0;
  return levels;
}

/** Number of calls a minute at a light of the day. */
function rateOf({ rates }: Call, light: number): number {
  const at = limit3(light);
  const k = Math.min(2, Math.floor(at));
  const [from = 0, to = 0] = rates.slice(k);
  return from + (to - from) * (at - k);
}

/**
 * The call within the next `seconds`; null: none.
 * @param chance two fresh numbers 0 … 1
 */
export function nextCall(
  light: number,
  seconds: number,
  [whether, which]: readonly [number, number],
  calls: readonly Call[],
): Cue | null {
  const rates = calls.map((call) => rateOf(call, light));
  const all = rates.reduce((sum, rate) => sum + rate, 0);
  if (whether > (all * seconds) / 60) return null;
  let left = which * all;
  for (const [k, rate] of rates.entries()) {
    left -= rate;
    if (left < 0) return calls[k]?.cue ?? null;
  }
  return null;
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));
const limit = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
const limit3 = (light: number): number => Math.min(3, Math.max(0, light));
