/** A bar of the overlay that is larger than its space. */

import { expect, test } from 'vitest';
import { fitBar } from '../../client/pages/overlay/fit.ts';

/** A bar whose words need so many pixels, in a picture of so many; `zoom` makes all of it smaller. */
function bar(needs: number, has: number) {
  const style = { zoom: '' };
  return {
    style,
    get scrollWidth() {
      return Math.max(has, needs * Number(style.zoom || 1));
    },
    clientWidth: has,
  };
}

test('an overflowing bar is drawn smaller, until it fits', () => {
  const wide = bar(2000, 1600);
  fitBar(wide);
  expect(wide.style.zoom).toBe('0.8');
  expect(wide.scrollWidth).toBe(wide.clientWidth);
  // Words change: with enough space it has its requested size again.
  const narrow = bar(900, 1600);
  narrow.style.zoom = '0.8';
  fitBar(narrow);
  expect(narrow.style.zoom).toBe('');
});
