/** The roads to a table, walked with pointer or keys, and what the end of a match shows. */

import type { Locator, Page } from 'playwright-core';
import type { Hand } from './hands.ts';

export type Pace = 'Slow' | 'Normal' | 'Fast' | 'Instant';

/** In the menu: low quality, no waiting for motion, as the settings dialog offers it. */
export async function settle(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Settings' }));
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const name of ['Low', 'Instant', 'Reduced']) {
    await hand.press(dialog.getByRole('radio', { name, exact: true }));
  }
  await hand.press(dialog.getByRole('button', { name: 'Close' }));
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * The tile of a game in the menu, open, so that its ways in are there.
 * @param game its name or id; absent = the one that lies first
 */
export async function gameTile(
  page: Page,
  hand: Pick<Hand, 'press'>,
  game?: string,
): Promise<Locator> {
  const tiles = page.locator('.game-card');
  const found = game
    ? page.locator(`.game-card[data-game="${game}"]`).or(tiles.filter({ hasText: game }))
    : tiles;
  const tile = found.first();
  const head = tile.locator('.game-tile');
  if ((await head.getAttribute('aria-expanded')) !== 'true') await hand.press(head);
  return tile;
}

export interface TableWish {
  readonly seats: number;
  /** Fill the other chairs with bots. */
  readonly bots: boolean;
  readonly pace: Pace;
  /** Name of the game; absent = the one that lies first. */
  readonly game?: string;
}

/** From the menu to a table of one's own. @returns its code */
export async function createTable(page: Page, hand: Hand, wish: TableWish): Promise<string> {
  const tile = await gameTile(page, hand, wish.game);
  await hand.press(tile.getByRole('button', { name: 'Create a table' }));
  const form = page.locator('form.create-form');
  await hand.press(form.getByRole('radio', { name: String(wish.seats), exact: true }));
  if (!wish.bots) await hand.press(form.getByRole('checkbox', { name: 'Fill the other' }));
  await hand.press(form.getByRole('radio', { name: wish.pace, exact: true }));
  await hand.press(form.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/table\//);
  return codeOf(page);
}

export function codeOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function startMatch(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Start the match' }));
  await page.locator('.decision').waitFor();
}

/** One line of the final scoring as it stands on the screen. */
export interface ShownRow {
  readonly seat: number;
  /** Track, tax, orders, shares, ducats, total. */
  readonly figures: readonly number[];
  readonly winner: boolean;
}

/** The final scoring, all steps shown. */
export async function shownResult(page: Page, hand: Hand): Promise<ShownRow[]> {
  await page.locator('.result').waitFor();
  const skip = page.getByRole('button', { name: 'Show all' });
  // Once all is shown the button goes, maybe under the hand.
  const press = async () => ((await skip.count()) > 0 ? hand.press(skip) : undefined);
  await press().catch(async (error) => {
    if ((await skip.count()) > 0) throw error;
  });
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  return page.locator('.result tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      seat: Number((row as HTMLElement).dataset.seat),
      figures: [...row.querySelectorAll('td')].map((cell) =>
        Number((cell.firstChild?.textContent ?? '').replace('−', '-')),
      ),
      winner: row.classList.contains('winner'),
    })),
  );
}

export const bySeat = (rows: readonly ShownRow[]): ShownRow[] =>
  [...rows].sort((a, b) => a.seat - b.seat);
