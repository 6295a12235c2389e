/**
 * `npm test`: installs what is missing, checks types and style, runs every suite. The last line is
 * `N passed, N failed`. `npm test -- engine server` runs only the named parts.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodeBinary, ROOT } from '../server/setup.mjs';
import { ensureBrowser } from './browser.mjs';

const PARTS = ['types', 'style', 'engine', 'server', 'client', 'browser'];
const wanted = process.argv.slice(2);
const parts = wanted.length > 0 ? PARTS.filter((part) => wanted.includes(part)) : PARTS;
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

/** One vitest project; counts its tests from the report that it writes. */
function suite(name) {
  const report = join(results, `${name}.json`);
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
  ]);
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    passed += json.numPassedTests;
    failed += json.numFailedTests;
    // A file that could not even be collected counts as one failure.
    if (!ended && json.numFailedTests === 0) failed++;
  } catch {
    failed++;
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
  } else {
    suite(part);
  }
  console.log(`== ${part}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
