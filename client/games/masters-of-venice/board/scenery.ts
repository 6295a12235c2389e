/** Venice as the place of the game: its views, its light and its sounds. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import { cornersOf, NARROW, UPRIGHT } from '../../../world/framing.ts';
import type { Corner, Scenery, Silhouette } from '../../../world/scenery.ts';
import { rowHouses } from '../../../world/silhouettes.ts';
import { type PlayedSite, SITES } from './buildings.ts';
import {
  CAMPANILE,
  CANAL_CENTRE,
  CANAL_RADIUS,
  CANAL_SPACES,
  CANAL_WIDTH,
  canalSpace,
  QUAY,
} from './landmarks.ts';
import { PLAN } from './plan.ts';

/** Rounds of a match. */
const ROUNDS = 16;

/** Pictures that are not wide leave roofs at both sides out, so that figures stay large. */
const NARROW_REACH = 52;
/**
 * Upright pictures are as wide as a hand: backs of houses leave them on every side, so that prices
 * and boats are as large as they can be. Only roofs are left out; every target is in the picture.
 */
const UPRIGHT_REACH = { x: 56, far: -33, near: 50, roof: 5 } as const;

const clamp = (value: number, reach: number): number => Math.min(reach, Math.max(-reach, value));

/** Corners of everything that the overview must hold in a picture of `aspect`. */
function corners(aspect: number): readonly Corner[] {
  const spaces = Array.from({ length: CANAL_SPACES }, (_, k) => canalSpace(k + 1));
  const points = [
    ...SITES.flatMap(seenOf),
    ...spaces.flatMap(({ x, z }) =>
      cornersOf({ x, z, half: CANAL_WIDTH / 2, top: 0, id: '', turn: 0, look: 0 }),
    ),
  ];
  if (aspect >= NARROW) return points;
  if (aspect >= UPRIGHT) return points.map(([x, y, z]) => [clamp(x, NARROW_REACH), y, z]);
  const { x: side, far, near, roof } = UPRIGHT_REACH;
  return points.map(([x, y, z]) => [
    ...([clamp(x, side), Math.min(y, roof), Math.min(near, Math.max(far, z))] as const),
  ]);
}

/** The yard side of a palazzo must be seen; its back may leave the picture. */
function seenOf(site: PlayedSite): Corner[] {
  const all = cornersOf(site);
  if (site.kind !== 'palazzo') return all;
  const back = Math.sign(site.x);
  return all.map(([x, y, z]) => [(x - site.x) * back > 0 ? site.x : x, y, z]);
}

/** Heights of the places in the outline that rises while the city loads. */
const HEIGHTS = {
  church: 78,
  market: 34,
  hall: 56,
  loggia: 48,
  office: 42,
  shop: 50,
  palazzo: 60,
} as const;

function silhouettes(): readonly Silhouette[] {
  const marks = SITES.flatMap(({ kind, x, z }): Silhouette[] => {
    if (kind === 'dock') return [];
    const roof = kind === 'church' ? 'dome' : kind === 'market' ? 'flat' : 'gable';
    return [{ x, z, wide: kind === 'church' ? 64 : 58, tall: HEIGHTS[kind], roof }];
  });
  return [...rowHouses(PLAN.rows), ...marks, { ...CAMPANILE, wide: 17, tall: 118, roof: 'spire' }];
}

export const SCENERY: Scenery = {
  ground: QUAY,
  reach: { x: 75, z: 62 },
  sites: SITES,
  // Upright pictures turn the board by a quarter, so that the canal runs from foot to head.
  framing: { corners, uprightYaw: -Math.PI / 2 },
  course: {
    at: (view: ViewBase) => (view.public as { round?: number }).round ?? 1,
    begins: 1,
    ends: ROUNDS + 1,
    // One light for each of the four terms.
    hours: [0, 1, 2, 3],
  },
  ambience: {
    beds: { water: 1, murmur: 1, wind: 1, crickets: 1 },
    water: (x, z) => Math.abs(Math.hypot(x - CANAL_CENTRE.x, z - CANAL_CENTRE.z) - CANAL_RADIUS),
    markets: SITES.filter(({ kind }) => kind === 'market' || kind === 'loggia' || kind === 'shop'),
    calls: [
      { cue: 'gull', rates: [7, 5, 5, 0] },
      { cue: 'oarFar', rates: [4, 4, 4, 4] },
      { cue: 'marketFar', rates: [4.2, 6, 4.5, 0.7] },
      { cue: 'bellFar', rates: [0.8, 0.8, 0.8, 0.5] },
    ],
  },
  silhouettes,
  place: async () => (await import('./City.tsx')).MastersCity,
  models: async (carved) => (await import('../../../world/kit.ts')).loadKit(carved),
};
