/** A whole match by keyboard alone, in a browser that can draw no 3D. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Keyboard } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { readMatch } from '../../browser/record.ts';
import { bySeat, createTable, shownResult, startMatch } from '../../browser/table.ts';
import { keptResult } from './kept.ts';
import { Person } from './person.ts';
import { WISHES } from './wishes.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch('--disable-gpu', '--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Records all texts of the live regions from now on. */
async function listen(page: Page): Promise<() => Promise<{ live: string; text: string }[]>> {
  await page.evaluate(() => {
    const heard: { live: string; text: string }[] = [];
    for (const region of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const { live = '' } = region.dataset;
      new MutationObserver(() => {
        const text = region.textContent ?? '';
        if (text) heard.push({ live, text });
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: never[] }).heard);
}

test('a whole match by keyboard in the ledger, which opens by itself', async () => {
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const hand = new Keyboard(page);
  const code = await createTable(page, hand, { seats: 3, bots: true, pace: 'Instant' });
  await startMatch(page, hand);
  await page.locator('.ledger').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  expect(await page.locator('.no-gl').innerText()).toMatch(/3D/);
  const heard = await listen(page);

  const person = new Person(page, hand, { shortcuts: true, wishes: WISHES });
  await person.play(300_000);
  const rows = await shownResult(page, hand);
  expect(person.warnings).toEqual([]);
  expect(visitor.complaints).toEqual([]);

  expect(hand.visited).toBeGreaterThan(60);
  expect([...hand.unseen], 'controls that do not show the focus').toEqual([]);

  const said = await heard();
  const events = said.filter(({ live }) => live === 'events').map(({ text }) => text);
  const decisions = said.filter(({ live }) => live === 'decision').map(({ text }) => text);
  expect(new Set(events).size).toBeGreaterThan(40);
  for (const word of ['bid', 'destination', 'turn']) {
    expect(decisions.some((text) => text.toLowerCase().includes(word))).toBe(true);
  }
  // The announcements cover the city's events, including the end.
  expect(events.some((text) => /dock|buys/i.test(text))).toBe(true);

  await visitor.close();
  await server.kill();
  const kept = await readMatch(server.data, code);
  expect(kept.match.isFinished).toBe(true);
  expect(bySeat(rows)).toEqual(keptResult(kept));
  const own = kept.typesOf(0);
  // The other actions of a match depend on luck; `actions.all.test.ts` does each of them by
  // keyboard.
  for (const type of ['submitBid', 'chooseCharacter', 'submitDestination', 'endTurn']) {
    expect(own).toContain(type);
  }
  expect(own).toContain('undo');
});
