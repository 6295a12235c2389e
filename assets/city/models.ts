/** Every model of the city's kit, carved in full or plainly. */

import { Carver, type Model } from './carver.ts';
import { house } from './house.ts';
import { HOUSES } from './houses.ts';

export function carveAll(rich: boolean): Model[] {
  const models: Model[] = [];
  for (const h of HOUSES) {
    const c = new Carver(h.seed, rich);
    house(c, h);
    models.push(c.finish(h.name));
  }
  return models;
}
