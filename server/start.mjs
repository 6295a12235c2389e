/** `npm start` and `npm run dev`: everything a fresh clone needs, then the server. */

import { ensureBuilt, ensureInstalled, run, SERVER_FLAGS, supervised } from './setup.mjs';

const dev = process.argv.includes('--dev');
const again = process.argv.includes('--supervise') && !dev;
ensureInstalled();
if (!dev) ensureBuilt();
const watch = dev ? ['--watch-path=server', '--watch-path=engine'] : [];
const args = [...watch, ...SERVER_FLAGS, 'server/main.ts'];
process.exit(await (again ? supervised(args) : run(args, dev ? { LAGUNA_DEV: '1' } : {})));
