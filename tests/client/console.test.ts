/** Messages of three in the console: all except one warning about a clock that is not ours. */

import { Clock, warn } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import { hushFibersClock } from '../../client/world/console.ts';

afterEach(() => vi.restoreAllMocks());

test('the warning about fiber’s clock is dropped, and nothing else', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  new Clock();
  // When three no longer prints it, or changes its text, there is nothing left to drop.
  expect(said).toHaveBeenCalledTimes(1);
  hushFibersClock();
  new Clock();
  expect(said).toHaveBeenCalledTimes(1);
  warn('A texture is too large.', 8192);
  expect(said).toHaveBeenLastCalledWith('THREE.A texture is too large.', 8192);
});
