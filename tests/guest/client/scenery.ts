/** The long road: sixty oases in a ring, in a desert without any water. */

import type { Scenery, Site } from '../../../client/world/scenery.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { OASES } from '../engine/data.ts';
import { heightAt } from './dunes.ts';
import { RING } from './ring.ts';
import { open } from './words.ts';

const HALF = 4;
const LOOK = 95;

export const stopOf = (oasis: number): string => `oasis${oasis}`;

/** Position of an oasis. */
export function spotOf(oasis: number): { readonly x: number; readonly z: number } {
  const turn = (oasis / OASES) * 2 * Math.PI;
  return { x: RING.x * Math.sin(turn), z: RING.z * Math.cos(turn) };
}

const SITES: readonly Site[] = Array.from({ length: OASES }, (_, oasis) => ({
  ...spotOf(oasis),
  id: stopOf(oasis),
  turn: 0,
  half: HALF,
  top: HALF,
  look: LOOK,
}));

export const SCENERY: Scenery = {
  ground: 0,
  reach: { x: RING.x + 20, z: RING.z + 20 },
  height: heightAt,
  sites: SITES,
  framing: {
    corners: () =>
      SITES.flatMap(
        ({ x, z }) =>
          [
            [x - HALF, 0, z - HALF],
            [x + HALF, HALF, z + HALF],
          ] as const,
      ),
  },
  course: {
    at: (view: ViewBase) => open(view).round,
    begins: 1,
    ends: 7,
    hours: [0, 1, 2],
  },
  ambience: { beds: { wind: 1 }, markets: [], calls: [] },
  silhouettes: () =>
    SITES.filter((_, oasis) => oasis % 6 === 0).map(({ x, z }) => ({
      x,
      z,
      wide: 40,
      tall: 30,
      roof: 'dome',
    })),
  place: async () => (await import('./place.tsx')).Desert,
};
