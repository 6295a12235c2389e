/** The showcase: bots play on, phones take over, the idle give back, the end is counted, and on it goes. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'colyseus.js';
import { afterEach, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json } from '../../engine/core/contract.ts';
import { verify } from '../../engine/core/verify.ts';
import { games } from '../../engine/registry.ts';
import type { Config } from '../../server/config.ts';
import type { CastMessage } from '../../server/protocol/casting.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { applied } from '../../server/protocol/delta.ts';
import { CLOSE_REVOKED } from '../../server/protocol/messages.ts';
import type { OperatorAsk, OperatorStatus, ShowState } from '../../server/protocol/showcase.ts';
import { isAsleep } from '../../server/showcase/settings.ts';
import { hashToken } from '../../server/table/seats.ts';
import { Guest, game, newFolder, startServer, sweep, type TestServer } from './harness.ts';

/** What a caster is shown. */
interface Shown {
  readonly view: { readonly public?: { readonly round: number } };
  readonly hands: readonly unknown[];
}

const TOKEN = 'gondola-42';
const servers: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  folders.splice(0).forEach(sweep);
});

async function start(
  more: Partial<Config> = {},
  { second = 20, data = newFolder() } = {},
): Promise<TestServer> {
  const config = { operator: TOKEN, showcase: 'on', ...more } as const;
  const server = await startServer(config, { clockSecond: second }, data);
  servers.push(server);
  folders.push(data);
  return server;
}

