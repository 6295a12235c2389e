/** The service worker: what it shows without a server, a new build, and notices of turns. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../server/setup.mjs';
import { FakeClock } from '../../server/fake-clock.ts';
import { Guest, startServer as startApp, type TestServer } from '../../server/harness.ts';
import { PushService } from '../../server/push-service.ts';
import { SIZES, sharedFlat, startServer, type Visitor, visit } from './harness.ts';
import { pressed, shownOn, subscribing, workersOf } from './pushed.ts';

const CLIENT = process.env.LAGUNA_TEST_CLIENT ?? join(import.meta.dirname, '../../../dist/client');
let browser: Browser;
let folder = '';
beforeAll(async () => {
  if (!process.env.LAGUNA_TEST_CLIENT) ensureBuilt();
  browser = await sharedFlat();
  folder = mkdtempSync(join(tmpdir(), 'laguna-worker-'));
  execFileSync('cp', ['-al', CLIENT, join(folder, 'client')]);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file of the copied build becomes that of another one. */
function rebuild(file: string, change: (text: string) => string): void {
  const path = join(folder, 'client', file);
  const text = readFileSync(path, 'utf8');
  // The copy shares its files with the build.
  rmSync(path);
  writeFileSync(path, change(text));
}

/** Resolves when the worker is ready; it comes some seconds after the page. */
const ready = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new URL(active?.scriptURL ?? '').pathname;
  });

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

const withWorker = (url: string): Promise<Visitor> =>
  visit(browser, url, SIZES.laptop, { worker: true });

test('without a server there are menu, help and a kind word; a new build is taken at the next load', async () => {
  const server = await startServer({}, join(folder, 'client'));
  const ana = await withWorker(server.url);
  const { page } = ana;
  expect(await ready(page)).toBe('/sw.js');
  const [first = ''] = await cacheNames(page);
  const build = await page.locator('meta[name=laguna-build]').getAttribute('content');
  expect(first).toContain(build);
  expect(ana.complaints).toEqual([]);

  await server.kill();
  await page.goto(`${server.url}/`);
  await page.locator('.menu h1').waitFor();
  await page.locator('[data-game]').first().waitFor();
  await page.locator('[data-news="offline"]').waitFor();
  await page.goto(`${server.url}/help`);
  await page.locator('[data-news="offline"]').waitFor();
  await page.locator('main h1').first().waitFor();
  const lost = await page.goto(`${server.url}/table/ACDEFG`);
  expect(lost?.status()).toBe(503);
  await page.getByRole('heading', { name: 'The server can’t be reached' }).waitFor();
  // Pages of broadcasts and stands are left alone.
  const other = await ana.context.newPage();
  await expect(other.goto(`${server.url}/overlay/ACDEFG`)).rejects.toThrow('ERR_CONNECTION');
  await other.close();
  await server.restart();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('meta[name=laguna-build]').waitFor({ state: 'attached' });
  expect(await page.locator('meta[name=laguna-offline]').count()).toBe(0);

  // Another build: the very next load is its own, and so is what is kept of it.
  const next = 'a1b2c3d4';
  const renamed = (text: string): string => text.replaceAll(String(build), next);
  for (const file of ['index.html', 'hand.html', 'sw.js']) rebuild(file, renamed);
  await page.goto(`${server.url}/`);
  const shown = page.locator('meta[name=laguna-build]');
  expect(await shown.getAttribute('content')).toBe(next);
  await expect
    .poll(() => cacheNames(page), { timeout: 30_000 })
    .toEqual([first.replace(String(build), next)]);
  await server.kill();
  await page.goto(`${server.url}/`);
  await page.locator('[data-news="offline"]').waitFor();
  expect(await shown.getAttribute('content')).toBe(next);
  await ana.close();
  await server.stop();
});

test('asked for by one press, a notice comes, leads to the decision, and goes with it', async () => {
  const clock = new FakeClock();
  const service = await PushService.start();
  const app: TestServer = await startApp(
    { push: 'anywhere', absenceSeconds: 86_400 },
    { clock, client: CLIENT },
  );
  const subscriber = service.subscriber();
  const host = await Guest.create(app.url, { seats: 2, name: 'Ben' });
  const { code } = host;
  const ana = await visit(browser, `${app.url}/table/${code}`, SIZES.laptop, {
    worker: true,
    before: subscribing(app.url, subscriber),
  });
  const { page } = ana;
  await page.locator('.lobby').waitFor();
  await host.lobby({ op: 'start' });
  await page.locator('.ledger').waitFor();
  const seat = async (): Promise<number> =>
    (await app.app.house.people.notices.personOf(host.table.matchId ?? '', 1)) === null ? -1 : 1;
  await expect.poll(seat, { timeout: 30_000 }).toBe(1);

  await page.goto(`${app.url}/me`);
  await page.locator('[data-notices="off"]').waitFor();
  await page.locator('[data-notify]').click();
  await page.locator('[data-notices="on"]').waitFor();
  await page.goto(`${app.url}/help`);
  // The host plays until it is the page's turn.
  const due = (): boolean => {
    const { decider = [] } = (host.table.view ?? {}) as { decider?: number[] };
    return decider.includes(1);
  };
  while (!due()) {
    await host.until(() => due() || host.canDecide);
    if (!due()) await host.answer();
  }
  await clock.until(() => subscriber.taken.length > 0);
  const [{ notice }] = subscriber.taken;

  const workers = await workersOf(ana, app.url);
  await workers.deliver(notice);
  await workers.deliver(notice);
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  const [shown] = await shownOn(page);
  expect(shown).toMatchObject({
    tag: `table ${code}`,
    body: `Table ${code} waits for your decision.`,
  });
  expect(shown?.title).toContain('Your turn');

  // A press on it opens the table at the decision.
  const opened = await pressed(ana);
  expect(opened).toBe(`/table/${code}`);
  expect(await shownOn(page)).toEqual([]);
  await page.goto(app.url + opened);
  await page.locator('.decision').first().waitFor();

  // Answered elsewhere: it goes.
  await page.goto(`${app.url}/help`);
  await workers.deliver(notice);
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  await workers.deliver({ ...notice, kind: 'settled' });
  await expect.poll(() => shownOn(page)).toEqual([]);
  expect(ana.complaints).toEqual([]);
  await ana.close();
  await host.leave();
  await app.stop();
  service.stop();
});
