/** Whether a part of a page is fully visible. */

import type { Page } from 'playwright-core';

/** Obstacles to the full view of a thing: the edges of the window, and things over it. */
export const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const thing = document.querySelector(selector);
    if (!thing) return ['it is not there'];
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!inside) return [`it reaches from ${left}, ${top} to ${right}, ${bottom}`];
    const parts = [0.1, 0.5, 0.9];
    const over = parts.flatMap((x) =>
      parts.flatMap((y) => {
        const at = [left + (right - left) * x, top + (bottom - top) * y] as const;
        const met = document.elementsFromPoint(...at).find((one) => !one.matches('.kiosk'));
        return !met || thing.contains(met) ? [] : [`${met.tagName}.${met.className} lies over it`];
      }),
    );
    return [...new Set(over)];
  }, selector);
