/**
 * Marks a panel if one of its parts holds more below than it shows (`data-more`): a fade indicates
 * it.
 */

import { type RefObject, useEffect, useState } from 'react';

/** Less than this is no more, in pixels: sizes are rounded. */
const LEAST = 3;

/** The elements that are counted below. */
const COUNTED = '.choice, .kind-head';

/**
 * Number of choices that begin below the visible area of `part`; a half visible one counts as seen.
 */
function below(part: Element): number {
  const end = part.getBoundingClientRect().bottom;
  const middle = (one: Element): number => {
    const { top, bottom } = one.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  return [...part.querySelectorAll(COUNTED)].filter((one) => middle(one) > end).length;
}

/**
 * @param selector of the part that scrolls, which may come and go
 * @returns the number of choices below its visible area
 */
export function useMore(panel: RefObject<HTMLElement | null>, selector: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const root = panel.current;
    if (!root) return;
    const look = (): void => {
      const part = root.querySelector<HTMLElement>(selector);
      const rest = part ? part.scrollHeight - part.clientHeight - part.scrollTop : 0;
      root.toggleAttribute('data-more', rest > LEAST);
      setCount(part && rest > LEAST ? below(part) : 0);
      // The element that indicates it is at the end of the part.
      if (part) root.style.setProperty('--more-at', `${part.offsetTop + part.offsetHeight}px`);
    };
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      sizes.observe(root);
      for (const part of root.querySelectorAll(`${selector}, ${selector} > *`)) sizes.observe(part);
      look();
    };
    const parts = new MutationObserver(watch);
    parts.observe(root, { childList: true, subtree: true });
    root.addEventListener('scroll', look, { capture: true, passive: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
      root.removeEventListener('scroll', look, { capture: true });
    };
  }, [panel, selector]);
  return count;
}
