/** The comparer of pictures: differences that it accepts, and those that it must see. */

import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compare, drifts, type Pixels, sentence, TOLERANCE } from './pictures/compare.ts';
import { drawing, looksOtherwise, toTake } from './pictures/daily.ts';
import { encodePng } from './pictures/png.ts';
import { KEPT, rooms } from './pictures/rooms.ts';

const [WIDTH, HEIGHT] = [160, 96];

/** A slope of colours, changed according to `change`. */
function picture(change?: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const add = change?.(x, y) ?? 0;
      data.set([40 + x + add, 60 + y + add, 120 + add, 255], (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

test('a picture is the same as itself, and as itself a shade lighter', () => {
  const plain = picture();
  expect(compare(plain, plain)).toMatchObject({ same: true, share: 0, worst: 0 });
  expect(
    compare(
      plain,
      picture(() => TOLERANCE.channel),
    ).same,
  ).toBe(true);
  expect(
    compare(
      plain,
      picture(() => -TOLERANCE.channel),
    ).same,
  ).toBe(true);
});

test('scattered pixels that round otherwise are let pass, many of them are not', () => {
  const speckled = (every: number) => picture((x, y) => ((x + y * 7) % every === 0 ? 60 : 0));
  expect(compare(picture(), speckled(101)).same).toBe(true);
  expect(compare(picture(), speckled(50)).same).toBe(false);
});

test('a small thing that is gone is seen, and where it was', () => {
  const cube = picture((x, y) => (x >= 84 && x < 94 && y >= 36 && y < 46 ? 50 : 0));
  const found = compare(cube, picture());
  expect(found.same).toBe(false);
  expect(found.share).toBeLessThan(TOLERANCE.share);
  expect(found.at).toEqual({ x: 90, y: 42 });
  expect(sentence(found)).toContain('90, 42');
  // Red at the change, and nowhere else.
  const { data } = found.picture ?? picture();
  const red = (x: number, y: number) => data[(y * WIDTH + x) * 4 + 1] === 0;
  expect([red(84, 36), red(93, 45), red(83, 36), red(94, 45)]).toEqual([true, true, false, false]);
});

test('a picture that goes half of the way to being another one drifts', () => {
  const speckled = (every: number) => picture((x, y) => ((x + y * 7) % every === 0 ? 60 : 0));
  const little = compare(picture(), speckled(301));
  const much = compare(picture(), speckled(101));
  expect([little.same, drifts(little)]).toEqual([true, false]);
  expect([much.same, drifts(much)]).toEqual([true, true]);
});

test('a picture of another size is never the same', () => {
  const plain = picture();
  const wider = { ...plain, width: HEIGHT, height: WIDTH };
  expect(compare(plain, wider)).toMatchObject({ same: false, picture: null });
});

test('a written PNG holds every pixel', () => {
  const plain = picture();
  const png = encodePng(plain);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  expect(rows.length).toBe((WIDTH * 4 + 1) * HEIGHT);
  expect(rows.subarray(1, 1 + WIDTH * 4).equals(plain.data.subarray(0, WIDTH * 4))).toBe(true);
});

test('every kept picture has a name of its own, and all sides of each game are among them', () => {
  expect(new Set(KEPT.map(({ name }) => name)).size).toBe(KEPT.length);
  for (const [id, room] of rooms) {
    expect(room.KEPT.length, id).toBeGreaterThanOrEqual(10);
    const seen = (side: 'light' | 'quality') => new Set(room.KEPT.map((wish) => wish[side]));
    expect(seen('light'), id).toEqual(new Set([0, 1, 2, 3]));
    expect(seen('quality'), id).toEqual(new Set(['low', 'medium', 'high']));
    // Still places, moments of the staging, and something looked at from near.
    expect(new Set(room.KEPT.map(({ at }) => at === null)).size, id).toBe(2);
    expect(new Set(room.KEPT.map(({ focus }) => focus === null)).size, id).toBe(2);
  }
});

test('two pictures of each game by day, all of them where what draws them has changed', () => {
  const names = (...changed: string[]) => toTake(rooms, changed, false).map(({ name }) => name);
  const daily = [...rooms.values()].flatMap(({ DAILY }) => DAILY);
  expect(names().sort()).toEqual([...daily].sort());
  for (const { KEPT: kept, DAILY } of rooms.values()) {
    expect(DAILY.length).toBe(2);
    expect(kept.filter(({ name }) => DAILY.includes(name)).length).toBe(2);
  }
  // The world is everybody's, and so is the town of its models.
  for (const file of ['client/world/clock.ts', 'assets/city/new.glb']) {
    expect(names(file).length, file).toBe(KEPT.length);
  }
  for (const file of ['client/pages/help/main.tsx', 'tests/client/pictures.test.ts']) {
    expect(names(file).length, file).toBe(daily.length);
  }
  for (const [id, { KEPT: kept, DAILY }] of rooms) {
    const [own = ''] = [...drawing(id)].filter((file) => file.includes(`/games/${id}/board/`));
    expect(names(own).length, own).toBe(daily.length - DAILY.length + kept.length);
    const others = [...rooms.keys()].filter((other) => other !== id);
    expect(others.filter((other) => looksOtherwise(other, [own]))).toEqual([]);
  }
  expect(toTake(rooms, [], true)).toEqual(KEPT);
});
