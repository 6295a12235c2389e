/**
 * `npm run pictures`: one sheet of many pictures of the stage, for human eyes, in `dist/pictures`.
 * `-- --accept` keeps new pictures for `npm test` instead, `-- --cards` takes those of the menu's
 * cards anew, `-- --icons` draws those of browsers and phones from `client/public/favicon.svg`.
 * `--only PATTERN`: names that contain it; `--size 1280x720`: of the sheet's wide pictures;
 * `--folder assets`: where the cards' games have their folders.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { ensureBuilt, ROOT } from '../../../server/setup.mjs';
import { ensureBrowser } from '../../browser.mjs';
import { launch, startServer } from '../browser/harness.ts';
import { takeCards } from './cards.ts';
import { takeIcons } from './icons.ts';
import { differenceTo, keep } from './keep.ts';
import { KEPT } from './rooms.ts';
import { sheet } from './sheet.ts';
import { closeStage, openStage, photograph, pose, take } from './taking.ts';
import type { Size, Wish } from './wish.ts';

const OUT = join(ROOT, 'dist', 'pictures');
/** Pictures side by side on the sheet, and how wide each is there. */
const COLUMNS = 6;
const WIDTH = 400;

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readSize(text: string): Size {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text) ?? leave(`No size: ${text}`);
  return { width: Number(width), height: Number(height) };
}

/** Prints each picture's change, and keeps it. */
async function accept(page: Page, wishes: readonly Wish[]): Promise<void> {
  let changed = 0;
  for (const wish of KEPT) {
    // All are taken, in the tests' order: the crowd may have a trace of the one before.
    const file = await take(page, wish);
    if (!wishes.includes(wish)) continue;
    const difference = await differenceTo(page, wish.name, file);
    if (!difference?.same) changed++;
    const share = difference ? `${(difference.share * 100).toFixed(2)} % differ` : 'new';
    console.log(`${wish.name.padEnd(16)} ${share}`);
    keep(wish.name, file);
  }
  console.log(`${wishes.length} pictures kept, ${changed} of them look different than before.`);
}

/** The picture with the panels around it. */
async function shoot(page: Page, wish: Wish): Promise<Buffer> {
  await pose(page, wish);
  if (wish.seat === null) return photograph(page, 'image/jpeg', 0.92);
  return page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });
}

async function lay(page: Page, wishes: readonly Wish[]): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const [k, wish] of wishes.entries()) {
    const started = Date.now();
    writeFileSync(join(OUT, `${wish.name}.jpg`), await shoot(page, wish));
    console.log(`${k + 1}/${wishes.length} ${wish.name} ${Date.now() - started} ms`);
  }
  const figures = wishes.map(
    ({ name }) =>
      `<figure><a href="${name}.jpg"><img src="${name}.jpg" alt=""></a><figcaption>${name}</figcaption></figure>`,
  );
  writeFileSync(
    join(OUT, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Laguna: pictures</title><style>
body { margin: 8px; background: #1b2430; color: #e8e0d0; font: 13px sans-serif;
  display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 8px }
figure { margin: 0 } img { width: 100%; aspect-ratio: 16 / 9; object-fit: contain; background: #000 }
</style>${figures.join('\n')}`,
  );
  const whole = await page.context().newPage();
  await whole.setViewportSize({ width: COLUMNS * WIDTH, height: 900 });
  await whole.goto(`file://${join(OUT, 'index.html')}`);
  await whole.screenshot({ path: join(OUT, 'sheet.jpg'), fullPage: true, quality: 85 });
  console.log(`${wishes.length} pictures: ${join(OUT, 'sheet.jpg')} and index.html beside it`);
}

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    cards: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'assets' },
    icons: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '640x360' },
  },
});
const all = values.accept ? KEPT : sheet(readSize(values.size));
const wishes = all.filter(({ name }) => name.includes(values.only));
if (wishes.length === 0 && !values.cards) {
  leave(`No picture has "${values.only}" in its name: ${all.map(({ name }) => name).join(', ')}`);
}
ensureBrowser();
if (values.icons) {
  const browser = await launch();
  await takeIcons(browser, join(ROOT, 'client', 'public'));
  await browser.close();
  process.exit(0);
}
if (!process.env.LAGUNA_TEST_CLIENT) ensureBuilt();
const server = await startServer();
const stage = await openStage(server);
try {
  if (values.cards) await takeCards(stage.page, join(ROOT, values.folder), values.only);
  else await (values.accept ? accept : lay)(stage.page, wishes);
  for (const complaint of stage.complaints) console.error(complaint);
} finally {
  await closeStage(stage);
  await server.stop();
}
