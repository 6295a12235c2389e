/** Genoa's plan: the map's neighbours stay neighbours, nothing overlaps, all is visible. */

import { expect, test } from 'vitest';
import { DRUM } from '../../../client/games/genoa/board/forms/things.ts';
import { RING } from '../../../client/games/genoa/groups.ts';
import { floorAreas, floorCells } from '../../../client/games/genoa/scenery/floor.ts';
import { heightAt } from '../../../client/games/genoa/scenery/hills.ts';
import { SCENERY } from '../../../client/games/genoa/scenery/index.ts';
import { backdrop, surroundings, town } from '../../../client/games/genoa/scenery/monuments.ts';
import { SITES } from '../../../client/games/genoa/scenery/places.ts';
import {
  type Area,
  bannerSpot,
  beamWay,
  contractSpot,
  hourSpot,
  houseRect,
  LANTERNA,
  MOLE,
  middleOf,
  pileOf,
  QUAY,
  RIM,
  SHELL,
  STORES,
  SUNDIAL,
  signSpot,
  spaceRect,
  squareCentre,
  squareRect,
  stockRect,
  stockSpots,
  TRAY,
  terraceOf,
  tileRect,
  tileSpots,
  towerSpot,
  yieldSpots,
} from '../../../client/games/genoa/scenery/plan.ts';
import { planOf } from '../../../client/games/genoa/scenery/town-plan.ts';
import { OFFER, offerSpot } from '../../../client/games/genoa/scenery/trays.ts';
import { pack } from '../../../client/pieces/atlas.ts';
import { overviewFrame } from '../../../client/world/framing.ts';
import { lightOf } from '../../../client/world/scenery.ts';
import { inside } from '../../../client/world/site.ts';
import { sites } from '../../../client/world/venice/sites.ts';
import { COMMODITIES, KINDS, ROUNDS_OF, TILES } from '../../../engine/games/genoa/data.ts';
import { genoa as rules } from '../../../engine/games/genoa/index.ts';
import {
  BUILDING,
  BUILDINGS,
  NEIGHBOURS,
  SPACE_AT,
  SPACES,
} from '../../../engine/games/genoa/map.ts';
import { inPicture } from '../in-picture.ts';
import { trianglesIn } from '../models.ts';

interface Point {
  readonly x: number;
  readonly z: number;
}
const COUNTS = [2, 3, 4, 5];
const overlap = (a: Area, b: Area): boolean =>
  a.x0 < b.x1 - 1e-6 && b.x0 < a.x1 - 1e-6 && a.z0 < b.z1 - 1e-6 && b.z0 < a.z1 - 1e-6;
const holds = (a: Area, { x, z }: Point): boolean =>
  x >= a.x0 && x <= a.x1 && z >= a.z0 && z <= a.z1;
/** Whether two rectangles share an edge of positive length. */
const touch = (a: Area, b: Area): boolean => {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const deep = Math.min(a.z1, b.z1) - Math.max(a.z0, b.z0);
  return (Math.abs(across) < 1e-6 && deep > 1) || (Math.abs(deep) < 1e-6 && across > 1);
};
const around = ({ x, z }: Point, w: number, d = w): Area => ({
  x0: x - w / 2,
  z0: z - d / 2,
  x1: x + w / 2,
  z1: z + d / 2,
});
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.z - b.z);

test('the spaces tile the tray, and touch whom the map says they do', () => {
  const size = ({ x0, z0, x1, z1 }: Area): number => (x1 - x0) * (z1 - z0);
  expect(SPACES.reduce((sum, id) => sum + size(spaceRect(id)), 0)).toBeCloseTo(size(TRAY));
  SPACES.forEach((id, space) => {
    const touched = SPACES.flatMap((other, k) =>
      k !== space && touch(spaceRect(id), spaceRect(other)) ? [k] : [],
    );
    expect(touched, id).toEqual([...(NEIGHBOURS[space] ?? [])]);
  });
});

test('a beam of either die crosses the square of the roll, from the edges of the tray', () => {
  for (let blue = 1; blue <= 8; blue++)
    for (let red = 1; red <= 8; red++) {
      const [down, across] = [beamWay('blue', blue), beamWay('red', red)];
      const meet = { x: down[0].x, z: across[0].z };
      expect(meet).toEqual(squareCentre(blue, red));
      const space = SPACES[SPACE_AT[blue - 1 + 8 * (red - 1)] ?? -1];
      expect(space && holds(spaceRect(space), meet)).toBe(true);
      expect(holds(squareRect(blue, red), meet)).toBe(true);
      for (const end of [...down, ...across]) expect(holds(TRAY, end)).toBe(true);
    }
});

