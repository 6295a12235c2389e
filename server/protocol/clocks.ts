/** A table's clocks chosen by one word: presets belong to the game, its timers to its options. */

import type { ClockPreset, Json } from '../../engine/core/contract.ts';

/** A game's presets by name. */
export type ClockPresets = { readonly [name: string]: ClockPreset };

/** The preset of this name; undefined if the game has none such. */
export function presetNamed(
  clocks: ClockPresets | undefined,
  name: string | undefined,
): ClockPreset | undefined {
  return clocks && name !== undefined && Object.hasOwn(clocks, name) ? clocks[name] : undefined;
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
