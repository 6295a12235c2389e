/**
 * Chance that nobody can influence, through the real rooms: the hash first, then everybody's bytes.
 */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommittedChance } from '../../engine/core/keyed-chance.ts';
import type { Log } from '../../engine/core/log.ts';
import { type Receipt, verify } from '../../engine/core/verify.ts';
import { games } from '../../engine/registry.ts';
import { App } from '../../server/app.ts';
import { logOf as logOfRecord } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { proveAll } from '../../server/journal/sqlite-schema.ts';
import { hashes, hashOfKey } from '../../server/protocol/chance.ts';
import { Guest, seatedTable, startServer, type TestServer, testConfig } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const bytes = (): string => randomBytes(16).toString('hex');
const contribute = (guest: Guest, contribution: string, keyHash = guest.table.nextKeyHash) =>
  guest.lobby({ op: 'contribute', keyHash, contribution });
const logOf = async (matchId: string): Promise<Log> =>
  (await (await fetch(`${server.url}/log/${matchId}`)).json()) as Log;

async function table(): Promise<[Guest, Guest]> {
  const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
  return [ana, await Guest.join(server.url, ana.code, { name: 'Ben' })];
}

describe('the chance of a match', () => {
  test('the hash stands in the lobby, the bytes of all are in the stream, the log is proven', async () => {
    const [ana, ben] = await table();
    const { keyHash, nextKeyHash } = ana.table;
    expect(nextKeyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(keyHash).toBe(nextKeyHash);
    const given = [bytes(), bytes()] as const;
    expect(await contribute(ana, given[0])).toMatchObject({ ok: true });
    expect(await contribute(ben, given[1])).toMatchObject({ ok: true });
    // Nobody is shown the key, nor the others' bytes before the start.
    const record = await server.app.house.journal.table(ana.code);
    const { next } = record!.body as { next: { key: string } };
    expect(hashOfKey(next.key)).toBe(nextKeyHash);
    expect(JSON.stringify(ben.room.state)).not.toContain(next.key);
    expect(JSON.stringify(ben.room.state)).not.toContain(given[0]);
    await ana.lobby({ op: 'start' });
    await ben.until(() => ben.table.stage === 'playing');
    expect(ben.table).toMatchObject({ keyHash, contributions: given, key: '', digest: '' });
    expect(ben.table.nextKeyHash).not.toBe(keyHash);

    let seen = '';
    const stop = () => {
      if (ben.table.seq < 30) seen = ben.table.chain;
      return false;
    };
    await Promise.all([ana.play('a'), ben.play('b', stop)]);
    const { matchId, key, digest } = ben.table;
    expect(hashOfKey(key)).toBe(keyHash);
    const log = await logOf(matchId);
    expect(log).toMatchObject({
      id: matchId,
      chance: { key, hash: keyHash, contributions: given },
    });
    const receipt: Receipt = {
      matchId,
      hash: nextKeyHash,
      seat: 1,
      contribution: given[1],
      chain: seen,
      digest,
    };
    const result = verify(log, { games, hashes, id: matchId, receipts: [receipt] });
    expect(result.steps.map(({ verdict }) => verdict)).toEqual(Array(8).fill('proven'));
    // Without the bytes of one of them all draws would have differed.
    const chance = log.chance as CommittedChance;
    const without = { ...log, chance: { ...chance, contributions: [given[0], ''] } };
    expect(verify(without, { games, hashes }).draws.slice(0, 40)).not.toEqual(
      result.draws.slice(0, 40),
    );
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('late, repeated, other and broken bytes, and those of a spectator', async () => {
    const [ana, ben] = await table();
    const eve = await Guest.join(server.url, ana.code, { spectate: true });
    const first = bytes();
    const { nextKeyHash } = ana.table;
    expect(await contribute(ana, first)).toMatchObject({ ok: true });
    expect(await contribute(ana, first)).toMatchObject({ ok: true });
    expect(await contribute(ana, bytes())).toMatchObject({ error: 'contributed' });
    expect(await contribute(eve, bytes())).toMatchObject({ error: 'notSeated' });
    for (const broken of ['', 'xyz', 'ab', 'AB'.repeat(16), 'ab'.repeat(65), `${bytes()}a`]) {
      expect(await contribute(ben, broken)).toMatchObject({ error: 'malformed' });
    }
    expect(await contribute(ben, bytes(), '00'.repeat(32))).toMatchObject({ error: 'notNow' });
    expect(await contribute(ben, bytes(), 'no hash')).toMatchObject({ error: 'malformed' });
    await ana.lobby({ op: 'start' });
    await ben.until(() => ben.table.stage === 'playing');
    // Ben's are missing: the match uses the others, and late ones change nothing.
    expect(ben.table.contributions).toEqual([first, '']);
    expect(await contribute(ben, bytes(), nextKeyHash)).toMatchObject({ error: 'notNow' });
    expect(ben.table.contributions).toEqual([first, '']);
    // Contributions for the rematch may come at any time.
    expect(await contribute(ben, bytes())).toMatchObject({ ok: true });
    await Promise.all([ana.leave(), ben.leave(), eve.leave()]);
  });

  test('bytes go with their person, not with the chair; who leaves takes them along', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana' });
    const ben = await Guest.join(server.url, ana.code);
    const given = bytes();
    await contribute(ana, given);
    await contribute(ben, bytes());
    expect(await ana.lobby({ op: 'sit', seat: 2 })).toMatchObject({ ok: true });
    await ben.lobby({ op: 'stand' });
    await ben.until(() => ben.seat === -1);
    for (const seat of [0, 1]) await ana.lobby({ op: 'bot', seat, bot: 'random' });
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    await ana.until(() => ana.table.stage === 'playing');
    expect(ana.table.contributions).toEqual(['', '', given]);
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('a rematch has a key of its own, fixed before; no bytes are used twice', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const second = ana.table.nextKeyHash;
    const given = bytes();
    await contribute(ana, given);
    await Promise.all([ana.play('a'), ben.play('b')]);
    const first = ana.table.matchId;
    expect(ana.table.contributions).toEqual(['', '']);
    await ana.lobby({ op: 'rematch' });
    await ana.until(() => ana.table.matchId !== first);
    expect(ana.table).toMatchObject({ keyHash: second, contributions: [given, ''] });
    expect(ana.table.nextKeyHash).not.toBe(second);
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('the log of a match that is not over, or not known, is not told', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    expect((await fetch(`${server.url}/log/${ana.table.matchId}`)).status).toBe(409);
    const nobody = '00000000-0000-0000-0000-000000000000';
    expect((await fetch(`${server.url}/log/${nobody}`)).status).toBe(404);
    await Promise.all([ana.leave(), ben.leave()]);
  });

  // The last one: it ends the process's only match maker.
  test('a restart draws nothing anew: the same hash, the same bytes', async () => {
    const own = await startServer();
    const ana = await Guest.create(own.url, { seats: 2, name: 'Ana' });
    const { nextKeyHash } = ana.table;
    const given = bytes();
    await contribute(ana, given);
    const { code, token } = ana;
    await own.app.close();
    const app = await App.start(testConfig(own.data));
    const url = `http://127.0.0.1:${app.house.port}`;
    const again = await Guest.join(url, code, { token });
    expect(again.table.nextKeyHash).toBe(nextKeyHash);
    expect(await contribute(again, bytes())).toMatchObject({ error: 'contributed' });
    await again.lobby({ op: 'bot', seat: 1, bot: 'random' });
    await again.lobby({ op: 'start' });
    await again.until(() => again.table.stage === 'playing');
    expect(again.table).toMatchObject({ keyHash: nextKeyHash, contributions: [given, ''] });
    await again.leave();
    await app.close();

    // A table and a match of a version without this: a stored hash, a log that is replayed and
    // proves less.
    const old = new DatabaseSync(join(own.data, 'laguna.db'));
    old.exec("UPDATE tables SET body = json_remove(body, '$.next')");
    old.exec('UPDATE matches SET contributions = NULL');
    proveAll(old);
    old.close();
    const journal = new SqliteJournal(own.data);
    const match = await journal.match(again.table.matchId);
    const log = logOfRecord(match!, await journal.entries(match!.id));
    await journal.close();
    expect(log.format).toBe('laguna-log/1');
    const steps = verify(log, { games, hashes }).steps.map(({ verdict }) => verdict);
    expect(steps.slice(0, 4)).toEqual(['proven', 'absent', 'absent', 'absent']);
    const shown = new Set<string>();
    for (let time = 0; time < 2; time++) {
      const woken = await App.start(testConfig(own.data));
      const address = `http://127.0.0.1:${woken.house.port}`;
      const back = await Guest.join(address, code, { token });
      shown.add(back.table.nextKeyHash);
      await back.leave();
      await woken.close();
    }
    expect(shown.size).toBe(1);
    expect(shown).not.toContain(nextKeyHash);
    await own.stop();
  });
});
