/** Strozzi's staging as pure functions: every event has motions, every timeline ends at its view. */

import { expect, test } from 'vitest';
import { boardCells } from '../../../client/games/strozzi/board/cells.ts';
import { type Shown, shownOf } from '../../../client/games/strozzi/board/shown.ts';
import { berth, JIB, sitesFor } from '../../../client/games/strozzi/board/sites.ts';
import { shipOf } from '../../../client/games/strozzi/facts.ts';
import { MOLE, MOLES, store } from '../../../client/games/strozzi/scenery/landmarks.ts';
import {
  CRANE,
  hullAt,
  hungAt,
  pose,
  UNLOADING,
} from '../../../client/games/strozzi/staging/motion.ts';
import { HANDLERS, stage, staging } from '../../../client/games/strozzi/staging.ts';
import { newPose } from '../../../client/table/board/surface.ts';
import { stagingTests } from '../stagings.ts';
import { match } from './takes.ts';

const TAKES = [
  ...match(3, 1, 0),
  ...match(4, 2, 'public', { openMoney: true }),
  ...match(5, 3, 2, { topBonus: null, trackTop: 8, unclaimed: 'passLeft' }),
  ...match(6, 4, 5, { openMoney: true, trackTop: 12 }),
];
const sites = sitesFor(16 / 9);

/** The result of the events alone; the view settles the asked seats and the chests' contents. */
function settled(shown: Shown, known: Shown = shown) {
  const { deciders, lamps, phase, winners, drawer, seats, ...rest } = shown;
  const counted = seats.map(({ money, ...seat }, k) => ({
    ...seat,
    money: known.seats[k]?.money === null ? null : money,
  }));
  return { ...rest, seats: counted };
}

stagingTests({
  staging,
  takes: TAKES,
  sites: [sites, sitesFor(0.5)],
  handlers: HANDLERS,
  settled,
  pose,
  ends: (motion, end) => {
    if (motion.kind === 'fly' || motion.kind === 'cruise') {
      expect(end.x).toBeCloseTo(motion.to.x, 6);
      expect(end.z).toBeCloseTo(motion.to.z, 6);
    }
    if (motion.kind === 'climb') expect(end.y).toBeCloseTo(motion.stops.at(-1)?.y ?? 0, 6);
    if (motion.kind === 'sail' && !motion.leaves) expect(end).toEqual(motion.end);
  },
  atOnce: ['lamps'],
  painted: boardCells().map(({ name }) => name),
});

test('a pirate tears the flag down, and it flies home', () => {
  const take = TAKES.find(({ events }) => events.some(({ type }) => type === 'flagReturned'));
  if (!take?.before) throw new Error('no pirate');
  const robbed = take.events.find(({ type }) => type === 'flagReturned') as unknown as {
    seat: number;
    flag: string;
  };
  const shown = shownOf(take.before);
  const { motions, patches } = stage(take.events, shown, sites);
  const pirate = motions.find((m) => m.kind === 'fly' && m.thing.what === 'flag');
  const torn = motions.find((m) => m.kind === 'torn');
  if (torn?.kind !== 'torn' || pirate?.kind !== 'fly') throw new Error('nothing is torn down');
  expect(pirate.thing).toMatchObject({ flag: 'pirate' });
  expect(torn).toMatchObject({ flag: robbed.flag, color: shown.seats[robbed.seat]?.color });
  // At the instant of the strike: there is always one of them over the mast.
  expect(torn.at).toBeCloseTo(pirate.at + pirate.lasts, 9);
  const from = { ...torn.from };
  const low = pose(torn, torn.at + torn.lasts * 0.3, newPose());
  expect(low.y).toBeLessThan(from.y - 8);
  const home = pose(torn, torn.at + torn.lasts, newPose());
  expect(Math.hypot(home.x - torn.to.x, home.y - torn.to.y, home.z - torn.to.z)).toBeLessThan(1e-6);
  for (const patch of patches) patch.apply(shown);
  expect(shown.seats[robbed.seat]?.flags).toContain(robbed.flag);
});

test('what fits nobody sinks, piece by piece, and is said to be lost', () => {
  let sunk = 0;
  for (const { events, before } of TAKES) {
    const placed = events.find(({ type }) => type === 'shipPlaced') as unknown as
      | { lost: Record<string, number> }
      | undefined;
    if (!before || !placed) continue;
    const lost = Object.values(placed.lost).reduce((a, b) => a + b, 0);
    const { motions } = stage(events, shownOf(before), sites);
    expect(motions.filter(({ kind }) => kind === 'splash').length).toBe(lost);
    const said = motions.filter((m) => m.kind === 'note' && m.icon === 'sign:lost');
    expect(said.length).toBe(lost > 0 ? 1 : 0);
    sunk += lost;
  }
  expect(sunk).toBeGreaterThan(20);
});

