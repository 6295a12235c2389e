/** Merchants walk on land, go by boat on water, and arrive exactly at their places. */

import { expect, test } from 'vitest';
import { Ferries } from '../../../client/games/masters-of-venice/board/ferries.ts';
import { LAND } from '../../../client/games/masters-of-venice/board/shores.ts';
import { pawnSite, sitesFor } from '../../../client/games/masters-of-venice/board/sites.ts';
import {
  afloat,
  heading,
  wayBetween,
  wayPose,
  wayTime,
} from '../../../client/games/masters-of-venice/staging/way.ts';
import { newPose } from '../../../client/table/board/surface.ts';
import {
  giveWake,
  LASTING,
  MARKS,
  markWakes,
  takeWake,
  WAKES,
  writeWakes,
} from '../../../client/world/wakes.ts';
import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';

function onLand(x: number, z: number): boolean {
  return LAND.some((coast) => {
    let inside = false;
    for (let k = 0, j = coast.length - 1; k < coast.length; j = k++) {
      const [a, b] = [coast[k], coast[j]];
      if (!a || !b || a.z > z === b.z > z) continue;
      if (x < ((b.x - a.x) * (z - a.z)) / (b.z - a.z) + a.x) inside = !inside;
    }
    return inside;
  });
}

const GOALS = [null, ...LOCATIONS.map((location) => ({ location, spot: null }))];

for (const [name, aspect] of [
  ['wide', 16 / 9],
  ['upright', 0.5],
] as const) {
  const sites = sitesFor(aspect);
  const trips = [0, 1, 2, 3, 4].flatMap((seat) =>
    GOALS.flatMap((from) =>
      GOALS.filter((to) => to !== from).map((to) => ({
        trip: `${seat}: ${from?.location ?? 'home'} to ${to?.location ?? 'home'}`,
        way: wayBetween(pawnSite(sites, seat, from), pawnSite(sites, seat, to), seat),
      })),
    ),
  );

  test(`${name}: every way ends where it belongs, in a few seconds, without a jump`, () => {
    const out = newPose();
    for (const { trip, way } of trips) {
      expect(wayTime(way), trip).toBeLessThanOrEqual(2.5);
      wayPose(way, 0, out);
      expect([out.x, out.z], trip).toEqual([way.from.x, way.from.z]);
      let [x, z] = [out.x, out.z];
      const long = way.reached.at(-1) ?? 0;
      for (let k = 1; k <= 200; k++) {
        wayPose(way, k / 200, out);
        // In a boat half as much again as on foot, and never more.
        expect(Math.hypot(out.x - x, out.z - z), trip).toBeLessThan(0.02 * long + 0.01);
        [x, z] = [out.x, out.z];
        expect(Number.isFinite(heading(way, k / 200)), trip).toBe(true);
      }
      expect(out.x, trip).toBeCloseTo(way.to.x, 9);
      expect(out.y, trip).toBeCloseTo(way.to.y, 9);
      expect(out.z, trip).toBeCloseTo(way.to.z, 9);
    }
  });

  test(`${name}: boats keep to the water and feet to the land`, () => {
    const out = newPose();
    let boats = 0;
    for (const { trip, way } of trips) {
      for (let k = 0; k <= 60; k++) {
        wayPose(way, k / 60, out);
        const wet = afloat(way, k / 60);
        if (wet) boats++;
        // One step leads from the quay into the boat.
        const { aboard, points } = way;
        const near = (i: number): boolean => {
          const p = points[i];
          return p !== undefined && Math.hypot(p[0] - out.x, p[2] - out.z) < 2.6;
        };
        if (aboard && (near(aboard[0]) || near(aboard[1]))) continue;
        const where = `${trip} at ${k}: ${out.x}, ${out.z}`;
        if (wet) expect(onLand(out.x, out.z), where).toBe(false);
        // Somebody may stand on the very edge of a quay.
        else expect(onLand(out.x, out.z) || onLand(out.x, out.z - 0.8), where).toBe(true);
      }
    }
    expect(boats).toBeGreaterThan(1000);
  });
}

test('a merchant’s boat has a wake for as long as he is on the water, and the next one takes it', () => {
  const sites = sitesFor(16 / 9);
  const from = pawnSite(sites, 0, null);
  const to = pawnSite(sites, 0, { location: 'shops', spot: null });
  const way = wayBetween(from, to);
  const walk = { kind: 'walk', at: 2, lasts: wayTime(way), seat: 0, from, to, way } as const;
  const ferries = new Ferries();
  const free = (): number => {
    const taken = Array.from({ length: WAKES }, () => takeWake(1, 1)).flatMap((w) => w ?? []);
    for (const wake of taken) giveWake(wake);
    return taken.length;
  };
  const places = new Float32Array(WAKES * MARKS * 4);
  const looks = new Float32Array(WAKES * MARKS * 6);
  const seenAt: number[] = [];
  for (let k = 0; k <= 60; k++) {
    const time = 2 + (walk.lasts * k) / 60;
    ferries.rest();
    ferries.row(walk, time);
    markWakes({ time });
    if (!afloat(way, k / 60)) continue;
    expect(free()).toBe(WAKES - 1);
    if (writeWakes({ time }, places, looks)) seenAt.push(k);
  }
  expect(seenAt.length).toBeGreaterThan(10);
  // Ashore again: nothing new, the water forgets.
  const later = { time: 2 + walk.lasts + LASTING + 1 };
  ferries.rest();
  ferries.row(walk, later.time);
  markWakes(later);
  expect(writeWakes(later, places, looks)).toBe(false);
  expect(free()).toBe(WAKES - 1);
  ferries.moor();
  expect(free()).toBe(WAKES);
});
