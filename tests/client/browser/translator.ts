/** A browser's translator at work on a page, and its possible damage. */

import type { Page } from 'playwright-core';

/** How a translator changes a text: puts an element in its place, or around it. */
export type Way = 'replace' | 'beside' | 'around';

/**
 * Translates all present and future texts of a page as Chrome's translator does: every text in two
 * nested `FONT`s. The words stay the same, so that shown and intended texts can be compared.
 */
export async function translating(page: Page, way: Way): Promise<void> {
  await page.addInitScript((how: Way) => {
    const pairs: [Text, HTMLElement][] = [];
    const translate = (text: Text): void => {
      const { parentElement: parent } = text;
      if (!parent || !/\S/.test(text.data)) return;
      if (parent.closest('font, script, style, noscript, svg, textarea, [translate="no"]')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      if (how === 'around') {
        text.replaceWith(outer);
        inner.append(text);
        return;
      }
      inner.textContent = text.data;
      if (how === 'replace') text.replaceWith(outer);
      else {
        parent.insertBefore(outer, text);
        text.remove();
      }
      pairs.push([text, outer]);
    };
    const all = (): void => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    let due = 0;
    const later = (): void => {
      clearTimeout(due);
      due = window.setTimeout(all, 20);
    };
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver(later);
      const what = { childList: true, subtree: true, characterData: true };
      observer.observe(document.documentElement, what);
      later();
    });
    Object.assign(window, { translated: pairs });
  }, way);
}

/** Texts of a page that its own code does not intend: outdated ones, and removed ones. */
export function stale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly stateNode: unknown;
      readonly memoizedProps: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const HOST_TEXT = 6;
    const meant = new Map<unknown, string>();
    const walk = (from: Fiber | null): void => {
      for (let fiber = from; fiber; fiber = fiber.sibling) {
        if (fiber.tag === HOST_TEXT) meant.set(fiber.stateNode, String(fiber.memoizedProps));
        walk(fiber.child);
      }
    };
    const app = document.getElementById('app') as unknown as { [key: string]: Fiber };
    const root = Object.keys(app).find((key) => key.startsWith('__reactContainer$'));
    // The container has one of the two trees: the root knows the shown one.
    const shown = root ? (app[root].stateNode as { current: Fiber }).current : null;
    walk(shown);
    const { translated } = window as unknown as { translated: [Text, HTMLElement][] };
    const wrong: string[] = [];
    for (const [text, font] of translated) {
      if (!font.isConnected || text.isConnected) continue;
      const own = meant.get(text);
      // React does not manage the only text of an element: it overwrites the whole element.
      if (own === undefined) {
        if (font.parentElement && font.parentElement.childNodes.length > 1) {
          wrong.push(`gone: ${font.textContent} in ${font.parentElement.className}`);
        }
      } else if (own !== font.textContent) wrong.push(`${font.textContent}, not ${own}`);
    }
    for (const [node, own] of meant) {
      const text = node as Text;
      const font = translated.findLast(([one]) => one === text)?.[1];
      if (own.trim() && !text.isConnected && !font?.isConnected) wrong.push(`missing: ${own}`);
    }
    return wrong;
  });
}
