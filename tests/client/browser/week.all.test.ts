/**
 * A match of five over a compressed week: three restarts of the server, and a phone that answers
 * from its notices. The others come, decide and go.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '../../../engine/core/log.ts';
import { verify } from '../../../engine/core/verify.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import { storedTurn } from '../../../server/table/day-book.ts';
import { games } from '../../guest/registry.ts';
import { FakeClock } from '../../server/fake-clock.ts';
import { Guest, newFolder, startServer, sweep, type TestServer } from '../../server/harness.ts';
import { PushService } from '../../server/push-service.ts';
import { REGISTRY } from './guests.ts';
import { freePort, SIZES, sharedClient, sharedFlat, visit } from './harness.ts';
import { pressed, shownOn, subscribing, workersOf } from './pushed.ts';
import { answer } from './touched.ts';

const GAME = 'caravan';
const SEATS = 5;
const PHONE = 1;
const HOUR = 3_600_000;
/** So many turns of others lie between two restarts. */
const TURNS_BETWEEN = 6;
const RESTARTS = 3;

const clock = new FakeClock(Date.parse('2026-11-30T08:00:00Z'));
const data = newFolder();
let browser: Browser;
let service: PushService;
let server: TestServer;
let begin: () => Promise<void>;
beforeAll(async () => {
  const [port, client] = [await freePort(), await sharedClient('guests')];
  begin = async () => {
    const config = { port, push: 'anywhere', idleSeconds: 30 } as const;
    server = await startServer(config, { clock, client, registry: REGISTRY }, data);
  };
  service = await PushService.start();
  await begin();
  browser = await sharedFlat();
});
afterAll(async () => {
  await browser?.close();
  await server?.app.close();
  service?.stop();
  sweep(data);
});

/** The seats that owe a decision, as the table is stored. */
async function owing(code: string): Promise<number[]> {
  const body = (await server.app.house.journal.table(code))?.body ?? {};
  return Array.from({ length: SEATS }, (_, seat) => seat).filter(
    (seat) => (storedTurn(body, seat)?.deadline ?? null) !== null,
  );
}

async function isOver(match: string): Promise<boolean> {
  return (await server.app.house.journal.match(match))?.finished ?? false;
}

/** Whoever has this token comes, decides once, and goes. */
async function decide(code: string, token: string): Promise<void> {
  const guest = await Guest.join(server.url, code, { token });
  await guest.answer();
  await guest.leave();
}

/** All that the phone owes now: others may pass at once, and it goes on. */
async function answerAll(page: Page): Promise<void> {
  const since = page.locator('[data-decide]');
  const mine = page.locator('.decision.mine');
  await page.locator('[data-decide], .decision.mine').first().waitFor();
  if (await since.count()) await since.tap();
  await mine.waitFor();
  const left = async (): Promise<number> => {
    await answer(page);
    return mine.count();
  };
  await expect.poll(left).toBe(0);
}

test('every notice leads to a decision, none comes twice, and the log proves it all', async () => {
  const host = await Guest.create(server.url, {
    game: GAME,
    seats: SEATS,
    name: 'Ana',
    clock: 'day',
  });
  const { code } = host;
  const subscriber = service.subscriber();
  const phone = await visit(browser, `${server.url}/hand/${code}`, SIZES.phone, {
    touch: true,
    worker: true,
    before: subscribing(server.url, subscriber),
  });
  const { page } = phone;
  await page.locator('[data-sit], button.primary').first().tap();
  await host.until(() => host.table.seats[PHONE]?.taken === true);
  const tokens = [host.token, ''];
  const guests = [host];
  for (let seat = 2; seat < SEATS; seat++) {
    const guest = await Guest.join(server.url, code, { name: `Guest ${seat}` });
    await guest.until(() => guest.seat === seat);
    guests.push(guest);
    tokens[seat] = guest.token;
  }
  await host.lobby({ op: 'start' });
  await host.until(() => host.table.stage === 'playing');
  const match = host.table.matchId ?? '';
  const { people } = server.app.house;
  await expect.poll(() => people.notices.personOf(match, PHONE)).not.toBeNull();
  await page.goto(`${server.url}/me`);
  await page.locator('[data-notify]').tap();
  await page.locator('[data-notices="on"]').waitFor();
  await page.goto(`${server.url}/help`);
  const workers = await workersOf(phone, server.url);
  for (const guest of guests) await guest.leave();

  let [turns, restarts, answered] = [0, 0, 0];
  while (!(await isOver(match))) {
    clock.pass(HOUR);
    const seats = await owing(code);
    if (seats.includes(PHONE)) {
      const before = subscriber.kinds.filter((kind) => kind === 'turn').length;
      expect(before).toBeLessThanOrEqual(answered + 1);
      await clock.until(
        () => subscriber.kinds.filter((kind) => kind === 'turn').length > answered,
        1000,
      );
      const notice = subscriber.taken.findLast((one) => one.notice.kind === 'turn')?.notice;
      // The tools may miss a worker that is just waking; one table has one notice.
      const shown = async (): Promise<number> => {
        await workers.deliver(notice ?? {});
        return (await shownOn(page)).length;
      };
      await expect.poll(shown).toBe(1);
      const path = await pressed(phone);
      expect(path).toBe(`/table/${code}`);
      await page.goto(`${server.url}/hand/${code}`);
      answered++;
      await answerAll(page);
      await page.goto(`${server.url}/help`);
      continue;
    }
    const [seat = -1] = seats;
    if (seat < 0) {
      await clock.until(async () => (await owing(code)).length > 0 || (await isOver(match)), 1000);
      continue;
    }
    await decide(code, tokens[seat] ?? '');
    if (++turns % TURNS_BETWEEN === 0 && restarts < RESTARTS) {
      restarts++;
      await server.app.close();
      await begin();
    }
  }
  expect(restarts).toBe(RESTARTS);
  expect(answered).toBeGreaterThan(2);
  // One notice for each decision of the phone, and each was taken back.
  expect(subscriber.kinds.filter((kind) => kind === 'turn')).toHaveLength(answered);
  expect(service.complaints).toEqual([]);
  const log = (await (await fetch(`${server.url}/log/${match}`)).json()) as Log;
  expect(verify(log, { games, hashes }).verdict).toBe('proven');
  // Nobody's decision was anybody else's: no stand-in, no bot.
  await page.goto(`${server.url}/me`);
  await page.locator(`[data-over="${match}"]`).waitFor();
  // Requests that a page had begun when it was left, or while the server was away.
  expect(phone.complaints.filter((text) => !/net::ERR_|WebSocket/.test(text))).toEqual([]);
  await phone.close();
}, 600_000);
