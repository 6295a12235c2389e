import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../../engine/core/log.ts';
import { replay } from '../../engine/core/match.ts';
import { matchMaker, type Room } from '../../server/colyseus.ts';
import { hashes, hashOfKey } from '../../server/protocol/chance.ts';
import { CLOSE_REPLACED } from '../../server/protocol/messages.ts';
import { FakeClock } from './fake-clock.ts';
import {
  ANYTHING,
  elsewhere,
  Guest,
  game,
  seatedTable,
  startServer,
  type TestServer,
} from './harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ absenceSeconds: 1 }, { clock });
});
afterAll(() => server.stop());

describe('the lobby', () => {
  test('create, join by code, sit, options, bots, start', async () => {
    const ana = await Guest.create(server.url, { name: ' Ana\u202e\n', color: 'purple', seats: 4 });
    expect(ana.code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{6}$/);
    expect(ana.welcome).toMatchObject({ seat: 0, host: true });
    expect(ana.welcome.links.at(-1)).toMatch(new RegExp(`/table/${ana.code}$`));
    expect(ana.table.seats[0]).toMatchObject({ name: 'Ana', color: 'purple', taken: true });

    const ben = await Guest.join(server.url, ana.code.toLowerCase(), { name: 'Ben' });
    expect(ben.seat).toBe(1);
    expect(await ben.lobby({ op: 'start' })).toMatchObject({ ok: false, error: 'notHost' });
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: false, error: 'notNow' });
    expect(await ben.lobby({ op: 'sit', seat: 3 })).toMatchObject({ ok: true });
    expect(ben.seat).toBe(3);
    expect(await ben.lobby({ op: 'sit', seat: 0 })).toMatchObject({ error: 'seatTaken' });
    expect(await ana.lobby({ op: 'bot', seat: 3, bot: 'random' })).toMatchObject({
      error: 'seatTaken',
    });
    expect(await ana.lobby({ op: 'bot', seat: 1, bot: 'random' })).toMatchObject({ ok: true });
    expect(await ana.lobby({ op: 'seats', count: 3 })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.seats.length === 3);
    expect(ben.table.seats.map((seat) => seat.name)).toEqual(['Ana', 'Marco', 'Ben']);
    expect(await ana.lobby({ op: 'options', options: { money: 'open' } })).toMatchObject({
      ok: true,
    });
    expect(await ana.lobby({ op: 'options', options: { money: 'gone' } })).toMatchObject({
      error: 'options',
    });
    expect(ana.table.options.money).toBe('"open"');
    expect(ana.table.view).toBeNull();
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.stage === 'playing');
    expect(ben.table.view).not.toBeNull();
    expect(await ana.lobby({ op: 'seats', count: 4 })).toMatchObject({ error: 'notNow' });
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('a code that does not exist, a game that does not exist, options that do not work', async () => {
    await expect(Guest.join(server.url, 'AAAAAA')).rejects.toMatchObject({ code: 404 });
    await expect(Guest.join(server.url, 'AAAAAA~')).rejects.toMatchObject({ code: 404 });
    await expect(Guest.create(server.url, { game: 'chess' })).rejects.toMatchObject({ code: 404 });
    await expect(Guest.create(server.url, { options: { money: 'gone' } })).rejects.toMatchObject({
      code: 422,
    });
  });

  test('the host who leaves hands on to the next person', async () => {
    const ana = await Guest.create(server.url, { name: 'Ana' });
    const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
    await ana.leave();
    await ben.until(() => ben.table.host === ben.seat);
    expect(ben.table.seats[0]).toMatchObject({ taken: false, name: '' });
    await ben.leave();
  });

  test('spectators see and cannot act, and may sit down in the lobby', async () => {
    const ana = await Guest.create(server.url, { seats: 2 });
    const eve = await Guest.join(server.url, ana.code, { spectate: true });
    expect(eve.welcome).toMatchObject({ seat: null, token: null, host: false });
    expect(await eve.act(ANYTHING)).toMatchObject({ error: 'notSeated' });
    expect(await eve.lobby({ op: 'pace', pace: 'slow' })).toMatchObject({ error: 'notHost' });
    expect(await eve.lobby({ op: 'sit', seat: 1 })).toMatchObject({ ok: true });
    await eve.until(() => eve.seat === 1);
    expect(eve.token).toMatch(/^[\w-]{22}$/);
    await ana.leave();
    await eve.leave();
  });
});

