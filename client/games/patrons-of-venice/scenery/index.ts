/** The seven campi as the place of the game: from where they are seen, by which light. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Scenery } from '../../../world/scenery.ts';
import { SITES } from './places.ts';
import { QUAY } from './plan.ts';

const REACH = { x: 82, z: 66 };

export const SCENERY: Scenery = {
  ground: QUAY,
  reach: REACH,
  sites: SITES,
  framing: {
    corners: () => [
      [-76, 0, 44],
      [76, 0, 44],
      [-76, 4, -46],
      [76, 4, -46],
    ],
  },
  course: {
    at: (base: ViewBase) => {
      const { seats } = (base as View).public;
      return Math.max(...seats.map(({ points }) => points));
    },
    begins: 0,
    ends: 14,
    hours: [0, 1, 2, 3],
  },
  ambience: { beds: { water: 1, murmur: 0.5 }, markets: [], calls: [] },
  silhouettes: () => [{ x: 0, z: -40, wide: 90, tall: 60, roof: 'dome' }],
  place: async () => (await import('./Campi.tsx')).Campi,
};
