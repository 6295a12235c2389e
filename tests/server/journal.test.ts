/** The embedded journal, and tables over a journal that is slow or fails. */

import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { CLOSE_MOVED } from '../../server/protocol/messages.ts';
import { Gate } from './gate.ts';
import { Guest, newFolder, seatedTable, startServer, sweep, type TestServer } from './harness.ts';
import { describeJournal } from './journal-contract.ts';

describe('the embedded journal', () => {
  const folder = newFolder();
  const journal = new SqliteJournal(folder);
  afterAll(async () => {
    await journal.close();
    sweep(folder);
  });
  const { db } = journal as unknown as { db: { exec(sql: string): void } };
  describeJournal(
    () => journal,
    (sql) => db.exec(sql),
  );
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('while the journal takes its time', () => {
  const gate = new Gate();
  let server: TestServer;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startServer({}, { journal: gate.wrap });
  });
  afterEach(async () => {
    gate.refusing = false;
    gate.release();
    await server.stop();
    vi.restoreAllMocks();
  });

  test('nobody is shown, welcomed with or told what is not durable yet', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    expect((await ben.answer(1)).ok).toBe(true);
    await ana.until(() => ana.table.seq === 1);
    const before = JSON.stringify([ana.table.view, ben.table.view]);
    gate.holding = true;
    let answered = false;
    const reply = ana.answer(2).finally(() => {
      answered = true;
    });
    while (gate.held.length === 0) await pause(5);
    // A new tab of Ben's, a spectator and Ben's next request wait as well.
    const again = Guest.join(server.url, ana.code, { token: ben.token });
    const eye = Guest.join(server.url, ana.code, { spectate: true });
    const events = ben.events.length;
    await pause(200);
    expect(answered).toBe(false);
    expect(JSON.stringify([ana.table.view, ben.table.view])).toBe(before);
    expect(ben.events.length).toBe(events);
    gate.release();
    expect(await reply).toMatchObject({ ok: true, seq: 2 });
    expect((await again).table.seq).toBe(2);
    expect((await eye).table.seq).toBe(2);
    await Promise.all([ana.leave(), (await again).leave(), (await eye).leave()]);
  });

  test('a finally refused command has never been seen by anybody', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    gate.holding = true;
    const seen: string[] = [];
    const note = () => seen.push(JSON.stringify([ana.table.view, ben.table.view]));
    ana.room.onStateChange(note);
    ben.room.onStateChange(note);
    note();
    const [one, two] = [ana.answer(2, 'one'), ben.answer(1, 'two')];
    while (gate.held.length === 0) await pause(5);
    const eye = Guest.join(server.url, ana.code, { spectate: true });
    gate.refusing = true;
    gate.release();
    expect(await one).toEqual({ ok: false, error: 'storage' });
    expect(await two).toEqual({ ok: false, error: 'storage' });
    await eye;
    expect(new Set(seen).size).toBe(1);
    // The same request may be sent again.
    gate.refusing = false;
    expect(await ana.answer(2, 'one')).toMatchObject({ ok: true, seq: 1 });
    await Promise.all([ana.leave(), ben.leave(), (await eye).leave()]);
  });

  test('a lobby that cannot be written down is as it was', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana' });
    const eve = await Guest.join(server.url, ana.code, { spectate: true });
    gate.refusing = true;
    const before = JSON.stringify(ana.table);
    const tries: JsonObject[] = [
      { op: 'seats', count: 4 },
      { op: 'bot', seat: 1, bot: 'random' },
      { op: 'options', options: { money: 'open' } },
      { op: 'rename', name: 'Bea' },
      { op: 'stand' },
    ];
    for (const body of tries) {
      expect(await ana.lobby(body)).toEqual({ ok: false, error: 'storage' });
    }
    expect(await eve.lobby({ op: 'sit', seat: 1 })).toEqual({ ok: false, error: 'storage' });
    expect(eve.welcome.seat).toBeNull();
    await expect(Guest.join(server.url, ana.code, { name: 'Ben' })).rejects.toThrow(
      /couldn’t be saved/,
    );
    gate.refusing = false;
    const again = await Guest.join(server.url, ana.code, { spectate: true });
    await again.leave();
    await ana.until(() => JSON.stringify(ana.table) === before);
    expect(await ana.lobby({ op: 'bot', seat: 1, bot: 'random' })).toMatchObject({ ok: true });
    gate.refusing = true;
    expect(await eve.lobby({ op: 'sit', seat: 2 })).toMatchObject({ error: 'storage' });
    gate.refusing = false;
    expect(await eve.lobby({ op: 'sit', seat: 2 })).toMatchObject({ ok: true });
    gate.refusing = true;
    expect(await ana.lobby({ op: 'start' })).toEqual({ ok: false, error: 'storage' });
    expect(ana.table).toMatchObject({ stage: 'lobby', view: null });
    gate.refusing = false;
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    await Promise.all([ana.leave(), eve.leave()]);
  });

  test('bots wait for a disk that is full, and go on when it is not', async () => {
    const ana = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
    gate.refusing = true;
    expect(await ana.answer()).toMatchObject({ error: 'storage' });
    await pause(300);
    gate.refusing = false;
    await ana.play(randomBytes(4).toString('hex'), () => ana.table.seq > 6);
    await ana.leave();
  });
});

describe('a table that somebody else has claimed', () => {
  let server: TestServer;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startServer();
  });
  afterEach(async () => {
    await server.stop();
    vi.restoreAllMocks();
  });

  test('writes nothing more, says so, and leads its people to where it is now', async () => {
    const guests = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const [ana, ben] = guests;
    const [first, later] = ana.legal();
    expect((await ana.act(first)).ok).toBe(true);
    const { matchId } = ana.table;
    const { journal } = server.app.house;
    for (const { room } of guests) room.reconnection.enabled = false;
    await journal.claim(ana.code);
    // Both at once: one finds it out, the other asks at the same moment.
    const replies = await Promise.all([
      ben.answer(2, 'late'),
      ana.act(later, 'later').catch(() => ({ ok: false, error: 'moved' })),
    ]);
    for (const reply of replies) expect(reply).toEqual({ ok: false, error: 'moved' });
    for (const guest of guests) {
      await guest.until(() => guest.closed !== null);
      expect(guest.closed).toBe(CLOSE_MOVED);
    }
    expect(await journal.entries(matchId)).toHaveLength(1);
    const again = await Guest.join(server.url, ben.code, { token: ben.token });
    expect(again.table).toMatchObject({ stage: 'playing', matchId, seq: 1 });
    expect(await again.answer(2, 'late')).toMatchObject({ ok: true, seq: 2 });
    expect(await journal.entries(matchId)).toHaveLength(2);
    await again.leave();
  });

  test('a lobby too: a change is refused, and is as it was where the table is now', async () => {
    const ana = await Guest.create(server.url, { seats: 3, name: 'Ana' });
    ana.room.reconnection.enabled = false;
    await server.app.house.journal.claim(ana.code);
    expect(await ana.lobby({ op: 'seats', count: 5 })).toEqual({ ok: false, error: 'moved' });
    await ana.until(() => ana.closed !== null);
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.welcome).toMatchObject({ seat: 0, host: true });
    expect(again.table.seats).toHaveLength(3);
    await again.leave();
  });
});
