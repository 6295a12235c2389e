/** The quarter's plan: the map's neighbours stay neighbours, and nothing overlaps. */

import { expect, test } from 'vitest';
import { houses } from '../../../client/games/patrons-of-venice/scenery/houses.ts';
import { SCENERY } from '../../../client/games/patrons-of-venice/scenery/index.ts';
import { monuments } from '../../../client/games/patrons-of-venice/scenery/monuments.ts';
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
  RAID,
  SEALS,
  SITE_AREAS,
  STALLS,
  WHARF,
} from '../../../client/games/patrons-of-venice/scenery/plan.ts';
import { planOf } from '../../../client/games/patrons-of-venice/scenery/town-plan.ts';
import { lightOf } from '../../../client/world/scenery.ts';
import { inside } from '../../../client/world/site.ts';
import { crowns } from '../../../client/world/venice/crown.ts';
import { patronsOfVenice as rules } from '../../../engine/games/patrons-of-venice/index.ts';
import { SITE, SITES } from '../../../engine/games/patrons-of-venice/map.ts';
import { inPicture } from '../in-picture.ts';
import { trianglesIn } from '../models.ts';

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
  x0: x - w / 2,
  z0: z - d / 2,
  x1: x + w / 2,
  z1: z + d / 2,
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

test('no thing is on another, for any number of houses', () => {
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

test('related things are together', () => {
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

const ASPECTS = [16 / 9, 1.64, 4 / 3, 1.06, 390 / 844];

test('all sites, campi, quays and seals are in the picture, wide, nearly square and upright', () => {
  const within = (aspect: number, what: string, { x0, z0, x1, z1 }: Area): void => {
    for (const x of [x0, x1])
      for (const z of [z0, z1]) {
        const [u, v] = inPicture(SCENERY, aspect, x, 0.5, z);
        expect(Math.abs(u), `${what} at ${aspect}`).toBeLessThanOrEqual(1);
        expect(Math.abs(v), `${what} at ${aspect}`).toBeLessThanOrEqual(1);
      }
  };
  for (const aspect of ASPECTS) {
    SITE_AREAS.forEach((area, k) => {
      within(aspect, SITES[k], area);
    });
    CAMPO_AREAS.forEach((area, k) => {
      within(aspect, `campo ${k}`, area);
    });
    for (const { area } of [MARKET, WHARF, DAIS]) within(aspect, 'an edge', area);
    for (const seats of [3, 4, 5])
      for (let seat = 0; seat < seats; seat++)
        for (const { x, z } of quayOf(seat, seats).berths)
          within(aspect, `a galley of ${seat}`, around(x, z, BERTH.long - 2, BERTH.wide));
  }
});

test('what stands on land stands on land, and galleys float', () => {
  for (const seats of [3, 4, 5]) {
    const { land, bridges } = planOf(seats);
    const dry = (x: number, z: number): boolean => land.some((outline) => inside(outline, x, z));
    for (const { x0, z0, x1, z1 } of [...SITE_AREAS, ...CAMPO_AREAS, MARKET.area, DAIS.area])
      for (const [x, z] of [
        [x0, z0],
        [x1, z0],
        [x0, z1],
        [x1, z1],
      ])
        expect(dry(x, z), `${x} ${z}`).toBe(true);
    for (let seat = 0; seat < seats; seat++) {
      const { berths, mole } = quayOf(seat, seats);
      expect(dry(middleOf(mole).x, middleOf(mole).z)).toBe(true);
      for (const { x, z } of berths)
        for (const u of [-1, 1])
          for (const v of [-1, 1])
            expect(dry(x + (u * BERTH.long) / 2, z + (v * BERTH.wide) / 2), `${seat}`).toBe(false);
    }
    for (const { x, z } of RAFT_SPOTS) expect(dry(x, z)).toBe(false);
    for (const way of RAID) for (const { x, z } of way) expect(dry(x, z), `${x} ${z}`).toBe(false);
    // A bridge begins and ends on land, and crosses water.
    for (const { x, z, turn, span } of bridges) {
      expect(dry(x, z)).toBe(false);
      for (const s of [-1, 1]) {
        const u = s * (span / 2 + 0.4);
        expect(dry(x + Math.cos(turn) * u, z - Math.sin(turn) * u), `${x} ${z}`).toBe(true);
      }
    }
  }
});

/** Things in the water; all others are on land. */
const AFLOAT: ReadonlySet<string> = new Set(['boat', 'bricola', 'pole']);

test('nothing that stands about is in the way of the game or out of its element', () => {
  const { land, ornaments } = planOf(5);
  const taken: readonly Area[] = [...SITE_AREAS, MARKET.area, WHARF.area, DAIS.area];
  for (const { kind, x, z } of ornaments) {
    if (kind === 'steps' || Math.hypot(x, z) > 115) continue;
    const what = `${kind} at ${x} ${z}`;
    expect(
      land.some((outline) => inside(outline, x, z)),
      what,
    ).toBe(!AFLOAT.has(kind));
    if (kind === 'lamp' || kind === 'bollard') continue;
    for (const area of [...taken, ...CAMPO_AREAS])
      expect(holds(area, { x, z }) && !(area === DAIS.area && kind === 'tree'), what).toBe(false);
    const raft = around(RAFT.x, RAFT.z, RAFT.w + 1, RAFT.d + 1);
    expect(holds(raft, { x, z }), what).toBe(false);
  }
});

test('a small machine has half of its triangles left for the board', () => {
  const models = trianglesIn('city-plain.glb');
  const walls = houses(planOf(5), 5);
  const town = [...walls, ...crowns(walls)]
    .filter(({ decorates }) => !decorates)
    .reduce((sum, { model }) => sum + (models.get(model) ?? Number.NaN), 0);
  const carved = (monuments(true).getIndex()?.count ?? Number.NaN) / 3;
  // Water, shores and people take the rest of the half.
  expect(town + carved).toBeLessThanOrEqual(50_000);
});

test('the light follows the leader: morning at first, dusk in the last turn, night at the end', () => {
  const light = (points: readonly number[], phase = 'chooseAction'): number => {
    const start = { seats: points.map(() => ({})) };
    const seats = points.map((_, k) => ({ name: `${k}`, color: rules.colors[k], bot: false }));
    const view = structuredClone(
      rules.view(rules.position(start, {}), 'public', seats),
    ) as unknown as { public: { phase: string; seats: { points: number }[] } };
    view.public.phase = phase;
    view.public.seats.forEach((seat, k) => {
      seat.points = points[k];
    });
    return lightOf(SCENERY.course, view as never, null);
  };
  expect(light([0, 0, 0])).toBe(0);
  const way = Array.from({ length: 13 }, (_, points) => light([1, points, 0]));
  for (let k = 1; k < way.length; k++) expect(way[k]).toBeGreaterThanOrEqual(way[k - 1]);
  expect(new Set(way).size).toBeGreaterThan(10);
  // Five play to ten points.
  expect(light([0, 0, 10, 0, 0])).toBe(light([12, 0, 0]));
  expect(light([12, 0, 0])).toBeGreaterThan(2);
  expect(light([12, 0, 0], 'gameOver')).toBe(3);
});
