/**
 * Conditions for every screen at the four sizes: nothing overflows, and the deciding button is in
 * reach.
 */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PICTURES } from './harness.ts';

/** Smallest side of a control for fingers, in CSS pixels. */
const FINGER = 44;

/** Parts that overflow the sides of the window, the page itself and every card on it. */
export function checkWidth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const out = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const card of document.querySelectorAll(
      '.paper-card, .decision, .menu-card, .phone, .total',
    )) {
      const { left, right } = card.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 0.5) {
        out.push(`${card.className} reaches from ${left.toFixed(0)} to ${right.toFixed(0)}`);
      }
    }
    return out;
  });
}

/**
 * Whether the deciding button is in the window, whole and uncovered; if each answer is a button of
 * its own, the first of these.
 */
export function checkReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button =
      document.querySelector('.decision .outlook [data-confirm]') ??
      document.querySelector('.decision [data-end]') ??
      [...document.querySelectorAll('.decision button:enabled')].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    if (!button) return ['nothing to decide with'];
    const box = button.getBoundingClientRect();
    const out: string[] = [];
    if (box.left < 0 || box.right > innerWidth) out.push('runs over the side');
    if (box.top < 0 || box.bottom > innerHeight) {
      out.push(`lies from ${box.top} to ${box.bottom} in a window of ${innerHeight}`);
    }
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!met || !button.contains(met)) out.push(`covered by ${met?.tagName}.${met?.className}`);
    return out;
  });
}

/** Whether at least half of the first choice is visible, and not only the confirming button. */
export function checkChoice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const one = [...document.querySelectorAll('.decision button:enabled, .decision input')].find(
      (control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    if (!one) return ['nothing to choose'];
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = met && (one.contains(met) || one.closest('label')?.contains(met));
    return seen
      ? []
      : [`${one.className} at ${top} is covered by ${met?.tagName}.${met?.className}`];
  });
}

/**
 * Whether the decision has the column to itself if it needs it: the log shrinks to its head, the
 * undo's text goes, and a fade shows that more follows.
 */
export function checkOwnsColumn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const body = document.querySelector('.right .decision .decision-body');
    if (!body || body.scrollHeight - body.clientHeight <= 3) return [];
    const high = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const out: string[] = [];
    if (high('.right .log-box') > 40) out.push(`the log keeps ${high('.right .log-box')} pixels`);
    if (high('.right .undo-note') > 0) out.push('the undo keeps its text');
    const isEnd = body.scrollHeight - body.clientHeight - body.scrollTop <= 3;
    const isTold = getComputedStyle(body).maskImage !== 'none';
    if (!isEnd && !isTold) out.push('nothing says that more follows');
    return out;
  });
}

/** Smallest letters of a text field on an iPhone, in CSS pixels: it zooms in on smaller ones. */
const WRITTEN = 16;

/** Text fields and lists with letters on which an iPhone zooms in. */
export function checkWritten(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const typed = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea';
    return [...document.querySelectorAll(typed)].flatMap((one) => {
      const size = Number.parseFloat(getComputedStyle(one).fontSize);
      return size < least ? [`${one.tagName}.${one.className} in letters of ${size}`] : [];
    });
  }, WRITTEN);
}

/** Controls in the window that are too small for a finger. */
export function checkFingers(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const small = new Set<string>();
    const controls = 'button, a[href], summary, input, [role="spinbutton"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A hidden input is represented by its label.
      const one =
        control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      const { width, height, bottom, top } = one.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight || width === 0 || control.matches('.skip')) continue;
      if (Math.min(width, height) < least - 0.5) {
        small.add(`${one.tagName}.${one.className} ${width.toFixed(0)}×${height.toFixed(0)}`);
      }
    }
    return [...small];
  }, FINGER);
}

export async function look(page: Page, size: string, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`) });
}

/** A finger that moves from one height to another, along the middle of the window. */
export async function pull(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const x = 195;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
  await session.detach();
}
