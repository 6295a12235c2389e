/** The quarter's plan: the map's neighbours stay neighbours, and nothing lies on something else. */

import { expect, test } from 'vitest';
import { SITES as PLACES } from '../../../client/games/patrons-of-venice/scenery/places.ts';
import {
  type Area,
  BERTH,
  CAMPO_AREAS,
  DAIS,
  FRONTS,
  FURNITURE,
  HEAPS,
  LION,
  MARKET,
  middleOf,
  quayOf,
  RAFT,
  RAFT_SPOTS,
  SEALS,
  SITE_AREAS,
  STALLS,
  WHARF,
} from '../../../client/games/patrons-of-venice/scenery/plan.ts';
import { SITE, SITES } from '../../../engine/games/patrons-of-venice/map.ts';

const overlap = (a: Area, b: Area): boolean =>
  a.x0 < b.x1 - 1e-6 && b.x0 < a.x1 - 1e-6 && a.z0 < b.z1 - 1e-6 && b.z0 < a.z1 - 1e-6;
const holds = (a: Area, { x, z }: { x: number; z: number }): boolean =>
  x >= a.x0 && x <= a.x1 && z >= a.z0 && z <= a.z1;
/** Whether two rectangles share an edge of positive length. */
const touch = (a: Area, b: Area): boolean => {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const deep = Math.min(a.z1, b.z1) - Math.max(a.z0, b.z0);
  return (Math.abs(across) < 1e-6 && deep > 1) || (Math.abs(deep) < 1e-6 && across > 1);
};
const around = (x: number, z: number, w: number, d: number): Area => ({
  ...{ x0: x - w / 2, z0: z - d / 2, x1: x + w / 2, z1: z + d / 2 },
});

test('a site touches its campi and no other one, and opens on them', () => {
  SITE.forEach(({ id, campi }, at) => {
    const touched = CAMPO_AREAS.flatMap((area, k) => (touch(SITE_AREAS[at], area) ? [k] : []));
    expect(touched, id).toEqual([...campi]);
    FRONTS[at].forEach((front, k) => {
      expect(holds(SITE_AREAS[at], front), id).toBe(true);
      expect(holds(CAMPO_AREAS[campi[k]], front), id).toBe(true);
      // One step ahead is the campo's ground.
      const ahead = { x: front.x + Math.sin(front.turn), z: front.z + Math.cos(front.turn) };
      expect(holds(CAMPO_AREAS[campi[k]], ahead), id).toBe(true);
    });
  });
});

test('nothing lies on something else, whatever the number of houses', () => {
  for (const seats of [3, 4, 5]) {
    const quays = Array.from({ length: seats }, (_, seat) => quayOf(seat, seats));
    const all: readonly (readonly [string, Area])[] = [
      ...CAMPO_AREAS.map((area, k) => [`campo ${k}`, area] as const),
      ...SITE_AREAS.map((area, k) => [SITES[k], area] as const),
      ['market', MARKET.area],
      ['wharf', WHARF.area],
      ['dais', DAIS.area],
      ['raft', around(RAFT.x, RAFT.z, RAFT.w, RAFT.d)],
      ...quays.flatMap(({ mole, berths }, seat) => [
        [`mole ${seat}`, mole] as const,
        ...berths.map(
          ({ x, z }, k) => [`berth ${seat} ${k}`, around(x, z, BERTH.long, BERTH.wide)] as const,
        ),
      ]),
    ];
    for (const [a, one] of all)
      for (const [b, two] of all)
        if (a !== b) expect(overlap(one, two), `${a} on ${b} for ${seats}`).toBe(false);
  }
});

test('what belongs together lies together', () => {
  for (const [spots, area] of [
    [STALLS, MARKET.area],
    [HEAPS, WHARF.area],
    [SEALS, DAIS.area],
    [[LION], DAIS.area],
    [RAFT_SPOTS, around(RAFT.x, RAFT.z, RAFT.w, RAFT.d)],
  ] as const)
    for (const spot of spots) expect(holds(area, spot)).toBe(true);
  FURNITURE.forEach(({ plinth, well, name }, k) => {
    expect(holds(CAMPO_AREAS[k], plinth)).toBe(true);
    expect(holds(CAMPO_AREAS[k], well)).toBe(true);
    expect(overlap(around(plinth.x, plinth.z, 3, 3), around(name.x, name.z, name.w, name.d))).toBe(
      false,
    );
  });
});

test('the first ship lies nearest to the city, and neighbours at the table sit clockwise', () => {
  for (const seats of [3, 4, 5]) {
    const middles = Array.from({ length: seats }, (_, seat) => {
      const { berths, mole } = quayOf(seat, seats);
      const away = berths.map(({ x }) => Math.abs(x));
      expect(away).toEqual([...away].sort((a, b) => b - a));
      return middleOf(mole);
    });
    // On the screen, z down, clockwise is the way in which this angle grows.
    const angles = middles.map(({ x, z }) => Math.atan2(z + 16, x));
    const turned = angles.map((a) => (a - angles[0] + 4 * Math.PI) % (2 * Math.PI));
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
    expect(new Set(turned).size).toBe(seats);
  }
});

test('every place has one name', () => {
  const ids = PLACES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of SITES) expect(ids).toContain(id);
});
