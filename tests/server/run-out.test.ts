/** Clocks that run out, a hundred times as fast as at a real table. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, seatedTable, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clockSecond: 10 });
});
afterAll(() => server.stop());

interface Seen {
  readonly phase: string;
  readonly round: number;
  readonly seats: readonly { readonly bid: number | null }[];
}
const seen = (guest: Guest): Seen => guest.table.view as unknown as Seen;

test('the rules’ stand-in answers for whoever has not, until the match is over', async () => {
  const options = { bidTimer: 30, turnTimer: 45 };
  const [ana, ben] = (await seatedTable(server.url, 2, { options })) as [Guest, Guest];
  await ana.act({ type: 'submitBid', amount: 10 });
  await ana.until(() => seen(ana).phase !== 'bid');
  expect(seen(ana).seats.map((seat) => seat.bid)).toEqual([10, 0]);
  // Nobody does anything any more: clock after clock runs out.
  await ana.until(() => seen(ana).round >= 3, 30_000);
  expect(ana.table.seats.every((seat) => !seat.held && seat.connected)).toBe(true);
  // A person may still act before the clock does.
  await ana.play('after', () => seen(ana).round >= 4);
  await Promise.all([ana.leave(), ben.leave()]);
});
