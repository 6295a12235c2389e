/** The effect on tables of deleting old matches: an entry's time to disk with and without it. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Journal } from '../../server/journal/journal.ts';
import { Keeper } from '../../server/keep/keeper.ts';

const TABLES = 20;
const MATCHES = 100;
const ENTRIES = 600;
/** Between two entries of a table. */
const REST_MS = 20;
const DAY_MS = 86_400_000;
const RULES = { matchDays: 365, botDays: 7, unfinishedDays: 180, tableDays: 30, megabytes: 0 };

interface Waits {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly entries: number;
}

const action = { type: 'anything', amount: 15 };
const RESULT = { digest: 'd' } as never;

/** Finished matches of bots that no table shows. */
async function fill(journal: Journal): Promise<void> {
  const table = { code: 'OLD', game: 'g', body: {}, matchId: null };
  const claim = await journal.open(table);
  for (let k = 0; k < MATCHES; k++) {
    const id = `old-${k}`;
    const match = { id, code: 'OLD', game: 'g', seats: [], options: {}, key: 'ff', engine: '0' };
    await journal.startMatch(claim, match, { ...table, matchId: id });
    const writes: Promise<void>[] = [];
    for (let n = 1; n <= ENTRIES; n++) {
      const entry = { n, seat: 0, action, actionId: `5b3bec82-b997-4535-8b27-${n}` };
      writes.push(journal.append(claim, id, entry, n === ENTRIES ? RESULT : null));
    }
    await Promise.all(writes);
  }
  await journal.saveTable(claim, table);
}

/** Entries at some tables, each at a steady pace, as long as `busy` goes on. */
async function waits(journal: Journal, name: string, busy: Promise<unknown>): Promise<Waits> {
  let over = false;
  void busy.finally(() => {
    over = true;
  });
  const took: number[] = [];
  const run = async (k: number): Promise<void> => {
    const code = `${name}${k}`;
    const claim: Claim = await journal.open({ code, game: 'g', body: {}, matchId: null });
    for (let n = 1; !over; n++) {
      const start = performance.now();
      await journal.append(claim, code, { n, seat: 0, action, actionId: null }, null);
      took.push(performance.now() - start);
      await sleep(REST_MS);
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, k) => run(k)));
  await busy;
  took.sort((a, b) => a - b);
  const at = (share: number): number => {
    return Number(took[Math.min(took.length - 1, Math.floor(took.length * share))]?.toFixed(2));
  };
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1), entries: took.length };
}

/** @param journal of its own, empty */
export async function benchKeeping(journal: Journal): Promise<object> {
  await fill(journal);
  const quiet = await waits(journal, 'Q', sleep(8000));
  const now = (): number => Date.now() + 8 * DAY_MS;
  const began = performance.now();
  let seconds = 0;
  const round = new Keeper(journal.expiry, RULES, async () => false, { now })
    .round()
    .finally(() => {
      seconds = (performance.now() - began) / 1000;
    });
  const forgetting = await waits(journal, 'F', round);
  return { entries: MATCHES * ENTRIES, seconds: Number(seconds.toFixed(1)), quiet, forgetting };
}
