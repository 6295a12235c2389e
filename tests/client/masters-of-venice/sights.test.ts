/** The director's camera: in the open air, and with its subject in sight. */

import { expect, test } from 'vitest';
import { PLAN } from '../../../client/games/masters-of-venice/board/plan.ts';
import { SCENERY } from '../../../client/games/masters-of-venice/board/scenery.ts';
import { sight } from '../../../client/games/masters-of-venice/director/sights.ts';
import type { ShotSize } from '../../../client/table/director/types.ts';
import { eyeOf } from '../../../client/world/orbit.ts';
import { type Solid, solidsOf } from '../../../client/world/solids.ts';
import { crowns } from '../../../client/world/venice/crown.ts';
import { sites } from '../../../client/world/venice/sites.ts';
import { town } from '../../../client/world/venice/town.ts';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import { boundsIn } from '../models.ts';

const WALLS = [...town(PLAN), ...sites(PLAN)];
const SOLIDS = solidsOf(boundsIn('city.glb'), [...WALLS, ...crowns(WALLS)]);

const PLACES = [
  ...SCENERY.sites.map(({ id }) => id),
  'shops',
  'order',
  'row',
  'bag',
  ...RESOURCES.map((resource) => `ladder:${resource}`),
  ...[0, 1, 2, 3, 4].map((seat) => `yard:${seat}`),
  ...Array.from({ length: 16 }, (_, k) => `space:${k + 1}`),
];
const SIZES: readonly ShotSize[] = ['medium', 'close'];
const ASPECTS = [16 / 9, 4 / 3, 0.7];

const within = (solid: Solid, x: number, y: number, z: number): boolean => {
  const [dx, dz] = [x - solid.x, z - solid.z];
  const u = Math.abs(dx * solid.cos - dz * solid.sin);
  const v = Math.abs(dx * solid.sin + dz * solid.cos);
  return y < solid.top && u < solid.halfX && v < solid.halfZ;
};

test.each(PLACES)('%s is a place of its own, seen by nobody through a wall', (place) => {
  for (const size of SIZES) {
    for (const aspect of ASPECTS) {
      const frame = sight(place, size, aspect);
      expect(frame).not.toEqual(sight(null, 'wide', aspect));
      const eye = eyeOf(frame, SOLIDS, { x: 0, y: 0, z: 0 });
      const wished = frame.y + Math.sin(frame.pitch) * frame.distance;
      // Nothing has to lift the camera: it sees the framed scene.
      expect(eye.y, `${size} ${aspect}`).toBeLessThan(wished + 0.5);
      // From the camera to the last third of the way nothing stands between.
      for (let t = 0; t <= 0.66; t += 0.02) {
        const x = eye.x + (frame.x - eye.x) * t;
        const y = eye.y + (frame.y - eye.y) * t;
        const z = eye.z + (frame.z - eye.z) * t;
        expect(
          SOLIDS.some((solid) => within(solid, x, y, z)),
          `${size} ${aspect} ${t}`,
        ).toBe(false);
      }
    }
  }
});

test('closer is closer, and what nobody knows is seen whole', () => {
  for (const place of PLACES) {
    const [medium, close] = [sight(place, 'medium', 1.6), sight(place, 'close', 1.6)];
    expect(close.distance).toBeLessThan(medium.distance);
    expect(medium.distance).toBeLessThanOrEqual(sight(null, 'wide', 1.6).distance);
  }
  expect(sight('nowhere', 'medium', 1.6)).toEqual(sight(null, 'wide', 1.6));
});
