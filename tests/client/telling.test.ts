/** A sentence that cannot be built does not break a page. */

import { expect, test, vi } from 'vitest';
import { safely } from '../../client/table/telling.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

test('a failing sentence is left out and reported to the console; the rest is shown', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = safely(({ type }) => {
    if (type === 'broken') throw new Error('There is no such card.');
    return `It is ${type}.`;
  });
  const view = {} as ViewBase;
  expect(told({ type: 'well' }, view, 0)).toBe('It is well.');
  expect(complaints).not.toHaveBeenCalled();
  expect(told({ type: 'broken' }, view, 0)).toBeNull();
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});
