/** The places of the offers' trays over the town. Pure, in the measures of the plan. */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import { isBuilding, type Place, QUAY, SQUARE, spaceRect, TOWER_HALF, towerSpot } from './plan.ts';

/** Size of a tray with an offer at size 1. */
export const OFFER = { w: 5.8, d: 4 } as const;
/** Free ground between two trays of a row, at size 1. */
const APART = 0.35;
/** Size of trays in a row with enough room, and the smallest size. */
const TRAYS = { large: 1.4, small: 0.99 } as const;
/** Height of trays over the ground: in front of a house's roof, and over a street's people. */
const AFLOAT = { building: 7.6, open: 3.4 } as const;
/** Distance of a tray's middle in front of its space's middle. */
const BEFORE = { building: 0.8, open: 1.6 } as const;

/** A place over the ground, and the size of the tray there. */
export interface Hung extends Place {
  readonly size: number;
  /** Its row, from the lowest one up, and the number of trays in that row. */
  readonly row: number;
  readonly abreast: number;
}

/**
 * The middle of the `k`th of `count` trays over a space, the best (0) at the left of the lowest row.
 * No row is wider than the space, and none hangs where the tower of a building stands.
 */
export function offerSpot(id: SpaceId, k: number, count: number): Hung {
  const { x0, x1, z0, z1 } = spaceRect(id);
  const kind = isBuilding(id) ? 'building' : 'open';
  const isWide = x1 - x0 > SQUARE.w * 1.5;
  const right = isWide && kind === 'building' ? towerSpot(id).x - TOWER_HALF : x1;
  const wide = right - x0;
  const at = (size: number): number => Math.floor(wide / ((OFFER.w + APART) * size) + 0.05);
  const size = count <= 2 * Math.max(1, at(TRAYS.large)) ? TRAYS.large : TRAYS.small;
  const most = Math.max(1, at(size));
  const row = Math.floor(k / most);
  const abreast = Math.min(most, count - row * most);
  return {
    x: (x0 + right) / 2 + ((k % most) - (abreast - 1) / 2) * (OFFER.w + APART) * size,
    y: QUAY + AFLOAT[kind] + row * 4.4 * size,
    z: (z0 + z1) / 2 + BEFORE[kind],
    size,
    row,
    abreast,
  };
}
