/** What one hears where one stands, and at which hour: from the plan and the camera. Pure. */

import type { CityPlan } from '../world/plan.ts';
import type { Bed } from './beds.ts';
import type { Cue } from './cues.ts';

/** Where the listener looks, as the camera's `view` has it. */
export interface Listener {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly distance: number;
}

/** The farthest to the side that a sound comes from: 1 would be one ear alone. */
const WIDEST = 0.7;
/** Distance of the camera at which the whole board is in the picture. */
const OVERVIEW = 150;

/** Side a place is heard from: -1 left, 1 right. */
export function panOf(at: { readonly x: number; readonly z: number }, ear: Listener): number {
  const [dx, dz] = [at.x - ear.x, at.z - ear.z];
  const right = dx * Math.cos(ear.yaw) - dz * Math.sin(ear.yaw);
  return limit(right / Math.max(20, ear.distance * 0.45), WIDEST);
}

/** Where a landmark stands; null for unknown names and for none. */
export function placeOf(plan: CityPlan, site: string | null | undefined) {
  return plan.landmarks.find(({ id }) => id === site) ?? null;
}

/** 0 far from `at` and 1 close to it, by what the camera looks at and from how far. */
function nearness(at: { readonly x: number; readonly z: number }, ear: Listener): number {
  const away = Math.hypot(at.x - ear.x, at.z - ear.z);
  const close = 1 - clamp01((ear.distance - 30) / (OVERVIEW - 30));
  return close * clamp01(1 - away / 34);
}

/** How awake the town is at a light of the day, 0 (night) … 1. */
const busy = (light: number): number => [0.7, 1, 0.75, 0.12][Math.round(limit3(light))] ?? 1;
const nightly = (light: number): number => clamp01(light - 2);

/** Gain of each bed, 0 … 1. */
export function bedLevels(
  light: number,
  ear: Listener,
  plan: CityPlan,
): Readonly<Record<Bed, number>> {
  const { centre, radius } = plan.canal;
  const bank = Math.abs(Math.hypot(ear.x - centre.x, ear.z - centre.z) - radius);
  const close = 1 - clamp01((ear.distance - 30) / (OVERVIEW - 30));
  const market = Math.max(
    0,
    ...plan.landmarks
      .filter(({ kind }) => kind === 'market' || kind === 'loggia' || kind === 'shop')
      .map((mark) => nearness(mark, ear)),
  );
  return {
    water: 0.55 + 0.45 * close * clamp01(1 - bank / 30),
    murmur: busy(light) * (0.32 + 0.68 * market),
    wind: 0.3 + 0.55 * clamp01(ear.distance / OVERVIEW) - 0.25 * close,
    crickets: nightly(light) * (0.55 + 0.45 * close),
  };
}

/** A sound of the town that comes now and then. */
export interface Call {
  readonly cue: Cue;
  /** Times a minute at this light. */
  readonly rate: (light: number) => number;
}

export const CALLS: readonly Call[] = [
  { cue: 'gull', rate: (light) => 5 * (1 - nightly(light)) * (light < 0.5 ? 1.4 : 1) },
  { cue: 'oarFar', rate: () => 4 },
  { cue: 'marketFar', rate: (light) => 6 * busy(light) },
  { cue: 'bellFar', rate: (light) => (light > 2.5 ? 0.5 : 0.8) },
];

/** Which call comes within the next `seconds`; null: none. @param chance two fresh numbers 0 … 1 */
export function nextCall(
  light: number,
  seconds: number,
  [whether, which]: readonly [number, number],
): Cue | null {
  const rates = CALLS.map(({ rate }) => rate(light));
  const all = rates.reduce((sum, rate) => sum + rate, 0);
  if (whether > (all * seconds) / 60) return null;
  let left = which * all;
  for (const [k, rate] of rates.entries()) {
    left -= rate;
    if (left < 0) return CALLS[k]?.cue ?? null;
  }
  return null;
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));
const limit = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
const limit3 = (light: number): number => Math.min(3, Math.max(0, light));
