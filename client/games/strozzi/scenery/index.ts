/** The gulf of Italy as the place of the game: its views, its light and its sounds. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { NARROW, UPRIGHT } from '../../../world/framing.ts';
import type { Corner, Scenery, Silhouette } from '../../../world/scenery.ts';
import {
  ANCHORAGE,
  CLIMB,
  DUOMO,
  FEET,
  LIGHTHOUSE,
  MOLES,
  PANTHEON,
  QUAY,
  VESUVIUS,
} from './landmarks.ts';
import { SITES } from './places.ts';

/** Corners of everything that the overview must hold in a picture of `aspect`. */
function corners(aspect: number): readonly Corner[] {
  const dome: Corner = [DUOMO.x + 4, QUAY + CLIMB.high + 25.5, DUOMO.z];
  if (aspect >= NARROW) {
    return [
      dome,
      [VESUVIUS.x, VESUVIUS.high + 1, VESUVIUS.z],
      [-68, 0, -7],
      [-69, 0, 20],
      // Panels reach a little over the sides: the cities' signs are not to lie under them.
      [aspect < 1.5 ? -86 : -66, 18, -38],
      [72, 0, 12],
      [64, 18, -38],
      [-56.5, 0, 41.6],
      [56.5, 0, 41.6],
    ];
  }
  if (aspect >= UPRIGHT) {
    return [
      dome,
      // Seats' plates are tall beside a picture that is nearly square: Naples' sign stands clear of them.
      [aspect >= 1 ? -82 : -70, 18, -38],
      [-66, 0, 20],
      [64, 18, -38],
      [70, 0, 12],
      [-56.5, 0, 40],
      [56.5, 0, 40],
    ];
  }
  return [
    [-60, 0, 44],
    [60, 0, 44],
    [-60, 4, -43.5],
    [60, 4, -43.5],
  ];
}

const silhouettes = (): readonly Silhouette[] => [
  { x: VESUVIUS.x + 14, z: VESUVIUS.z, wide: 210, tall: 96, roof: 'gable' },
  { x: FEET.naples.x, z: -30, wide: 70, tall: 46, roof: 'gable' },
  { x: PANTHEON.x, z: PANTHEON.z, wide: 64, tall: 62, roof: 'dome' },
  { x: FEET.rome.x, z: -34, wide: 54, tall: 44, roof: 'gable' },
  { x: DUOMO.x + 4, z: DUOMO.z, wide: 74, tall: 112, roof: 'dome' },
  { x: DUOMO.x - 13, z: DUOMO.z, wide: 17, tall: 92, roof: 'flat' },
  { x: FEET.venice.x, z: -30, wide: 66, tall: 46, roof: 'gable' },
  { x: 41.5, z: -31, wide: 16, tall: 104, roof: 'spire' },
  { x: LIGHTHOUSE.x, z: LIGHTHOUSE.z, wide: 15, tall: 74, roof: 'spire' },
];

export const SCENERY: Scenery = {
  ground: QUAY,
  reach: { x: 84, z: 66 },
  sites: SITES,
  framing: {
    corners,
    // Ships are answered in the sheet: half drawn up it leaves the whole gulf in sight.
    sheetShare: 0.53,
    // Upright pictures are seen from Naples: the moles lie side by side then.
    uprightYaw: -Math.PI / 2,
    pitch: (aspect) =>
      aspect >= NARROW ? (aspect < 1.5 ? 0.84 : 0.72) : aspect < UPRIGHT ? 1.08 : 0.92,
  },
  course: {
    at: (base: ViewBase) => {
      const { round, phase } = (base as View).public;
      return phase === 'gameOver' ? 4 : round;
    },
    begins: 1,
    ends: 5,
    // Morning, noon and evening for the rounds, and the gala by night.
    hours: [0, 1, 2, 3],
  },
  ambience: {
    beds: { water: 1, murmur: 0.5, wind: 1, crickets: 1 },
    water: (x, z) => Math.max(0, -9 - z, z - 23, Math.abs(x - ANCHORAGE.x) - 70),
    markets: Object.values(MOLES),
    calls: [
      { cue: 'gull', rates: [9, 7, 6, 0] },
      { cue: 'oarFar', rates: [2, 3, 2, 1] },
      { cue: 'bellFar', rates: [1, 0.8, 1, 0.6] },
    ],
  },
  silhouettes,
  place: async () => (await import('./Gulf.tsx')).Gulf,
  models: async (carved) => (await import('../../../world/kit.ts')).loadKit(carved),
};
