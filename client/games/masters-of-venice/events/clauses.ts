/** Why a deal matters, in a clause: its effect on prices, shares and majorities. */

import type { Shop } from '../../../../engine/games/masters-of-venice/data.ts';
import type { Cubes, Lots } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { resourceName, stockName } from '../strings/names.ts';

/** The split, or the next one, of any stock that a deal has moved; `lots` null: of any at all. */
export function splitOfAny(lots: Lots | null, scene: Scene): string | null {
  for (const event of scene.events) {
    if (event.type !== 'pegMoved' || event.track !== 'share') continue;
    const shop = event.id as Shop;
    const clause = lots === null || lots[shop] ? scene.split(shop) : null;
    if (clause) return clause;
  }
  return null;
}

/** The price of one of these resources, that of the Doge first. */
export function priceOfAny(cubes: Cubes, scene: Scene): string | null {
  const known = Object.keys(cubes) as (keyof Cubes)[];
  const kinds = known.filter((resource) => cubes[resource]);
  const controlled = kinds.find((r) => scene.find('priceControl', (e) => e.resource === r));
  const resource = controlled ?? kinds[0];
  return resource ? scene.price(resource, resourceName(resource)) : null;
}

/** A majority that a seat has just taken. */
export function majorityOf(seat: number, scene: Scene): string | null {
  const taken = scene.find('majorityChanged', ({ to }) => to === seat);
  return taken ? aired('why.majority', { shop: stockName(taken.shop) }) : null;
}
