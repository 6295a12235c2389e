/** Groups of contracts at the end (rules, section 6). Pure. */

import type { CardId } from '../../../engine/games/genoa/data.ts';
import { BUILDINGS, type BuildingId, OUTER_RING } from '../../../engine/games/genoa/map.ts';
import { faceOf } from './facts.ts';

/** The outer buildings in order: a closed way of neighbours. */
export const RING: readonly BuildingId[] = OUTER_RING.flatMap((one) => BUILDINGS[one] ?? []);

/** GE-812: runs of neighbours on the closed ring, each in order from its first building. */
export function runsOf(contracts: readonly BuildingId[]): readonly (readonly BuildingId[])[] {
  if (contracts.length >= RING.length) return [RING];
  const has = (k: number): boolean =>
    contracts.some((one) => one === RING[(k + RING.length) % RING.length]);
  return RING.flatMap((_, k) => {
    if (!has(k) || has(k - 1)) return [];
    let size = 1;
    while (has(k + size)) size++;
    return [[...RING, ...RING].slice(k, k + size)];
  });
}

/** The buildings of the contracts among cards. */
export const contractsIn = (hand: readonly CardId[]): readonly BuildingId[] =>
  hand.flatMap((card) => {
    const { kind, buildings } = faceOf(card);
    return kind === 'CT' ? buildings : [];
  });
