/**
 * A whole evening: twenty people, six of them with phones in a browser that play by touch, three
 * rounds by standing. Somebody comes late, somebody goes, and the standings are those of the results.
 */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Comer, desk, evening, TOKEN, view } from '../../server/evening.ts';
import { FakeClock } from '../../server/fake-clock.ts';
import type { TestServer } from '../../server/harness.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedFlat, type Visitor, visit } from './harness.ts';
import { answer } from './touched.ts';

const GAME = 'caravan';
const PHONES = 6;
const OTHERS = 14;
const ROUNDS = 3;
const clock = new FakeClock();
const TICK_MS = 50;
let ticking: NodeJS.Timeout;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startGuests({ operator: TOKEN }, { clock });
  ticking = setInterval(() => clock.pass(TICK_MS), TICK_MS);
  browser = await sharedFlat();
});
afterAll(async () => {
  clearInterval(ticking);
  await browser?.close();
  await server?.stop();
});

/** Waits without moving the clock, which runs by itself. */
async function until(met: () => Promise<boolean>, ms = 120_000): Promise<void> {
  for (const end = Date.now() + ms; !(await met()); ) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms for ${met}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Plays the match of a round on a phone, from the table that opens by itself to the way back. */
async function playRound({ page }: Visitor): Promise<number> {
  const begun = Date.now();
  await page.waitForURL(/\/hand\//);
  const opened = Date.now() - begun;
  const back = page.locator('[data-event-back]');
  await until(async () => {
    if ((await back.count()) > 0) return true;
    await answer(page);
    return false;
  });
  await back.tap();
  await page.waitForURL(/\/event\//);
  return opened;
}

test('twenty people and six phones play three rounds to standings that add up', async () => {
  const { url } = server;
  const rules = { game: GAME, options: { rounds: 2 }, seats: 4, rounds: ROUNDS, clock: 'none' };
  const code = await evening(url, rules);
  const phones: Visitor[] = [];
  for (let k = 0; k < PHONES; k++) {
    const phone = await visit(browser, `${url}/event/${code}`, SIZES.phone, { touch: true });
    await phone.page.locator('input[name="event-name"]').fill(`Phone ${k + 1}`);
    await phone.page.locator('[data-enter] .primary').tap();
    await phone.page.locator('[data-mine="in"]').waitFor();
    phones.push(phone);
  }
  const comers: Comer[] = [];
  for (let k = 0; k < OTHERS; k++) comers.push(await Comer.enter(url, code, `Guest ${k + 1}`));
  const screen = await visit(browser, `${url}/event/${code}/screen`, SIZES.projector);
  const figures: string[] = [];
  const met = new Map<string, number>();
  for (let round = 1; round <= ROUNDS; round++) {
    if (round === 2) comers.push(await Comer.enter(url, code, 'Late'));
    if (round === 3) await comers[0].ask('leave');
    const playing = round === 3 ? comers.slice(1) : comers;
    const begun = Date.now();
    await desk(url, { op: 'start', code, round });
    const { tables } = await view(url, code);
    const ids = tables.flatMap(({ seats }) => seats.map(({ id }) => id)).filter((id) => id > 0);
    expect(new Set(ids).size).toBe(PHONES + playing.length);
    for (const { seats } of tables) {
      const own = seats.map(({ id }) => id).toSorted((a, b) => a - b);
      for (const a of own) {
        for (const b of own) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
      }
    }
    const others = playing.map(async (one, k) => {
      const guest = await one.sit(until);
      await guest.play(`${round} ${k}`);
      await guest.leave();
    });
    const opened = await Promise.all([...phones.map(playRound), ...others]);
    const slowest = Math.max(...opened.filter((one) => typeof one === 'number'));
    await until(async () => (await view(url, code)).stage === 'between');
    const sizes = tables.map(({ seats }) => seats.length).join('+');
    figures.push(`round ${round}: ${sizes}, ${Date.now() - begun} ms, phones in ${slowest} ms`);
  }
  const end = await view(url, code);
  const counts = end.places.map(({ played }) => played);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(20 + 21 + 20);
  // Each table gives as many points as its seats: 12, 8, 4 and 0, or ties of the same sum.
  const given = end.places.reduce((sum, { points }) => sum + points, 0);
  expect(given).toBeCloseTo(6 * (20 + 21 + 20), 0);
  const again = [...met.values()].filter((n) => n > 1).length;
  expect(again).toBeLessThanOrEqual(6);
  await screen.page.locator('.event-screen[data-stage="between"]').waitFor();
  await phones[0].page.locator('[data-own="true"]').waitFor();
  figures.push(`pairs that met: ${met.size}, again: ${again}`);
  process.stdout.write(`${figures.join('\n')}\n`);
  for (const one of [screen, ...phones]) {
    expect(one.complaints).toEqual([]);
    await one.close();
  }
}, 600_000);
