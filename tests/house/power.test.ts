/** The faults of `npm run test:power` can be planted, and some test could notice each. */

import { expect, test } from 'vitest';
import { games } from '../../engine/registry.ts';
import { faults, occurrences, sourceOf, written } from '../power/fault.ts';
import { reaching, type TestFile } from '../power/order.ts';
import { table } from '../power/report.ts';
import { batches, type Verdict } from '../power/trial.ts';
import { projectOf } from '../reach.ts';
import { files } from './sources.ts';

test('the text that a fault changes is in its file exactly once, and is changed', () => {
  const wrong = written.filter(({ file, before, after }) => {
    const source = sourceOf(file);
    return occurrences(source, before) !== 1 || source.replace(before, () => after) === source;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every fault has a name of its own, and says what a person would notice', () => {
  const names = written.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, notice } of written) expect(notice, name).toMatch(/^\S.*\.$/);
});

test('there are faults of every part of the house', () => {
  const count = (area: string): number => written.filter((one) => one.area === area).length;
  expect(count('server')).toBeGreaterThanOrEqual(16);
  expect(count('kit') + count('frame')).toBeGreaterThanOrEqual(20);
  expect(count('engine')).toBeGreaterThanOrEqual(12);
});

test('a test that decides by day can notice each of them', () => {
  const alone = written.filter(({ file }) => !reaching(file).some(({ dear }) => !dear));
  expect(alone.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});

test('near and cheap tests are asked first', () => {
  for (const { file } of written.slice(0, 5)) {
    const order = reaching(file).map(({ rank }) => rank);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
  // By file sizes: the machine's earlier load must not matter here.
  const first = reaching('server/showcase/steering.ts', {}).slice(0, 6);
  expect(first.map((test) => test.file)).toContain('tests/server/showcase.test.ts');
});

test('tests are asked in batches of one part, the dear ones alone', () => {
  const file = (name: string, project: TestFile['project'], cost: number): TestFile => ({
    file: name,
    project,
    cost,
    dear: false,
    scaled: false,
    steps: 1,
    rank: cost,
  });
  const cheap = ['a', 'b', 'c', 'd'].map((name) => file(name, 'engine', 1000));
  const tests = [...cheap, file('e', 'browser', 90_000), file('f', 'browser', 90_000)];
  const names = [...batches(tests)].map((batch) => batch.map((one) => one.file).join(''));
  expect(names).toEqual(['abcd', 'e', 'f']);
});

test('rules of every game are broken too, the same by the same seed', () => {
  const wanted = { area: 'rules', sample: 3, seed: '7' };
  const chosen = faults(wanted);
  expect(chosen).toHaveLength(3 * Object.keys(games).length);
  expect(chosen.map(({ name }) => name)).toEqual(faults(wanted).map(({ name }) => name));
  expect(faults({ ...wanted, seed: '8' }).map(({ name }) => name)).not.toEqual(
    chosen.map(({ name }) => name),
  );
  for (const fault of chosen)
    expect(fault.plant(sourceOf(fault.file))).not.toBe(sourceOf(fault.file));
});

test('every test file belongs to a part', () => {
  const lost = files.filter((file) => /\.test\.tsx?$/.test(file) && projectOf(file) === null);
  expect(lost).toEqual([]);
});

test('the share is what a day’s run notices of what all tests notice', () => {
  const one = (noticed: Verdict['noticed']): Verdict => ({
    name: '',
    area: 'kit',
    game: null,
    file: '',
    notice: '',
    noticed,
    by: '',
    reach: { day: 1, all: 1 },
    asked: [],
    seconds: 1,
  });
  const found = ['day', 'day', 'day', 'all', 'never', 'open'] as const;
  const rows = table(found.map(one));
  const row = { faults: 6, day: 3, noticed: 4, open: 1, share: 0.75 };
  expect(rows).toEqual([
    { what: 'kit', ...row },
    { what: 'all', ...row },
  ]);
  expect(table([one('never')])[0]?.share).toBeNull();
});
