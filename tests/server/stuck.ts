/** A server whose database never lets go: started by `process.test.ts` to see how it ends. */

import { SqliteJournal } from '../../server/journal/sqlite.ts';

SqliteJournal.prototype.close = () => new Promise(() => undefined);
await import('../../server/main.ts');
