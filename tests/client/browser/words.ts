/**
 * The texts of a page in the pseudo-language: words that come from no catalogue, and texts that do
 * not fit.
 */

import type { Page } from 'playwright-core';

/** Records the texts written onto a canvas. */
export const keepDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      for (const name of ['fillText', 'strokeText'] as const) {
        const own = prototype[name];
        prototype[name] = function (this: CanvasRenderingContext2D, text: string, ...rest) {
          drawn.add(text);
          own.call(this, text, ...rest);
        } as typeof own;
      }
    }
  });

/** A text of a page: where it is, whole, and its words. */
export interface Worded {
  readonly where: string;
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * Words on the page that come from no catalogue: those without an accent. Single letters are left
 * out: they are the keys of shortcuts and signs, and the tails of words (`code’s`).
 * @param names of people, and other names that are the same in every language
 */
export async function strangeWords(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await wordsOn(page);
  const strange = texts.flatMap(({ where, text, words }) => {
    const plain = words.filter((word) => /^[A-Za-z]{2,}$/.test(word) && !names.includes(word));
    return plain.length > 0 ? [`${where}: ${plain.join(' ')} (${text.slice(0, 80)})`] : [];
  });
  return [...new Set(strange)].sort();
}

/** The texts that a page shows, speaks, or draws, except what is marked as untranslated. */
export function wordsOn(page: Page): Promise<readonly Worded[]> {
  return page.evaluate(() => {
    // Names of keys, addresses and codes, and elements marked as untranslated.
    const UNTRANSLATED = 'kbd, code, [translate="no"], body [lang], script, style, noscript';
    const SPOKEN = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'title',
      'placeholder',
      'alt',
    ];
    const texts: (readonly [where: string, text: string])[] = [['title', document.title]];
    const named = (one: Element): string => `${one.tagName.toLowerCase()}.${one.className}`;
    for (const one of document.querySelectorAll('body *')) {
      if (one.closest(UNTRANSLATED)) continue;
      for (const name of SPOKEN) {
        const text = one.getAttribute(name);
        if (text) texts.push([`${named(one)}[${name}]`, text]);
      }
      for (const node of one.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push([named(one), node.textContent ?? '']);
      }
    }
    const { drawn = [] } = window as { drawn?: Iterable<string> };
    for (const text of drawn) texts.push(['canvas', text]);
    // Letters of the codes that tables have (`server/table/codes.ts`).
    const CODE = /^[ACDEFGHJKMNPQRTWXY34679]{6}$/;
    // Addresses, and the numbers of matches, of which a part may be all letters.
    const NO_WORDS = /(https?:|localhost:)\S+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
    return texts.map(([where, text]) => {
      // The rest of a truncated word may lack a vowel.
      const whole = text.replace(NO_WORDS, ' ').replace(/\p{L}+…/gu, ' ');
      const words = whole.match(/[\p{L}\p{N}]+/gu) ?? [];
      return { where, text: text.trim(), words: words.filter((word) => !CODE.test(word)) };
    });
  });
}

/** Texts that are cut off, overflow their boxes, or are out of the window without scrolling. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const out: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) out.push(`the page is ${scrollWidth} wide`);
    const cuts = (flow: string): boolean => flow === 'hidden' || flow === 'clip';
    const scrolls = (flow: string): boolean => flow === 'auto' || flow === 'scroll';

    /** Why a rectangle of text cannot be read whole; null if it can. */
    function why(rect: DOMRect, from: Element): string | null {
      let across = true;
      let down = true;
      let fixed = false;
      let boxed = false;
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // Texts only for screen readers.
        if (box.width <= 1 || box.height <= 1) return null;
        if (!boxed && !style.display.startsWith('inline') && style.display !== 'contents') {
          boxed = true;
          const over = Math.max(box.left - rect.left, rect.right - box.right);
          if (over > SLACK && !scrolls(style.overflowX)) return `runs ${over.toFixed(0)} over`;
        }
        if (scrolls(style.overflowX)) across = false;
        if (scrolls(style.overflowY)) down = false;
        const wide = Math.max(box.left - rect.left, rect.right - box.right);
        const high = Math.max(box.top - rect.top, rect.bottom - box.bottom);
        const name = `${at.tagName.toLowerCase()}.${at.className}`;
        if (across && cuts(style.overflowX) && wide > SLACK)
          return `cut by ${wide.toFixed(0)} at ${name}`;
        if (down && cuts(style.overflowY) && high > SLACK)
          return `cut by ${high.toFixed(0)} under ${name}`;
        if (style.position === 'fixed') fixed = true;
      }
      if (across && (rect.left < -SLACK || rect.right > innerWidth + SLACK))
        return 'beside the window';
      const still = fixed || document.documentElement.scrollHeight <= innerHeight;
      if (down && still && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK))
        return `above or below the window (${rect.top.toFixed(0)} to ${rect.bottom.toFixed(0)})`;
      return null;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A link for the keyboard becomes visible with the focus; a lamp has a word for readers only.
      if (parent.closest('.skip') || getComputedStyle(parent).textIndent !== '0px') continue;
      words.selectNodeContents(node);
      // A drawing's text may be compressed, which a range does not know.
      const drawn = parent instanceof SVGElement;
      for (const rect of drawn ? [parent.getBoundingClientRect()] : words.getClientRects()) {
        const reason = why(rect, parent);
        if (!reason) continue;
        const place = `${parent.tagName.toLowerCase()}.${parent.getAttribute('class') ?? ''}`;
        out.push(`${place} “${node.textContent.trim().slice(0, 60)}” ${reason}`);
        break;
      }
    }
    return [...new Set(out)].sort();
  });
}

/**
 * Names that are the same in every language here, and the words that `Intl.ListFormat` puts into a
 * list.
 */
export const NAMES = [
  'Laguna',
  'and',
  'or',
  'NOTHERE',
  'Ana',
  'Ben',
  'Anna',
  'Bruno',
  'Chiara',
  'Dario',
  'Elena',
  'Fabio',
  // Bots (`server/table/seats.ts`).
  'Marco',
  'Lucia',
  'Alvise',
  'Zuane',
  'Bianca',
  'Piero',
  'Orsola',
];
