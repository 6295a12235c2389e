/** An event whose server is killed: in the middle of a round, and again while it ends. */

import { afterAll, expect, test } from 'vitest';
import { Comer, desk, evening, TOKEN, view } from './evening.ts';
import { newFolder, sweep } from './harness.ts';
import { healthy, kill, killAll, launch } from './processes.ts';

const data = newFolder();
afterAll(() => {
  killAll();
  sweep(data);
});

async function until(met: () => Promise<boolean>, ms = 90_000): Promise<void> {
  for (const end = Date.now() + ms; !(await met().catch(() => false)); ) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms for ${met}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a round goes on after a kill, and each result counts once', async () => {
  const env = {
    FAULT: 'never:0',
    LAGUNA_DATA: data,
    LAGUNA_OPERATOR: TOKEN,
    LAGUNA_PACE: 'instant',
  };
  let server = await launch({ ...env, LAGUNA_ABSENCE: '5' });
  await healthy(server);
  const code = await evening(server.url, { seats: 3, rounds: 1 });
  const names = ['Ana', 'Ben', 'Cem', 'Dea', 'Eva', 'Fay'];
  const comers: Comer[] = [];
  for (const name of names) comers.push(await Comer.enter(server.url, code, name));
  await desk(server.url, { op: 'start', code, round: 1 });
  const before = await view(server.url, code);
  expect(before.tables).toHaveLength(2);
  const first = await Promise.all(comers.map((one) => one.sit(until, server.url)));
  for (const { room } of first) room.reconnection.enabled = false;
  await until(async () => first.every((guest) => guest.table.stage === 'playing'));
  const playing = first.map((guest, k) =>
    guest.play(`a ${k}`, () => guest.closed !== null || guest.table.seq > 12).catch(() => 0),
  );
  await Promise.all(playing);
  const matches = first.map((guest) => guest.table.matchId);
  await kill(server);

  server = await launch({ ...env, LAGUNA_ABSENCE: '5' });
  await healthy(server);
  const after = await view(server.url, code);
  expect(after).toMatchObject({ stage: 'round', round: 1 });
  expect(after.tables.map(({ code: at }) => at)).toEqual(before.tables.map(({ code: at }) => at));
  // Ana's table plays on by itself: nobody of it comes back. The others sit down again.
  const anas = after.tables.find(({ seats }) => seats.some(({ id }) => id === 1));
  const back = comers.filter(({ id }) => !anas?.seats.some((seat) => seat.id === id));
  const again = await Promise.all(back.map((one) => one.sit(until, server.url)));
  for (const { room } of again) room.reconnection.enabled = false;
  for (const guest of again) expect(matches).toContain(guest.table.matchId);
  await Promise.all(again.map((guest, k) => guest.play(`b ${k}`)));
  // Killed once more while the results come in.
  await kill(server);
  server = await launch({ ...env, LAGUNA_ABSENCE: '5' });
  await healthy(server);
  await until(async () => (await view(server.url, code)).stage === 'between');
  const end = await view(server.url, code);
  expect(end.tables.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(end.places.map(({ played }) => played)).toEqual(names.map(() => 1));
  const csv = await desk(server.url, { op: 'csv', code, what: 'results' });
  expect(csv.csv?.trim().split('\r\n')).toHaveLength(1 + 6);
  await kill(server);
});
