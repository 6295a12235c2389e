/** A click on a link of the house: it is followed here, or left to the browser. */

import { beforeEach, expect, test, vi } from 'vitest';
import { follow } from '../../client/store/router.ts';

const pushState = vi.fn();
const preventDefault = vi.fn();
beforeEach(() => {
  vi.stubGlobal('history', { pushState });
  vi.stubGlobal('location', { pathname: '/' });
  pushState.mockClear();
  preventDefault.mockClear();
});

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('a plain click goes there without loading the page anew', () => {
  follow({ ...plain, preventDefault }, '/help');
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(pushState).toHaveBeenCalledWith({ from: '/' }, '', '/help');
});

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o is the browser’s: it opens elsewhere', (more) => {
  follow({ ...plain, ...more, preventDefault }, '/help');
  expect(preventDefault).not.toHaveBeenCalled();
  expect(pushState).not.toHaveBeenCalled();
});
