/**
 * Any place works: without water, larger than the first one, with hills, and with a day of its own.
 */

import { type BufferAttribute, Vector3 } from 'three';
import { describe, expect, it, test } from 'vitest';
import { skyline } from '../../client/app/skyline.ts';
import { bedLevels, nextCall, placeOf } from '../../client/sound/hearing.ts';
import { signsOf } from '../../client/table/signs/places.ts';
import { seeded } from '../../client/world/clock.ts';
import { fireworksGeometry, PERIOD, SHELLS, SPARKS } from '../../client/world/fireworks.ts';
import { cornersOf, FIELD_OF_VIEW, focusFrame, overviewFrame } from '../../client/world/framing.ts';
import { groundOf } from '../../client/world/life/ground.ts';
import { blendLight, dayOf, newLight, setDay, shownDay } from '../../client/world/light.ts';
import { eyeOf, LIMITS, type Pose, slide } from '../../client/world/orbit.ts';
import { pointedAt } from '../../client/world/pointing.ts';
import { hillsAt, mixed, reliefGeometry, type Slope } from '../../client/world/relief.ts';
import {
  lightOf,
  MENU_LIGHT,
  type Scenery,
  type Site,
  sizeOf,
} from '../../client/world/scenery.ts';
import { SITE_SIZE, siteMap } from '../../client/world/site.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

/**
 * A desert with a high dune in its middle; its wells are three times as far out as houses
 * elsewhere.
 */
const WELLS: readonly Site[] = [
  [-210, -150],
  [200, -160],
  [-190, 170],
  [215, 165],
  [40, 0],
].map(([x = 0, z = 0], k) => ({
  id: `well${k}`,
  x,
  z,
  turn: k,
  half: 6,
  top: 4,
  look: 50,
  ...(k === 4 ? { y: 30 } : {}),
}));
const dune = (x: number, z: number): number => 40 * Math.exp(-(x * x + z * z) / 4000);

const DESERT: Scenery = {
  ground: 0,
  reach: { x: 230, z: 180 },
  height: dune,
  sites: WELLS,
  framing: { corners: () => WELLS.flatMap(cornersOf), pitch: () => 0.6 },
  course: {
    at: (view) => (view.public as { day: number }).day,
    begins: 0,
    ends: 6,
    hours: [0, 1, 2],
  },
  ambience: {
    beds: { wind: 1, crickets: 0.6 },
    markets: [],
    calls: [{ cue: 'bellFar', rates: [0, 0, 2, 2] }],
  },
  silhouettes: () => [{ x: 215, z: 165, wide: 20, tall: 90, roof: 'spire' }],
  place: () => Promise.reject(new Error('nobody draws it here')),
};

const at = (day: number) => ({ public: { day } }) as unknown as ViewBase;

