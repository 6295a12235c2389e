/** Clocks that run out: the absent seats (section 4). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHARACTERS } from '../../../../engine/games/marco-polo/data/people.ts';
import type { PublicView } from '../../../../engine/games/marco-polo/types.ts';
import { FakeClock } from '../../../server/fake-clock.ts';
import { type Guest, seatedTable, startServer, type TestServer } from '../../../server/harness.ts';
import { game } from '../table.ts';

/** The tests' games: as long as this one is in rehearsal it is only registered there. */
const REGISTRY = new URL('../../../guest/registry.ts', import.meta.url).href;

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock, registry: REGISTRY });
});
afterAll(() => server.stop());

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const held = (guest: Guest): boolean[] => guest.table.seats.map((seat) => seat.held);
const goals = (guest: Guest) =>
  guest.private.you as unknown as { readonly goalsDealt: string[]; readonly goals: string[] };

test('the rules’ stand-in decides, then bots play on, and a word brings a person back', async () => {
  const options = { turnTimer: 60 };
  const all = await seatedTable(server.url, 2, { game: game.id, options });
  const [ana] = all;
  // The first offered one of section 2.11, for a seat that does not pick.
  const { draft, decider } = seen(ana);
  const [late] = decider;
  const first = CHARACTERS.find((one) => draft?.offered.includes(one));
  expect(ana.table.timers).toHaveLength(1);
  await clock.during(ana.until(() => seen(ana).seats[late].character !== null));
  expect(seen(ana).seats[late].character).toBe(first);
  // A bot holds the late one's chair; a message brings the person back.
  await all[late].until(() => held(all[late])[late] === true);
  expect(ana.talk.flatMap((line) => ('notice' in line ? [line.notice] : []))).toContain('late');
  expect(await all[late].lobby({ op: 'back' })).toMatchObject({ ok: true });
  await all[late].until(() => held(all[late])[late] === false);
  // From here on nobody acts: the bots hold both chairs, and the match goes on.
  await clock.during(ana.until(() => held(ana).every(Boolean)));
  await clock.during(ana.until(() => seen(ana).round >= 2));
  await Promise.all(all.map((guest) => guest.leave()));
});

test('goals that nobody has chosen are the first two dealt', async () => {
  const options = { turnTimer: 100 };
  const all = await seatedTable(server.url, 2, { game: game.id, options });
  const [ana, ben] = all as [Guest, Guest];
  for (let picked = 0; picked < all.length; picked++) {
    await ana.until(() => ana.table.seq === picked && seen(ana).decider.length === 1);
    await all[seen(ana).decider[0]].answer();
  }
  await Promise.all(all.map((one) => one.until(() => one.canDecide)));
  expect(seen(ana).phase).toBe('SETUP.GOALS');
  const dealt = goals(ben).goalsDealt;
  await ana.answer();
  await clock.during(ana.until(() => seen(ana).phase !== 'SETUP.GOALS'));
  await ben.until(() => goals(ben).goals.length === 2);
  expect(goals(ben).goals).toEqual(dealt.slice(0, 2));
  await Promise.all(all.map((guest) => guest.leave()));
});