async function state({ url }: TestServer): Promise<ShowState> {
  const answer = await fetch(`${url}/showcase/state?screen=test-screen`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ShowState;
}

const ask = (server: TestServer, body: OperatorAsk | object, token = TOKEN): Promise<Response> =>
  fetch(`${server.url}/operator/ask`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function asked(server: TestServer, body: OperatorAsk): Promise<OperatorStatus> {
  const answer = await ask(server, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as OperatorStatus;
}

async function until(server: TestServer, met: (now: ShowState) => boolean): Promise<ShowState> {
  for (const end = Date.now() + 30_000; ; ) {
    const now = await state(server);
    if (met(now)) return now;
    if (Date.now() > end) throw new Error(`Waited for ${met}: ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const screenOf = async (server: TestServer): Promise<Guest> =>
  Guest.join(server.url, (await state(server)).code, { spectate: true });

async function phone(server: TestServer, name: string): Promise<Guest> {
  const guest = await Guest.join(server.url, (await state(server)).code, { name, spectate: true });
  await guest.until(() => guest.table.seats.some(({ open }) => open), 30_000);
  return guest;
}

describe('a stand', () => {
  test('nobody but the screen: the opening at full speed, a term, the result, the next match', async () => {
    const server = await start({}, { second: 100 });
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    expect((screen.table.view as { round: number }).round).toBe(13);
    expect(screen.table).toMatchObject({ host: -1, stage: 'playing' });
    const first = screen.table.matchId;
    // Bots that were slow over an opening have left no time to wait: it may be a later match.
    const before = await asked(server, { op: 'status' });
    await until(server, ({ phase }) => phase === 'result');
    const { matchesToday } = await asked(server, { op: 'status' });
    expect(matchesToday).toBe(before.matchesToday + 1);
    // A match of its own, proven like any other.
    const log = await (await fetch(`${server.url}/log/${first}`)).json();
    expect(verify(log, { games, hashes }).verdict).toBe('proven');
    await screen.until(() => screen.table.matchId !== first, 30_000);
    expect((await state(server)).code).toBe(screen.code);
    // Only persons have scores.
    expect((await state(server)).scores).toEqual([]);
  });

  test('whoever comes in to watch while the match waits does not set it going', async () => {
    const server = await start({}, { second: 1000 });
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    const { seq } = screen.table;
    for (let k = 0; k < 6; k++) await screenOf(server);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await state(server)).phase).toBe('waiting');
    expect(screen.table.seq).toBe(seq);
  });

  test('two who ask at once get a chair each, the fifth is told that all are taken', async () => {
    const server = await start({}, { second: 1000 });
    const screen = await screenOf(server);
    const guests: Guest[] = [];
    for (const name of ['Ana', 'Ben', 'Cem', 'Dia', 'Eva']) guests.push(await phone(server, name));
    const replies = await Promise.all(guests.map((guest) => guest.lobby({ op: 'take' })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(4);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ error: 'full' });
    const seated = guests.filter((_, k) => replies[k]?.ok);
    await Promise.all(seated.map((guest) => guest.until(() => guest.private.you !== null)));
    expect(new Set(seated.map(({ seat }) => seat)).size).toBe(4);
    // Who has one gets no second; nobody has a host's rights, and nobody holds the others up.
    const [ana] = seated as [Guest];
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ error: 'notNow' });
    expect(ana.table.host).toBe(-1);
    for (const body of [
      { op: 'pause', agree: true },
      { op: 'open', seat: 0, open: false },
      { op: 'pace', pace: 'slow' },
      { op: 'vote', seat: (ana.seat + 1) % 4, remove: true },
    ]) {
      expect(await ana.lobby(body as never)).toMatchObject({ error: 'notHost' });
    }
    // The screen sees the same as everybody.
    expect(screen.private.you).toBeNull();
    // Whoever leaves makes room.
    expect(await ana.lobby({ op: 'leave' })).toMatchObject({ ok: true });
    const last = guests.find((_, k) => !replies[k]?.ok) as Guest;
    await last.until(() => last.table.seats.some(({ open }) => open));
    expect(await last.lobby({ op: 'take' })).toMatchObject({ ok: true });
  });

  test('an idle seat goes back to its bot: the token opens nothing, the phone hears and sits again', async () => {
    const server = await start({}, { second: 40 });
    const screen = await screenOf(server);
    const ana = await phone(server, 'Ana');
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    await ana.until(() => ana.seat >= 0);
    const { token, seat } = ana;
    // One decision she takes; the next one she does not.
    await ana.until(() => ana.canDecide, 30_000);
    expect(await ana.act(ana.choose(new SeededChance(1)))).toMatchObject({ ok: true });
    await ana.until(() => ana.welcome.seat === null, 30_000);
    await ana.until(() => ana.private.you === null);
    expect(ana.talk.some((line) => 'notice' in line && line.notice === 'idle')).toBe(true);
    await screen.until(() => screen.table.seats[seat]?.taken === false);
    expect(screen.table.seats[seat]).toMatchObject({ open: true, bot: 'merchant' });
    const old = await Guest.join(server.url, ana.code, { token });
    expect(old.seat).toBe(-1);
    expect(await ana.act({ type: 'endTurn' })).toMatchObject({ error: 'notSeated' });
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    // A closed phone is idle as well, whoever's turn it is.
    await ana.leave();
    await screen.until(() => screen.table.seats.every(({ taken }) => !taken), 30_000);
  });

  test('who plays to the end has a score of the day; it outlives a start, and the operator clears it', async () => {
    const data = newFolder();
    const server = await start({}, { second: 1000, data });
    const screen = await screenOf(server);
    const ana = await phone(server, 'Ana');
    await ana.lobby({ op: 'take' });
    await ana.until(() => ana.seat >= 0 && ana.private.you !== null);
    await ana.play(7);
    const { scores } = await until(server, (now) => now.scores.length > 0);
    expect(scores).toMatchObject([{ name: 'Ana' }]);
    await screen.leave();
    await ana.leave();
    await server.app.close();
    // Somebody else had one before.
    const kept = join(data, 'showcase.json');
    const remembered = JSON.parse(readFileSync(kept, 'utf8'));
    const ben = { name: 'Ben', score: -99 };
    remembered.day.scores.push(ben);
    // A file without a proof is one of a version that had none.
    delete remembered.proof;
    writeFileSync(kept, JSON.stringify(remembered));
    const again = await start({}, { second: 20, data });
    expect((await state(again)).scores).toEqual([...scores, { ...ben, game: game.id }]);
    const { code } = await state(again);
    expect(code).toBe(screen.code);
    expect((await asked(again, { op: 'unlist', name: 'An' })).state.scores).toHaveLength(2);
    expect((await asked(again, { op: 'unlist', name: 'Ana' })).state.scores).toEqual([
      { ...ben, game: game.id },
    ]);
    expect((await asked(again, { op: 'clearScores' })).state.scores).toEqual([]);
    // The next match is the bots' again.
    const eye = await screenOf(again);
    await eye.until(() => eye.table.stage === 'playing', 30_000);
    expect(eye.table.seats.every(({ taken }) => !taken)).toBe(true);
  });
});

describe('the operator', () => {
  test('gives a chair back to its bot: of this person alone, and nobody is named', async () => {
    const server = await start({}, { second: 1000 });
    expect((await ask(server, { op: 'free', seat: 0, name: 'Ana' })).status).toBe(409);
    const screen = await screenOf(server);
    const ana = await phone(server, 'Ana');
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    await ana.until(() => ana.seat >= 0 && ana.private.you !== null);
    const { seat } = ana;
    const { color } = ana.table.seats[seat] ?? {};
    const { persons } = await asked(server, { op: 'status' });
    expect(persons).toEqual([{ seat, name: 'Ana', color }]);
    // Somebody else has taken it meanwhile, or nobody.
    for (const wrong of [
      { seat, name: 'Ben' },
      { seat: (seat + 1) % 4, name: 'Ana' },
      { seat: 7, name: 'Ana' },
    ]) {
      expect((await ask(server, { op: 'free', ...wrong })).status).toBe(422);
    }
    expect(screen.table.seats[seat]?.taken).toBe(true);
    const { talk } = screen;
    const before = talk.length;
    expect((await asked(server, { op: 'free', seat, name: 'Ana' })).persons).toEqual([]);
    await screen.until(() => screen.table.seats[seat]?.taken === false);
    expect(screen.table.seats[seat]).toMatchObject({ open: true, bot: 'merchant' });
    expect(JSON.stringify(screen.table)).not.toContain('Ana');
    await ana.until(() => ana.welcome.seat === null && ana.private.you === null);
    expect(await ana.act({ type: 'endTurn' })).toMatchObject({ error: 'notSeated' });
    await screen.until(() => screen.talk.length > before);
    expect(screen.talk.at(-1)).toMatchObject({ notice: 'freed', name: '' });
    // Nor does whoever comes now read the name in what was said before.
    const late = await screenOf(server);
    await late.until(() => late.talk.length > 0);
    expect(late.talk).toContainEqual(expect.objectContaining({ notice: 'took', seat, name: '' }));
    expect(JSON.stringify(late.talk)).not.toContain('Ana');
    // Whoever was there may sit down again.
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
  });

  test('a wrong token opens nothing; who guesses locks out nobody who knows', async () => {
    const server = await start();
    expect((await ask(server, { op: 'status' }, 'wrong-token')).status).toBe(401);
    const none = await fetch(`${server.url}/operator/ask`, { method: 'POST', body: '{}' });
    expect(none.status).toBe(401);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, k) => ask(server, { op: 'restart' }, `guess-${k}xxxx`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    // The right one is heard all the same, from the very same address.
    expect((await ask(server, { op: 'status' })).status).toBe(200);
    expect((await ask(server, { op: 'status' }, 'wrong-token')).status).toBe(429);
    expect(readFileSync(join(server.data, 'showcase.json'), 'utf8')).not.toContain(TOKEN);
  });

  test('from a page of somebody else nothing is taken', async () => {
    const server = await start();
    const answer = await fetch(`${server.url}/operator/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}`, Origin: 'http://elsewhere.example' },
      body: JSON.stringify({ op: 'status' }),
    });
    expect(answer.status).toBe(403);
  });

  test('what breaks the schema changes nothing', async () => {
    const server = await start();
    const { settings } = await state(server);
    for (const body of [
      {},
      { op: 'set', settings: { volume: 7 } },
      { op: 'set', settings: { idleSeconds: 1 } },
      { op: 'set', settings: { length: 'three' } },
      { op: 'set', settings: { sleep: { from: 0, to: 1440 } } },
      { op: 'set', settings: { code: 'AAAAAA' } },
      { op: 'shutdown' },
    ]) {
      expect((await ask(server, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await ask(server, { op: 'set', settings: { bot: 'oracle' } })).status).toBe(422);
    expect((await state(server)).settings).toEqual(settings);
  });

  test('length, bots and a restart; the choice outlives the process', async () => {
    const data = newFolder();
    const server = await start({}, { second: 1000, data });
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    const before = screen.table.matchId;
    await asked(server, { op: 'set', settings: { length: 'two', bot: 'random', volume: 0 } });
    await screen.until(() => screen.table.seats.every(({ bot }) => bot === 'random'));
    await asked(server, { op: 'restart' });
    await screen.until(() => screen.table.matchId !== before, 20_000);
    await until(server, ({ phase }) => phase === 'waiting');
    expect((screen.table.view as { round: number }).round).toBe(9);
    await screen.leave();
    await server.app.close();
    const again = await start({}, { data });
    expect((await state(again)).settings).toMatchObject({
      length: 'two',
      bot: 'random',
      volume: 0,
    });
  });

  test('lets a caster in: from the next match on, two rounds behind, until the link is revoked', async () => {
    const server = await start({}, { second: 1000 });
    const token = 'c'.repeat(22);
    const link = { op: 'caster', delay: 2, token: hashToken(token) } as const;
    // The table sleeps as long as nobody is there.
    expect((await ask(server, link)).status).toBe(409);
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    expect((await ask(server, { op: 'caster', delay: 2 })).status).toBe(422);
    expect((await ask(server, { ...link, delay: 100 })).status).toBe(400);
    expect((await ask(server, link, 'wrong-token')).status).toBe(401);
    expect((await asked(server, { op: 'status' })).caster).toBeNull();
    // Those who play now were told of nobody: their hands are shown after the end.
    const promised = { delay: 2, held: 0, watching: 0 };
    expect((await asked(server, link)).caster).toEqual(promised);
    await screen.until(() => screen.table.caster?.held === 0);
    const before = screen.table.matchId;
    await asked(server, { op: 'restart' });
    await screen.until(() => screen.table.matchId !== before, 20_000);
    await until(server, ({ phase }) => phase === 'waiting');
    const room = await new Client(server.url).joinById(screen.code, { caster: token });
    const caster = { moment: { view: {}, hands: [] } as unknown as Json, steps: 0, closed: 0 };
    room.onMessage('cast-state', () => undefined);
    room.onMessage('cast', ({ steps }: CastMessage) => {
      for (const { delta } of steps) caster.moment = applied(caster.moment, delta) as Json;
      caster.steps += steps.length;
    });
    room.onLeave((code) => {
      caster.closed = code;
    });
    const shown = () => caster.moment as unknown as Shown;
    await expect.poll(() => shown().view.public?.round ?? 0, { timeout: 20_000 }).toBe(10);
    expect(shown().hands).toHaveLength(4);
    expect((screen.table.view as { round: number }).round).toBe(13);
    expect((await asked(server, { op: 'status' })).caster).toEqual({
      delay: 2,
      held: 2,
      watching: 1,
    });
    await asked(server, { ...link, token: null });
    await expect.poll(() => caster.closed).toBe(CLOSE_REVOKED);
    await screen.until(() => !screen.table.caster);
    expect((await asked(server, { op: 'status' })).caster).toBeNull();
  });

  test('hours of sleep: the bots stand still until they are over', async () => {
    const server = await start({}, { second: 1000 });
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    const minute = new Date().getHours() * 60 + new Date().getMinutes();
    const sleep = { from: (minute + 1435) % 1440, to: (minute + 10) % 1440 };
    await asked(server, { op: 'set', settings: { sleep } });
    await until(server, ({ phase }) => phase === 'sleeping');
    await screen.until(() => screen.table.paused === true);
    await asked(server, { op: 'set', settings: { sleep: null } });
    await until(server, ({ phase }) => phase !== 'sleeping');
  });
});

test('hours of sleep may reach over midnight', () => {
  const at = (hours: number, minutes: number): Date => new Date(2026, 4, 30, hours, minutes);
  const night = { from: 22 * 60, to: 7 * 60 + 30 };
  expect(
    [at(21, 59), at(22, 0), at(3, 0), at(7, 29), at(7, 30)].map((t) => isAsleep(night, t)),
  ).toEqual([false, true, true, true, false]);
  expect(isAsleep({ from: 60, to: 60 }, at(1, 0))).toBe(false);
  expect(isAsleep(null, at(1, 0))).toBe(false);
});

test('where there is none, everybody is told so', async () => {
  const server = await start({ showcase: 'off' });
  expect((await fetch(`${server.url}/showcase/state`)).status).toBe(404);
  expect((await fetch(`${server.url}/showcase/open`, { method: 'POST' })).status).toBe(404);
  expect((await ask(server, { op: 'status' })).status).toBe(404);
});
