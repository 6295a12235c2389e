/** Pressing a space of the town on the board, as a mouse does it. */

import type { Page } from 'playwright-core';
import { pointsIn } from '../../browser/sight.ts';
import { SIGHT } from './sight.ts';

/** Points tried for one space: a tray before one also covers its neighbours. */
const POINTS = 3;

/**
 * Presses a space where it can be met, and a second time if required.
 * @param key as in `data-target`
 * @returns false if something hides it
 */
export async function pressSpace(page: Page, key: string, again: boolean): Promise<boolean> {
  const hovered = page.locator(`.hover[data-hovered="${key}"]`);
  for (const { x, y } of (await pointsIn(page, SIGHT, key)).slice(0, POINTS)) {
    // Two steps: a pointer that is already there sends the page no event.
    await page.mouse.move(x - 2, y - 2);
    await page.mouse.move(x, y);
    const met = hovered.waitFor({ timeout: 2000 });
    if (!(await met.then(() => true).catch(() => false))) continue;
    await page.mouse.click(x, y);
    if (again) {
      await hovered.getByText('Click again').waitFor();
      await page.mouse.click(x, y);
    }
    return true;
  }
  return false;
}