test('on a lot the house, the name, the yield and the tower keep out of one another', () => {
  for (const { id } of BUILDING) {
    const lot = spaceRect(id);
    const house = houseRect(id);
    const sign = signSpot(id);
    const parts: readonly (readonly [string, Area])[] = [
      ['house', house],
      ['sign', around(sign, sign.w, sign.d)],
      ['tower', around(towerSpot(id), DRUM.radius * 2)],
      ...yieldSpots(id, 2).map((spot, k) => [`yield ${k}`, around(spot, 1.6)] as const),
    ];
    for (const [a, one] of parts) {
      for (const x of [one.x0, one.x1])
        for (const z of [one.z0, one.z1]) expect(holds(lot, { x, z }), `${a} of ${id}`).toBe(true);
      for (const [b, two] of parts)
        if (a !== b) expect(overlap(one, two), `${a} on ${b} of ${id}`).toBe(false);
    }
    expect(holds(house, bannerSpot(id)), id).toBe(true);
  }
});

test('the tower stands on its space; on the Market beside the sundial', () => {
  for (const id of SPACES) {
    const spot = around(towerSpot(id), DRUM.radius * 2);
    expect(holds(spaceRect(id), { x: spot.x0, z: spot.z0 }), id).toBe(true);
    expect(holds(spaceRect(id), { x: spot.x1, z: spot.z1 }), id).toBe(true);
  }
  expect(far(towerSpot('market'), SUNDIAL)).toBeGreaterThan(SUNDIAL.radius + DRUM.radius);
  const hours = Array.from({ length: 12 }, (_, k) => hourSpot(k + 1));
  for (const hour of hours) expect(far(hour, SUNDIAL)).toBeLessThan(SUNDIAL.radius);
  for (const [k, a] of hours.entries())
    for (const b of hours.slice(k + 1)) expect(far(a, b)).toBeGreaterThan(2);
});

test('trays hang over their space, none over another, none where the tower stands', () => {
  for (const id of SPACES)
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const { x0, x1 } = spaceRect(id);
      const trays = Array.from({ length: count }, (_, k) => offerSpot(id, k, count));
      for (const [k, a] of trays.entries()) {
        expect(a.x - (OFFER.w * a.size) / 2, id).toBeGreaterThanOrEqual(x0 - 0.1);
        expect(a.x + (OFFER.w * a.size) / 2, id).toBeLessThanOrEqual(x1 + 0.1);
        for (const b of trays.slice(k + 1)) {
          const isBeside = Math.abs(a.x - b.x) >= OFFER.w * a.size;
          expect(isBeside || Math.abs(a.y - b.y) >= OFFER.d * a.size, id).toBe(true);
        }
        const tower = towerSpot(id);
        const isAbreast = id !== 'market' && Math.abs(a.z - tower.z) < 2;
        if (!isAbreast || !BUILDINGS.some((one) => one === id)) continue;
        expect(Math.abs(a.x - tower.x), id).toBeGreaterThan((OFFER.w * a.size) / 2 + DRUM.radius);
      }
    }
});

test('storage and terraces hold what belongs there, and nothing lies on something else', () => {
  for (const good of COMMODITIES) {
    expect(stockSpots(good)).toHaveLength(5);
    for (const spot of stockSpots(good)) expect(holds(stockRect(good), spot), good).toBe(true);
  }
  for (const tile of TILES)
    for (const spot of tileSpots(tile)) expect(holds(tileRect(tile), spot), tile).toBe(true);
  expect(tileSpots('trade11')).toHaveLength(7);
  for (const kind of KINDS) {
    const { area, down, up } = pileOf(kind);
    for (const spot of [down, up]) expect(holds(area, spot), kind).toBe(true);
  }
  for (const seats of COUNTS) {
    const terraces = Array.from({ length: seats }, (_, seat) => terraceOf(seat, seats));
    const all: readonly (readonly [string, Area])[] = [
      ['tray', { ...TRAY, x0: TRAY.x0 - RIM, x1: TRAY.x1 + RIM, z1: TRAY.z1 + RIM }],
      ...COMMODITIES.map((good) => [good, stockRect(good)] as const),
      ...TILES.map((tile) => [tile, tileRect(tile)] as const),
      ...KINDS.map((kind) => [kind, pileOf(kind).area] as const),
      ['shell', around(SHELL, SHELL.radius * 2)],
      ...terraces.map(({ area }, seat) => [`terrace ${seat}`, area] as const),
    ];
    for (const [a, one] of all)
      for (const [b, two] of all)
        if (a !== b) expect(overlap(one, two), `${a} on ${b} for ${seats}`).toBe(false);
    for (const { area, name, ...rest } of terraces) {
      const plate = around(name, name.w, name.d);
      const { goods, tiles, hand, personal, general, purse, token } = rest;
      const things = [...goods, ...tiles, ...hand, ...personal, ...general, purse, token];
      for (const [k, spot] of things.entries()) {
        expect(holds(area, spot)).toBe(true);
        expect(holds(plate, spot)).toBe(false);
        for (const other of things.slice(k + 1)) expect(far(spot, other)).toBeGreaterThan(1);
      }
    }
    const middles = terraces.map(({ area }) => middleOf(area).x);
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
  }
});

