/** Things that cover the city: nothing is drawn under them. */

import { type RefObject, useEffect } from 'react';
import { useScreen } from './screen.ts';

/** Share of the window from which a cover hides the city: the rest may stand still. */
const MOST = 0.85;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Which part of a window of this size `box` hides, 0 … 1. */
export function shareOf({ left, top, right, bottom }: Box, width: number, height: number): number {
  const across = Math.min(right, width) - Math.max(left, 0);
  const down = Math.min(bottom, height) - Math.max(top, 0);
  return (Math.max(0, across) * Math.max(0, down)) / (width * height);
}

/** Tells the city to rest as long as the opaque `box` is nearly as large as the window. */
export function useCover(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let covers = false;
    const tell = (now: boolean): void => {
      if (now !== covers) useScreen.getState().cover(now ? 1 : -1);
      covers = now;
    };
    const look = (): void => {
      tell(shareOf(element.getBoundingClientRect(), innerWidth, innerHeight) >= MOST);
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    addEventListener('resize', look);
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
      tell(false);
    };
  }, [box]);
}
