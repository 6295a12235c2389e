/** `npm run bench -- engine [--game ID] [--json]`: figures as a table, with --json as one object on a line. */

import { benchClient } from './client.ts';
import { benchEngine } from './engine.ts';
import { benchJournal } from './journal.ts';
import { benchServer } from './server.ts';
import { benchShow } from './show.ts';

const BENCHES: { readonly [name: string]: () => object | Promise<object> } = {
  client: benchClient,
  engine: benchEngine,
  journal: benchJournal,
  server: benchServer,
  show: benchShow,
};

const name = process.argv[2]?.startsWith('--') ? 'engine' : (process.argv[2] ?? 'engine');
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (!bench) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--json]`);
  process.exitCode = 1;
} else {
  const figures = await bench();
  console.dir(figures, { depth: 4 });
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
}