test('contracts lie along the ring of the outer buildings, each beside the next', () => {
  expect(RING).toHaveLength(14);
  RING.forEach((id, k) => {
    const next = RING[(k + 1) % RING.length] ?? id;
    expect(touch(spaceRect(id), spaceRect(next)), `${id} and ${next}`).toBe(true);
    expect(holds(spaceRect(id), contractSpot(id))).toBe(true);
  });
});

test('every place has one name, every space among them', () => {
  const ids = SITES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of SPACES) expect(ids).toContain(id);
});

test('all 39 spaces are in the picture, wide, nearly square and upright; storage in wide ones', () => {
  const within = (aspect: number, what: string, { x0, z0, x1, z1 }: Area): void => {
    for (const x of [x0, x1])
      for (const z of [z0, z1]) {
        const [u, v] = inPicture(SCENERY, aspect, x, 0.5, z);
        expect(Math.abs(u), `${what} at ${aspect}`).toBeLessThanOrEqual(1);
        expect(Math.abs(v), `${what} at ${aspect}`).toBeLessThanOrEqual(1);
      }
  };
  for (const aspect of [16 / 9, 1.64, 4 / 3, 1.06, 390 / 620, 390 / 844]) {
    for (const id of SPACES) within(aspect, id, spaceRect(id));
    const [left] = inPicture(SCENERY, aspect, TRAY.x0, QUAY, TRAY.z1);
    const [right] = inPicture(SCENERY, aspect, TRAY.x1, QUAY, TRAY.z1);
    // The tray fills a picture that it can fill.
    if (aspect < 1.4) expect(right - left, `${aspect}`).toBeGreaterThan(1.5);
    if (aspect < 0.8) continue;
    for (const area of Object.values(STORES)) within(aspect, 'storage', area);
    for (const seats of COUNTS)
      for (let seat = 0; seat < seats; seat++)
        within(aspect, `terrace ${seat}`, terraceOf(seat, seats).area);
  }
});

test('no roof hides the name of the building behind it, and a phone has the town in its upper part', () => {
  const { pitch, distance, ...centre } = overviewFrame(SCENERY, 16 / 9);
  const eye = { y: Math.sin(pitch) * distance, z: centre.z + Math.cos(pitch) * distance };
  const points = town().getAttribute('position');
  for (const id of BUILDINGS) {
    const sign = signSpot(id);
    const edge = spaceRect(id).z1;
    let nearest = Infinity;
    for (let k = 0; k < points.count; k++) {
      const [x, y, z] = [points.getX(k), points.getY(k), points.getZ(k)];
      if (z < edge + 1 || Math.abs(x - sign.x) > sign.w / 2 - 1) continue;
      // The point at which the ray meets the height of the names.
      const t = (eye.y - QUAY - 0.6) / (eye.y - y);
      nearest = Math.min(nearest, eye.z + t * (z - eye.z));
    }
    expect(nearest, id).toBeGreaterThan(sign.z);
  }
  for (const aspect of [390 / 620, 390 / 540]) {
    const [, near] = inPicture(SCENERY, aspect, 0, QUAY, TRAY.z1);
    expect(near).toBeGreaterThan(-0.25);
    // Room for the player's purse, and no more: the part above it does not belong to the game.
    const [, far] = inPicture(SCENERY, aspect, 0, QUAY, TRAY.z0);
    expect(far).toBeGreaterThan(0.75);
    expect(far).toBeLessThan(0.95);
  }
});

/** Things in the water; all others are on land. */
const AFLOAT: ReadonlySet<string> = new Set(['boat', 'ship']);

