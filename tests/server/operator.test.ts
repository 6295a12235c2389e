/** The operator of a stand: chairs, length, bots, casters, hours of sleep; and impostors. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'colyseus.js';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../engine/core/contract.ts';
import type { CastMessage } from '../../server/protocol/casting.ts';
import { applied } from '../../server/protocol/delta.ts';
import { CLOSE_REVOKED } from '../../server/protocol/messages.ts';
import { isAsleep } from '../../server/showcase/settings.ts';
import { hashToken } from '../../server/table/seats.ts';
import { newFolder } from './harness.ts';
import {
  ask,
  asked,
  BOT,
  CHAIRS,
  phone,
  SHORT,
  screenOf,
  see,
  start,
  state,
  TOKEN,
  until,
} from './stand.ts';

/** A caster's messages. */
interface Shown {
  readonly view: { readonly public?: { readonly round: number } };
  readonly hands: readonly unknown[];
}

describe('the operator', () => {
  test('gives a chair back to its bot: of this person alone, and nobody is named', async () => {
    const server = await start({}, newFolder(), SHORT);
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
      { seat: (seat + 1) % CHAIRS, name: 'Ana' },
      { seat: 7, name: 'Ana' },
    ]) {
      expect((await ask(server, { op: 'free', ...wrong })).status).toBe(422);
    }
    expect(screen.table.seats[seat]?.taken).toBe(true);
    const { talk } = screen;
    const before = talk.length;
    expect((await asked(server, { op: 'free', seat, name: 'Ana' })).persons).toEqual([]);
    await screen.until(() => screen.table.seats[seat]?.taken === false);
    expect(screen.table.seats[seat]).toMatchObject({ open: true, bot: BOT });
    expect(JSON.stringify(screen.table)).not.toContain('Ana');
    await ana.until(() => ana.welcome.seat === null && ana.private.you === null);
    expect(await ana.act({ type: 'anything' })).toMatchObject({ error: 'notSeated' });
    await screen.until(() => screen.talk.length > before);
    expect(screen.talk.at(-1)).toMatchObject({ notice: 'freed', name: '' });
    // A newcomer does not read the name in earlier lines either.
    const late = await screenOf(server);
    await late.until(() => late.talk.length > 0);
    expect(late.talk).toContainEqual(expect.objectContaining({ notice: 'took', seat, name: '' }));
    expect(JSON.stringify(late.talk)).not.toContain('Ana');
    // The former person may sit down again.
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
    // The right token works all the same, from the very same address.
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

  test('a request against the schema changes nothing', async () => {
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
    const server = await start({}, data);
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    const before = screen.table.matchId;
    await asked(server, { op: 'set', settings: { length: 'two', bot: 'random', volume: 0 } });
    await see(server, screen, () => screen.table.seats.every(({ bot }) => bot === 'random'));
    await asked(server, { op: 'restart' });
    await see(server, screen, () => screen.table.matchId !== before);
    await until(server, ({ phase }) => phase === 'waiting');
    expect((screen.table.view as { round: number }).round).toBe(9);
    await screen.leave();
    await server.app.close();
    const again = await start({}, data);
    expect((await state(again)).settings).toMatchObject({
      length: 'two',
      bot: 'random',
      volume: 0,
    });
  });

  test('lets a caster in: from the next match on, two rounds behind, until the link is revoked', async () => {
    const server = await start();
    await asked(server, { op: 'set', settings: { bot: 'random' } });
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
    // The present players were promised no caster: their hands are shown after the end.
    const promised = { delay: 2, held: 0, watching: 0 };
    expect((await asked(server, link)).caster).toEqual(promised);
    await screen.until(() => screen.table.caster?.held === 0);
    const before = screen.table.matchId;
    await asked(server, { op: 'restart' });
    await see(server, screen, () => screen.table.matchId !== before);
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
    const server = await start({}, newFolder(), SHORT);
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    const now = new Date(server.clock.now());
    const minute = now.getHours() * 60 + now.getMinutes();
    const sleep = { from: (minute + 1435) % 1440, to: (minute + 10) % 1440 };
    await asked(server, { op: 'set', settings: { sleep } });
    await until(server, ({ phase }) => phase === 'sleeping');
    await see(server, screen, () => screen.table.paused === true);
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

test('if there is none, the answer says so', async () => {
  const server = await start({ showcase: 'off' });
  expect((await fetch(`${server.url}/showcase/state`)).status).toBe(404);
  expect((await fetch(`${server.url}/showcase/open`, { method: 'POST' })).status).toBe(404);
  expect((await ask(server, { op: 'status' })).status).toBe(404);
});
