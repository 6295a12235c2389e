/** A table's clocks chosen by one word: presets belong to the game, its timers to its options. */

import type { ClockPreset, Json } from '../../engine/core/contract.ts';
import { type DayPace, dayPace, RESERVE_SECONDS } from './days.ts';

/** What the name of a clock sets: a preset of the game, or a pace over days. */
export interface ChosenClock extends ClockPreset {
  readonly days: DayPace | null;
}

/** A game's presets by name. */
export type ClockPresets = { readonly [name: string]: ClockPreset };

/** The preset of this name; undefined if the game has none such. */
export function presetNamed(
  clocks: ClockPresets | undefined,
  name: string | undefined,
): ClockPreset | undefined {
  return clocks && name !== undefined && Object.hasOwn(clocks, name) ? clocks[name] : undefined;
}

/**
 * The clock of this name: a pace over days, with which the game's own timers are off, or a preset
 * of the game; undefined if there is none such.
 */
export function clockNamed(
  clocks: ClockPresets | undefined,
  name: string | undefined,
): ChosenClock | undefined {
  const days = dayPace(name);
  if (days) return { options: clocks?.none?.options ?? {}, bank: RESERVE_SECONDS, days };
  const preset = presetNamed(clocks, name);
  return preset && { ...preset, days: null };
}

/** Compares any JSON, lists too; an unset option equals no value. */
const sameJson = (one: unknown, other: Json): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/**
 * The name of the preset that matches these options and this bank; null if they were set one by
 * one.
 * @param bankSeconds of each seat
 */
export function presetOf(
  clocks: ClockPresets | undefined,
  options: { readonly [name: string]: unknown },
  bankSeconds: number,
): string | null {
  const all = Object.entries(clocks ?? {});
  const fits = all.find(
    ([, preset]) =>
      preset.bank === bankSeconds &&
      Object.entries(preset.options).every(([name, value]) => sameJson(options[name], value)),
  );
  return fits?.[0] ?? null;
}
