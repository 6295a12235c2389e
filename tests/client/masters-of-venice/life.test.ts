/** Life in the city: nobody is in the way, everybody follows the clock, machines are spared. */

import { describe, expect, it } from 'vitest';
import {
  CANAL_SPACES,
  canalSpace,
} from '../../../client/games/masters-of-venice/board/landmarks.ts';
import { LIVING } from '../../../client/games/masters-of-venice/board/living.ts';
import { pawnSite, sitesFor } from '../../../client/games/masters-of-venice/board/sites.ts';
import { clock } from '../../../client/world/clock.ts';
import { castOf, countsFor, MOST_IDLERS, type Traveller } from '../../../client/world/life/cast.ts';
import { cloths } from '../../../client/world/life/cloths.ts';
import { Crowd, cheer, gather } from '../../../client/world/life/crowd.ts';
import { groundOf } from '../../../client/world/life/ground.ts';
import { type Route, routeOf, SAMPLES, travel } from '../../../client/world/life/routes.ts';
import { hearths } from '../../../client/world/life/smoke.ts';
import { moor, sail, swim } from '../../../client/world/life/traffic.ts';
import { shades, troupe } from '../../../client/world/life/troupe.ts';
import { corners, inside, siteMap } from '../../../client/world/site.ts';
import { anchors } from '../../../client/world/venice/anchors.ts';
import { crowns } from '../../../client/world/venice/crown.ts';
import { lampSpots, sites } from '../../../client/world/venice/sites.ts';
import { footprints, town } from '../../../client/world/venice/town.ts';
import { giveWake, markWakes, takeWake, WAKES, type Wake } from '../../../client/world/wakes.ts';
import { SeededChance } from '../../../engine/core/chance.ts';

const SPACES = Array.from({ length: CANAL_SPACES }, (_, k) => canalSpace(k + 1));
const walls = [...town(LIVING), ...sites(LIVING)];
const all = [...walls, ...crowns(walls)];
const ground = groundOf(LIVING, siteMap(LIVING.land, footprints(all), lampSpots(LIVING)));
const found = anchors(LIVING, all);
const cast = castOf(LIVING, ground, 'medium');
const prints = footprints(walls).map(corners);
const at = { x: 0, y: 0, z: 0, heading: 0 };

const ashore = (x: number, z: number): boolean =>
  LIVING.land.some((outline) => inside(outline, x, z));
const reserved = (x: number, z: number): boolean =>
  (LIVING.reserved ?? []).some((outline) => inside(outline, x, z));
const routeOfOne = (who: Traveller): Route => cast.routes[who.trip.route];
/** Every place of a traveller on the way, twice a second. */
function* places(who: Traveller): Generator<{ x: number; y: number; z: number }> {
  const whole = routeOfOne(who).loop ? who.trip.takes : 2 * (who.trip.takes + who.trip.stays);
  for (let t = 0; t < whole; t += 0.5) yield travel(routeOfOne(who), who.trip, { time: t }, at);
}
/** How far a place is from the nearest shore. */
function shore(x: number, z: number): number {
  let least = 1e9;
  for (const outline of LIVING.land)
    outline.forEach((a, k) => {
      const b = outline[(k + 1) % outline.length] ?? a;
      const [dx, dz] = [b.x - a.x, b.z - a.z];
      const t = ((x - a.x) * dx + (z - a.z) * dz) / (dx * dx + dz * dz || 1);
      const on = Math.min(1, Math.max(0, t));
      least = Math.min(least, Math.hypot(x - a.x - dx * on, z - a.z - dz * on));
    });
  return least;
}

