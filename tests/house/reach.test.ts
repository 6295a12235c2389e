/** `npm test -- --changed` runs exactly the tests that a change reaches. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameOf, projectOf, testsReached } from '../reach.ts';
import { Times } from '../times.mjs';
import { files } from './sources.ts';

const tests = files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file));
const ids = [
  ...new Set(files.flatMap((file) => /^client\/games\/([^/]+)\//.exec(file)?.[1] ?? [])),
];
const house = tests.filter((file) => file.startsWith('tests/house/'));
const reached = (file: string): string[] => [...testsReached([file]).keys()];

describe('a change reaches', () => {
  test.each(ids)(
    'inside the client of %s the tests of its rooms, in node and in a browser',
    (id) => {
      const panels = files.filter((file) => file.startsWith(`client/games/${id}/panels/`));
      const found = [...testsReached(panels).keys()];
      expect(panels.length).toBeGreaterThan(0);
      const rooms = tests.filter((file) => file.startsWith(`tests/client/${id}/`));
      const browser = rooms.filter((file) => projectOf(file) === 'browser');
      expect(found).toEqual(expect.arrayContaining(browser));
      expect(found.some((file) => rooms.includes(file) && projectOf(file) === 'client')).toBe(true);
      const foreign = found.filter((file) => ![id, null].includes(gameOf(file)));
      expect(foreign.filter((file) => projectOf(file) === 'browser')).toEqual([]);
      expect(found.filter((file) => projectOf(file) === 'server')).toEqual([]);
    },
  );

  test('of a text for people the house alone', () => {
    expect(reached('README.md')).toEqual(house);
  });

  test('of the frame every test in a browser', () => {
    const all = tests.filter((file) => projectOf(file) === 'browser');
    expect(reached('client/net/session.ts')).toEqual(expect.arrayContaining(all));
  });

  test('of a module the tests that import it, over others as well', () => {
    expect(reached('tests/server/harness.ts')).toContain('tests/server/table.test.ts');
    expect(reached('engine/core/match.ts')).toContain('tests/battery/log.test.ts');
  });

  test('of the list of packages everything', () => {
    expect(reached('package-lock.json')).toEqual(tests);
  });
});

test('times are kept, compared with the run before, and what was not run keeps its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-times-'));
  const file = join(folder, 'times.json');
  const report = (name: string, duration: number) => ({
    testResults: [
      {
        name: join('/root', name),
        startTime: 0,
        endTime: duration + 5,
        assertionResults: [{ fullName: `${name} works`, duration }],
      },
    ],
  });
  const first = new Times(file, '/root');
  first.part('engine', 4000);
  first.report('engine', report('tests/a.test.ts', 3000));
  first.report('engine', report('tests/b.test.ts', 500));
  first.keep();
  const second = new Times(file, '/root');
  second.part('engine', 2000);
  second.report('engine', report('tests/a.test.ts', 1500));
  expect(second.lines().join('\n')).toMatch(
    /engine +2\.0 s, 1 files, 1\.5 s of work, last run 4\.0 s/,
  );
  expect(second.dearest()).toEqual([
    { file: 'tests/a.test.ts', test: 'tests/a.test.ts works', ms: 1500 },
  ]);
  second.keep();
  const third = new Times(file, '/root');
  expect(third.before?.files.engine['tests/b.test.ts'].ms).toBe(505);
  expect(third.before?.files.engine['tests/a.test.ts'].ms).toBe(1505);
  writeFileSync(file, '{"parts":{},"files":{}}');
  expect(new Times(file, '/root').before?.parts).toEqual({});
  rmSync(folder, { recursive: true });
});
