/** Unexplained things on a page in the browser: `unexplained`, over the visible content. */

import type { Page } from 'playwright-core';
import { unexplained } from '../unexplained.ts';

/** The parts of a match’s pages in which every thing needs an explanation. */
const PARTS = '.hud, .ledger, .phone, .hand, .result, .replay';

/** Runs in the page: those parts as text, without hidden elements. */
function shown(parts: string): string {
  const visible = { visibilityProperty: true };
  function copied(element: Element): Node | null {
    if (!element.checkVisibility(visible)) return null;
    const copy = element.cloneNode(false);
    for (const child of element.childNodes) {
      const kept = child instanceof Element ? copied(child) : child.cloneNode();
      if (kept) copy.appendChild(kept);
    }
    return copy;
  }
  const whole = [...document.querySelectorAll(parts)].filter(
    (one) => !one.parentElement?.closest(parts),
  );
  const holder = document.createElement('div');
  for (const one of whole) {
    const copy = copied(one);
    if (copy) holder.append(copy);
  }
  return holder.innerHTML;
}

/** Names of one letter, as tests give them, are words to people. */
const LETTER = />(\s*)\p{Lu}(\s*)</gu;

/** Every visible thing on the page of a match that has no explanation. */
export async function unasked(page: Page): Promise<string[]> {
  const html = await page.evaluate(shown, PARTS);
  return unexplained(html.replace(LETTER, '>$1Name$2<'));
}
