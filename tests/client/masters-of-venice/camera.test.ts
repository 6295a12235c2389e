/** The camera: never in a wall or under water, for any gestures; places can be met and seen. */

import { describe, expect, test } from 'vitest';
import { PLAN } from '../../../client/games/masters-of-venice/board/plan.ts';
import { SCENERY } from '../../../client/games/masters-of-venice/board/scenery.ts';
import { hintAt } from '../../../client/table/board/lean.ts';
import type { Placement } from '../../../client/world/assemble.ts';
import { seeded } from '../../../client/world/clock.ts';
import { focusFrame, overviewFrame } from '../../../client/world/framing.ts';
import {
  eyeOf,
  LIMITS,
  leaning,
  type Pose,
  slide,
  turn,
  twist,
  zoom,
} from '../../../client/world/orbit.ts';
import { pointedAt } from '../../../client/world/pointing.ts';
import { floorAt, solidsOf } from '../../../client/world/solids.ts';
import { crowns } from '../../../client/world/venice/crown.ts';
import { sites } from '../../../client/world/venice/sites.ts';
import { town } from '../../../client/world/venice/town.ts';
import { boundsIn } from '../models.ts';

const BOUNDS = boundsIn('city.glb');
const WALLS = [...town(PLAN), ...sites(PLAN)];
const PLACED: readonly Placement[] = [...WALLS, ...crowns(WALLS)];
const SOLIDS = solidsOf(BOUNDS, PLACED);
const FARTHEST = overviewFrame(SCENERY, 16 / 9).distance * 1.15;

/** The part of the city around this point, by its own measure; null: open air. */
function within(x: number, y: number, z: number): string | null {
  for (const place of PLACED) {
    const box = BOUNDS.get(place.model);
    if (!box) continue;
    const { scale = 1, turn: angle } = place;
    const [dx, dz] = [x - place.x, z - place.z];
    const u = (dx * Math.cos(angle) - dz * Math.sin(angle)) / scale;
    const w = (dx * Math.sin(angle) + dz * Math.cos(angle)) / scale;
    const v = (y - place.y) / scale;
    const side = place.mirrored ? -u : u;
    const inside = [side, v, w].every((at, k) => at > (box.low[k] ?? 0) && at < (box.high[k] ?? 0));
    // A thing as thin as a pole, or as low as a man, is not a wall.
    const solid = box.high[1] * scale > 2.2 && box.high[0] - box.low[0] > 1.1;
    if (inside && solid && box.high[2] - box.low[2] > 1.1) return place.model;
  }
  return null;
}

const eye = (pose: Pose) => eyeOf(pose, SOLIDS, { x: 0, y: 0, z: 0 });

test('the models of the city make walls to keep out of', () => {
  expect(SOLIDS.length).toBeGreaterThan(100);
  expect(within(-9, 5, 9)).toBe('church');
  expect(floorAt(SOLIDS, -9, 9)).toBeGreaterThan(10);
  expect(floorAt(SOLIDS, 0, 100)).toBeLessThan(3);
});

test('20 000 random orbits: never under water, never within anything that is built', () => {
  const random = seeded(3);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const { pitch, nearest } = LIMITS;
  const { reach } = SCENERY;
  let walls = 0;
  for (let k = 0; k < 20_000; k++) {
    const pose: Pose = {
      x: between(-reach.x, reach.x),
      y: 1.1,
      z: between(-reach.z, reach.z),
      yaw: between(-Math.PI, Math.PI),
      // Low and close is where walls are.
      pitch: pitch[0] + (pitch[1] - pitch[0]) * random() ** 2,
      distance: nearest + (FARTHEST - nearest) * random() ** 2,
    };
    const at = eye(pose);
    const free = pose.y + Math.sin(pose.pitch) * pose.distance;
    if (within(at.x, free, at.z)) walls++;
    expect(at.y).toBeGreaterThan(2);
    expect(within(at.x, at.y, at.z), JSON.stringify(pose)).toBeNull();
  }
  expect(walls, 'how many would have been in a wall').toBeGreaterThan(200);
});

