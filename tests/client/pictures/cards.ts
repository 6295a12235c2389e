/**
 * The pictures of the menu's cards: each game's own place, photographed on the stage, in four
 * widths. `card.json` in the game's folder of assets defines the contents: a scenario, and the
 * other fields of a picture's wish.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { photograph, pose, shrink, take } from './taking.ts';
import { type Wish, wish } from './wish.ts';

/**
 * Size of the picture for a shared link (`client/previews.ts`): a JPEG, which every reader of links
 * accepts.
 */
const PREVIEW = { width: 1200, height: 630 } as const;
const PREVIEW_QUALITY = 0.85;

/** Pixels: the card's picture is 32:15 in the menu, and its edge may be cut a little. */
const WIDTHS = [320, 640, 1280] as const;
/** The picture of a closed tile: so small that it is shrunk, not drawn. */
const SMALL = 160;
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
    // A game's board comes after its place: it is there after the first picture.
    await take(page, wanted);
    for (const width of WIDTHS) {
      const size = { width, height: Math.round(width * ASPECT) };
      const file = await take(page, { ...wanted, size });
      const path = join(folder, id, `card-${width}.webp`);
      writeFileSync(path, file);
      console.log(`${path} ${(file.length / 1024).toFixed(0)} kB`);
    }
    const largest = readFileSync(join(folder, id, `card-${WIDTHS[2]}.webp`));
    writeFileSync(join(folder, id, `card-${SMALL}.webp`), await shrink(page, largest, SMALL));
    await pose(page, { ...wanted, size: PREVIEW });
    const preview = await photograph(page, 'image/jpeg', PREVIEW_QUALITY);
    writeFileSync(join(folder, id, 'preview.jpg'), preview);
    console.log(`${join(folder, id, 'preview.jpg')} ${(preview.length / 1024).toFixed(0)} kB`);
  }
}
