/**
 * The files of this suite share one world, in any order: changes of a file to a store, a global or
 * a clock are undone before the next one.
 */

import { afterAll, vi } from 'vitest';
import { setNarrow } from './narrow.ts';
import { resetStores } from './stores.ts';

vi.mock('zustand', async (original) => {
  const { remembering } = await import('./stores.ts');
  return remembering(await original());
});
vi.mock('../../client/table/narrow.ts', () => import('./narrow.ts'));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setNarrow(false);
  resetStores();
});
