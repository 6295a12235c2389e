/** The page of all screens: those of a game, another one each day, with their pictures, texts and keys. */

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { inTurn } from '../../scope.ts';
import { lay, take } from '../screens/write.ts';
import { SIZES, sharedBrowser, sharedServer } from './harness.ts';
import { inEnglish } from './tour.ts';

/** A picture of one colour is smaller, in bytes. */
const SOMETHING = 4000;

let browser: Browser;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'laguna-screens-'));
beforeAll(async () => {
  browser = await sharedBrowser();
  ({ url } = await sharedServer());
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

test('the screens of a game can be leafed through and searched', async () => {
  const game = inTurn(Object.keys(tables));
  const { screens } = await take(
    game,
    { browser, url, said: inEnglish, say: () => undefined },
    folder,
  );
  expect(new Set(screens.map(({ page }) => page))).toEqual(
    new Set(['table', 'caster', 'watch', 'hand', 'overlay', 'result', 'verify', 'replay', 'photo']),
  );
  for (const { name, pictures, texts } of screens) {
    expect(pictures.length, name).toBeGreaterThan(0);
    for (const { file } of pictures) {
      expect(statSync(join(folder, game, file)).size, file).toBeGreaterThan(SOMETHING);
    }
    // An overlay shows signs and names alone.
    if (!name.startsWith('overlay')) expect(texts.length, name).toBeGreaterThan(2);
  }
  const { file } = lay(folder);
  expect(readFileSync(file, 'utf8')).toContain('>charts<i>pages/replay/strings.ts<');

  const page = await browser.newPage({ viewport: SIZES.laptop });
  await page.goto(`file://${file}`);
  const articles = page.locator('article:visible');
  await expect.poll(() => articles.count()).toBe(screens.length);
  await page.getByRole('searchbox').fill('Record a clip');
  await expect.poll(() => articles.count()).toBeLessThan(screens.length);
  const broken = await page.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const one = image as HTMLImageElement;
        one.loading = 'eager';
        return one.decode().then(
          () => '',
          () => one.src,
        );
      }),
    ),
  );
  expect(broken.filter(Boolean)).toEqual([]);
  await page.close();
}, 1_800_000);
