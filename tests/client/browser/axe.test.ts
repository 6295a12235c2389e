/** Every phase of a table and its ledger, read by axe-core: nothing is found. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_ID, startServer, type TestServer } from '../../server/harness.ts';
import { findings } from './axe.ts';
import { launch, SIZES, type Visitor, visit } from './harness.ts';
import { given, SCREENS, sit } from './screens.ts';

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;
/** A page draws its city first, on a machine that may be busy. */
const REACH_MS = 60_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {};
  server = await startServer({}, client);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const low = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));

const shown = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ timeout: REACH_MS });

const open = (path: string): Promise<Visitor> =>
  visit(browser, `${server.url}${path}`, SIZES.laptop, { reducedMotion: true, before: low });

describe(`${GAME_ID}: the table`, () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await open('/stage');
    await visitor.page.evaluate(async () => {
      await window.stage?.ready;
      await window.stage?.setQuality('low');
    });
  });
  afterAll(() => visitor?.close());

  test.each(SCREENS)('$name', async ({ name, position }) => {
    const { page } = visitor;
    await sit(page, position);
    if (name === 'result') await shown(page, '.result');
    expect.soft(await findings(page)).toEqual([]);
  });

  test('the ledger', async () => {
    const { page } = visitor;
    await sit(page, given('sellAtShop'));
    await page.keyboard.press('l');
    await shown(page, '.ledger');
    expect.soft(await findings(page)).toEqual([]);
  });
});
