/** The clocks of tables by one word: presets are the game's, timers among its options. */

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

/** Values of any kind of JSON, lists among them; an option that was never set is nobody's. */
const sameJson = (one: unknown, other: Json): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/**
 * The name of the preset that these options and this bank make up; null if they were set one by one.
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
