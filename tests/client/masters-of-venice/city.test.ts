/** The city without a browser: framing, light, map of the site, rows of houses, models. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  CANAL_SPACES,
  canalSpace,
} from '../../../client/games/masters-of-venice/board/landmarks.ts';
import { PLAN } from '../../../client/games/masters-of-venice/board/plan.ts';
import { SCENERY } from '../../../client/games/masters-of-venice/board/scenery.ts';
import {
  FIELD_OF_VIEW,
  type Frame,
  focusFrame,
  overviewFrame,
} from '../../../client/world/framing.ts';
import { blendLight, LIGHTS, newLight } from '../../../client/world/light.ts';
import { corners, inside, SITE_REACH, SITE_SIZE, siteMap } from '../../../client/world/site.ts';
import { lampSpots, sites } from '../../../client/world/venice/sites.ts';
import { footprints, town } from '../../../client/world/venice/town.ts';

const SPACES = Array.from({ length: CANAL_SPACES }, (_, k) => canalSpace(k + 1));

/** A point's position in the picture: -1 … 1 both ways. */
function project(frame: Frame, aspect: number, [x, y, z]: readonly [number, number, number]) {
  const { yaw, pitch, distance } = frame;
  const [dx, dy, dz] = [x - frame.x, y - frame.y, z - frame.z];
  const right = dx * Math.cos(yaw) - dz * Math.sin(yaw);
  const ahead = dx * Math.sin(yaw) + dz * Math.cos(yaw);
  const up = dy * Math.cos(pitch) - ahead * Math.sin(pitch);
  const depth = distance - dy * Math.sin(pitch) - ahead * Math.cos(pitch);
  const tan = Math.tan(FIELD_OF_VIEW / 2);
  return { u: right / depth / tan / aspect, v: up / depth / tan };
}

describe('the overview', () => {
  for (const [name, aspect] of [
    ['16:9', 16 / 9],
    ['4:3', 4 / 3],
    ['a phone over its sheet', 390 / 349],
    ['a phone upright', 390 / 844],
    ['a strip', 3],
  ] as const)
    it(`holds the whole board in ${name}`, () => {
      const frame = overviewFrame(SCENERY, aspect);
      const points = [
        ...SCENERY.framing.corners(aspect),
        ...SPACES.map(({ x, z }) => [x, 0, z] as const),
      ];
      let [wide, high] = [0, 0];
      for (const point of points) {
        const { u, v } = project(frame, aspect, point);
        expect(Math.abs(u)).toBeLessThanOrEqual(1);
        expect(Math.abs(v)).toBeLessThanOrEqual(1);
        wide = Math.max(wide, Math.abs(u));
        high = Math.max(high, Math.abs(v));
      }
      // And it is as close as it can be.
      expect(Math.max(wide, high)).toBeGreaterThan(0.93);
    });

  it('knows every landmark and no other', () => {
    for (const { id } of SCENERY.sites) expect(focusFrame(SCENERY, id, 1.6)).not.toBeNull();
    expect(focusFrame(SCENERY, 'atlantis', 1.6)).toBeNull();
  });
});

describe('the light', () => {
  it('passes through its four records and stays between them', () => {
    const light = newLight();
    LIGHTS.forEach((record, k) => {
      expect(blendLight(k, light).elevation).toBe(record.elevation);
      record.deep.forEach((part, c) => {
        expect(light.deep[c]).toBeCloseTo(part, 9);
      });
    });
    const half = blendLight(1.5, light).keyPower;
    expect(half).toBeCloseTo(((LIGHTS[1]?.keyPower ?? 0) + (LIGHTS[2]?.keyPower ?? 0)) / 2);
    expect(blendLight(9, light).lamps).toBe(1);
  });
});

describe('the town', () => {
  const houses = town(PLAN);
  const built = [...houses, ...sites(PLAN)];

  it('is the same every time', () => {
    expect(town(PLAN)).toEqual(houses);
    expect(sites(PLAN)).toEqual(built.slice(houses.length));
  });

  it('has no two alike side by side', () => {
    for (let k = 1; k < houses.length; k++) {
      const [a, b] = [houses[k - 1], houses[k]];
      if (!a || !b || Math.hypot(a.x - b.x, a.z - b.z) > 12) continue;
      expect([a.model, a.wall]).not.toEqual([b.model, b.wall]);
    }
  });

  it('stands on land', () => {
    for (const print of footprints(houses))
      for (const { x, z } of corners(print))
        expect(
          PLAN.land.some((outline) => inside(outline, x, z)),
          `${x}, ${z}`,
        ).toBe(true);
  });

  it('keeps the canal free', () => {
    for (const print of footprints(built))
      for (const { x, z } of SPACES)
        expect(Math.hypot(print.x - x, print.z - z)).toBeGreaterThan(6);
  });
});

describe('the map of the site', () => {
  it('tells land from water and lamps from dark', () => {
    const map = siteMap(PLAN.land, footprints(town(PLAN)), lampSpots(PLAN));
    const at = (x: number, z: number, part: number): number => {
      const cell = (v: number): number =>
        Math.floor(((v + SITE_REACH) / (2 * SITE_REACH)) * SITE_SIZE);
      return map[(cell(z) * SITE_SIZE + cell(x)) * 4 + part] ?? -1;
    };
    expect(at(0, 20, 0)).toBe(0);
    expect(at(0, -14, 0)).toBeGreaterThan(30);
    expect(at(0, 90, 0)).toBe(255);
    const lamp = lampSpots(PLAN)[0] ?? { x: 0, z: 0 };
    expect(at(lamp.x, lamp.z, 3)).toBeGreaterThan(150);
  });
});

describe('the models', () => {
  it('fit into what may be loaded before the first picture', () => {
    for (const [file, limit] of [
      ['city.glb', 900],
      ['city-plain.glb', 450],
    ] as const) {
      const bytes = readFileSync(new URL(`../../../assets/city/${file}`, import.meta.url));
      expect(bytes.subarray(0, 4).toString()).toBe('glTF');
      expect(gzipSync(bytes).length / 1024).toBeLessThan(limit);
    }
  });
});