describe('boats', () => {
  it('keep to the water, clear of quays, piles and moored hulls, and never on a space', () => {
    const lying = LIVING.ornaments.filter(({ kind }) =>
      ['bricola', 'boat', 'pole', 'ship'].includes(kind),
    );
    for (const boat of cast.boats)
      for (const { x, z } of places(boat)) {
        expect(ashore(x, z)).toBe(false);
        expect(shore(x, z)).toBeGreaterThan(boat.model === 'sandolo' ? 0.9 : 2);
        for (const space of SPACES) expect(Math.hypot(space.x - x, space.z - z)).toBeGreaterThan(7);
        for (const one of lying)
          expect(Math.hypot(one.x - x, one.z - z)).toBeGreaterThan(one.kind === 'ship' ? 5 : 1.5);
      }
  });

  it('never run into one another', () => {
    const other = { ...at };
    for (let t = 0; t < 240; t += 0.5)
      cast.boats.forEach((a, k) => {
        travel(routeOfOne(a), a.trip, { time: t }, at);
        for (const b of cast.boats.slice(k + 1)) {
          travel(routeOfOne(b), b.trip, { time: t }, other);
          expect(Math.hypot(at.x - other.x, at.z - other.z)).toBeGreaterThan(
            a.model === 'sandolo' && b.model === 'sandolo' ? 1.5 : 2.4,
          );
        }
      });
  });

  it('leave wakes where they are, some of which are left to the game', () => {
    sail(cast);
    swim({ time: 3 });
    markWakes({ time: 3 });
    const spare = Array.from({ length: WAKES }, () => takeWake(1, 1)).filter(
      (wake): wake is Wake => wake !== null,
    );
    expect(spare.length).toBeGreaterThanOrEqual(2);
    expect(spare.length).toBeLessThan(WAKES);
    moor();
    const more = takeWake(1, 1);
    expect(more).not.toBeNull();
    for (const wake of [...spare, more]) if (wake) giveWake(wake);
  });
});

describe('people', () => {
  it('walk on paving and bridges, through no wall and over nothing that a game lays out', () => {
    let raised = 0;
    for (const who of cast.walkers)
      for (const { x, y, z } of places(who)) {
        if (y > LIVING.quay + 0.02) {
          raised++;
          continue;
        }
        expect(ashore(x, z) || shore(x, z) < 0.4).toBe(true);
        expect(prints.some((outline) => inside(outline, x, z))).toBe(false);
        expect(reserved(x, z)).toBe(false);
      }
    // Some of them are on bridges.
    expect(raised).toBeGreaterThan(50);
  });

  it('stand on free ground, and pawns have theirs', () => {
    for (const { x, z } of [...cast.idlers, ...cast.pigeons]) expect(ground.free(x, z)).toBe(true);
    for (const aspect of [16 / 9, 0.6])
      for (const location of ['shops', 'church', 'mercato', 'stockMarket', 'docks'] as const)
        for (const seat of [1, 2, 3]) {
          const { x, z } = pawnSite(sitesFor(aspect), seat, { location, spot: null });
          expect(ground.free(x, z)).toBe(false);
        }
  });

  it('go without leaps from place to place', () => {
    for (const who of [...cast.walkers, ...cast.boats, ...cast.gulls]) {
      const before = { ...travel(routeOfOne(who), who.trip, { time: 0 }, at) };
      for (let t = 0.1; t < 120; t += 0.1) {
        travel(routeOfOne(who), who.trip, { time: t }, at);
        expect(Math.hypot(at.x - before.x, at.z - before.z)).toBeLessThan(1.1);
        Object.assign(before, at);
      }
    }
  });
});

it('a straight way that is clear leads over free ground at every spot', () => {
  const chance = new SeededChance('ground');
  const along = (most: number): number => (chance.below(2001) / 1000 - 1) * most;
  let clear = 0;
  for (let k = 0; k < 20_000; k++) {
    const from = { x: along(46), z: along(40) };
    const to = { x: from.x + along(9), z: from.z + along(9) };
    if (!ground.clear(from, to)) continue;
    clear++;
    expect(ground.clear(to, from)).toBe(true);
    for (let t = 0; t <= 1; t += 0.0025) {
      const [x, z] = [from.x + (to.x - from.x) * t, from.z + (to.z - from.z) * t];
      if (!ground.free(x, z)) expect.fail(`${x}, ${z} on the way ${JSON.stringify([from, to])}`);
    }
  }
  expect(clear).toBeGreaterThan(500);
});

