/** The texts of a page. */

import type { Page } from 'playwright-core';

/** The readable texts of the page, and those for screen readers. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const one of document.querySelectorAll('body *')) {
      if (one.closest('script, style, noscript') || !one.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push(one.getAttribute(name) ?? '');
      }
      for (const node of one.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
      }
    }
    return texts
      .map((text) => text.trim().replace(/\s+/g, ' '))
      .filter((text) => /\p{L}/u.test(text));
  });
