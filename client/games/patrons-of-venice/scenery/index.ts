/** The seven campi as the place of the game: their views, their light and their sounds. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { NARROW, UPRIGHT } from '../../../world/framing.ts';
import type { Corner, Scenery, Silhouette } from '../../../world/scenery.ts';
import { rowHouses } from '../../../world/silhouettes.ts';
import { SITES } from './places.ts';
import { CLOCK, DOME, LION, MARKET, middleOf, QUAY } from './plan.ts';
import { planOf } from './town-plan.ts';
import { WAY, wayOf } from './way.ts';

/** Corners of everything that the overview must hold in a picture of `aspect`. */
function corners(aspect: number): readonly Corner[] {
  if (aspect >= NARROW) {
    return [
      [DOME.x, 19, DOME.z],
      [CLOCK.x, 19.5, CLOCK.z],
      [-71, 0, -36],
      [-71, 0, 5],
      [73, 0, -36],
      [73, 0, 0],
      [-52, 0, 44],
      [52, 0, 46],
    ];
  }
  if (aspect >= UPRIGHT) {
    return [
      [DOME.x, 14, DOME.z],
      [-71, 0, -36],
      [-71, 0, 5],
      [73, 0, -36],
      [73, 0, -2],
      [-50, 0, 44],
      [50, 0, 46],
    ];
  }
  return [
    [-70, 0, 45],
    [70, 0, 45],
    [-70, 6, -42],
    [70, 6, -42],
  ];
}

function silhouettes(): readonly Silhouette[] {
  const market = middleOf(MARKET.area);
  return [
    ...rowHouses(planOf(5).rows),
    { ...DOME, wide: 92, tall: 118, roof: 'dome' },
    { ...CLOCK, wide: 44, tall: 96, roof: 'flat' },
    { ...market, wide: 120, tall: 22, roof: 'flat' },
    { ...LION, wide: 8, tall: 60, roof: 'spire' },
  ];
}

export const SCENERY: Scenery = {
  ground: QUAY,
  reach: { x: 86, z: 66 },
  sites: SITES,
  framing: {
    corners,
    // Galleys lie at the left edge as well: all of them are seen beside the seats' plates.
    clearLeft: 0.9,
    // Upright pictures are seen from the left edge: the quays lie above and below the campi.
    uprightYaw: -Math.PI / 2,
    pitch: (aspect) =>
      aspect >= NARROW ? (aspect < 1.5 ? 0.98 : 0.86) : aspect < UPRIGHT ? 1.1 : 1.02,
  },
  course: {
    at: (base: ViewBase) => wayOf(base as View),
    begins: 0,
    ends: WAY + 2,
    // From morning to evening on the way, dusk in the last turn, and the result by night.
    hours: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 1.95, 2.1, 2.42, 3],
  },
  ambience: {
    beds: { water: 1, murmur: 1, wind: 0.8, crickets: 1 },
    water: (x, z) => Math.max(0, Math.abs(x) - 52, z - 46, -24 - z, 0),
    markets: [middleOf(MARKET.area)],
    calls: [
      { cue: 'gull', rates: [7, 5, 5, 0] },
      { cue: 'oarFar', rates: [4, 4, 4, 3] },
      { cue: 'marketFar', rates: [4, 6, 4, 0.6] },
      { cue: 'bellFar', rates: [1, 0.8, 1, 0.6] },
    ],
  },
  silhouettes,
  place: async () => (await import('./Quarter.tsx')).Quarter,
  models: async (carved) => (await import('../../../world/kit.ts')).loadKit(carved),
};
