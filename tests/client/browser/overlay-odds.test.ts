/** The odds in the overlay of a broadcast: open at first, then only from public knowledge. */

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { percents } from '../../../client/table/odds/shares.ts';
import { publicSight } from '../../../client/table/odds/sight.ts';
import { gameById, searchings } from '../../../engine/registry.ts';
import { Odds } from '../../../engine/search/odds.ts';
import { type Guest, seatedTable } from '../../server/harness.ts';
import { PICTURES, SIZES, sharedFlat, sharedServer, visit } from './harness.ts';

let server: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedFlat();
});
afterAll(() => browser?.close());

test('asked for by name, open while nobody can know, then the odds of the public', async () => {
  const [id = '', searching] = Object.entries(searchings)[0] ?? [];
  if (!searching) throw new Error('No game can be searched.');
  const guests = await seatedTable(server.url, 3, { game: id });
  const [host] = guests as [Guest];
  const usual = await visit(browser, `${server.url}/overlay/${host.code}`, SIZES.desktop);
  await usual.page.locator('[data-part="score"]').waitFor();
  expect(await usual.page.locator('[data-part="odds"]').count()).toBe(0);
  await usual.close();

  const address = `${server.url}/overlay/${host.code}?show=score,odds`;
  const { page, complaints, close } = await visit(browser, address, SIZES.desktop);
  const part = page.locator('[data-part="odds"][data-empty="false"]');
  await part.waitFor();
  expect(await part.getAttribute('data-odds')).toBe('open');
  await part.getByText('Too early to tell').waitFor();

  const odds = new Odds(gameById(id), searching);
  const looked = new Map<number, readonly number[] | null>();
  const known = (): readonly number[] | null => {
    const { view } = host;
    const found = looked.get(view.seq) ?? odds.of(publicSight(view));
    looked.set(view.seq, found);
    return found;
  };
  await Promise.all(guests.map((guest, k) => guest.play(`odds ${k}`, () => known() !== null)));
  const seq = Math.max(...guests.map(({ table }) => table.seq));
  await host.until(() => host.table.seq === seq);
  const found = known();
  if (!found)
    throw new Error('The last action before the match stood still opened the odds again.');
  await expect.poll(() => part.getAttribute('data-odds')).toBe(percents(found).join(' '));
  const told = await part.getByRole('img').getAttribute('aria-label');
  for (const { name } of host.table.seats) expect(told).toContain(name);
  const box = await part.boundingBox();
  const board = await page.locator('[data-part="score"]').boundingBox();
  if (!box || !board) throw new Error('Both stand on the page.');
  expect(box.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  expect(Math.abs(box.width - board.width)).toBeLessThan(2);
  expect(complaints).toEqual([]);
  await page.screenshot({ path: join(PICTURES, 'overlay-odds.png'), omitBackground: true });
  await close();
  await Promise.all(guests.map((guest) => guest.leave()));
});