test('slower ships move one berth down before a faster one lies fast', () => {
  let pushed = 0;
  for (const { events, before, after } of TAKES) {
    const placed = events.find(({ type }) => type === 'shipPlaced') as unknown as
      | { port: 'venice' | 'rome' | 'naples'; place: number }
      | undefined;
    if (!before || !placed) continue;
    const slower = before.public.ports[placed.port].length - placed.place;
    const { motions } = stage(events, shownOf(before), sites);
    const ends = motions.filter(({ kind }) => kind === 'cruise');
    // A new round sends all of them out to sea.
    if (after.public.round !== before.public.round) continue;
    expect(ends.length).toBe(slower + 1);
    pushed += slower;
  }
  expect(pushed).toBeGreaterThan(10);
});

test('a claim goes aboard and up the mast', () => {
  const take = TAKES.find(({ events }) =>
    events.some((e) => e.type === 'claimed' && (e as { flag?: string }).flag !== 'pirate'),
  );
  if (!take?.before) throw new Error('no claim');
  const { motions } = stage(take.events, shownOf(take.before), sites);
  const up = motions.find((m) => m.kind === 'hoist');
  if (up?.kind !== 'hoist') throw new Error('nothing is hoisted');
  const at = (k: number) => pose(up, up.at + k * up.lasts, newPose());
  expect(at(1)).toEqual(up.to);
  // The last third of its time it climbs, and does not leave the mast.
  expect(Math.abs(at(0.7).x - up.to.x)).toBeLessThan(5);
  expect(at(0.6).y).toBeLessThan(up.to.y - 6);
});

test('the crane brings what fits into the store, and only where something fits', () => {
  let lifted = 0;
  for (const { events, before } of TAKES) {
    const placed = events.find(({ type }) => type === 'shipPlaced') as unknown as
      | { ship: string; port: 'venice' | 'rome' | 'naples'; place: number; flag: string }
      | undefined;
    if (!before || !placed) continue;
    const ware = { venice: 0, naples: 1, rome: 2 }[placed.port];
    const fits = (shipOf(placed.ship).wares[ware] ?? 0) + (placed.flag === 'ware' ? 1 : 0);
    for (const arrangement of [sites, sitesFor(0.5)]) {
      const { motions } = stage(events, shownOf(before), arrangement);
      const cranes = motions.flatMap((m) => (m.kind === 'crane' ? [m] : []));
      expect(cranes.map(({ wares }) => wares.length)).toEqual(fits > 0 ? [fits] : []);
      const [crane] = cranes;
      if (!crane) continue;
      const out = newPose();
      /** The position of its hook after `s` seconds. */
      const hook = (s: number) => {
        pose(crane, crane.at + s, out);
        return [
          out.x + Math.cos(out.yaw) * JIB.reach,
          out.z - Math.sin(out.yaw) * JIB.reach,
        ] as const;
      };
      const deck = berth(arrangement, placed.port, placed.place);
      const [x, z] = hook(CRANE.comes + 0.01);
      expect(Math.hypot(x - deck.x, z - deck.z)).toBeLessThan(0.3);
      const tower = store(placed.port);
      const [sx, sz] = hook(CRANE.comes + UNLOADING);
      expect(Math.hypot(sx - tower.x, sz - tower.z)).toBeLessThan(0.8);
      // It hangs on the hook all the way, and nowhere before or after.
      expect([CRANE.comes - 0.1, CRANE.comes + UNLOADING + 0.1].map(hungAt)).toEqual([0, 0]);
      for (let s = CRANE.comes; s < CRANE.comes + UNLOADING; s += 0.1) {
        expect(hungAt(s)).toBeGreaterThan(0);
      }
      lifted++;
    }
  }
  expect(lifted).toBeGreaterThan(30);
});

test('ships sail bow first, and through no mole', () => {
  const before = newPose();
  const out = newPose();
  let sailed = 0;
  for (const { events, before: view } of TAKES.slice(0, 400)) {
    if (!view) continue;
    for (const motion of stage(events, shownOf(view), sites).motions) {
      if (motion.kind !== 'sail' && motion.kind !== 'cruise') continue;
      for (let k = 0.5; k < 0.9; k += 0.02) {
        pose(motion, motion.at + k * motion.lasts, before);
        pose(motion, motion.at + (k + 0.01) * motion.lasts, out);
        const [dx, dz] = [out.x - before.x, out.z - before.z];
        for (const { x, z } of Object.values(MOLES)) {
          const inside = Math.abs(out.x - x) < MOLE.wide / 2 && out.z < z + MOLE.long;
          expect(inside, `${motion.kind} at ${out.x}, ${out.z}`).toBe(false);
        }
        if (motion.kind !== 'sail' || Math.hypot(dx, dz) < 0.05) continue;
        const heading = out.yaw + hullAt(motion.leaves, k);
        expect(Math.cos(heading) * dx - Math.sin(heading) * dz).toBeGreaterThan(0);
        sailed++;
      }
    }
  }
  expect(sailed).toBeGreaterThan(100);
});
