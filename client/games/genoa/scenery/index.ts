/** Genoa as the place of the game: its camera, light and sounds. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import { BUILDINGS } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { NARROW, UPRIGHT } from '../../../world/framing.ts';
import type { Corner, Scenery, Silhouette } from '../../../world/scenery.ts';
import { SITES } from './places.ts';
import { houseRect, LANTERNA, liesAcross, middleOf, QUAY, ROOF, SUNDIAL, TRAY } from './plan.ts';
import { BEYOND, HOURS, wayOf, wayOfRound } from './way.ts';

/** Angle above the horizon of an upright picture: a flat board for pointing with a finger. */
const FLAT = 1.36;

/** Height of the part at the upper edge that the purse of a phone's sheet covers, in units. */
const PURSE = 8.5;

/** Corners of everything that the overview must hold in a picture of `aspect`. */
function corners(aspect: number): readonly Corner[] {
  if (aspect >= UPRIGHT) {
    // The hills rise over the far edge; storage lies at both sides; terraces in front.
    const top: Corner[] = aspect >= NARROW ? [[0, 13, -52]] : [[0, 9, -46]];
    return [
      ...top,
      [-61, 0, -43],
      [61, 0, -43],
      [-61, 0, 33],
      [61, 0, 33],
      [-50, 0, 47],
      [50, 0, 47],
    ];
  }
  // The tray's width fills the picture, seen nearly from above. A phone's sheet covers the sea: the
  // town lies at the picture's upper edge, below the player's own purse; its hills are beyond.
  const deep = (2 * TRAY.x1) / aspect / Math.sin(FLAT);
  return [
    [0, 0, TRAY.z0 - PURSE],
    [-48.6, 6, -43],
    [48.6, 6, -43],
    [-48.6, 0, 33],
    [48.6, 0, 33],
    [0, 0, Math.max(33, TRAY.z0 - PURSE + deep * 0.97)],
  ];
}

function silhouettes(): readonly Silhouette[] {
  const town = BUILDINGS.map((id): Silhouette => {
    const at = middleOf(houseRect(id));
    return { ...at, wide: liesAcross(id) ? 84 : 56, tall: ROOF[id] * 7, roof: 'gable' };
  });
  const slopes = [-58, -44, -30, -16, -2, 12, 26, 40, 54].map(
    (x, k): Silhouette => ({ x, z: -58, wide: 44, tall: 70 + (k % 3) * 12, roof: 'gable' }),
  );
  const { x, z } = LANTERNA;
  return [...slopes, ...town, { x, z, wide: 26, tall: 150, roof: 'spire' }];
}

export const SCENERY: Scenery = {
  ground: QUAY,
  reach: { x: 84, z: 66 },
  sites: SITES,
  framing: {
    corners,
    // Storage lies at the left edge: the picture keeps it clear of the seats' plates.
    clearLeft: 0.95,
    pitch: (aspect) =>
      aspect >= NARROW ? (aspect < 1.5 ? 0.98 : 0.88) : aspect < UPRIGHT ? FLAT : 1.1,
  },
  course: {
    at: (base: ViewBase) => wayOf(base as View),
    ofRound: (base: ViewBase, round: number) => wayOfRound(base as View, round),
    begins: 0,
    ends: BEYOND,
    hours: HOURS,
  },
  ambience: {
    beds: { water: 1, murmur: 1, wind: 1, crickets: 1 },
    water: (x, z) => Math.max(0, Math.min(61 - Math.abs(x), 47 - z)),
    markets: [SUNDIAL],
    calls: [
      { cue: 'gull', rates: [9, 7, 6, 0] },
      { cue: 'marketFar', rates: [4, 6, 4, 0.6] },
      { cue: 'bellFar', rates: [1.2, 1, 1.2, 0.8] },
    ],
  },
  silhouettes,
  place: async () => (await import('./Town.tsx')).Town,
  models: async (carved) => (await import('../../../world/kit.ts')).loadKit(carved),
};
