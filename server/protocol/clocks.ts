/** The clocks of tables: timers are the game's options, the bank beside them is the table's. */

import type { ClockPreset, JsonObject } from '../../engine/core/contract.ts';

export const CLOCK_PRESETS = ['none', 'relaxed', 'standard', 'blitz'] as const;

/** Time bank of each seat for a whole match, in seconds. */
export const BANK_SECONDS: { readonly [preset in ClockPreset]: number } = {
  none: 0,
  relaxed: 600,
  standard: 300,
  blitz: 120,
};

/**
 * The preset that these options and this bank make up; null if they were set one by one.
 * @param bankSeconds of each seat
 */
export function presetOf(
  clocks: { readonly [preset in ClockPreset]: JsonObject } | undefined,
  options: { readonly [name: string]: unknown },
  bankSeconds: number,
): ClockPreset | null {
  const fits = (preset: ClockPreset): boolean =>
    BANK_SECONDS[preset] === bankSeconds &&
    Object.entries(clocks?.[preset] ?? {}).every(([name, value]) => options[name] === value);
  return CLOCK_PRESETS.find(fits) ?? null;
}