describe('the crowd', () => {
  const place = pawnSite(sitesFor(16 / 9), 2, { location: 'mercato', spot: null });
  const near = (crowd: Crowd): number =>
    cast.idlers.filter(
      (_, k) =>
        Math.hypot((crowd.places[k * 4] ?? 0) - place.x, (crowd.places[k * 4 + 1] ?? 0) - place.z) <
        8.5,
    ).length;
  const fresh = (): Crowd => new Crowd(cast.idlers, ground, cast.pigeons, MOST_IDLERS);

  it('comes to where somebody acts over free ground, and goes back', () => {
    gather(null);
    const crowd = fresh();
    crowd.frame({ time: 1 });
    const home = [...crowd.places];
    const before = near(crowd);
    gather(place);
    for (let t = 1; t < 40; t += 0.2) {
      crowd.frame({ time: t });
      cast.idlers.forEach((_, k) => {
        const [x = 0, z = 0] = crowd.places.subarray(k * 4);
        expect(ground.free(x, z)).toBe(true);
      });
    }
    expect(near(crowd)).toBeGreaterThan(before + 2);
    expect(near(crowd)).toBeLessThan(14);
    gather(null);
    for (let t = 40; t < 100; t += 0.2) crowd.frame({ time: t });
    cast.idlers.forEach((_, k) => {
      for (const part of [0, 1])
        expect(crowd.places[k * 4 + part]).toBeCloseTo(home[k * 4 + part] ?? 0, 3);
    });
  });

  it('is there at once in the first instant, and again after a rewind', () => {
    gather(place);
    const crowd = fresh();
    crowd.frame({ time: 0.1 });
    const there = [...crowd.places];
    crowd.frame({ time: 30 });
    expect(near(crowd)).toBeGreaterThan(3);
    clock.delta = 0.1;
    crowd.frame({ time: 0.1 });
    clock.delta = 0;
    expect([...crowd.places]).toEqual(there);
    gather(null);
  });

  it('cheers where it is told to, which the pigeons do not like', () => {
    const crowd = fresh();
    crowd.frame({ time: 5 });
    expect([...crowd.cheers]).toEqual(new Array(crowd.cheers.length).fill(0));
    const [, x, z] = crowd.flock;
    cheer({ x: 80, z: -80 }, 3);
    crowd.frame({ time: 6 });
    expect([...crowd.cheers.subarray(0, 4)]).toEqual([80, -80, 6, 1]);
    expect(crowd.flock[0]).toBeLessThan(0);
    cheer({ x: x + 3, z }, 0.5);
    crowd.frame({ time: 7 });
    expect(crowd.flock[0]).toBe(7);
    // Pigeons in the air do not start again.
    cheer({ x, z }, 1);
    crowd.frame({ time: 9 });
    expect(crowd.flock[0]).toBe(7);
  });
});

describe('the cast', () => {
  it('is the same every time', () => {
    expect(castOf(LIVING, ground, 'medium')).toEqual(cast);
    expect(cloths(found, 'medium')).toEqual(cloths(found, 'medium'));
  });

  it('is smaller on small machines, but not nobody', () => {
    const sizes = (['low', 'medium', 'high'] as const).map((level) => {
      const people = castOf(LIVING, ground, level);
      expect(people.idlers.length).toBeLessThanOrEqual(MOST_IDLERS);
      expect(people.walkers.length).toBe(countsFor(level).walkers);
      const washing = cloths(found, level);
      const bodies = troupe(people, washing, LIVING.quay, level !== 'low');
      const faces = (bodies.index?.count ?? 0) + (shades(people, LIVING.quay).index?.count ?? 0);
      return {
        beings: people.walkers.length + people.idlers.length + people.boats.length,
        smoke: hearths(found.chimneys, level).length,
        triangles: faces / 3,
      };
    });
    const [low, medium, high] = sizes;
    expect(low?.beings).toBeGreaterThan(30);
    expect(medium?.beings).toBeGreaterThan(2 * (low?.beings ?? 0));
    expect(high?.beings).toBeGreaterThan(medium?.beings ?? 0);
    expect(medium?.smoke).toBeGreaterThan(low?.smoke ?? 0);
    expect(low?.triangles).toBeLessThan(7000);
    expect(medium?.triangles).toBeLessThan(34_000);
    expect(high?.triangles).toBeLessThan(40_000);
  });
});

describe('a route', () => {
  it('has its samples at equal distances and closes where it is a loop', () => {
    const square = [
      { x: 0, y: 0, z: 0 },
      { x: 20, y: 0, z: 0 },
      { x: 20, y: 0, z: 10 },
      { x: 0, y: 0, z: 10 },
    ];
    const { samples, length } = routeOf(square, true, 0);
    expect(length).toBe(60);
    const last = (SAMPLES - 1) * 4;
    expect([samples[last], samples[last + 2]]).toEqual([samples[0], samples[2]]);
    // Once round, against the clock as seen from above or with it: a full turn.
    const turned = Math.abs((samples[last + 3] ?? 0) - (samples[3] ?? 0));
    expect(turned).toBeCloseTo(Math.PI * 2, 5);
  });
});
