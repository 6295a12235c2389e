import { afterAll, describe, expect, test } from 'vitest';
import { replay } from '../../engine/core/match.ts';
import { type Journal, logOf } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { ALL, inTurn, several } from '../scope.ts';
import { ANYTHING, Guest, game, newFolder, startServer, sweep } from './harness.ts';
import { Pair } from './pair.ts';
import { healthy, kill, killAll, launch } from './processes.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
afterAll(() => {
  killAll();
  folders.forEach(sweep);
});

describe('an end at a chosen instant', () => {
  const written = ['after an entry is written, before anybody knows', 'written:8'];
  const others = [
    ['before an entry is written', 'before:9'],
    ['after the others were told, before the answer', 'told:10'],
    ['before a match is written', 'start:1'],
    ['after a match is written', 'started:1'],
  ];
  const all = [[...written, 'written:13'], ...others];
  test.each(ALL ? all : [written, inTurn(others)])('%s', async (_name, ...faults) => {
    const data = folder();
    const pair = new Pair();
    let server = await launch({ LAGUNA_DATA: data, FAULT: faults[0] }, 'tests/server/faulty.ts');
    await healthy(server);
    await pair.begin(server.url);
    void pair.start().catch(() => undefined);
    const starting = faults[0].startsWith('start');
    if (!starting) {
      await pair.guests[1].until(() => pair.guests[1].table.stage === 'playing');
      await pair.play(40);
    }
    // The fault kills the server itself; the test sends no signal.
    await server.ended;
    expect(server.child.signalCode).toBe('SIGKILL');
    for (const next of [...faults.slice(1), 'never:0']) {
      server = await launch({ LAGUNA_DATA: data, FAULT: next }, 'tests/server/faulty.ts');
      await healthy(server);
      await pair.back(server.url);
      const { stage } = pair.guests[0].table;
      expect(stage).toBe(faults[0] === 'start:1' ? 'lobby' : 'playing');
      if (stage === 'lobby') expect(await pair.start()).toMatchObject({ ok: true });
      await pair.guests[1].until(() => pair.guests[1].table.stage === 'playing');
      await pair.play(next === 'never:0' ? 60 : 1000);
      if (next !== 'never:0') await server.ended;
    }
    const { matchId, view, seq } = pair.guests[0].table;
    await pair.guests[1].until(() => pair.guests[1].table.seq >= seq);
    await kill(server);
    const journal = new SqliteJournal(data);
    const entries = await journal.entries(matchId);
    const log = logOf((await journal.match(matchId))!, entries);
    await journal.close();
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, k) => k + 1));
    const ids = entries.map(({ seat, actionId }) => `${seat}:${actionId}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...pair.acknowledged]));
    expect(ids.length).toBe(pair.acknowledged.size);
    const { seats } = pair.guests[0].table;
    const infos = seats.map(({ name, color, bot }) => ({ name, color, bot: bot !== '' }));
    const again = game.view(replay(log, game, hashes).state, 'public', infos);
    expect(again.public).toEqual(view);
  });
});

/** Calls of a journal, by name. */
function counting(calls: Map<string, number>): (journal: Journal) => Journal {
  return (journal) =>
    new Proxy(journal, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          calls.set(String(name), (calls.get(String(name)) ?? 0) + 1);
          return (value as (...args: unknown[]) => unknown).apply(target, args);
        };
      },
    });
}

test('a start reads no stored match, however many there are', async () => {
  const data = folder();
  const journal = new SqliteJournal(data);
  const writes: Promise<unknown>[] = [];
  const stored = several(200, 1000);
  for (let k = 0; k < stored; k++) {
    const code = `CODE${k}`;
    const table = { code, game: game.id, body: {}, matchId: `m${k}` };
    writes.push(
      journal.open({ ...table, matchId: null }).then(async (claim) => {
        const match = { id: `m${k}`, code, game: game.id, seats: [], options: {}, key: 'ff' };
        await journal.startMatch(claim, { ...match, engine: game.version }, table);
        const action = ANYTHING;
        for (let n = 1; n <= 60; n++) {
          await journal.append(claim, match.id, { n, seat: 0, action, actionId: `a${n}` }, null);
        }
      }),
    );
  }
  await Promise.all(writes);
  await journal.close();
  const time = async (where: string) => {
    const calls = new Map<string, number>();
    const began = performance.now();
    const server = await startServer({}, { journal: counting(calls) }, where);
    const ms = Math.round(performance.now() - began);
    for (const name of ['match', 'entries', 'table', 'claim']) expect(calls.get(name) ?? 0).toBe(0);
    await server.app.close();
    return ms;
  };
  await time(folder());
  const [none, many] = [await time(folder()), await time(data)];
  console.log(`A start took ${none} ms with no match stored, ${many} ms with ${stored}.`);
});

test('an end in order: everybody is told before the connection ends, and all of it is there again', async () => {
  const data = folder();
  const pair = new Pair();
  let server = await startServer({}, {}, data);
  await pair.begin(server.url);
  await pair.start();
  await pair.play(12);
  const eye = await Guest.join(server.url, pair.guests[0].code, { spectate: true });
  eye.room.reconnection.enabled = false;
  const before = pair.guests[0].table;
  await server.app.close();
  for (const guest of [...pair.guests, eye]) {
    await guest.until(() => guest.closed !== null);
    expect(guest.closed).toBe(4001);
    expect(guest.talk.at(-1)).toMatchObject({ notice: 'closing' });
  }
  server = await startServer({}, {}, data);
  await pair.back(server.url);
  const { matchId, seq, view, stage } = pair.guests[0].table;
  expect({ matchId, seq, view, stage }).toEqual({
    matchId: before.matchId,
    seq: before.seq,
    view: before.view,
    stage: 'playing',
  });
  await server.stop();
});

test('an end in order before a match: everybody still has the chair', async () => {
  const data = folder();
  let server = await startServer({}, {}, data);
  const ana = await Guest.create(server.url, { name: 'Ana', seats: 3 });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  for (const { room } of [ana, ben]) room.reconnection.enabled = false;
  await server.app.close();
  for (const guest of [ana, ben]) await guest.until(() => guest.closed !== null);
  server = await startServer({}, {}, data);
  const back = await Guest.join(server.url, ana.code, { token: ben.token });
  expect(back.seat).toBe(1);
  expect(back.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', '']);
  expect(back.table.host).toBe(0);
  await server.stop();
});
