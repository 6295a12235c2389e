/** The big screen of a stand: a real browser that nobody touches. */

import type { Browser, CDPSession, Page } from 'playwright-core';
import { launch } from '../../client/browser/harness.ts';

/** Small, and drawn with little effort: the test looks for leaks and dead ends, not at pictures. */
const SIZE = { width: 640, height: 360 } as const;
const PREPARED = JSON.stringify({ quality: 'low' });

/** How often in a row a page may reload during one query. */
const MOST_LOADS = 5;

export class Screen {
  readonly complaints: string[] = [];
  private readonly browser: Browser;
  private readonly page: Page;
  private readonly cdp: CDPSession;
  /** How often the page has been loaded. */
  loads = 0;

  private constructor(browser: Browser, page: Page, cdp: CDPSession) {
    this.browser = browser;
    this.page = page;
    this.cdp = cdp;
    page.on('pageerror', ({ message }) => {
      // A killed server may leave a page without a part of its program: it reloads.
      if (!/dynamically imported module|Unable to preload CSS/.test(message))
        this.complaints.push(message);
    });
    page.on('load', () => this.loads++);
  }

  static async open(url: string): Promise<Screen> {
    const browser = await launch();
    const page = await (await browser.newContext({ viewport: SIZE })).newPage();
    await page.addInitScript((settings) => {
      localStorage.setItem('laguna.settings', settings);
    }, PREPARED);
    const screen = new Screen(browser, page, await page.context().newCDPSession(page));
    await page.goto(`${url}/showcase`);
    return screen;
  }

  /** The page's display: the phase, and whether a city is drawn. */
  async shows(): Promise<{ phase: string; canvas: boolean; problem: boolean }> {
    return this.whileItStays(() =>
      this.page.evaluate(() => ({
        phase: document.querySelector('.showcase')?.getAttribute('data-phase') ?? '',
        canvas: document.querySelector('.scene canvas') !== null,
        problem: document.querySelector('.showcase .page-note') !== null,
      })),
    );
  }

  /** Runs work in the page; again in the next one if the page reloads meanwhile. */
  private async whileItStays<T>(work: () => Promise<T>): Promise<T> {
    for (let left = MOST_LOADS; ; left--) {
      try {
        return await work();
      } catch (error) {
        if (left === 0 || !/context was destroyed/i.test(String(error))) throw error;
        await this.page.waitForLoadState();
      }
    }
  }

  /** Bytes that live after a garbage collection. */
  async bytes(): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.cdp.send('Runtime.getHeapUsage');
    return usedSize;
  }

  /**
   * Takes the graphics context away.
   * @param forGood whether it comes back by itself
   */
  async loseContext(forGood: boolean): Promise<void> {
    await this.whileItStays(() =>
      this.page.evaluate((never) => {
        const canvas = document.querySelector<HTMLCanvasElement>('.scene canvas');
        const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        lose?.loseContext();
        if (!never) setTimeout(() => lose?.restoreContext(), 1000);
      }, forGood),
    );
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
