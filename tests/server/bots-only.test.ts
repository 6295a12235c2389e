/** A game's options for a match of bots alone: set by the table, unless somebody chose others. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import type { CreateOptions } from '../../server/protocol/messages.ts';
import { games } from '../guest/registry.ts';
import { Guest, startServer, type TestServer } from './harness.ts';

const KNOWING = Object.values(games).filter(({ botsOnly }) => botsOnly !== undefined);
const registry = new URL('../guest/registry.ts', import.meta.url).href;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { registry });
});
afterAll(() => server.stop());

const texts = (options: object): object =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]));

async function playing(wish: Partial<CreateOptions>): Promise<Guest> {
  const guest = await Guest.create(server.url, wish);
  await guest.until(() => guest.table.stage !== 'lobby');
  return guest;
}

test('some game knows matches that bots alone would not end', () => {
  expect(KNOWING.length).toBeGreaterThan(0);
});

test.each(KNOWING)(
  '$id: by the table where only bots sit, and not where a person does',
  async (game) => {
    const { id, botsOnly = {}, seats, bots } = game;
    const usual = game.options({}, seats.min) as JsonObject;
    const [bot = ''] = Object.keys(bots);
    const wish = { game: id, seats: seats.min, start: true, pace: 'slow' } as const;
    const all = await playing({ ...wish, bots: Array<string>(seats.min).fill(bot) });
    expect(all.table.options).toEqual(texts({ ...usual, ...botsOnly }));

    const some = await playing({ ...wish, bots: Array<string>(seats.min - 1).fill(bot) });
    expect(some.seat).toBe(0);
    expect(some.table.options).toEqual(texts(usual));

    // An option set by the table's creator stays.
    const named = Object.entries(usual).filter(([name]) => Object.hasOwn(botsOnly, name));
    const chosen = Object.fromEntries(named);
    const own = await playing({
      ...wish,
      options: chosen,
      bots: Array<string>(seats.min).fill(bot),
    });
    expect(own.table.options).toEqual(texts(usual));
    await Promise.all([all, some, own].map((guest) => guest.leave()));
  },
);
