/** Whether the window is a phone's: one column, sheet from below. */

import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 760px)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    // Rendering without a window assumes a desktop.
    () => false,
  );
}
