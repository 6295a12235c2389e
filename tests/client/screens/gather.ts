/** Goes through the screens of the product in a language, and stores their pictures and texts. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SIZES } from '../browser/harness.ts';
import { begun, leave, MATCH } from '../browser/match-pages.ts';
import { HOUSE } from '../browser/pages.ts';
import { openStage } from '../browser/stage.ts';
import { HANDS, inLedger, overPlace, type TableScreens } from '../browser/table-pages.ts';
import type { Look, Size, Tour } from '../browser/tour.ts';
import { textsOn } from './texts.ts';

/** The group of the screens that belong to no game. */
export const HOUSE_GROUP = 'house';
/** The sizes of the pictures, and their names. */
const SHOWN: { readonly [size in Size]?: string } = { laptop: 'desktop', phone: 'phone' };
/** Greatest number of windows in the picture of a page that is longer than the window. */
const WINDOWS = 3;
/** Of the pictures: letters stay sharp. */
const QUALITY = 70;

export interface Picture {
  /** `desktop` or `phone`. */
  readonly size: string;
  /** Its file, beside the group's list. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** One screen as it was found. */
export interface Kept {
  /** The screen's page: `table`, `replay`, `menu`. */
  readonly page: string;
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Its readable or audible texts, in the order of the page. */
  readonly texts: readonly string[];
}

export interface Where {
  readonly browser: Browser;
  /** A text of the catalogues in the pages' language. */
  readonly said: Tour['said'];
  /** Of a server with a showcase. */
  readonly url: string;
  readonly operator: string;
  /** Folder of the pictures; it is emptied first. */
  readonly folder: string;
  readonly say: (sentence: string) => void;
}

/** Low quality is drawn in software soon enough. */
const quick = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));

/** Stores every screen that it is shown. */
class Album {
  private readonly found = new Map<string, { -readonly [Key in keyof Kept]: Kept[Key] }>();
  private readonly where: Where;

  constructor(where: Where) {
    this.where = where;
  }

  /** @param page the page of all its screens; by default the beginning of their names */
  look(page?: string): Look {
    return async (shown, name, { sizes = Object.keys(SIZES) as Size[], at } = {}) => {
      const of = page ?? name.split(',')[0] ?? name;
      const kept = this.found.get(`${of}: ${name}`) ?? { page: of, name, pictures: [], texts: [] };
      this.found.set(`${of}: ${name}`, kept);
      const wanted = sizes.filter((size) => SHOWN[size]);
      for (const size of wanted.length > 0 ? wanted : sizes.slice(0, 1)) {
        await shown.setViewportSize(SIZES[size]);
        await stretched(shown, SIZES[size]);
        if (at) await intoView(shown, at);
        await drawnAnew(shown);
        const title = SHOWN[size] ?? size;
        const file = `${[of, name, title].join(' ')}`.replace(/[^\p{L}\d]+/gu, '-').toLowerCase();
        const box = await this.take(shown, `${file}.webp`);
        kept.pictures = [...kept.pictures, { ...box, size: title, file: `${file}.webp` }];
        kept.texts = [...new Set([...kept.texts, ...(await textsOn(shown))])];
      }
      this.where.say(`${of}: ${name}`);
    };
  }

  screens(): readonly Kept[] {
    return [...this.found.values()];
  }

  private async take(page: Page, file: string): Promise<{ width: number; height: number }> {
    const { width, height } = page.viewportSize() ?? SIZES.laptop;
    const session = await page.context().newCDPSession(page);
    const way = { format: 'webp', quality: QUALITY } as const;
    const { data } = await session.send('Page.captureScreenshot', way);
    await session.detach();
    writeFileSync(join(this.where.folder, file), Buffer.from(data, 'base64'));
    return { width, height };
  }
}

/** Brings a part into view, in the sizes in which it is there. */
const intoView = (page: Page, selector: string): Promise<void> =>
  page.evaluate((part) => document.querySelector(part)?.scrollIntoView(), selector);

/** Makes the window of a page without a place as high as its scrolling content, within limits. */
async function stretched(page: Page, { width, height }: (typeof SIZES)[Size]): Promise<void> {
  const more = await page.evaluate(() => {
    if (document.querySelector('canvas, dialog, [role="dialog"]')) return 0;
    const hidden = [...document.querySelectorAll('html, body *')].map((one) => {
      const wide = one.clientWidth > innerWidth * 0.6;
      const scrolls = one.matches('html') || /auto|scroll/.test(getComputedStyle(one).overflowY);
      return wide && scrolls ? one.scrollHeight - one.clientHeight : 0;
    });
    return Math.max(0, ...hidden);
  });
  if (more === 0) return;
  await page.setViewportSize({ width, height: Math.min(height + more, WINDOWS * height) });
}

/** Every screen of a game, or of those that belong to none. @throws Error if one of them does not come */
export async function gather(group: string, where: Where): Promise<readonly Kept[]> {
  rmSync(where.folder, { recursive: true, force: true });
  mkdirSync(where.folder, { recursive: true });
  const album = new Album(where);
  const { browser, url, operator, said } = where;
  const tour = (look: Look): Tour => {
    return { browser, url, look, said, before: quick, whole: true, drawn: true };
  };
  if (group === HOUSE_GROUP) {
    for (const [page, go] of Object.entries(HOUSE)) {
      await go(tour(album.look(page)), { url, operator });
    }
    return album.screens();
  }
  await table(group, where, album.look('table'));
  const going = tour(album.look());
  const played = await begun(going, group);
  for (const go of Object.values(MATCH)) await go(going, played);
  await leave(played.guests);
  return album.screens();
}

/** The screens of a game's table by pointer at a desktop, by finger on a phone. */
async function table(game: string, { browser, url }: Where, look: Look): Promise<void> {
  const screens = (await import(`../${game}/browser/screens.ts`)) as TableScreens;
  for (const hand of HANDS) {
    const size = hand.sizes.find((one) => SHOWN[one]) ?? 'laptop';
    const way = { before: quick, touch: hand.fingers };
    const { page, close } = await openStage(browser, url, game, way, SIZES[size]);
    for (const screen of screens.SCREENS) await overPlace(page, look, screen, hand);
    await inLedger(page, look, screens, hand);
    await close();
  }
}

/** The page has settled in its new size: fonts loaded, finite motions ended, drawn. */
const drawnAnew = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await document.fonts.ready;
    await frame();
    const ending = document.getAnimations().filter((one) => {
      const ends = Number.isFinite(one.effect?.getComputedTiming().endTime);
      return ends && one.playState === 'running';
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
    window.stage?.advance(0);
    for (let k = 0; k < 3; k++) await frame();
  });
