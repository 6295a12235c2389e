/** The ways to a table, with pointer or keys, and the display at the end of a match. */

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
 * The tile of a game in the menu, open, so that its buttons are there.
 * @param game its name or id; absent = the first one
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

/** From a game's open tile into a match against bots, as a person who knows the game or not. */
export async function playNow(tile: Locator, hand: Pick<Hand, 'press'>, isNew = false) {
  await hand.press(tile.getByRole('button', { name: 'Play now against bots' }));
  await hand.press(tile.locator(`[data-new="${isNew ? 'yes' : 'no'}"]`));
}

export interface TableWish {
  readonly seats: number;
  /** Fill the other chairs with bots. */
  readonly bots: boolean;
  readonly pace: Pace;
  /** Name of the game; absent = the first one. */
  readonly game?: string;
}

/**
 * From the menu to a new table.
 * @returns its code
 */
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

/** One line of the final scoring on the screen. */
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
  // After everything is shown the button goes, maybe under the hand.
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
