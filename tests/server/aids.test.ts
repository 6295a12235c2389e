/** What the table says players may be shown of the house's thinking, and who plays for the absent. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aidsOf } from '../../server/table/aids.ts';
import { substituteOf } from '../../server/table/substitute.ts';
import { Guest, game, seatedTable, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ absenceSeconds: 0 }, { clockSecond: 40 });
});
afterAll(() => server.stop());

test('the host says before a match what may be shown, and everybody reads the same', async () => {
  const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  const both = [ana, ben];
  expect(both.map(({ table }) => [table.hints, table.odds])).toEqual([
    [false, false],
    [false, false],
  ]);
  const wish = { op: 'aids', hints: true, odds: false } as const;
  expect(await ben.lobby(wish)).toMatchObject({ error: 'notHost' });
  expect(await ana.lobby(wish)).toMatchObject({ ok: true });
  for (const guest of both) {
    await guest.until(() => guest.table.hints === true && guest.table.odds === false);
  }
  await ben.lobby({ op: 'sit', seat: 1 });
  expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
  // What was agreed holds to the end of the match.
  const more = { op: 'aids', hints: true, odds: true } as const;
  expect(await ana.lobby(more)).toMatchObject({ error: 'notNow' });
  await Promise.all(both.map((guest) => guest.leave()));
});

test('a journal that knew nothing of it, or says something else, allows nothing', () => {
  for (const json of [undefined, null, {}, { hints: 'yes', odds: 1 }]) {
    expect(aidsOf(json)).toEqual({ hints: false, odds: false });
  }
  expect(aidsOf({ hints: true })).toEqual({ hints: true, odds: false });
});

test('an absent person is played for by a bot such as sit at the table', async () => {
  const [usual = ''] = Object.keys(game.bots);
  const chairs = (...bots: string[]) => bots.map((bot) => ({ bot }));
  expect(substituteOf(game, chairs('', '', ''))).toBe(usual);
  expect(substituteOf(game, chairs('', 'nobody'))).toBe(usual);
  expect(substituteOf(game, chairs('', 'sharp', 'doge', 'doge'))).toBe('doge');
  expect(substituteOf(game, chairs('sharp', '', 'doge'))).toBe('sharp');
  const [ana, ben] = await seatedTable(server.url, 2, { seats: 3, bots: ['sharp'] });
  if (!ana || !ben) throw new Error('Two people sit here.');
  await ben.lobby({ op: 'leave' });
  await ana.until(() => ana.table.seats[1]?.bot !== '');
  expect(ana.table.seats[1]?.bot).toBe(ana.table.seats[2]?.bot || usual);
  await ana.leave();
});
