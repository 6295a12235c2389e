/** Places for life: on land for walkers, on water for swimmers, over the roofs for smoke. */

import { describe, expect, it } from 'vitest';
import { PLAN } from '../../../client/games/masters-of-venice/board/plan.ts';
import { corners, inside } from '../../../client/world/site.ts';
import { anchors } from '../../../client/world/venice/anchors.ts';
import { crowns } from '../../../client/world/venice/crown.ts';
import { sites } from '../../../client/world/venice/sites.ts';
import { footprints, town } from '../../../client/world/venice/town.ts';

const walls = [...town(PLAN), ...sites(PLAN)];
const found = anchors(PLAN, [...walls, ...crowns(walls)]);
const onLand = (p: { x: number; z: number }): boolean =>
  PLAN.land.some((outline) => inside(outline, p.x, p.z));

describe('the anchors', () => {
  it('are plenty, and the same every time', () => {
    expect(found.chimneys.length).toBeGreaterThan(40);
    expect(found.perches.length).toBeGreaterThan(80);
    expect(found.lines.length).toBeGreaterThan(10);
    expect(anchors(PLAN, [...walls, ...crowns(walls)])).toEqual(found);
  });

  it('lead on foot over land and bridges and through no wall', () => {
    const prints = footprints(walls).map(corners);
    const bridges = found.walks.slice(-PLAN.bridges.length);
    for (const { points } of found.walks.slice(0, -PLAN.bridges.length))
      for (const p of points) {
        expect(onLand(p)).toBe(true);
        expect(prints.some((outline) => inside(outline, p.x, p.z))).toBe(false);
      }
    for (const { points } of bridges) {
      expect(onLand(points[0] ?? { x: 0, z: 90 })).toBe(true);
      expect(onLand(points.at(-1) ?? { x: 0, z: 90 })).toBe(true);
    }
  });

  it('put smoke and birds above the houses, washing below their eaves', () => {
    for (const { y } of [...found.chimneys, ...found.perches])
      expect(y).toBeGreaterThan(PLAN.quay + 3);
    for (const { from, to } of found.lines) {
      const long = Math.hypot(to.x - from.x, to.z - from.z);
      expect(long).toBeGreaterThan(1);
      expect(long).toBeLessThan(7);
      expect(from.y).toBe(to.y);
    }
  });
});

describe('the rooftops', () => {
  it('stand on their own houses', () => {
    const prints = footprints(walls).map((f) =>
      corners({ ...f, halfX: f.halfX + 0.5, halfZ: f.halfZ + 1 }),
    );
    for (const top of crowns(walls))
      expect(prints.some((outline) => inside(outline, top.x, top.z))).toBe(true);
  });
});
