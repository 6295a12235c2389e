/**
 * The pictures of the menu's cards: each game's own place, photographed on the stage, in three
 * widths. What is to be seen says `card.json` in the game's folder of assets: a scenario, and what
 * else a wish for a picture has.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { take } from './taking.ts';
import { type Wish, wish } from './wish.ts';

/** Pixels: the card's picture is 32:15 in the menu, and a little of its edge may be cut. */
const WIDTHS = [320, 640, 1280] as const;
const ASPECT = 15 / 32;

/** The wishes for the card of every game in `folder` that has one. */
export function cardWishes(folder: string): { readonly id: string; readonly wish: Wish }[] {
  return readdirSync(folder).flatMap((id) => {
    const file = join(folder, id, 'card.json');
    if (!existsSync(file)) return [];
    const { scenario, ...more } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Wish> & {
      readonly scenario: JsonObject;
    };
    return { id, wish: wish(`card-${id}`, { game: id, ...scenario }, more) };
  });
}

/** Takes them all and writes them beside their `card.json`. */
export async function takeCards(page: Page, folder: string, only: string): Promise<void> {
  for (const { id, wish: wanted } of cardWishes(folder)) {
    if (!id.includes(only)) continue;
    // A game's board comes after its place: it is there once a first picture has been taken.
    await take(page, wanted);
    for (const width of WIDTHS) {
      const size = { width, height: Math.round(width * ASPECT) };
      const file = await take(page, { ...wanted, size });
      const path = join(folder, id, `card-${width}.webp`);
      writeFileSync(path, file);
      console.log(`${path} ${(file.length / 1024).toFixed(0)} kB`);
    }
  }
}
