/**
 * Durations of tests: the times of each file and test from vitest's report, kept in
 * `test-results/times.json` and compared with the run before. Plain JavaScript, like the runner.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Number of the slowest tests that a run prints. */
const SHOWN = 20;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The first line of a text, without the colours of a terminal. */
const firstLine = (text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape begins a terminal's colour.
  (text ?? '').replace(/\u001b\[[0-9;]*m/g, '').split('\n')[0];

/**
 * Failures in vitest's JSON report of a project, one line each: file, test, the first line of the
 * reason.
 * @param root of the repository: paths are relative to it
 */
export function failuresOf({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file}: ${test.fullName}\n    ${firstLine(test.failureMessages?.[0])}`);
    if (tests.length > 0 || status !== 'failed') return tests;
    return [`${file}: could not be run\n    ${firstLine(message)}`];
  });
}

/** Times of a run: milliseconds of each part, and by project of each file and its tests. */
export class Times {
  /**
   * @param file with the stored times
   * @param root of the repository: paths are relative to it
   */
  constructor(file, root) {
    this.file = file;
    this.root = root;
    this.parts = {};
    this.files = {};
    this.before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  }

  /** Records the duration of a part, from its beginning to its end. */
  part(name, ms) {
    this.parts[name] = (this.parts[name] ?? 0) + ms;
  }

  /** Records the files and tests of vitest's JSON report of a project. */
  report(project, { testResults }) {
    const files = this.files[project] ?? {};
    this.files[project] = files;
    for (const { name, startTime, endTime, assertionResults } of testResults) {
      const tests = {};
      for (const { fullName, duration } of assertionResults) {
        tests[fullName] = Math.round(duration ?? 0);
      }
      files[relative(this.root, name)] = { ms: Math.round(endTime - startTime), tests };
    }
  }

  /** The slowest tests, slowest first. */
  dearest() {
    const all = Object.values(this.files).flatMap((files) =>
      Object.entries(files).flatMap(([file, { tests }]) =>
        Object.entries(tests).map(([test, ms]) => ({ file, test, ms })),
      ),
    );
    return all.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  }

  /**
   * Lines for people: each part beside its last run, the sum of its files, the most expensive
   * tests.
   */
  lines() {
    const parts = Object.entries(this.parts).map(([name, ms]) => {
      const files = Object.values(this.files[name] ?? {});
      const sum = files.reduce((all, one) => all + one.ms, 0);
      const last = this.before?.parts[name];
      return [
        `  ${name.padEnd(8)} ${seconds(ms).padStart(9)}`,
        files.length > 0 ? `, ${files.length} files, ${seconds(sum)} of work` : '',
        last === undefined ? '' : `, last run ${seconds(last)}`,
      ].join('');
    });
    const dearest = this.dearest().map(
      ({ file, test, ms }) => `  ${seconds(ms).padStart(9)}  ${file}: ${test}`,
    );
    return ['Parts:', ...parts, 'Dearest tests:', ...dearest];
  }

  /** Stores them; tests not run now keep the times of the run before. */
  keep() {
    const { parts = {}, files = {} } = this.before ?? {};
    const kept = { parts: { ...parts, ...this.parts }, files: { ...files } };
    for (const [project, own] of Object.entries(this.files)) {
      kept.files[project] = { ...files[project], ...own };
    }
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(kept, null, 1));
  }
}
