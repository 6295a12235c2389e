/** Deletes old matches of a folder, and dies after so many steps: `forgetful.ts FOLDER STEPS`. */

import type { Expiry } from '../../server/journal/expiry.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { Keeper } from '../../server/keep/keeper.ts';

const [folder = '', steps = '1'] = process.argv.slice(2);
const { expiry } = new SqliteJournal(folder);
let left = Number(steps);

/** The same, until its last step: then it dies in the middle of a write. */
const dying = new Proxy(expiry, {
  get(target, name) {
    const value = Reflect.get(target, name) as unknown;
    if (typeof value !== 'function') return value;
    const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
    const writes = name === 'forgetMatches' || name === 'clear';
    return (...args: unknown[]) => {
      const work =
        // One match and a few entries at a time, so that there is a middle.
        name === 'forgetMatches'
          ? method((args[0] as string[]).slice(0, 3))
          : name === 'clear'
            ? method(7, args[1])
            : method(...args);
      if (writes && --left === 0) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
      return work;
    };
  },
}) as Expiry;

const rules = { matchDays: 365, botDays: 7, unfinishedDays: 180, tableDays: 30, megabytes: 0 };
const now = (): number => Date.now() + 8 * 86_400_000;
await new Keeper(dying, rules, async () => false, { now, pause: 0 }).round();
