/** `npm run bench -- engine [--game ID] [--json]`: figures as a table, with --json as one object on a line. */

/** Each loads only its own modules. */
export const BENCHES: { readonly [name: string]: () => Promise<object> } = {
  client: async () => (await import('./client.ts')).benchClient(),
  engine: async () => (await import('./engine.ts')).benchEngine(),
  journal: async () => (await import('./journal.ts')).benchJournal(),
  meeting: async () => (await import('./meeting.ts')).benchMeeting(),
  server: async () => (await import('./server.ts')).benchServer(),
  show: async () => (await import('./show.ts')).benchShow(),
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
