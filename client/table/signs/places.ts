/** Position of the name of a place. Pure. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { ClientGame } from '../game.ts';

export interface Sign {
  /** The key that looks at the place. */
  readonly key: string;
  readonly name: string;
  /** A little over its roof: x, y, z. */
  readonly at: readonly [number, number, number];
}

/** How far over a place its name hangs, units. */
const OVER = 1.5;

/**
 * A sign for each place that has a site, as the person on `seat` (null: a spectator) knows them.
 */
export function signsOf(
  { places, scenery }: Pick<ClientGame, 'places' | 'scenery'>,
  view: ViewBase | null,
  seat: number | null,
): Sign[] {
  return places.flatMap(({ key, name, site }): Sign[] => {
    const id = site(view, seat);
    const found = scenery.sites.find((one) => one.id === id);
    if (!found) return [];
    const foot = found.y ?? scenery.ground;
    return [{ key, name, at: [found.x, foot + found.top + OVER, found.z] }];
  });
}
