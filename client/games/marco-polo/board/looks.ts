/** Colours of this board, and the names of its cells. */

import type { DieView } from '../../../../engine/games/marco-polo/types.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';

export const IVORY = 0xf8efd8;
export const INK = 0x2a1c12;
export const SLATE = 0x2f3b46;
export const GILT = 0xf4c963;
export const METAL = 0xf7bd3c;
export const CAMEL = 0xc98a4a;
export const DIM = 0x9a8a70;
/** Colours of the dice that do not have a seat's colour. */
const DICE = { black: 0x2c2826, white: 0xf6f0e2, token: 0xcaa05a, neutral: 0x8f8578 } as const;

export const paintOf = (color: string): number => SEAT_COLORS[color] ?? IVORY;
const COLOR_NAMES = Object.keys(SEAT_COLORS);
const named = (prefix: string): { readonly [color: string]: string } =>
  Object.fromEntries(COLOR_NAMES.map((color) => [color, `${prefix}:${color}`]));
const EMBLEMS = named('emblem');
const STANDARDS = named('standard');
export const emblemOf = (color: string): string => EMBLEMS[color] ?? 'emblem:blue';
export const standardOf = (color: string): string => STANDARDS[color] ?? 'standard:blue';
/** Colours on which white figures are hard to read have dark ones. */
export const figureOn = (color: string): number => (color === 'yellow' ? INK : 0xffffff);

/** The paint of a die in a seat's hand or on a space; `color`: of the seat. */
export const dieColor = (kind: DieView['kind'], color: string): number =>
  kind === 'color' ? paintOf(color) : DICE[kind];
/** The colour of its pips. */
export const pipsOn = (kind: DieView['kind'], color: string): number =>
  kind === 'white' || kind === 'token' || (kind === 'color' && color === 'yellow') ? INK : 0xffffff;

const PIPS = ['', 'pips:1', 'pips:2', 'pips:3', 'pips:4', 'pips:5', 'pips:6'] as const;
export const pipsCell = (value: number): string => PIPS[value] ?? '';

/** Names of cells by their faces. */
export const faceOf = (
  kind: 'contract' | 'city' | 'bonus' | 'outpost' | 'goal' | 'gift',
  id: string,
) => `${kind}:${id}`;
export const cellOfCompanion = (companion: string): string => `companion:${companion}`;
export const cellOfPerson = (character: string): string => `person:${character}`;
