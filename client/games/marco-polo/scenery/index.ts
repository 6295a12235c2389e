/** The map room as the place of the game: its camera, light and sounds. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import { NARROW, UPRIGHT } from '../../../world/framing.ts';
import type { Corner, Scenery, Silhouette } from '../../../world/scenery.ts';
import { SITES } from './places.ts';
import { FLOOR, LINE, MAP, ROOM, TABLE, TOP, VENICE } from './plan.ts';

/** Angle above the horizon of an upright picture: a map for pointing with a finger. */
const FLAT = 1.3;

/** Height of the part at the upper edge that the purse of a phone's sheet covers, in units. */
const PURSE = 8;

/** Corners of everything that the overview must hold in a picture of `aspect`. */
function corners(aspect: number): readonly Corner[] {
  if (aspect >= UPRIGHT) {
    const wall: Corner[] =
      aspect >= NARROW
        ? [[0, FLOOR + (aspect < 1.5 ? 17 : 19), ROOM.z0]]
        : [[0, FLOOR + 14, ROOM.z0]];
    return [
      ...wall,
      [TABLE.x0, TOP, TABLE.z0],
      [TABLE.x1, TOP, TABLE.z0],
      [TABLE.x0 + 1, TOP, TABLE.z1],
      [TABLE.x1 - 1, TOP, TABLE.z1],
    ];
  }
  // The table's width fills it: the world lies under the player's own purse, the places under the sheet.
  const deep = (MAP.x1 - VENICE.x0) / aspect / Math.sin(FLAT);
  return [
    [VENICE.x0 - 0.5, TOP, LINE.z - PURSE],
    [MAP.x1 + 0.5, TOP, LINE.z - PURSE],
    [VENICE.x0 - 0.5, TOP, TABLE.z1],
    [MAP.x1 + 0.5, TOP, Math.max(TABLE.z1, LINE.z - PURSE + deep * 0.92)],
  ];
}

function silhouettes(): readonly Silhouette[] {
  const arches = [-72, -56, -40, -24, -8, 8, 24, 40, 56, 72].map(
    (x): Silhouette => ({ x, z: ROOM.z0, wide: 92, tall: 120, roof: 'flat' }),
  );
  return [
    ...arches,
    { x: -50, z: -40, wide: 130, tall: 46, roof: 'flat' },
    { x: -20, z: -34, wide: 40, tall: 60, roof: 'dome' },
    { x: 26, z: -18, wide: 200, tall: 52, roof: 'gable' },
    { x: 54, z: -34, wide: 90, tall: 58, roof: 'gable' },
  ];
}

/** The round of the match, 1 … 5; after the last one it is over. */
function hour(base: ViewBase): number {
  const { round, phase } = base.public as { round: number; phase: string };
  return phase === 'GAME_OVER' ? ROUNDS + 1 : Math.max(1, round);
}

export const SCENERY: Scenery = {
  ground: TOP,
  reach: { x: 84, z: 66 },
  height: (x, z) =>
    x > TABLE.x0 - 2 && x < TABLE.x1 + 2 && z > TABLE.z0 - 2 && z < TABLE.z1 + 2 ? TOP + 2 : FLOOR,
  sites: SITES,
  framing: {
    corners,
    clearLeft: 0.95,
    pitch: (aspect) =>
      aspect >= NARROW ? (aspect < 1.5 ? 0.98 : 0.86) : aspect < UPRIGHT ? FLAT : 1.1,
  },
  course: {
    at: hour,
    begins: 1,
    ends: ROUNDS + 2,
    // Dawn, noon, afternoon, evening, candlelight over the rounds; the count by night.
    hours: [0, 0.8, 1.45, 1.95, 2.7, 3],
  },
  ambience: {
    beds: { water: 0.8, murmur: 0.35, wind: 0.5, crickets: 0.5 },
    water: (_x, z) => Math.max(0, z - ROOM.z0),
    markets: [],
    calls: [
      { cue: 'gull', rates: [6, 5, 4, 0] },
      { cue: 'oarFar', rates: [3, 3, 3, 2] },
      { cue: 'bellFar', rates: [1.2, 1, 1.2, 0.8] },
    ],
  },
  silhouettes,
  place: async () => (await import('./Room.tsx')).Room,
  models: async (carved) => (await import('../../../world/kit.ts')).loadKit(carved),
};
