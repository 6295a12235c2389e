/**
 * `npm test`: installs what is missing, checks types and style, runs the tests that decide about a
 * change. The last line is `N passed, N failed`. `npm run test:all` runs everything (`scope.ts`).
 *
 *     npm test -- engine server     only these parts
 *     npm test -- --game ID         the tests of one game
 *     npm test -- --changed [REF]   those that a change reaches: since REF, else since the last commit
 */

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, fail, nodeBinary, ROOT } from '../server/setup.mjs';
import { ensureBrowser } from './browser.mjs';
import { partOf } from './game-part.mjs';
import { failuresOf, Times } from './times.mjs';

const PARTS = ['types', 'style', 'engine', 'server', 'client', 'browser'];
/** Parts that are a command of their own, without tests to count. */
const CHECKS = { types: ['tsc', ['--noEmit']], style: ['biome', ['check', '.']] };

const { values, positionals } = parseArgs({
  options: {
    game: { type: 'string' },
    changed: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const results = join(ROOT, 'test-results');
/** Files of a run that the next one there needs. */
const KEPT = new Set(['times.json', 'power.json']);
const bin = join(ROOT, 'node_modules', '.bin');

let passed = 0;
let failed = 0;
/** Failures, for the end of the output: a log that keeps only its end still names them. */
const failures = [];

ensureInstalled();
const node = nodeBinary();
const env = {
  ...process.env,
  PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
  FORCE_COLOR: '0',
  LAGUNA_SEED: process.env.LAGUNA_SEED ?? new Date().toISOString().slice(0, 10),
};
if (values.all) env.LAGUNA_TESTS = 'all';

/** The runs of vitest of a game or a change; null for whole parts. */
const runs = chosen();
const reached = (part) =>
  runs === null || part in CHECKS || runs.some((run) => run.project === part);
const named = positionals.filter((word) => PARTS.includes(word));
const wanted = named.length > 0 ? named : PARTS;
const parts = PARTS.filter(
  (part) => wanted.includes(part) && reached(part) && !(values.game && part in CHECKS),
);

console.log(
  `Running ${values.all ? 'all tests of ' : ''}${parts.join(', ')}; random matches use LAGUNA_SEED=${env.LAGUNA_SEED}.`,
);
if (parts.includes('browser')) {
  env.LAGUNA_CHROMIUM = ensureBrowser();
  ensureBuilt();
}
const times = new Times(join(results, 'times.json'), ROOT);
mkdirSync(results, { recursive: true });
for (const name of readdirSync(results)) {
  if (!KEPT.has(name)) rmSync(join(results, name), { recursive: true });
}

/** The tests chosen by `--game` or `--changed`; null without either. */
function chosen() {
  if (values.game !== undefined) {
    try {
      return partOf(values.game);
    } catch (error) {
      return fail('There is nothing to test.', error.message, 'Name one of them after --game.');
    }
  }
  if (!values.changed) return null;
  const refs = positionals.filter((word) => !PARTS.includes(word));
  const args = ['--disable-warning=ExperimentalWarning', join(ROOT, 'tests', 'reach.ts'), ...refs];
  const told = spawnSync(node, args, { cwd: ROOT, encoding: 'utf8' });
  if (told.status !== 0) {
    return fail('The changes could not be found.', told.stderr, 'Name a commit that git knows.');
  }
  const { changed, projects } = JSON.parse(told.stdout);
  console.log(`Changed: ${changed.join(', ') || 'nothing'}`);
  for (const [project, files] of Object.entries(projects)) {
    console.log(`${project}: ${files.length} test files reached`);
  }
  return Object.entries(projects).map(([project, files]) => ({ project, files }));
}

/** Runs a command; its output appears at once, or with `later` on request. */
function started(command, args, later = false) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: later ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const begun = Date.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ ok: false, output: message, ms: 0 }));
    child.once('close', (code) => resolve({ ok: code === 0, output, ms: Date.now() - begun }));
  });
}

/**
 * One vitest project, or some of its files, or tests with `only` in their names; counts its tests
 * from its report.
 * @returns how many have passed
 */
async function suite(name, files = [], only = undefined) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { ok } = await started(node, [
    '--expose-gc',
    '--disable-warning=ExperimentalWarning',
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(only ? ['--testNamePattern', only] : []),
    // Of files that a change reaches, this run may leave out all.
    ...(runs ? ['--passWithNoTests'] : []),
    ...files,
  ]);
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    times.report(name, json);
    passed += json.numPassedTests;
    failed += json.numFailedTests;
    const found = failuresOf(json, ROOT);
    failures.push(...found);
    // A file that could not even be collected counts as one failure.
    if (!ok && json.numFailedTests === 0) {
      failed++;
      if (found.length === 0) failures.push(`${name}: vitest ended with an error of its own`);
    }
    return json.numPassedTests;
  } catch (error) {
    failed++;
    failures.push(`${name}: no report could be read (${error.message})`);
    return 0;
  }
}

/** Prints and counts a check's result. */
async function told(name, check) {
  const { ok, output, ms } = await check;
  console.log(`\n== ${name}\n${output.trim()}\n== ${name}: ${(ms / 1000).toFixed(0)} s`);
  times.part(name, ms);
  if (ok) passed++;
  else {
    failed++;
    failures.push(`${name}: see above, under == ${name}`);
  }
}

/** All tests of a part. */
async function ran(part) {
  if (!runs) return suite(part);
  const passes = [];
  for (const { project, files, only } of runs) {
    if (project === part) passes.push(await suite(part, files, only));
  }
  // A battery that no longer names this game would pass without running anything.
  if (values.game && part === 'engine' && passes.includes(0)) failed++;
}

// Types and style take one core each: they run beside the first tests, and their results are
// printed when they are known.
const checks = parts
  .filter((part) => part in CHECKS)
  .map((part) => {
    const [command, args] = CHECKS[part];
    return told(part, started(join(bin, command), args, true));
  });
for (const part of parts) {
  if (part in CHECKS) continue;
  const begun = Date.now();
  console.log(`\n== ${part}`);
  await ran(part);
  times.part(part, Date.now() - begun);
  console.log(`== ${part}: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}
await Promise.all(checks);

times.keep();
console.log(`\n${times.lines().join('\n')}`);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
