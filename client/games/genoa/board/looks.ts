/** Colours of this board, and the names of the cells that it draws from lists. */

import {
  COMMODITIES,
  type Commodity,
  KINDS,
  type Kind,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { COMMODITY_COLORS, KIND_COLORS, TILE_COLORS } from '../overlay/signs.ts';

export const IVORY = 0xf8efd8;
export const INK = 0x241d1a;
export const SLATE = 0x39424c;
export const WALNUT = 0x4a2f1e;
export const MARBLE = 0xf1ece0;
export const DARK = 0x2d3138;
export const GILT = 0xf4c963;
/** Ducats of every denomination are gold. */
export const METAL = 0xf7bd3c;
/** The two dice and their beams (GE-201). */
export const BLUE = 0x2f6fd0;
export const RED = 0xc8352e;

const paints = <K extends string>(css: { readonly [k in K]: string }, all: readonly K[]) =>
  Object.fromEntries(all.map((k) => [k, Number.parseInt(css[k].slice(1), 16)])) as {
    readonly [k in K]: number;
  };
export const GOOD_PAINT: { readonly [good in Commodity]: number } = paints(
  COMMODITY_COLORS,
  COMMODITIES,
);
export const TILE_PAINT: { readonly [tile in Tile]: number } = paints(TILE_COLORS, TILES);
export const KIND_PAINT: { readonly [kind in Kind]: number } = paints(KIND_COLORS, KINDS);

/** Names made once from a list, so that no frame builds them again. */
export const named = <K extends string, P extends string>(
  prefix: P,
  names: readonly K[],
): { readonly [k in K]: `${P}:${k}` } =>
  Object.fromEntries(names.map((name) => [name, `${prefix}:${name}`])) as {
    [k in K]: `${P}:${k}`;
  };
export const GOOD_FORM = named('good', COMMODITIES);
export const GOOD_CELL = GOOD_FORM;
export const TILE_CELL = named('tile', TILES);
export const KIND_CELL = named('kind', KINDS);
export const BACK_CELL = named('back', KINDS);

const COLOR_NAMES = Object.keys(SEAT_COLORS);
const STANDARDS: { readonly [color: string]: string } = named('standard', COLOR_NAMES);
const EMBLEMS: { readonly [color: string]: string } = named('emblem', COLOR_NAMES);
/** The cells of a house's banner and of its emblem. */
export const standardOf = (color: string): string => STANDARDS[color] ?? 'standard:blue';
export const emblemOf = (color: string): string => EMBLEMS[color] ?? 'emblem:blue';
export const paintOf = (color: string): number => SEAT_COLORS[color] ?? IVORY;
/** Colours on which white figures are hard to read have dark ones. */
export const figureOn = (color: string): number => (color === 'yellow' ? INK : 0xffffff);
