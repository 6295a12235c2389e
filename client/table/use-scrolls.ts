/**
 * A scrolling element is reachable by keys, and an element that has never had to scroll is no tab
 * stop.
 */

import { type RefObject, useEffect, useState } from 'react';

/**
 * Once an element has held more than it shows it stays a tab stop: the measurement may depend on
 * the stop itself, and a page must not alternate between the two.
 * @returns the `tabIndex` of the element: 0 from then on
 */
export function useScrolls(element: RefObject<HTMLElement | null>): 0 | undefined {
  const [more, setMore] = useState(false);
  // After every rendering: the content has changed, or the element itself is another one.
  useEffect(() => {
    const one = element.current;
    if (!one || more) return;
    const look = (): void => {
      if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight) setMore(true);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(one);
    // Content that is loaded later.
    const parts = new MutationObserver(look);
    parts.observe(one, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  });
  return more ? 0 : undefined;
}
