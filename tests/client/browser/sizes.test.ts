/** Menu and lobby at the four sizes: nothing runs over, what decides is in reach, fingers find it. */

import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Pointer } from './hands.ts';
import { launch, PICTURES, type RunningServer, SIZES, startServer, visit } from './harness.ts';
import { checkFingers, checkWidth, look } from './sizes.ts';
import { createTable } from './table.ts';

/** Least width of the field for a name beside all colours, in CSS pixels. */
const NAME = 140;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

for (const [size, area] of Object.entries(SIZES)) {
  const touch = size === 'phone';
  describe(`${area.width} × ${area.height}`, () => {
    test('menu and lobby', async () => {
      const before = (page: Page) =>
        page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
      const look3d = { touch, reducedMotion: true, before };
      const visitor = await visit(browser, server.url, area, look3d);
      const { page } = visitor;
      const problems: Record<string, string[]> = {};
      const hand = new Pointer();
      await page.locator('.scene canvas').waitFor();
      await page.locator('.arriving-city[data-gone="true"]').waitFor({ state: 'attached' });
      await look(page, size, 'menu');
      problems.menu = [...(await checkWidth(page)), ...(touch ? await checkFingers(page) : [])];
      const name = await page.locator('input[name="name"]').boundingBox();
      if (!name || name.width < NAME) problems.menu.push(`the name has ${name?.width} pixels`);
      // As many as sit at the first game's table: the ways out are in sight under all of them.
      await createTable(page, hand, { seats: 5, bots: true, pace: 'Instant' });
      const start = page.getByRole('button', { name: 'Start the match' });
      await start.waitFor();
      await look(page, size, 'lobby');
      problems.lobby = [...(await checkWidth(page)), ...(touch ? await checkFingers(page) : [])];
      const box = await start.boundingBox();
      if (!box || box.y + box.height > area.height) problems.lobby.push('start is out of sight');
      expect(problems).toEqual({ menu: [], lobby: [] });
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    });
  });
}
