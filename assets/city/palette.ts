/** Colours of the workshop (sRGB). Istrian white draws the lines; walls are tinted per house. */

export const STONE = 0xefe8d8;
export const STONE_SHADE = 0xd9cfba;
export const STONE_DARK = 0xb3a68c;
export const BRICK = 0xb4583c;
export const TILE = 0xdb8556;
export const TILE_RIDGE = 0xdd9468;
export const GLASS = 0x4b6673;
export const WOOD = 0x7a5232;
export const WOOD_LIGHT = 0xa9794a;
export const WOOD_DARK = 0x4e3320;
export const VERDIGRIS = 0x6fae9e;
export const LEAD = 0x8fa3ad;
export const GOLD = 0xe8b73a;
export const IRON = 0x2b2d31;
export const BLACK = 0x17181b;
export const CREAM = 0xf4e9cf;
export const RED = 0xb5302a;
export const LEAF = 0x4f7a3a;
export const LEAF_DARK = 0x35592f;
export const CANVAS = 0xefe3c6;
