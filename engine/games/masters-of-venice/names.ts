/** Between the integers of a state and the words of its view: lists, masks and sparse maps. */

import { SHOPS, type Shop } from './data.ts';
import {
  type State,
  USED_BUY_FAVOR,
  USED_BUY_SHARES,
  USED_DOCK,
  USED_DRAW_ORDER,
  USED_MAJORITY_SHIFT,
  USED_MERCATO_BUY,
  USED_MERCATO_SELL,
  USED_MERCATO_SWAP,
  USED_OFFICE,
  USED_SALE,
  USED_SELL_SHARES,
} from './state.ts';
import type { Phase, Stance, Target } from './types.ts';

/** Index = value of `PHASE`. */
export const PHASES: readonly Phase[] = [
  'bid',
  'draft',
  'destination',
  'window',
  'turn',
  'finished',
];
/** Index = value of `STANCE`. */
export const STANCES: readonly Stance[] = ['always', 'placeStart', 'wait'];
/** Index = value of `QUEUE_TARGET`. */
export const TARGETS: readonly Target[] = ['own', 'shared'];
export const STEPS = ['pick', 'adjust'] as const;
export const KINDS = ['main', 'shared'] as const;
export const PENDINGS = [null, 'guildKeep', 'placeCubes'] as const;

/** Names of the sub-actions that are counted once per turn, with their bits in `TURN_USED`. */
export const USED_NAMES: readonly (readonly [string, number])[] = [
  ['dock', USED_DOCK],
  ['sale', USED_SALE],
  ...SHOPS.map((shop, i) => [`majority:${shop}`, 1 << (USED_MAJORITY_SHIFT + i)] as const),
  ['buyShares', USED_BUY_SHARES],
  ['sellShares', USED_SELL_SHARES],
  ['drawOrder', USED_DRAW_ORDER],
  ['buyFavor', USED_BUY_FAVOR],
  ['office', USED_OFFICE],
  ['mercatoBuy', USED_MERCATO_BUY],
  ['mercatoSell', USED_MERCATO_SELL],
  ['mercatoSwap', USED_MERCATO_SWAP],
];

export function usedNames(mask: number): string[] {
  return USED_NAMES.filter(([, bit]) => (mask & bit) !== 0).map(([name]) => name);
}

/** The members of a mask, lowest bit first. */
export function members(mask: number): number[] {
  const found: number[] = [];
  for (let i = 0; mask >> i !== 0; i++) if ((mask & (1 << i)) !== 0) found.push(i);
  return found;
}

/** The members of a mask by name, in the order of `ids`. */
export function named<Id extends string>(mask: number, ids: readonly Id[]): Id[] {
  return ids.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** Counts that stand from `start` on, as a sparse map (0 = absent). */
export function counts<Id extends string>(
  s: State,
  start: number,
  ids: readonly Id[],
): { [id in Id]?: number } {
  const found: { [id in Id]?: number } = {};
  for (let i = 0; i < ids.length; i++) if (s[start + i] !== 0) found[ids[i]] = s[start + i];
  return found;
}

/** A list with its length at `size` and its entries from `start` on, as ids. */
export function idsIn<Id extends string>(
  s: State,
  size: number,
  start: number,
  ids: readonly Id[],
): Id[] {
  const found: Id[] = [];
  for (let i = 0, n = s[size]; i < n; i++) found.push(ids[s[start + i]]);
  return found;
}

/** The id at `index`, null for -1. */
export function idOrNull<Id extends string>(ids: readonly Id[], index: number): Id | null {
  return index < 0 ? null : ids[index];
}

/** A seat or an amount, null for -1. */
export const orNull = (value: number): number | null => (value < 0 ? null : value);

/** Where a pawn stands inside its place: a dock's number, a shop's id, null at the edge. */
export function spotName(place: number, spot: number): string | null {
  if (spot < 0) return null;
  return place === 0 ? String(spot + 1) : SHOPS[spot];
}

/** The counterpart of `spotName`; -1 at the edge or for a name that no such place has. */
export function spotIndex(place: number, name: string | null): number {
  if (name === null) return -1;
  if (place === 0) return ['1', '2', '3', '4'].indexOf(name);
  return place === 1 ? SHOPS.indexOf(name as Shop) : -1;
}

/** Cubes or cards drawn and not yet dealt with, as ids; -1 is an empty place. */
export function drawn<Id extends string>(
  s: State,
  start: number,
  length: number,
  ids: readonly Id[],
): Id[] {
  const found: Id[] = [];
  for (let i = 0; i < length; i++) if (s[start + i] >= 0) found.push(ids[s[start + i]]);
  return found;
}
