/**
 * `npm test`: installs what is missing, checks types and style, runs every suite. The last line is
 * `N passed, N failed`. `npm test -- engine server` runs only the named parts, and
 * `npm test -- --game ID` what is about one game.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, fail, nodeBinary, ROOT } from '../server/setup.mjs';
import { ensureBrowser } from './browser.mjs';
import { partOf } from './game-part.mjs';

const PARTS = ['types', 'style', 'engine', 'server', 'client', 'browser'];
const { values, positionals } = parseArgs({
  options: { game: { type: 'string' } },
  allowPositionals: true,
});
/** The runs of one game; null for whole parts. */
const runs = values.game === undefined ? null : ofGame(values.game);
const known = runs ? PARTS.filter((part) => runs.some(({ project }) => project === part)) : PARTS;
const parts = positionals.length > 0 ? known.filter((part) => positionals.includes(part)) : known;
const results = join(ROOT, 'test-results');
const bin = join(ROOT, 'node_modules', '.bin');

let passed = 0;
let failed = 0;

ensureInstalled();
const node = nodeBinary();
const env = {
  ...process.env,
  PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
  FORCE_COLOR: '0',
};
if (parts.includes('browser')) {
  env.LAGUNA_CHROMIUM = ensureBrowser();
  ensureBuilt();
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Runs a command and shows its output; answers whether it ended well. */
function shown(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}

function ofGame(id) {
  try {
    return partOf(id);
  } catch (error) {
    return fail('There is nothing to test.', error.message, 'Name one of them after --game.');
  }
}

/**
 * One vitest project, or some of its files, or tests with `only` in their names; counts its tests from
 * the report that it writes.
 * @returns how many have passed
 */
function suite(name, files = [], only = undefined) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const ended = shown(node, [
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
    ...files,
  ]);
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    passed += json.numPassedTests;
    failed += json.numFailedTests;
    // A file that could not even be collected counts as one failure.
    if (!ended && json.numFailedTests === 0) failed++;
    return json.numPassedTests;
  } catch {
    failed++;
    return 0;
  }
}

for (const part of parts) {
  const started = Date.now();
  console.log(`\n== ${part}`);
  if (part === 'types' || part === 'style') {
    const ok =
      part === 'types'
        ? shown(join(bin, 'tsc'), ['--noEmit'])
        : shown(join(bin, 'biome'), ['check', '.']);
    if (ok) passed++;
    else failed++;
  } else if (runs) {
    const own = runs.filter(({ project }) => project === part);
    const ran = own.map(({ files, only }) => suite(part, files, only));
    // A battery that no longer names this game would pass with nothing run.
    if (part === 'engine' && ran.includes(0)) failed++;
  } else {
    suite(part);
  }
  console.log(`== ${part}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
