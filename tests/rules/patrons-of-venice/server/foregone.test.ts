/**
 * A seat that visibly has no choice is answered for at once; one whose lack of choice is secret is
 * asked.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { patronsOfVenice as game } from '../../../../engine/games/patrons-of-venice/index.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../../server/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({});
});
afterAll(() => server.stop());

interface Turn {
  readonly turn: number;
  readonly phase: string;
}
const now = (guest: Guest): Turn => guest.table.view as unknown as Turn;
/** Seats whose part in a production is over, according to a guest's messages. */
const ended = (guest: Guest) =>
  guest.events
    .flatMap(({ events }) => events)
    .flatMap(({ type, seat }) => (type === 'productionEnded' ? [seat] : []));

test('an action in which nobody can do anything passes by itself', async () => {
  const all = await seatedTable(server.url, 3, { game: game.id, options: { startPlayer: 0 } });
  const [ana, ben, cy] = all as [Guest, Guest, Guest];
  await ana.until(() => ana.canDecide);
  // Nobody owns a business yet, and everybody can see that.
  expect((await ana.act({ type: 'chooseAction', action: 'produce' })).ok).toBe(true);
  await ben.until(() => now(ben).turn === 2 && ben.canDecide);
  await cy.until(() => ended(cy).length === all.length);
  expect(ended(cy)).toEqual([0, 1, 2]);
  // With one card in hand hardly anybody can show a business's goods, but that is not public.
  expect((await ben.act({ type: 'chooseAction', action: 'sponsor' })).ok).toBe(true);
  for (const [guest, next] of [
    [ben, cy],
    [cy, ana],
  ] as const) {
    await guest.until(() => now(guest).phase === 'sponsor' && guest.canDecide);
    expect((await guest.act({ type: 'pass' })).ok).toBe(true);
    await next.until(() => next.canDecide);
  }
  await Promise.all(all.map((guest) => guest.leave()));
});
