/** The kit's forms by keyboard alone, and a whole panel of a game without a form of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { catalogues } from '../../../client/catalogues.ts';
import { PICTURES, sharedBrowser, type Visitor, visit } from './harness.ts';

const here = new URL('.', import.meta.url).pathname;
let browser: Browser;
let server: Server;
let url: string;
let visitor: Visitor | null = null;
const out = mkdtempSync(join(tmpdir(), 'laguna-kit-'));

beforeAll(async () => {
  // As in the product's build: in the tests' mode React would be its development version.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), catalogues()],
    build: {
      write: false,
      outDir: out,
      lib: { entry: join(here, 'kit/page.tsx'), formats: ['es'], fileName: 'page' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  vi.unstubAllEnvs();
  const files = new Map<string, string>();
  for (const { output } of [built].flat() as { output: readonly object[] }[]) {
    for (const file of output as { fileName: string; code?: string; source?: string }[]) {
      files.set(`/${file.fileName}`, String(file.code ?? file.source));
    }
  }
  const style = [...files.keys()].find((name) => name.endsWith('.css'));
  server = createServer(({ url: path = '/' }, res) => {
    const type = path.endsWith('.js')
      ? 'text/javascript'
      : path.endsWith('.css')
        ? 'text/css'
        : null;
    res.setHeader('Content-Type', type ?? 'text/html');
    res.end(
      files.get(path) ??
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kit</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="${style}"><script type="module" src="/page.js"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await sharedBrowser();
});
afterEach(async () => {
  expect(visitor?.complaints ?? []).toEqual([]);
  await visitor?.close();
  visitor = null;
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(out, { recursive: true, force: true });
});

async function kit(hash: string): Promise<Page> {
  visitor = await visit(browser, `${url}/#${hash}`, { width: 420, height: 1400 });
  await visitor.page.locator('main > *').first().waitFor();
  return visitor.page;
}
const values = (page: Page): Promise<unknown> => page.evaluate(() => window.kit.values);
const sent = (page: Page): Promise<unknown> => page.evaluate(() => window.kit.sent);
/** The focused element, as a reader announces it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test('every input by keyboard alone', async () => {
  const page = await kit('');
  const keys = async (...list: string[]): Promise<void> => {
    for (const key of list) await page.keyboard.press(key);
  };
  const input = (key: string) => page.locator(`[data-input="${key}"]`);

  await keys('Tab', 'Enter');
  // The blocked one can be focused, gives its reason, and is not chosen.
  await keys('ArrowDown', 'Enter');
  expect(await focused(page)).toContain('A ship of yours lies there: choose another port.');
  expect(await values(page)).toMatchObject({ one: 'bari' });
  await keys('Tab', 'End', 'Space');
  expect(await values(page)).toMatchObject({ place: 'pisa' });
  // One of several with one place: the second replaces the first.
  await keys('Tab', 'Space', 'End', 'Space');
  expect(await values(page)).toMatchObject({ several: ['pisa'] });
  await keys('Tab', 'End', 'Space', 'Home', 'Space');
  expect(await values(page)).toMatchObject({ cards: ['bari', 'pisa'] });
  // Chips have no space for reasons: after a press, the reason is below them.
  await keys('Tab', 'ArrowRight', 'Space', 'ArrowRight', 'Space');
  expect(await values(page)).toMatchObject({ dice: [1] });
  expect(await input('dice').locator('[role="status"]').textContent()).toContain(
    'take another one',
  );
  await keys('Tab', 'Space');
  expect(await values(page)).toMatchObject({ yesNo: true });
  await keys('Tab', 'ArrowUp', 'ArrowUp');
  expect(await values(page)).toMatchObject({ amount: 2 });
  await tabTo(page, /^salt$/);
  await keys('End', 'ArrowDown');
  expect(await values(page)).toMatchObject({ basket: { salt: 2 } });
  await tabTo(page, /^gold$/);
  await keys('ArrowUp');
  expect(await input('payment').locator('.bill').textContent()).toContain('Missing2 coins');
  await tabTo(page, /^salt$/);
  await keys('ArrowUp');
  await tabTo(page, /^coins$/);
  await keys('PageUp');
  expect(await values(page)).toMatchObject({ trade: { give: { salt: 1 }, take: { coin: 5 } } });
  await tabTo(page, /^Bari: later$/);
  await keys('Enter', 'Enter', 'Enter');
  expect(await values(page)).toMatchObject({ order: ['milan', 'pisa', 'bari'] });
  expect(await focused(page)).toBe('Bari: later');
  await tabTo(page, /^Bari$/);
  // The focus stays with the steps, even if the offered ones change or end.
  await keys('Enter', 'End', 'Enter', 'Home', 'Enter');
  expect(await values(page)).toMatchObject({ path: ['bari', 'pisa', 'bari'] });
  expect(await input('path').locator('.bill').textContent()).toBe('Costs3 coins');
  expect(await focused(page)).toBe('Venice');
  await keys('Tab', 'Enter');
  expect(await values(page)).toMatchObject({ path: ['bari'] });
  // Rows have no space for reasons either: the reason is below.
  await tabTo(page, /^Salt Up$/);
  await keys('ArrowRight', 'Enter');
  expect(await input('rows').locator('[role="status"]').textContent()).toContain('raise it');
  await keys('ArrowLeft', 'Enter');
  expect(await values(page)).toMatchObject({ rows: { salt: 1 } });
  await page.screenshot({ path: join(PICTURES, 'kit-inputs.png'), fullPage: true });
});

test('a game without a form of its own has a whole panel', async () => {
  const page = await kit('seat=0');
  const kinds = await page.locator('.kind').evaluateAll((all) => all.map((one) => one.textContent));
  expect(kinds).toEqual(['Turn a die', 'Travel']);
  // Listed: both fields must be answered; a missing one is named.
  await page.locator('[data-kind="turn"] .kind-head').click();
  expect(await page.locator('.outlook .help').textContent()).toBe(
    'Still to choose: Which die?, Which way?',
  );
  expect(await page.locator('[data-confirm]').getAttribute('aria-disabled')).toBe('true');
  await page.locator('[data-input="die"] .choice').first().click();
  await page.locator('[data-input="by"] .choice').first().click();
  await page.locator('[data-confirm]').click();
  await page.waitForFunction(() => window.kit.sent.length === 1);
  // Described: a journey of two legs, and the goods sold on it.
  await page.locator('[data-kind="travel"] .kind-head').click();
  await page.locator('[data-input="leg0"] .choice').nth(1).click();
  await page.locator('[data-input="leg0"] .choice').nth(2).click();
  await page.locator('[data-input="leg1"] .choice').nth(0).click();
  const used = page.locator('[data-input="leg1"] .choice').nth(1);
  expect(await used.getAttribute('data-note')).toContain('Another leg uses this die');
  await page.locator('[data-input="sell"] [aria-label="salt"]').press('ArrowUp');
  await page.screenshot({ path: join(PICTURES, 'kit-decision.png') });
  await page.locator('[data-confirm]').click();
  await page.waitForFunction(() => window.kit.sent.length === 2);
  expect(await sent(page)).toEqual([
    { type: 'turn', die: 0, by: 'up' },
    { type: 'travel', legs: [[1, 2], [0]], sell: { salt: 1 } },
  ]);
});

test('a second draft has its own form, and is done when it is sent', async () => {
  const page = await kit('seat=1');
  await page.locator('[data-kind="offer"] .kind-head').click();
  await page.locator('.decision [data-input="give"] [aria-label="salt"]').press('ArrowUp');
  await page.evaluate(() => window.kit.open('offer', 'second'));
  const second = page.locator('[data-draft="second"]');
  await second.locator('[aria-label="dates"]').press('ArrowUp');
  await second.locator('[aria-label="Coins you ask for"]').press('ArrowUp');
  await second.locator('[data-confirm]').click();
  await second.waitFor({ state: 'detached' });
  expect(await sent(page)).toEqual([{ type: 'offer', give: { dates: 1 }, ask: 5 }]);
});
