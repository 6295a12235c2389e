/** A sentence that cannot be told takes no page down. */

import { expect, test, vi } from 'vitest';
import { safely } from '../../client/table/telling.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

test('what cannot be told is left out and said to the console; the rest is told', () => {
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
