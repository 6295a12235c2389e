/**
 * `npm run bench -- journal`: the cost of an entry in the embedded database and in PostgreSQL, at
 * one table and at a hundred at once. Starts a PostgreSQL of its own, and installs it if it is
 * missing.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from '../../server/cluster/services.ts';
import type { Claim, Journal } from '../../server/journal/journal.ts';
import { PostgresJournal } from '../../server/journal/postgres.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { benchKeeping } from './keeping.ts';

const TABLES = 100;
const ENTRIES = 2000;

export async function benchJournal(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
  const services = await startServices(folder);
  const sqlite = new SqliteJournal(folder);
  const postgres = await PostgresJournal.connect(services.database);
  try {
    const keeping = await benchKeeping(sqlite);
    return { keeping, embedded: await measure(sqlite), postgres: await measure(postgres) };
  } finally {
    await sqlite.close();
    await postgres.close();
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(journal: Journal): Promise<object> {
  const claims: Claim[] = [];
  for (let k = 0; k < TABLES; k++) {
    claims.push(await journal.open({ code: `CODE${k}`, game: 'g', body: {}, matchId: null }));
  }
  return {
    oneTable: await append(journal, claims.slice(0, 1)),
    [`tables${TABLES}`]: await append(journal, claims),
  };
}

/** Appends one entry after the other at each table. */
async function append(journal: Journal, claims: readonly Claim[]): Promise<object> {
  const action = { type: 'anything', amount: 15 };
  const took: number[] = [];
  const count = ENTRIES / claims.length;
  const began = performance.now();
  const before = process.cpuUsage();
  const run = async (claim: Claim) => {
    const match = `${claims.length}-${claim.code}`;
    const table = { code: claim.code, game: 'g', body: {}, matchId: match };
    const about = { id: match, code: claim.code, game: 'g', seats: [], options: {} };
    await journal.startMatch(claim, { ...about, key: 'ff', engine: '0.1.0' }, table);
    for (let n = 1; n <= count; n++) {
      const start = performance.now();
      const entry = { n, seat: 0, action, actionId: `5b3bec82-b997-4535-8b27-${n}` };
      await journal.append(claim, match, entry, null);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(claims.map(run));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  took.sort((a, b) => a - b);
  const at = (share: number) => Number(took[Math.floor(took.length * share)]?.toFixed(2));
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    entriesPerSecond: Math.round(took.length / seconds),
    cpuMsPerEntry: Number(((user + system) / 1000 / took.length).toFixed(3)),
  };
}
