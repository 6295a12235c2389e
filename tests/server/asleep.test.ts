/** A table that falls asleep while somebody is on the way to it. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTraffic, reserve, WireClient } from '../bench/load/wire-client.ts';
import { Guest, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ idleSeconds: 1 });
});
afterAll(() => server.stop());

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('whoever has asked for a place finds the table awake, later than it would have slept', async () => {
  const ana = await Guest.create(server.url, { seats: 2 });
  const { code } = ana;
  await ana.leave();
  await pause(500);
  const place = await reserve(server.url, `joinById/${code}`, { name: 'Ben' });
  await pause(1500);
  const ben = await WireClient.open(server.url, place, newTraffic());
  expect(ben.code).toBe(code);
  expect(ben.seat).toBe(0);
  ben.drop();
});
