/** Keeps the focus of keyboard users in a panel whose controls come and go with each decision. */

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

export interface HeldFocus {
  readonly take: () => void;
  readonly leave: (event: FocusEvent) => void;
}

/** When the focused control is removed, the panel's heading takes the focus. */
export function useHeldFocus(panel: RefObject<HTMLElement | null>): HeldFocus {
  const inside = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (inside.current && lost) panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  });
  return {
    take: () => {
      inside.current = true;
    },
    leave: (event) => {
      // The focus left for another control; a removed control has no related target.
      if (event.relatedTarget && !panel.current?.contains(event.relatedTarget)) {
        inside.current = false;
      }
    },
  };
}
