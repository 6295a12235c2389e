/** Between the integers of a state and the words of its view: lists, masks and sparse maps. */

import { SHOPS, type Shop } from './data.ts';
import {
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

export { counts, drawn, idOrNull, idsIn, members, named, orNull } from '../../kit/names.ts';

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

/** The pawn's spot inside its place: a dock's number, a shop's id, null at the edge. */
export function spotName(place: number, spot: number): string | null {
  if (spot < 0) return null;
  return place === 0 ? String(spot + 1) : SHOPS[spot];
}

/** The counterpart of `spotName`; -1 at the edge or for a name that the place lacks. */
export function spotIndex(place: number, name: string | null): number {
  if (name === null) return -1;
  if (place === 0) return ['1', '2', '3', '4'].indexOf(name);
  return place === 1 ? SHOPS.indexOf(name as Shop) : -1;
}