test('what stands on land stands on land, ships float, and nothing is in the way of the game', () => {
  for (const seats of COUNTS) {
    const { land, ornaments, waterways = [] } = planOf(seats);
    const dry = (x: number, z: number): boolean => land.some((outline) => inside(outline, x, z));
    const terraces = Array.from({ length: seats }, (_, seat) => terraceOf(seat, seats).area);
    for (const { x0, z0, x1, z1 } of [TRAY, ...Object.values(STORES), ...terraces])
      for (const x of [x0, x1]) for (const z of [z0, z1]) expect(dry(x, z), `${x} ${z}`).toBe(true);
    for (const at of [LANTERNA, { x: MOLE.x, z: MOLE.z1 - 2 }]) expect(dry(at.x, at.z)).toBe(true);
    for (const { kind, x, z } of ornaments) {
      if (kind === 'steps') continue;
      expect(dry(x, z), `${kind} at ${x} ${z}`).toBe(!AFLOAT.has(kind));
      for (const id of SPACES)
        expect(holds(around(towerSpot(id), 4), { x, z }), `${kind} on ${id}`).toBe(false);
      for (const id of BUILDINGS) expect(holds(spaceRect(id), { x, z }), kind).toBe(false);
      for (const area of terraces) expect(holds(area, { x, z }), kind).toBe(false);
    }
    for (const { points } of waterways)
      for (const { x, z } of points) expect(dry(x, z), `${x} ${z}`).toBe(false);
  }
});

test('the town lies level at the foot of hills that rise steeply behind it', () => {
  for (const { x0, z0, x1, z1 } of [TRAY, ...Object.values(STORES)])
    for (const x of [x0, x1]) for (const z of [z0, z1]) expect(heightAt(x, z)).toBe(QUAY);
  expect(heightAt(0, -100)).toBeGreaterThan(QUAY + 25);
});

test('the floor has a pattern for every space, and its picture fits its sheet', () => {
  const { cells, wide, high } = floorCells;
  expect(() => pack(cells, wide, high)).not.toThrow();
  const names = cells.map(({ name }) => name);
  const areas = floorAreas(5);
  for (const [, pattern] of areas) expect(names).toContain(pattern);
  for (const id of SPACES)
    expect(
      areas.some(([area]) => area === spaceRect(id)),
      id,
    ).toBe(true);
});

test('it is carved the same every time; a small machine has half of its triangles left', () => {
  const count = (form: { getIndex(): { count: number } | null }): number =>
    (form.getIndex()?.count ?? Number.NaN) / 3;
  const lean = count(town(true)) + count(surroundings(5, true)) + count(backdrop(true));
  const models = trianglesIn('city-plain.glb');
  const stood = sites(planOf(5))
    .filter(({ decorates }) => !decorates)
    .reduce((sum, { model }) => sum + (models.get(model) ?? Number.NaN), 0);
  // Water, hills, shores and people take the rest of the half.
  expect(lean + stood).toBeLessThanOrEqual(46_000);
  const [once, again] = [backdrop(), backdrop()];
  expect(again.getAttribute('position').array).toEqual(once.getAttribute('position').array);
});

test('the light follows the rounds: morning at first, lanterns in the last one, night at the end', () => {
  const light = (
    seats: number,
    roundsLeft: number,
    { state = 'START', turn = 0, from = null as number | null } = {},
  ): number => {
    const start = { seats: Array.from({ length: seats }, () => ({})) };
    const people = start.seats.map((_, k) => ({
      name: `${k}`,
      color: rules.colors[k] ?? '',
      bot: false,
    }));
    const view = structuredClone(
      rules.view(rules.position(start, {}), 'public', people),
    ) as unknown as { public: { state: string; roundsLeft: number; firstPlayer: number } };
    const merchant = (view.public.firstPlayer + turn) % seats;
    Object.assign(view.public, { state, roundsLeft, merchant });
    return lightOf(SCENERY.course, view as never, from);
  };
  for (const seats of COUNTS) {
    const full = ROUNDS_OF[seats] ?? 0;
    const day = Array.from({ length: full }, (_, played) => light(seats, full - played));
    expect(day[0]).toBe(0);
    for (let k = 1; k < day.length; k++)
      expect(day[k], `${seats}`).toBeGreaterThan(day[k - 1] ?? 9);
    expect(day.at(-1)).toBeGreaterThan(2);
    expect(day.at(-2)).toBeLessThan(2.2);
    expect(light(seats, 1, { state: 'OVER' })).toBe(3);
    // Each turn a little, also if only the last round is seen: a day as well.
    const turns = Array.from({ length: seats }, (_, turn) => light(seats, 1, { turn }));
    const shown = turns.map((_, turn) => light(seats, 1, { turn, from: full }));
    for (const list of [turns, shown])
      for (let k = 1; k < seats; k++) expect(list[k]).toBeGreaterThan(list[k - 1] ?? 9);
    expect(shown[0]).toBe(0);
    expect(turns.at(-1)).toBeLessThan(2.6);
    expect(light(seats, 1, { state: 'OVER', from: full })).toBeGreaterThan(2);
  }
});