test('hands that wander about stay within the limits, and the eye never jumps', () => {
  const random = seeded(11);
  const pose: Pose = { ...overviewFrame(SCENERY, 16 / 9) };
  let last = { ...eye(pose) };
  for (let k = 0; k < 8_000; k++) {
    const before = { ...pose };
    const which = Math.floor(random() * 4);
    if (which === 0) turn(pose, (random() - 0.5) * 30, (random() - 0.5) * 30);
    else if (which === 1)
      slide(pose, (random() - 0.5) * 30, (random() - 0.5) * 30, 720, SCENERY.reach);
    else if (which === 2) zoom(pose, 0.95 + random() * 0.1, FARTHEST);
    else twist(pose, (random() - 0.5) * 0.1);
    expect(pose.pitch).toBeGreaterThanOrEqual(LIMITS.pitch[0]);
    expect(pose.pitch).toBeLessThanOrEqual(LIMITS.pitch[1]);
    expect(Math.abs(pose.x)).toBeLessThanOrEqual(SCENERY.reach.x);
    expect(Math.abs(pose.z)).toBeLessThanOrEqual(SCENERY.reach.z);
    expect(pose.distance).toBeLessThanOrEqual(FARTHEST);
    const at = { ...eye(pose) };
    expect(within(at.x, at.y, at.z)).toBeNull();
    // The steepest slope beside a wall is 1.6: the eye climbs in proportion to its move.
    const moved = Math.hypot(at.x - last.x, at.z - last.z);
    const sunk = Math.abs(
      pose.y +
        Math.sin(pose.pitch) * pose.distance -
        (before.y + Math.sin(before.pitch) * before.distance),
    );
    expect(Math.abs(at.y - last.y)).toBeLessThanOrEqual(moved * 1.62 + sunk + 1e-6);
    last = at;
  }
});

describe.each([16 / 9, 4 / 3, 0.5])('in a picture of %f', (aspect) => {
  test('a close look at every place stands free and lands where it was meant', () => {
    for (const { id } of SCENERY.sites) {
      const frame = focusFrame(SCENERY, id, aspect);
      if (!frame) throw new Error(`no frame of ${id}`);
      const at = eye(frame);
      expect(within(at.x, at.y, at.z), id).toBeNull();
      const wished = frame.y + Math.sin(frame.pitch) * frame.distance;
      expect(at.y - wished, `${id} is lifted`).toBeLessThan(0.01);
    }
  });

  test('a press on a place in the overview means that place', () => {
    const at = { ...eye(overviewFrame(SCENERY, aspect)) };
    for (const mark of SCENERY.sites) {
      const to = { x: mark.x - at.x, y: 3 - at.y, z: mark.z - at.z };
      const long = Math.hypot(to.x, to.y, to.z);
      const way = { x: to.x / long, y: to.y / long, z: to.z / long };
      expect(pointedAt(SCENERY, at, way)).toBe(mark.id);
    }
    expect(pointedAt(SCENERY, at, { x: 0, y: 1, z: 0 })).toBeNull();
  });

  test('leaning towards a place keeps the turn, and comes closer', () => {
    const whole = overviewFrame(SCENERY, aspect);
    const close = focusFrame(SCENERY, 'guildHall', aspect) ?? whole;
    const lean = leaning(whole, close);
    expect([lean.yaw, lean.pitch]).toEqual([whole.yaw, whole.pitch]);
    expect(lean.distance).toBeLessThan(whole.distance);
    expect(lean.distance).toBeGreaterThan(whole.distance / 2);
  });
});

test('of what happens the camera looks at the greatest, a little ahead, and at trifles never', () => {
  const hints = [
    { at: 1, seconds: 2, place: 'dock1', importance: 1 },
    { at: 2, seconds: 3, place: 'miller', importance: 2 },
    { at: 3, seconds: 1, place: 'church', importance: 3 },
    { at: 3.2, seconds: 3, place: 'mercato', importance: 2 },
  ] as const;
  const placeAt = (time: number) => hintAt(hints, time)?.place ?? null;
  expect([1, 1.6, 2.6, 3.9, 4.5, 6, 7].map(placeAt)).toEqual([
    null,
    'miller',
    'church',
    'church',
    'mercato',
    'mercato',
    null,
  ]);
});
