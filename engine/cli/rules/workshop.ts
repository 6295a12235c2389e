/** A copy of the engine in which one line at a time is broken and the rule tests run. */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import { idsIn, ROOT } from './places.ts';

/** A suite that takes this many times longer than it should is in an endless loop. */
const PATIENCE = 6;
export const LONGEST_MS = 300_000;

/** Time limit in milliseconds for a suite that took `ms` without a change. */
export const limitOf = (ms: number): number => Math.max(30_000, Math.ceil(PATIENCE * ms));

export interface Outcome {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly rules: readonly string[];
  readonly fate: 'killed' | 'endless' | 'survived';
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  /** Rules claimed by those tests. */
  readonly claimed: readonly string[];
  /** Whether one of them claims a rule that the broken function cites. */
  readonly own: boolean;
}

/** A copy of engine and rule tests in a temporary folder; the working tree is never touched. */
export function makeWorkshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-mutants-'));
  const keep = (path: string): boolean => !path.endsWith('coverage.test.ts');
  // Rule tests use the battery's random play and the server's clocks.
  for (const part of [
    'engine',
    'server',
    'tests/rules',
    'tests/battery',
    'tests/guest',
    'tests/vitest.config.ts',
    'tests/scope.ts',
  ])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: keep });
  for (const file of ['package.json', 'tsconfig.json'])
    cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Slow property tests and whole matches: run only if the others pass. */
const SLOW = [
  'explain.test.ts',
  'canonical.test.ts',
  'twice.test.ts',
  'banker.test.ts',
  'patron.test.ts',
  'haggling.test.ts',
  'journal.test.ts',
  'listed.test.ts',
  'met.all.test.ts',
  'trader.test.ts',
  'traveller.test.ts',
];
/**
 * Tests at full size, and the same on each day. The test runner is compiled once, not for every
 * change.
 */
const EVERYTHING = { LAGUNA_TESTS: 'all', LAGUNA_SEED: 'mutants' };
/** Tests that need a server, which the workshop lacks. */
const NEVER = ['wire.test.ts'];

/** Files of a game's rule tests in a workshop: the quick ones, or the slow ones. */
export function suiteOf(folder: string, game: string, slow: boolean): string[] {
  const home = `tests/rules/${game}`;
  return readdirSync(join(folder, home))
    .filter((file) => file.endsWith('.test.ts') && !NEVER.includes(file))
    .filter((file) => SLOW.includes(file) === slow)
    .map((file) => `${home}/${file}`);
}

/**
 * Titles of the tests of these files that fail in a workshop; null if they do not end.
 * @param limit in milliseconds
 */
export function failures(folder: string, files: readonly string[], limit: number): string[] | null {
  if (files.length === 0) return [];
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'engine'];
  // Threads die with their process, also in an endless loop.
  const quick = ['--pool=threads', '--no-isolate', '--no-file-parallelism', '--no-cache'];
  // Files by name: `--exclude` does not work in a configuration with projects.
  const output = ['--reporter=json', `--outputFile=${report}`];
  const node = ['--max-old-space-size=1500', vitest];
  spawnSync(process.execPath, [...node, ...args, ...files, ...quick, ...output], {
    cwd: folder,
    env: { ...process.env, ...EVERYTHING, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    encoding: 'utf8',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  let json: {
    testResults: {
      name: string;
      status: string;
      assertionResults: { title: string; status: string }[];
    }[];
  };
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null; // an endless match ran out of memory
  }
  return json.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => result.title);
    return status === 'failed' && failed.length === 0 ? [`${name} could not be read`] : failed;
  });
}

/**
 * Writes a mutant into the workshop, runs the tests, puts the line back.
 *
 * @param suites lists of files: each runs only if nothing fails in those before it
 *
 * @param before titles of tests that failed without any change
 *
 * @param limit how long the first list may take, in milliseconds
 */
export function attempt(
  folder: string,
  suites: readonly (readonly string[])[],
  mutant: Mutant,
  before: ReadonlySet<string>,
  limit: number,
): Outcome {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  lines[mutant.line - 1] = mutant.after;
  writeFileSync(path, lines.join('\n'));
  let titles: string[] | null = [];
  for (const [i, suite] of suites.entries()) {
    const failed = failures(folder, suite, i === 0 ? limit : LONGEST_MS);
    titles = failed?.filter((title) => !before.has(title)) ?? null;
    if (!titles || titles.length > 0) break;
  }
  writeFileSync(path, source);
  const failed = titles ?? [];
  const claimed = [
    ...new Set(failed.flatMap((title) => idsIn(/^\[([^\]]*)\]/.exec(title)?.[1] ?? ''))),
  ];
  return {
    file: mutant.file,
    line: mutant.line,
    operator: mutant.operator,
    before: mutant.before.trim(),
    after: mutant.after.trim(),
    rules: mutant.ids,
    fate: titles === null ? 'endless' : failed.length > 0 ? 'killed' : 'survived',
    failed,
    claimed: claimed.sort(),
    own: claimed.some((id) => mutant.ids.includes(id)),
  };
}

/** One outcome for people. */
export function lineOf(outcome: Outcome, number: number): string {
  const place = `${outcome.file}:${outcome.line}`;
  const head = `${String(number).padStart(3)} ${outcome.fate.toUpperCase().padEnd(8)} ${place}`;
  const diff = `\n      - ${outcome.before}\n      + ${outcome.after}`;
  if (outcome.fate !== 'killed') return `${head}  ${outcome.operator}${diff}`;
  const tests = `${outcome.failed.length} test${outcome.failed.length === 1 ? '' : 's'}`;
  return `${head}  ${outcome.operator}: ${tests}, ${outcome.claimed.slice(0, 8).join(' ')}${diff}`;
}
