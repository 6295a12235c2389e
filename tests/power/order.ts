/** The order of tests for a fault: near and cheap ones first, expensive and far ones last. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, projectOf, testsReached, upwards } from '../reach.ts';
import type { Kept } from '../times.mjs';

const root = new URL('../..', import.meta.url).pathname;

export interface TestFile {
  readonly file: string;
  readonly project: Project;
  /** Only `npm run test:all` runs it. */
  readonly dear: boolean;
  /** Runs more in `npm run test:all`: it uses `tests/scope.ts`. */
  readonly scaled: boolean;
  /** Its cost in milliseconds, or a guess by its size. */
  readonly cost: number;
  /** Imports from it to the changed file; 1 is next to it. */
  readonly steps: number;
  /** Tests with a lower rank run earlier. */
  readonly rank: number;
}

/** Contains every fault as text, and would notice each. */
const OWN = 'tests/house/power.test.ts';
/** Least cost of any file in milliseconds: its time does not include its imports. */
const LEAST = 1000;

/** Words of paths without information. */
const COMMON = new Set([
  'tests',
  'test',
  'client',
  'server',
  'engine',
  'games',
  'table',
  'core',
  'pages',
  'rules',
]);
/** A test whose path shares a word with the file's counts as so many times cheaper. */
const NAMED_AFTER = 10;

const wordsOf = (path: string): string[] =>
  path
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !COMMON.has(word));

type Times = Kept['files'];

/** The runner's times of the last run; none if there was none. */
function timesOf(): Times {
  const path = join(root, 'test-results', 'times.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept).files : {};
}

/** Bytes of a test count as milliseconds if no time is known, for a browser's test as ten each. */
function costOf(times: Times, file: string, project: Project): number {
  const known = times[project]?.[file];
  if (known !== undefined) return Math.max(LEAST, known.ms);
  return statSync(join(root, file)).size * (project === 'browser' ? 10 : 1);
}

/**
 * The tests that can notice a change of `file`, the cheap and near ones first.
 * @param times their costs, by part and file; by default those of the last run here
 */
export function reaching(file: string, times: Times = timesOf()): TestFile[] {
  const scaled = upwards(['tests/scope.ts']);
  const words = new Set(wordsOf(file));
  const found: TestFile[] = [];
  for (const [test, steps] of testsReached([file], { frame: true })) {
    const project = projectOf(test);
    if (!project || test === OWN) continue;
    const cost = costOf(times, test, project);
    const named = wordsOf(test).some((word) => words.has(word));
    found.push({
      file: test,
      project,
      steps,
      dear: /\.all\.test\.tsx?$/.test(test),
      scaled: scaled.has(test),
      cost,
      rank: (cost * steps) / (named ? NAMED_AFTER : 1),
    });
  }
  return found.sort((a, b) => a.rank - b.rank);
}
