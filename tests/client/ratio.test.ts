/** The picture follows the pixels of the screen: another monitor, zoom. */

import { expect, test } from 'vitest';
import { type Screen, watchRatio } from '../../client/world/ratio.ts';

/** A window that can be moved to another monitor. */
class Moved {
  devicePixelRatio = 1;
  private readonly lists = new Set<{ ratio: number; list: EventTarget }>();

  matchMedia(query: string): MediaQueryList {
    const list = new EventTarget();
    const ratio = Number(/^\(resolution: ([\d.]+)dppx\)$/.exec(query)?.[1]);
    this.lists.add({ ratio, list });
    return list as MediaQueryList;
  }

  move(ratio: number): void {
    const before = this.devicePixelRatio;
    this.devicePixelRatio = ratio;
    for (const one of [...this.lists]) {
      // The condition of a list begins to hold, or holds no longer.
      if ((one.ratio === before) !== (one.ratio === ratio)) {
        one.list.dispatchEvent(new Event('change'));
      }
    }
  }
}

test('every change of the ratio is told once, until nobody asks any more', () => {
  const screen = new Moved();
  const seen: number[] = [];
  const stop = watchRatio(() => seen.push(screen.devicePixelRatio), screen as unknown as Screen);
  screen.move(2);
  screen.move(1.25);
  screen.move(1.25);
  screen.move(1);
  expect(seen).toEqual([2, 1.25, 1]);
  stop();
  screen.move(3);
  expect(seen).toEqual([2, 1.25, 1]);
});
