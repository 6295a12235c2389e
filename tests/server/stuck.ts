/**
 * A server whose database never closes: started by `process.test.ts` to see how it ends. Its waits
 * are a hundredth of their stated length.
 */

import { SqliteJournal } from '../../server/journal/sqlite.ts';

const wait = globalThis.setTimeout;
const shorter = (run: () => void, ms = 0) => wait(run, ms / 100);
globalThis.setTimeout = Object.assign(shorter, wait);
SqliteJournal.prototype.close = () => new Promise(() => undefined);
await import('../../server/main.ts');
