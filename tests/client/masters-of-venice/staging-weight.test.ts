/**
 * Weight: thrown things fall, hop and come to rest as they should; piles grow coin by coin;
 * skipping lands.
 */

import { expect, test } from 'vitest';
import { shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import {
  dockCube,
  officeCube,
  yardCube,
} from '../../../client/games/masters-of-venice/board/sites.ts';
import { stage } from '../../../client/games/masters-of-venice/staging.ts';
import { COIN_FORMS, coinCounts, coinSpot } from '../../../client/pieces/coins.ts';
import { newPose, type Pose } from '../../../client/table/board/surface.ts';
import { flightPose, TOUCH } from '../../../client/table/staging/flight.ts';
import { openness } from '../../../client/table/staging/motion.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import { match, SCENES, sites } from './staging-matches.ts';

/** The three axes of a piece, as the batches turn it. */
function axes({ yaw, tilt, spin }: Pose): number[] {
  const [ca, sa, cb, sb] = [Math.cos(yaw), Math.sin(yaw), Math.cos(tilt), Math.sin(tilt)];
  const [cc, sc] = [Math.cos(spin), Math.sin(spin)];
  return [
    ca * cc - sa * cb * sc,
    sb * sc,
    -sa * cc - ca * cb * sc,
    sa * sb,
    cb,
    ca * sb,
    ca * sc + sa * cb * cc,
    -sb * cc,
    -sa * sc + ca * cb * cc,
  ];
}
const poseOf = (part: Partial<Pose>): Pose => ({ ...newPose(), ...part });

const MATCHES = [
  match(4, 11, 0, 'open'),
  match(2, 12, 'public', 'hidden', true),
  match(5, 13, 3, 'open', true),
  [...SCENES],
];
const TAKES = MATCHES.flat();

test('a thrown piece is never under its landing, hops twice, lower each time, and lies as told', () => {
  const chance = new SeededChance('flights');
  const out = newPose();
  for (let n = 0; n < 200; n++) {
    const far = () => chance.below(800) / 10 - 40;
    const from = poseOf({ x: far(), y: 2 + chance.below(30) / 10, z: far(), size: 1 });
    const to = poseOf({ x: far(), y: 1, z: far(), size: 1.5, spin: chance.below(60) / 100 });
    const flight = { from, to, arc: 4, turns: 0.25, tumble: 1 + chance.below(2), bounce: 0.4 };
    const heights: number[] = [];
    for (let k = 0; k <= 400; k++) {
      flightPose(flight, k / 400, out);
      expect(out.y).toBeGreaterThanOrEqual(1 - 1e-9);
      if (k / 400 >= TOUCH) heights.push(out.y - 1);
    }
    const tops = heights.filter(
      (h, k) => k > 0 && h > (heights[k - 1] ?? 0) && h >= (heights[k + 1] ?? 9),
    );
    expect(tops.length).toBe(2);
    expect(tops[0]).toBeGreaterThan((tops[1] ?? 9) * 3);
    expect(out.size).toBeCloseTo(to.size, 9);
    axes(out).forEach((v, k) => {
      expect(v).toBeCloseTo(axes(to)[k] ?? 9, 6);
    });
  }
});

test('a flight begins where its piece lay and does not jump', () => {
  const from = poseOf({ x: -10, y: 3, z: 4, spin: 0.2 });
  const to = poseOf({ x: 12, y: 1, z: -7, spin: -0.1, size: 1.6 });
  const flight = { from, to, arc: 5, turns: 0, tumble: 1, bounce: 0.4 };
  const [a, b] = [newPose(), newPose()];
  flightPose(flight, 0, a);
  axes(a).forEach((v, k) => {
    expect(v).toBeCloseTo(axes(from)[k] ?? 9, 6);
  });
  for (let k = 0; k < 1000; k++) {
    flightPose(flight, k / 1000, a);
    flightPose(flight, (k + 1) / 1000, b);
    expect(Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)).toBeLessThan(0.1);
  }
});

test('cubes out of the bag come to rest on the layout, while the bag is open', () => {
  let drawn = 0;
  for (const { events, before, after } of TAKES) {
    if (!before || !events.some(({ type }) => type === 'cubeDrawn')) continue;
    const shown = shownOf(after);
    const { motions } = stage(events, shownOf(before), sites);
    const pours = motions.filter(({ kind }) => kind === 'pour');
    const rests = [
      officeCube(sites, 'officeNorth'),
      officeCube(sites, 'officeSouth'),
      ...RESOURCES.flatMap((r) => [
        ...shown.docks.flatMap((_, d) => [0, 1, 2, 3, 4, 5].map((k) => dockCube(sites, d, r, k))),
        ...shown.seats.flatMap((_, s) => [0, 1, 2, 3, 4, 5].map((k) => yardCube(sites, s, r, k))),
      ]),
    ];
    for (const m of motions) {
      if (m.kind !== 'fly' || m.thing.what !== 'cube' || m.tumble !== 2) continue;
      drawn++;
      const open = Math.max(0, ...pours.map((pour) => openness(pour, m.at)));
      expect(open).toBeGreaterThan(0.9);
      const near = rests.some((r) => Math.hypot(r.x - m.to.x, r.y - m.to.y, r.z - m.to.z) < 1e-6);
      const waits = events.some((e) => e.type === 'cubeDrawn' && e.to === 'place');
      expect(near || waits).toBe(true);
    }
  }
  expect(drawn).toBeGreaterThan(20);
});

test('every coin of a pile lies on the ground or on another coin', () => {
  const spot = { u: 0, v: 0, n: 0, spin: 0 };
  for (let amount = 5; amount <= 3000; amount += 35) {
    const counts = coinCounts(amount);
    let right = 0;
    counts.forEach((n, d) => {
      const { radius, height } = COIN_FORMS[d] ?? { radius: 0, height: 0 };
      const levels = new Set<number>();
      for (let k = 0; k < n; k++) {
        coinSpot(counts, d, k, spot);
        levels.add(Math.round((spot.n - 0.1) / height));
        expect(spot.u - radius).toBeGreaterThanOrEqual(right - 0.2);
      }
      expect([...levels].sort((a, b) => a - b)).toEqual([...levels.keys()].map((_, k) => k));
      if (n > 0) right = spot.u;
    });
  }
});

test('money in the picture changes by whole coins and never by more than is paid', () => {
  for (const { events, before } of TAKES) {
    if (!before) continue;
    const shown = shownOf(before);
    for (const event of events) {
      const was = shown.seats.map(({ cash }) => cash);
      const { patches } = stage([event], shown, sites);
      for (const patch of patches) patch.apply(shown);
      if (event.type !== 'paid') continue;
      const paid = event as { seat: number; amount: number; type: string };
      const s = shown.seats[paid.seat];
      if (s?.cash === null || !s) continue;
      expect(s.cash).toBe((was[paid.seat] ?? 0) + paid.amount);
      expect(patches.length).toBeLessThanOrEqual(8);
    }
  }
});