describe('the light', () => {
  it('follows the course in the measure of the game', () => {
    const { course } = DESERT;
    expect([0, 1, 2, 3, 4, 5].map((day) => lightOf(course, at(day), null))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    // Beyond its end and before its beginning it stays.
    expect(lightOf(course, at(99), null)).toBe(2);
    expect(lightOf(course, at(-1), null)).toBe(0);
  });

  it('begins its day where people begin to look on', () => {
    const { course } = DESERT;
    expect([3, 4, 5].map((day) => lightOf(course, at(day), 3))).toEqual([0, 1, 2]);
  });

  it('is the menu’s where nothing is played', () => {
    expect(lightOf(DESERT.course, null, null)).toBe(MENU_LIGHT);
  });
});

describe.each([16 / 9, 4 / 3, 390 / 844])('in a picture of %f', (aspect) => {
  const frame = overviewFrame(DESERT, aspect);

  test('the whole of a large place is seen, as close as it can be', () => {
    expect([frame.yaw, frame.pitch]).toEqual([0, 0.6]);
    let most = 0;
    for (const [x, y, z] of DESERT.framing.corners(aspect)) {
      const [dx, dy, dz] = [x - frame.x, y - frame.y, z - frame.z];
      const up = dy * Math.cos(0.6) - dz * Math.sin(0.6);
      const depth = frame.distance - dy * Math.sin(0.6) - dz * Math.cos(0.6);
      const tan = Math.tan(FIELD_OF_VIEW / 2);
      most = Math.max(most, Math.abs(dx) / depth / tan / aspect, Math.abs(up) / depth / tan);
    }
    expect(most).toBeLessThanOrEqual(1);
    expect(most).toBeGreaterThan(0.93);
  });

  test('a press means the place that it meets, however far away the eye is', () => {
    const eye = { ...eyeOf(frame, [], { x: 0, y: 0, z: 0 }, dune) };
    for (const well of WELLS) {
      const to = { x: well.x - eye.x, y: (well.y ?? 0) + 2 - eye.y, z: well.z - eye.z };
      const long = Math.hypot(to.x, to.y, to.z);
      const way = { x: to.x / long, y: to.y / long, z: to.z / long };
      expect(pointedAt(DESERT, eye, way)).toBe(well.id);
    }
  });

  test('a close look goes to the foot of a site, on a hill as well', () => {
    expect(focusFrame(DESERT, 'well4', aspect)?.y).toBeCloseTo(31);
    expect(focusFrame(DESERT, 'well0', aspect)?.y).toBeCloseTo(1);
    expect(focusFrame(DESERT, { x: 0, z: 0 }, aspect)?.y).toBeCloseTo(40);
  });
});

test('a press on a hill means that slope, and not the plain behind it', () => {
  const met = pointedAt(DESERT, { x: 0, y: 30, z: 120 }, { x: 0, y: 0, z: -1 });
  if (met === null || typeof met === 'string') throw new Error('the slope was not met');
  expect(met.z).toBeGreaterThan(20);
  expect(dune(met.x, met.z)).toBeGreaterThan(28);
});

test('5 000 random orbits: no eye in a hill', () => {
  const random = seeded(5);
  let lifted = 0;
  for (let k = 0; k < 5000; k++) {
    const [low, high] = LIMITS.pitch;
    const pose: Pose = {
      x: (random() - 0.5) * 200,
      y: 0,
      z: (random() - 0.5) * 200,
      yaw: random() * 6.3,
      pitch: low + (high - low) * random() ** 2,
      distance: LIMITS.nearest + random() * 120,
    };
    const eye = eyeOf(pose, [], { x: 0, y: 0, z: 0 }, dune);
    if (Math.sin(pose.pitch) * pose.distance < dune(eye.x, eye.z)) lifted++;
    expect(eye.y).toBeGreaterThan(dune(eye.x, eye.z) + 1);
  }
  expect(lifted, 'how many would have been in the hill').toBeGreaterThan(100);
});

test('one may look about as far as the place goes on', () => {
  const pose: Pose = { ...overviewFrame(DESERT, 1.6) };
  for (let k = 0; k < 400; k++) slide(pose, -200, -200, 720, DESERT.reach);
  expect([pose.x, pose.z]).toEqual([230, 180]);
  expect(sizeOf(DESERT.reach)).toBeCloseTo(230 / 75);
  // A small place keeps the distances that are tuned.
  expect(sizeOf({ x: 20, z: 20 })).toBe(1);
});

test('a place without water has no sound of water, nor of anything else that it lacks', () => {
  for (const light of [0, 1, 2, 3]) {
    const levels = bedLevels(light, { x: 0, z: 0, yaw: 0, distance: 40 }, DESERT.ambience);
    expect([levels.water, levels.murmur]).toEqual([0, 0]);
    expect(levels.wind).toBeGreaterThan(0);
  }
  const { calls } = DESERT.ambience;
  expect(nextCall(1, 60, [0.01, 0.5], calls)).toBeNull();
  expect(nextCall(2, 60, [0.01, 0.5], calls)).toBe('bellFar');
  expect(nextCall(2, 60, [0, 0.5], [])).toBeNull();
  expect(placeOf(DESERT, 'well2')?.z).toBe(170);
  expect(placeOf(DESERT, 'nowhere')).toBeNull();
});

test('the outline before the first picture has room for all of it', () => {
  const layers = skyline(DESERT);
  const houses = layers.flatMap(({ houses }) => houses);
  expect(houses).toHaveLength(1);
  // Far at the right and near: in the last layer, within the picture.
  expect(layers.at(-1)?.houses).toHaveLength(1);
  const right = Number(/^M([\d.]+)/.exec(houses[0]?.walls ?? '')?.[1]);
  expect(right).toBeGreaterThan(900);
  expect(right).toBeLessThan(1000);
});

describe('the map of a large site', () => {
  const reach = 250;
  const shore = [
    { x: -240, z: -240 },
    { x: 240, z: -240 },
    { x: 240, z: 200 },
    { x: -240, z: 200 },
  ];
  const map = siteMap([shore], [], [{ x: 200, z: 150 }], reach);
  const texel = (x: number, z: number, part: number): number => {
    const cell = (v: number): number => Math.floor(((v + reach) / (2 * reach)) * SITE_SIZE);
    return map[(cell(z) * SITE_SIZE + cell(x)) * 4 + part] ?? -1;
  };

  it('knows shores and lamps as far as the place goes on', () => {
    expect(texel(200, 150, 0)).toBe(0);
    expect(texel(0, 225, 0)).toBeGreaterThan(200);
    expect(texel(200, 150, 3)).toBeGreaterThan(100);
    expect(texel(0, 0, 3)).toBe(0);
  });

  it('lets people walk there', () => {
    const plan = { land: [shore], rows: [], buildings: [], bridges: [], ornaments: [], quay: 0 };
    const ground = groundOf({ ...plan, reach }, map);
    expect(ground.free(200, 150)).toBe(true);
    expect(ground.free(0, 225)).toBe(false);
    expect(ground.walk({ x: 180, z: 100 }, { x: 220, z: 180 }, 200)).not.toBeNull();
  });
});

describe('a day of its own', () => {
  const sand = dayOf(({ haze }) => ({ haze: haze * 2, horizon: [0.8, 0.6, 0.3] }));

  it('changes what the place changes at every hour, and nothing else', () => {
    const [usual, own] = [newLight(), newLight()];
    for (let at = 0; at <= 3; at += 0.25) {
      blendLight(at, usual);
      blendLight(at, own, sand);
      expect(own.haze).toBeCloseTo(usual.haze * 2);
      expect(own.horizon.map((part) => Math.round(part * 10))).toEqual([8, 6, 3]);
      expect([own.elevation, own.key, own.lamps]).toEqual([
        usual.elevation,
        usual.key,
        usual.lamps,
      ]);
    }
  });

  it('is shown as long as the place is, and the usual one after it', () => {
    const usual = shownDay.current;
    setDay(sand);
    expect(shownDay.current).toBe(sand);
    setDay(null);
    expect(shownDay.current).toBe(usual);
  });
});

describe('fireworks', () => {
  const mouths = [0, 20, 40].map((x) => ({ x, y: 3, z: -x }));
  const { attributes } = fireworksGeometry(mouths);
  const sparks = mouths.length * SHELLS * SPARKS;

  it('are one draw of few sparks, each from its mouth', () => {
    expect(attributes.position?.count).toBe(sparks);
    expect(sparks).toBeLessThan(1000);
    for (let k = 0; k < sparks; k++) {
      const m = Math.floor(k / (SHELLS * SPARKS));
      expect(attributes.position?.getX(k)).toBe(mouths[m]?.x);
    }
  });

  it('follow one another: no two shells begin together', () => {
    const begins = Array.from({ length: mouths.length * SHELLS }, (_, k) =>
      Number(attributes.shell?.getX(k * SPARKS)),
    ).sort((a, b) => a - b);
    for (let k = 1; k < begins.length; k++)
      expect(((begins[k] ?? 0) - (begins[k - 1] ?? 0)) * PERIOD).toBeGreaterThan(0.3);
    expect(begins[0]).toBeLessThan(0.1);
  });

  it('burst to all sides alike', () => {
    const middle = [0, 0, 0];
    for (let k = 0; k < SPARKS; k++) {
      const way = [0, 1, 2].map((c) => Number(attributes.way?.getComponent(k, c)));
      expect(Math.hypot(...way)).toBeGreaterThan(0.8);
      way.forEach((part, c) => {
        middle[c] = (middle[c] ?? 0) + part / SPARKS;
      });
    }
    expect(Math.hypot(...middle)).toBeLessThan(0.1);
  });
});

test('names are over the places that exist for the viewer', () => {
  const places = [
    { key: '1', name: 'The high well', site: () => 'well4' },
    { key: '2', name: 'The far well', site: () => 'well0' },
    { key: '3', name: 'Mine', site: (_: unknown, seat: number | null) => `well${seat ?? 9}` },
  ];
  const game = { places, scenery: DESERT };
  expect(signsOf(game, null, null).map(({ key, at: [, y] }) => [key, y])).toEqual([
    ['1', 35.5],
    ['2', 5.5],
  ]);
  expect(signsOf(game, null, 2).map(({ name }) => name)).toContain('Mine');
});

describe('land that is not level', () => {
  const hills = [
    { x: 0, z: 0, wide: 20, high: 12 },
    { x: 30, z: 0, wide: 8, high: 3 },
  ];
  const relief = {
    area: { x: [-40, 40], z: [-24, 24] },
    step: 2,
    height: (x: number, z: number) => hillsAt(hills, x, z),
    paint: ({ y, steep }: Slope) => mixed([0.4, 0.6, 0.3], [0.6, 0.5, 0.4], y / 12 + steep),
  } as const;
  const { attributes, index } = reliefGeometry(relief);
  const count = attributes.position?.count ?? 0;

  it('rises where its hills are, and faces the sky', () => {
    expect(hillsAt(hills, 0, 0)).toBe(12);
    expect(hillsAt(hills, 30, 0)).toBe(3);
    expect(hillsAt(hills, 0, 21)).toBe(0);
    expect(count).toBe(41 * 25);
    for (let k = 0; k < count; k++) {
      const [x, y, z] = [0, 1, 2].map((c) => Number(attributes.position?.getComponent(k, c)));
      expect(y).toBeCloseTo(hillsAt(hills, x ?? 0, z ?? 0), 4);
      expect(attributes.normal?.getY(k)).toBeGreaterThan(0.5);
    }
    // East of the top the slope looks east.
    const east = 12 * 41 + 25;
    expect(attributes.position?.getX(east)).toBe(10);
    expect(attributes.normal?.getX(east)).toBeGreaterThan(0.2);
    // Faces are turned up: the mesh is seen from above.
    const corner = (k: number) =>
      new Vector3().fromBufferAttribute(
        attributes.position as BufferAttribute,
        index?.getX(k) ?? 0,
      );
    for (let k = 0; k < (index?.count ?? 0); k += 3) {
      const [a, b, c] = [corner(k), corner(k + 1), corner(k + 2)];
      expect(b.sub(a).cross(c.sub(a)).y).toBeGreaterThan(0);
    }
  });

  it('leaves out what is not covered', () => {
    const half = reliefGeometry({ ...relief, covers: (x) => x > 0 });
    const [all, some] = [index?.count ?? 0, half.index?.count ?? 0];
    expect(some).toBeGreaterThan(all * 0.45);
    expect(some).toBeLessThan(all * 0.55);
  });

  it('has colour, and nothing that shines', () => {
    const top = 12 * 41 + 20;
    expect(attributes.position?.getY(top)).toBe(12);
    expect(attributes.color?.getX(top)).toBeCloseTo(0.6, 2);
    expect(attributes.color?.getW(top)).toBe(1);
    expect(Math.max(...(attributes.glow?.array ?? [1]))).toBe(0);
  });
});
