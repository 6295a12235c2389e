/**
 * The tour of the screens of a game's table: over its place, with the sheet moved, in the ledger.
 */

import type { Page } from 'playwright-core';
import { type Screen, sitAt } from './stage.ts';
import type { Look, Size } from './tour.ts';

/** A person's device at the table, and its sizes. */
export interface Hand {
  readonly hand: string;
  readonly fingers: boolean;
  readonly sizes: readonly Size[];
}

export const HANDS: readonly Hand[] = [
  { hand: 'by pointer', fingers: false, sizes: ['desktop', 'laptop', 'projector'] },
  { hand: 'by finger', fingers: true, sizes: ['phone'] },
];

/** The screens of a game's table, as its `screens.ts` lists them. */
export interface TableScreens {
  readonly SCREENS: readonly Screen[];
  /** Names of those that are looked at in the ledger too. */
  readonly LEDGER: readonly string[];
}

/**
 * One screen over the place; for fingers, if there is something to decide, also with its sheet
 * moved.
 */
export async function overPlace(
  page: Page,
  look: Look,
  screen: Screen,
  { sizes, fingers }: Hand,
): Promise<void> {
  await sitAt(page, screen);
  const { name, decides } = screen;
  const how = { sizes, decides, fingers };
  await look(page, name, how);
  if (!fingers || !decides) return;
  // Drawn up if it was low, lowered if it was up.
  await page.locator('.tabs .icon-button').tap();
  await look(page, `${name}, moved`, { ...how, axe: [] });
}

/** Screens that are also examined in the ledger, which stays open. */
export async function inLedger(
  page: Page,
  look: Look,
  { SCREENS, LEDGER }: TableScreens,
  { sizes, fingers }: Hand,
): Promise<void> {
  const flat = SCREENS.filter(({ name }) => LEDGER.includes(name));
  if (flat.length < LEDGER.length) throw new Error(`There is no screen of some of: ${LEDGER}.`);
  for (const [k, screen] of flat.entries()) {
    await sitAt(page, screen);
    if (k === 0) await page.keyboard.press('l');
    await page.locator('.ledger').waitFor();
    const { name, decides } = screen;
    // A map in the ledger may be smaller than a finger: there its list decides.
    await look(page, `${name} in the ledger`, { sizes, decides, fingers: fingers && k === 0 });
  }
}
