/**
 * The kept pictures: the stage still looks as approved. `pictures/daily.ts` decides which of them
 * are taken.
 */

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL, inTurn } from '../../scope.ts';
import { compare, type Difference, drifts, sentence } from '../pictures/compare.ts';
import { toTake } from '../pictures/daily.ts';
import { ACCEPT, complain, differenceTo, keptAt } from '../pictures/keep.ts';
import { CHANGED, KEPT, rooms } from '../pictures/rooms.ts';
import { closeStage, decode, loseContext, openStage, take } from '../pictures/taking.ts';
import { PICTURES, type RunningServer, startServer, type Visitor } from './harness.ts';

/** All kept pictures of a game together, in bytes. */
const BUDGET = 2_000_000;

const TAKEN = toTake(rooms);
/** Changes that must be noticed against the kept pictures: by day another one every day. */
const TOLD = ALL ? CHANGED : [inTurn(CHANGED)];

let server: RunningServer;
let stage: Visitor;
const taken = new Map<string, { file: Buffer; difference: Difference | null }>();
const changed: (Difference | null)[] = [];

beforeAll(async () => {
  server = await startServer();
  stage = await openStage(server);
  for (const wish of TAKEN) {
    const file = await take(stage.page, wish);
    taken.set(wish.name, { file, difference: await differenceTo(stage.page, wish.name, file) });
  }
  for (const { of, wish } of TOLD) {
    changed.push(await differenceTo(stage.page, of, await take(stage.page, wish)));
  }
}, 600_000);
afterAll(async () => {
  if (stage) await closeStage(stage);
  await server?.stop();
});

test.each(TAKEN.map(({ name }) => name))('%s looks as it did', (name) => {
  const { file, difference } = taken.get(name) ?? { file: Buffer.alloc(0), difference: null };
  if (!difference?.same) throw new Error(complain(name, file, difference));
  if (drifts(difference)) console.warn(`The picture "${name}" drifts: ${sentence(difference)}.`);
});

describe('a person would see, and so do the pictures:', () => {
  test.each(TOLD.map(({ what }, k) => ({ what, k })))('$what', ({ k }) => {
    const difference = changed[k];
    expect(difference).toBeTruthy();
    expect(difference?.same).toBe(false);
  });
});

test('a changed picture is stored with the command that accepts it', () => {
  const { file = Buffer.alloc(0) } = [...taken.values()][0] ?? {};
  const said = complain('sample', file, changed[0] ?? null);
  expect(said).toContain(ACCEPT);
  const written = ['new.webp', 'difference.png'].map((end) => join(PICTURES, `sample.${end}`));
  for (const path of written) {
    expect(said).toContain(path);
    expect(statSync(path).size).toBeGreaterThan(1000);
    rmSync(path);
  }
});

test('nothing is kept that nobody looks at, and all of it is small', () => {
  const folder = join(keptAt(''), '..');
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(files.sort()).toEqual(KEPT.map(({ name }) => `${name}.webp`).sort());
  for (const [id, room] of rooms) {
    const sizes = room.KEPT.map(({ name }) => statSync(join(folder, `${name}.webp`)).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes, id).toBeLessThanOrEqual(BUDGET);
  }
});

test('the stage complains about nothing', () => {
  expect(stage.complaints).toEqual([]);
});

test('a lost WebGL context comes back to the same picture, and nothing of the old one is held', async () => {
  const [last = KEPT[0]] = TAKEN.filter(({ at }) => at === null).slice(-1);
  const before = await take(stage.page, last);
  const held = await loseContext(stage.page);
  const after = await take(stage.page, last);
  const difference = compare(await decode(stage.page, before), await decode(stage.page, after));
  expect(difference.same, sentence(difference)).toBe(true);
  for (const count of Object.values(held.drawn)) expect(count).toBeGreaterThan(4);
  expect(held.left).toEqual({ textures: 0, geometries: 0, programs: 0 });
});
