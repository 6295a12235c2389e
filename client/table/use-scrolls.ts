/** What scrolls is reached by keys, and what does not scroll is no stop on the way. */

import { type RefObject, useEffect, useState } from 'react';

/** @returns the `tabIndex` of the element: 0 while it holds more than it shows */
export function useScrolls(element: RefObject<HTMLElement | null>): 0 | undefined {
  const [more, setMore] = useState(false);
  // After every rendering: what it holds has changed, or the element itself is another.
  useEffect(() => {
    const one = element.current;
    if (!one) return;
    const look = (): void => {
      setMore(one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(one);
    return () => sizes.disconnect();
  });
  return more ? 0 : undefined;
}
