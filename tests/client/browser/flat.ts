/** A page in a browser that can draw nothing in 3D, whatever its browser could: the ledger is the table. */

import type { Page } from 'playwright-core';

/** What a page has from its first byte: low quality, no waiting for motion, and no canvas in 3D. A visit's `before`. */
export async function flat(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('laguna.settings')) {
      const settings = { quality: 'low', speed: 'instant', motion: 'reduced' };
      localStorage.setItem('laguna.settings', JSON.stringify(settings));
    }
    const { prototype } = HTMLCanvasElement;
    const plain = prototype.getContext;
    prototype.getContext = function (this: HTMLCanvasElement, ...given: [string]) {
      return given[0].startsWith('webgl') ? null : plain.apply(this, given);
    } as typeof plain;
  });
}
