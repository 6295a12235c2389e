/** The names of the house's levels, the mildest first, for pages that only name them. */

export const LEVEL_NAMES = ['easy', 'steady', 'sharp', 'master', 'doge'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
