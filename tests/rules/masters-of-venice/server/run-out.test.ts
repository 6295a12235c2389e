/** Clocks that run out. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../../server/fake-clock.ts';
import {
  elsewhere,
  type Guest,
  seatedTable,
  startServer,
  type TestServer,
} from '../../../server/harness.ts';

const clock = new FakeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock });
});
afterAll(() => server.stop());

interface Seen {
  readonly phase: string;
  readonly round: number;
  readonly seats: readonly { readonly bid: number | null }[];
}
const seen = (guest: Guest): Seen => guest.table.view as unknown as Seen;
const held = (guest: Guest): boolean[] => guest.table.seats.map((seat) => seat.held);
const notices = (guest: Guest): unknown[] =>
  guest.talk.flatMap((line) => ('notice' in line ? [`${line.notice} ${line.name}`] : []));

describe('when the time is out', () => {
  test('the rules’ stand-in decides, then a bot plays until the person acts again', async () => {
    const options = { bidTimer: 30, turnTimer: 45 };
    const [ana, ben] = (await seatedTable(server.url, 2, { options })) as [Guest, Guest];
    await ana.act({ type: 'submitBid', amount: 10 });
    await clock.during(ana.until(() => seen(ana).phase !== 'bid'));
    // Not a bot's bid, but the rules' zero (4.7).
    expect(seen(ana).seats.map((seat) => seat.bid)).toEqual([10, 0]);
    await ana.until(() => held(ana)[1] === true);
    expect(notices(ana)).toContain('late B');
    // Nobody acts any more: the bots hold both seats, and the match goes on.
    await clock.during(ana.until(() => held(ana).every(Boolean)));
    await clock.during(ana.until(() => seen(ana).round >= 3));
    expect(ana.table.seats.every((seat) => seat.connected)).toBe(true);
    // A message brings one back, an action the other.
    expect(await ana.lobby({ op: 'back' })).toMatchObject({ ok: true });
    await ben.until(() => held(ben)[0] === false);
    expect(await ana.lobby({ op: 'back' })).toMatchObject({ error: 'notNow' });
    await ben.act({ type: 'setStance', stance: 'wait' });
    await ana.until(() => held(ana)[1] === false);
    expect(notices(ana).filter((text) => String(text).startsWith('back'))).toHaveLength(2);
    await Promise.all([ana.leave(), ben.leave()]);
  });

  test('a question that nobody answers costs nobody the seat', async () => {
    const options = { interruptTimer: 5 };
    const [ana, ben] = (await seatedTable(server.url, 2, { options })) as [Guest, Guest];
    const both = [ana, ben];
    // The Gondolieri of the first term is asked at every place and never answers.
    const play = async (guest: Guest) => {
      const phase = () => seen(guest).phase;
      const done = () => seen(guest).round > 4;
      await guest.act({ type: 'setStance', stance: 'always' });
      await guest.play(`question ${guest.seat}`, () => done() || phase() === 'window');
      while (!done()) {
        await guest.until(() => phase() !== 'window' || done());
        await guest.play(`more ${guest.seat}`, () => done() || phase() === 'window');
      }
    };
    await clock.during(Promise.all(both.map(play)));
    const declined = ana.events.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'windowDeclined'),
    );
    expect(declined.length).toBeGreaterThan(1);
    expect(held(ana)).toEqual([false, false]);
    expect(notices(ana)).toEqual([]);
    await Promise.all([ana.leave(), ben.leave()]);
  });
});

describe('the time bank', () => {
  test('runs after the decision’s own time, is for the whole match, and then is empty', async () => {
    // Blitz: 30 s for a bid, 45 s for a turn, 120 s of bank.
    const [ana, ben] = (await seatedTable(server.url, 2, { clock: 'blitz' })) as [Guest, Guest];
    expect(ana.table.bank).toBe(120_000);
    expect(ana.table.seats.map(({ bank }) => bank)).toEqual([120_000, 120_000]);
    const { deadline = 0 } = ana.table.timers?.[0] ?? {};
    await ben.act({ type: 'submitBid', amount: 0 });
    // Ana thinks for longer than that: her bank pays, Ben's does not.
    clock.pass(deadline - clock.now() + 5000);
    await elsewhere(server.url, clock);
    const over = clock.now() - deadline;
    expect(seen(ana).phase).toBe('bid');
    await ana.act({ type: 'submitBid', amount: 5 });
    await ana.until(() => seen(ana).phase !== 'bid');
    const [left = 0, full] = ana.table.seats.map(({ bank }) => bank);
    expect(full).toBe(120_000);
    expect(left).toBe(120_000 - over);
    // The next one uses it up: only then a bot takes over.
    await clock.during(ana.until(() => held(ana).some(Boolean)));
    const late = held(ana).indexOf(true);
    expect(ana.table.seats[late]?.bank).toBe(0);
    await Promise.all([ana.leave(), ben.leave()]);
  });
});
