/** Before a match a bot makes room for a person: a friend who comes by the link finds a chair. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOT, Guest, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
});

/** A table whose other chairs all have bots, and a friend who came by its link. */
async function fullOfBots(): Promise<{ host: Guest; friend: Guest; seats: number }> {
  const seats = 3;
  const host = await Guest.create(server.url, { seats, name: 'Ana' });
  for (let seat = 1; seat < seats; seat++) {
    expect(await host.lobby({ op: 'bot', seat, bot: BOT })).toMatchObject({ ok: true });
  }
  const friend = await Guest.join(server.url, host.code, { name: 'Ben' });
  await friend.until(() => friend.table.seats.every((one) => one.taken || one.bot !== ''));
  return { host, friend, seats };
}

test('a person without a chair takes the chair of a bot, and the match begins with both', async () => {
  const { host, friend } = await fullOfBots();
  expect(await friend.lobby({ op: 'sit', seat: 2 })).toMatchObject({ ok: true });
  await host.until(() => host.table.seats[2].taken);
  expect(host.table.seats[2]).toMatchObject({ name: 'Ben', bot: '' });
  expect(await host.lobby({ op: 'start' })).toMatchObject({ ok: true });
  await friend.until(() => friend.table.stage === 'playing');
  expect(friend.seat).toBe(2);
  await Promise.all([host.leave(), friend.leave()]);
});

test('the chair for one press alone: a free one first, else that of a bot', async () => {
  const { host, friend } = await fullOfBots();
  expect(await host.lobby({ op: 'bot', seat: 2, bot: null })).toMatchObject({ ok: true });
  expect(await friend.lobby({ op: 'take' })).toMatchObject({ ok: true });
  await host.until(() => host.table.seats[2].taken);
  const third = await Guest.join(server.url, host.code, { name: 'Eva' });
  expect(await third.lobby({ op: 'take' })).toMatchObject({ ok: true });
  await host.until(() => host.table.seats[1].taken);
  expect(host.table.seats[1]).toMatchObject({ name: 'Eva', bot: '' });
  await Promise.all([host.leave(), friend.leave(), third.leave()]);
});

test('a person keeps the chair, and nobody who has one takes a second', async () => {
  const { host, friend } = await fullOfBots();
  expect(await friend.lobby({ op: 'sit', seat: 0 })).toMatchObject({ error: 'seatTaken' });
  expect(await host.lobby({ op: 'sit', seat: 1 })).toMatchObject({ error: 'seatTaken' });
  await Promise.all([host.leave(), friend.leave()]);
});
