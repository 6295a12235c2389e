/** Says of a panel that one of its parts holds more below than it shows (`data-more`): a fade tells so. */

import { type RefObject, useEffect } from 'react';

/** Less than this is no more, in pixels: sizes are rounded. */
const LEAST = 3;

/** @param selector of the part that scrolls, which may come and go */
export function useMore(panel: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const root = panel.current;
    if (!root) return;
    const look = (): void => {
      const part = root.querySelector(selector);
      const below = part ? part.scrollHeight - part.clientHeight - part.scrollTop : 0;
      root.toggleAttribute('data-more', below > LEAST);
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
}
