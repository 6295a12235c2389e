/** Pages that are read from across a room. */

import { useEffect } from 'react';

/**
 * Makes letters and spaces grow with the screen while the page is open.
 * @param on whether the page is on such a screen
 */
export function useBigScreen(on = true): void {
  useEffect(() => {
    document.documentElement.classList.toggle('big-screen', on);
    return () => document.documentElement.classList.remove('big-screen');
  }, [on]);
}
