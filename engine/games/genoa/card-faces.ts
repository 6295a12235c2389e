/** The faces of the cards (rules, section 2.7). */

import type { Commodity } from './data.ts';
import type { BuildingId } from './map.ts';

/** Buildings, then goods. */
type Faces = readonly (readonly [buildings: readonly BuildingId[], goods: readonly Commodity[]])[];

export const LARGE_ORDERS: Faces = [
  [['villaColini'], ['copper', 'linen', 'saffron']],
  [['villaColini'], ['wine', 'linen', 'pepper']],
  [['villaColini'], ['ale', 'silver', 'pepper']],
  [['villaColini'], ['ale', 'copper', 'silk']],
  [['villaMonetti'], ['copper', 'silk', 'pepper']],
  [['villaMonetti'], ['ale', 'linen', 'saffron']],
  [['villaMonetti'], ['ale', 'silver', 'saffron']],
  [['villaMonetti'], ['wine', 'silver', 'linen']],
  [['villaRicci'], ['silver', 'silk', 'saffron']],
  [['villaRicci'], ['wine', 'silk', 'saffron']],
  [['villaRicci'], ['wine', 'copper', 'pepper']],
  [['villaRicci'], ['ale', 'copper', 'linen']],
  [['villaZasteri'], ['silver', 'linen', 'pepper']],
  [['villaZasteri'], ['ale', 'silk', 'pepper']],
  [['villaZasteri'], ['wine', 'copper', 'saffron']],
  [['villaZasteri'], ['wine', 'silver', 'silk']],
];
export const SMALL_ORDERS: Faces = [
  [['coachHouse'], ['ale']],
  [['coachHouse'], ['linen']],
  [['park'], ['wine']],
  [['park'], ['saffron']],
  [['palace'], ['silver']],
  [['palace'], ['saffron']],
  [['harbor'], ['copper']],
  [['harbor'], ['silk']],
  [['tavern'], ['ale']],
  [['tavern'], ['pepper']],
  [['inn'], ['silver']],
  [['inn'], ['linen']],
  [['guildHall'], ['silk']],
  [['cityHall'], ['copper']],
  [['postOffice'], ['pepper']],
  [['cathedral'], ['wine']],
];
export const MESSAGES: Faces = [
  [['cityHall', 'coachHouse'], []],
  [['cathedral', 'fabric'], []],
  [['tavern', 'palace'], []],
  [['spices', 'park'], []],
  [['coachHouse', 'inn'], []],
  [['harbor', 'villaMonetti'], []],
  [['postOffice', 'drinks'], []],
  [['guildHall', 'villaRicci'], []],
  [['park', 'villaColini'], []],
  [['fabric', 'harbor'], []],
  [['metals', 'tavern'], []],
  [['drinks', 'inn'], []],
  [['villaZasteri', 'palace'], []],
  [['spices', 'metals'], []],
];
export const CONTRACTS: Faces = [
  ...(['villaRicci', 'spices', 'coachHouse', 'park', 'metals', 'villaColini', 'tavern'] as const),
  ...(['villaZasteri', 'fabric', 'palace', 'harbor', 'drinks', 'villaMonetti', 'inn'] as const),
].map((building) => [[building], []] as const);
