/** A second connection to the seat of a page: it plays there what nobody needs to see. */

import type { Page } from 'playwright-core';
import { Guest } from '../../server/harness.ts';

async function twinOf(url: string, page: Page, code: string): Promise<Guest> {
  const [token, own] = await page.evaluate((seat) => {
    const entry = JSON.parse(localStorage.getItem(seat) ?? '{}');
    return [String(entry.token), localStorage.getItem('laguna.browser') ?? ''];
  }, `laguna.seat.${code}`);
  return Guest.join(url, code, { token, browser: own });
}

/** Plays the seats of the pages and of the other guest to the end. @returns the match */
export async function finish(url: string, other: Guest, ...pages: Page[]): Promise<string> {
  const twins = await Promise.all(pages.map((page) => twinOf(url, page, other.code)));
  await Promise.all([other, ...twins].map((guest, k) => guest.play(k + 1)));
  await Promise.all(twins.map((twin) => twin.leave()));
  return other.table.matchId ?? '';
}