describe('a match', () => {
  test('quick play: one person, bots, to the end; the log replays to the same result', async () => {
    const ana = await Guest.create(server.url, { bots: ['random'], start: true });
    expect(ana.table.stage).toBe('playing');
    expect(ana.table.keyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(ana.table.key).toBe('');
    const early = await fetch(`${server.url}/log/${ana.table.matchId}`);
    expect(early.status).toBe(409);

    await ana.play('quick');
    const { key, keyHash, matchId, view, seats } = ana.table;
    expect(hashOfKey(key)).toBe(keyHash);

    const log = (await (await fetch(`${server.url}/log/${matchId}`)).json()) as Log;
    const again = replay(log, game, hashes);
    const infos = seats.map(({ name, color, bot }) => ({ name, color, bot: bot !== '' }));
    expect(again.isFinished).toBe(true);
    expect(game.view(again.state, 'public', infos).public).toEqual(view);
    expect(ana.events.at(0)?.seq).toBe(0);
    await ana.leave();
  });

  test('people and bots; rematch at the same table with a new match and key', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    await Promise.all([ana.play('a'), ben.play('b')]);
    const { matchId, keyHash } = ana.table;
    expect(await ben.lobby({ op: 'rematch' })).toMatchObject({ error: 'notHost' });
    expect(await ana.lobby({ op: 'rematch' })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.matchId !== matchId);
    expect(ben.table).toMatchObject({ stage: 'playing', key: '', seq: 0 });
    expect(ben.table.keyHash).not.toBe(keyHash);
    expect((await ben.answer()).ok).toBe(true);
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('after a match back to the lobby', async () => {
    const ana = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
    await ana.play('reopen');
    expect(await ana.lobby({ op: 'reopen' })).toMatchObject({ ok: true });
    await ana.until(() => ana.table.stage === 'lobby');
    expect(ana.table.view).toBeNull();
    expect(await ana.lobby({ op: 'seats', count: 3 })).toMatchObject({ ok: true });
    await ana.leave();
  });

  test('a repeated action is answered again and not carried out', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const [one, other] = ana.legal();
    const first = await ana.act(one, 'same');
    const own = structuredClone(ana.private.you);
    const again = await ana.act(other, 'same');
    expect(again).toEqual(first);
    expect(ana.private.you).toEqual(own);
    // The id belongs to its sender: the same one of another seat is another action.
    expect(await ben.answer(0, 'same')).toMatchObject({ ok: true });
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('a refused action answers its sender alone, with rule and remedy', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const told = [ben.events.length, ben.privates.length, ben.table.seq];
    const reply = await ana.act({ ...ana.legal()[0], more: 1 });
    expect(reply).toMatchObject({ ok: false, error: 'refused' });
    expect(reply).toMatchObject({ refusal: { code: expect.stringMatching(/^E_/) } });
    expect(await ana.act({ type: 'nonsense' })).toMatchObject({ refusal: { code: 'E_PARAM' } });
    expect([ben.events.length, ben.privates.length, ben.table.seq]).toEqual(told);
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('undo takes back the last own action and says from where events are withdrawn', async () => {
    const ana = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
    let undone = false;
    const play = ana.play('undo', () => undone);
    while (!undone && ana.table.stage === 'playing') {
      await ana.until(() => ana.private.undoable > 0 || ana.table.stage === 'finished');
      const before = ana.table.seq;
      const reply = await ana.undo();
      if (!reply.ok) continue;
      undone = true;
      expect(reply.seq).toBeGreaterThan(before - 1);
      await ana.until(() => ana.events.some((message) => message.withdrawnTo !== undefined));
      const told = ana.events.find((message) => message.withdrawnTo !== undefined)!;
      expect(told.seat).toBe(ana.seat);
      expect(told.withdrawnTo).toBeLessThan(told.seq);
    }
    await play;
    expect(undone).toBe(true);
    await ana.leave();
  });
});

describe('coming back', () => {
  test('the token opens the seat again; the older connection ends', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const [one, other] = ana.legal();
    await ana.act(one);
    const own = structuredClone(ana.private.you);
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.seat).toBe(0);
    expect(again.private.you).toEqual(own);
    await ana.until(() => ana.closed !== null);
    expect(ana.closed).toBe(CLOSE_REPLACED);
    expect(await again.act(other)).toMatchObject({ ok: true });
    expect(again.table.seats[0]).toMatchObject({ connected: true, name: 'A' });
    const stranger = await Guest.join(server.url, ana.code, { token: 'x'.repeat(22) });
    expect(stranger.seat).toBe(-1);
    await Promise.all([again.leave(), ben.leave(), stranger.leave()]);
  });

  test('a dropped socket reconnects by itself into the same seat', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    const back = new Promise<void>((resolve) => ana.room.onReconnect(() => resolve()));
    ana.room.connection.close(4010);
    await ben.until(() => !ben.table.seats[0].connected);
    await back;
    await ben.until(() => ben.table.seats[0].connected);
    expect(await ana.answer(1)).toMatchObject({ ok: true });
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('a bot plays for somebody who is away and hands back', async () => {
    const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
    await ana.answer();
    await ben.leave();
    await clock.during(ana.until(() => ana.table.seats[1].held));
    const playing = ana.play('absence', () => ana.table.seq > 12);
    await playing;
    const again = await Guest.join(server.url, ana.code, { token: ben.token });
    expect(again.seat).toBe(1);
    expect(again.table.seats[1]).toMatchObject({ held: false, connected: true });
    await Promise.all([ana.play('c'), again.play('d')]);
    expect(ana.table.stage).toBe('finished');
    await Promise.all([ana.leave(), again.leave()]);
  });

  test('a match that nobody is at waits, and goes on when somebody comes', async () => {
    const ana = await Guest.create(server.url, { bots: ['random'], start: true, pace: 'fast' });
    await ana.answer();
    const room = matchMaker.getLocalRoomById(ana.code) as Room<{ state: { seq: number } }>;
    await ana.leave();
    await expect.poll(() => room.clients.length).toBe(0);
    // Counted at its source, from the moment when nobody is there: one thought may be under way.
    const { seq } = room.state;
    clock.pass(60_000);
    await elsewhere(server.url, clock);
    expect(room.state.seq - seq).toBeLessThan(2);
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    await clock.during(again.until(() => again.table.seq >= seq + 2));
    await again.leave();
  });
});
