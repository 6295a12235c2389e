/** `npm start` and `npm run dev`: everything a fresh clone needs, then the server. */

import { ensureBuilt, ensureInstalled, run, SERVER_FLAGS } from './setup.mjs';

const dev = process.argv.includes('--dev');
ensureInstalled();
if (!dev) ensureBuilt();
const watch = dev ? ['--watch-path=server', '--watch-path=engine'] : [];
process.exit(
  await run([...watch, ...SERVER_FLAGS, 'server/main.ts'], dev ? { LAGUNA_DEV: '1' } : {}),
);
