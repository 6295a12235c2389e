/** The table's agreement about help for players, and the bots for absent ones. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchings } from '../../engine/registry.ts';
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
  // An agreement holds to the end of the match.
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

/** Two people and a bot, in a match of a game that has the house's levels. */
async function besideABot(): Promise<readonly [Guest, Guest]> {
  const [id = ''] = Object.keys(searchings);
  const sharp = (host: Guest) => host.lobby({ op: 'bot', seat: 2, bot: 'sharp' });
  const [ana, ben] = await seatedTable(server.url, 2, { game: id, seats: 3 }, sharp);
  if (!ana || !ben) throw new Error('Two people sit here.');
  return [ana, ben];
}

test('an absent person is played for by a bot such as sit at the table', async () => {
  const [usual = ''] = Object.keys(game.bots);
  const chairs = (...bots: string[]) => bots.map((bot) => ({ bot }));
  expect(substituteOf(game, chairs('', '', ''))).toBe(usual);
  expect(substituteOf(game, chairs('', 'nobody'))).toBe(usual);
  expect(substituteOf(game, chairs('', 'sharp', 'doge', 'doge'))).toBe('doge');
  expect(substituteOf(game, chairs('sharp', '', 'doge'))).toBe('sharp');
  const [ana, ben] = await besideABot();
  expect(ben.seat).toBe(1);
  await ben.lobby({ op: 'leave' });
  await ana.until(() => ana.table.seats[1]?.bot !== '');
  expect(ana.table.seats[1]?.bot).toBe('sharp');
  await ana.leave();
});

test('a bot plays for an absent person at the level of the table, until they are back', async () => {
  const think = vi.spyOn(server.app.house.bots, 'think');
  /** The bots that have thought for a seat so far. */
  const minds = (seat: number) =>
    think.mock.calls.flatMap(([, bot, view]) =>
      (JSON.parse(view) as { you?: { seat: number } }).you?.seat === seat ? [bot] : [],
    );
  const [ana, ben] = await besideABot();
  const { seat } = ben;
  await ben.leave();
  await ana.until(() => ana.table.seats[seat]?.held === true);
  // Others may owe something first.
  await ana.play('level', () => minds(seat).length > 0);
  expect(minds(seat)[0]).toBe('sharp');
  expect(ana.table.seats[seat]).toMatchObject({ name: 'B', bot: '', held: true });
  const again = await Guest.join(server.url, ana.code, { token: ben.token });
  await again.until(() => again.table.seats[seat]?.held === false);
  think.mockRestore();
  await Promise.all([ana.leave(), again.leave()]);
});
