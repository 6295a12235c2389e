/** Runs one of the project's scripts with the right Node: `node server/run.mjs engine/cli/rules.ts …`. */

import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
process.exit(
  await run(['--expose-gc', '--disable-warning=ExperimentalWarning', ...process.argv.slice(2)]),
);
