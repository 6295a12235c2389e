/** Undo between real clients: announcements, withdrawn events, the view of newcomers, the log. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../engine/core/contract.ts';
import type { Log } from '../../engine/core/log.ts';
import { replay } from '../../engine/core/match.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { Guest, game, seatedTable, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('up to the last reveal, told beforehand, withdrawn for everybody, in the log', async () => {
  const [ana, ben] = (await seatedTable(server.url, 2)) as [Guest, Guest];
  const eye = await Guest.join(server.url, ana.code, { spectate: true });
  const all = [ana, ben, eye];
  // A spectator has no private messages.
  const at = (one: Guest) => Math.min(one.table.seq, one === eye ? one.table.seq : one.private.seq);
  const together = (seq: number) => Promise.all(all.map((one) => one.until(() => at(one) >= seq)));
  const views = new Map<number, Json>();
  const note = () => views.set(ana.table.seq, ana.table.view);
  const chance = new SeededChance('undo');

  // Both play at random in turn, until one of them has two steps to take back.
  const able = () => [ana, ben].find(({ private: own }) => own.undoable >= 2);
  while (!able()) {
    note();
    const guest = [ana, ben].find(({ deciding }) => deciding);
    if (!guest) throw new Error('nobody could take two steps back');
    const reply = await guest.act(guest.choose(chance));
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await together(reply.seq);
  }
  const guest = able() as Guest;
  const { undoTo, undoable } = guest.private;
  expect(undoTo).toHaveLength(undoable);
  expect([...undoTo].sort((x, y) => x - y)).toEqual(undoTo);
  const to = undoTo[0] ?? -1;
  for (let left = undoable; left > 0; left--) {
    const next = guest.private.undoTo.at(-1) ?? -1;
    const reply = await guest.undo();
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await together(reply.seq);
    expect(guest.private.undoable).toBe(left - 1);
    // The position equals the one before the step.
    expect(ana.table.view).toEqual(views.get(next));
    for (const one of all) {
      await one.until(() => one.events.some(({ seq }) => seq === reply.seq));
      const told = one.events.find(({ seq }) => seq === reply.seq);
      expect(told).toMatchObject({ withdrawnTo: next, seat: guest.seat, events: [] });
    }
  }
  // Not further than the line that was drawn beforehand.
  expect(await guest.undo()).toMatchObject({ error: 'nothingToUndo' });

  // A newcomer sees the same lines, marked, and their seat.
  const late = await Guest.join(server.url, ana.code, { spectate: true });
  await late.until(() => late.histories.length > 0);
  const steps = late.histories[0]?.steps ?? [];
  const struck = steps.filter(({ withdrawn }) => withdrawn);
  expect(struck.length).toBeGreaterThan(1);
  expect(struck.every(({ seq }) => seq > to)).toBe(true);
  expect(steps.some(({ withdrawnTo }) => withdrawnTo === to)).toBe(true);

  // The log names every step and every undo, and leads to the same end.
  await Promise.all([ana.play('to the end a'), ben.play('to the end b')]);
  const { matchId, view: end, seats } = ana.table;
  const log = (await (await fetch(`${server.url}/log/${matchId}`)).json()) as Log;
  expect(log.entries.filter((entry) => 'undo' in entry).length).toBeGreaterThan(1);
  const again = replay(log, game, hashes);
  const infos = seats.map(({ name, color, bot }) => ({ name, color, bot: bot !== '' }));
  expect((game.view(again.state, 'public', infos).public as JsonObject).seats).toEqual(
    (end as JsonObject).seats,
  );
  await Promise.all([...all, late].map((one) => one.leave()));
});
