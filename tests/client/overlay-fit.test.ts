/** A bar of the overlay that is asked for larger than there is room for. */

import { expect, test } from 'vitest';
import { fitBar } from '../../client/pages/overlay/stage.ts';

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

test('what would hang out of its bar is drawn smaller, until it fits', () => {
  const wide = bar(2000, 1600);
  fitBar(wide);
  expect(wide.style.zoom).toBe('0.8');
  expect(wide.scrollWidth).toBe(wide.clientWidth);
  // Words change: where there is room again it is as large as it was asked for.
  const narrow = bar(900, 1600);
  narrow.style.zoom = '0.8';
  fitBar(narrow);
  expect(narrow.style.zoom).toBe('');
});
