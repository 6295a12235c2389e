/** Colours of buildings, as factors. */

/** Red, green, blue as factors 0 … 1. */
export type Tint = readonly [number, number, number];

/** The factors of `0xrrggbb`. */
export function tint(hex: number): Tint {
  return [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
}
