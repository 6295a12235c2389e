/** Standing seen from afar: an awning for every order, a banner for every majority. */

import { describe, expect, it } from 'vitest';
import { PALAZZI } from '../../../client/games/masters-of-venice/board/landmarks.ts';
import { Pen } from '../../../client/games/masters-of-venice/board/pen.ts';
import { type Shown, shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { sitesFor } from '../../../client/games/masters-of-venice/board/sites.ts';
import { composeStanding } from '../../../client/games/masters-of-venice/board/still/standing.ts';
import type { PieceSink } from '../../../client/pieces/set.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';

const game = gameById('masters-of-venice');
const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];

/** The first position of five, with the given orders and majorities. */
function shownWith(change: Partial<Pick<Shown, 'orders' | 'majority'>>): Shown {
  const state = game.setup(5, game.options({}, 5), new SeededChance(3));
  const seats = COLORS.map((color) => ({ name: color, color, bot: false }));
  return { ...shownOf(game.view(state, 0, seats) as View), ...change };
}

/** Places of all pieces of a form that standing sets. */
function placesOf(shown: Shown, form: string, aspect = 16 / 9): { x: number; z: number }[] {
  const places: { x: number; z: number }[] = [];
  const sink: PieceSink = {
    put: (what, x, _y, z) => {
      if (what === form) places.push({ x, z });
    },
  };
  composeStanding(shown, new Pen(sink, { cell: () => 1 }), sitesFor(aspect));
  return places;
}

describe('standing', () => {
  it('spreads an awning, cloth and edge, for every order', () => {
    const nobody = [null, null, null, null, null];
    const boxes = (orders: number[]): number =>
      placesOf(shownWith({ orders, majority: nobody }), 'box').length;
    expect(boxes([0, 0, 0, 0, 0])).toBe(0);
    // A bar carries them where there are any.
    expect(boxes([3, 0, 0, 0, 0])).toBe(1 + 2 * 3);
    expect(boxes([3, 1, 0, 12, 6])).toBe(4 + 2 * 22);
  });

  it('keeps many orders within the width of their slab', () => {
    for (const aspect of [16 / 9, 0.5]) {
      const { slab, slabs } = sitesFor(aspect);
      const shown = shownWith({
        orders: [0, 0, 30, 0, 0],
        majority: [null, null, null, null, null],
      });
      const middle = slabs[2];
      for (const { x, z } of placesOf(shown, 'box', aspect)) {
        const off = aspect > 1 ? x - (middle?.x ?? 0) : z - (middle?.z ?? 0);
        expect(Math.abs(off)).toBeLessThan(slab.w / 2);
      }
    }
  });

  it('flies one banner before the palazzo of a shop’s leader', () => {
    const majority = [0, 0, null, 4, 1];
    const banners = placesOf(shownWith({ orders: [0, 0, 0, 0, 0], majority }), 'banner');
    expect(banners.length).toBe(4);
    const homes = banners.map(({ x, z }) => {
      const far = PALAZZI.map((p) => Math.hypot(p.x - x, p.z - z));
      return far.indexOf(Math.min(...far));
    });
    expect(homes.sort()).toEqual([0, 0, 1, 4]);
  });

  it('has room for one who leads all five', () => {
    const shown = shownWith({ orders: [0, 0, 0, 0, 0], majority: [2, 2, 2, 2, 2] });
    const places = placesOf(shown, 'banner').map(({ x, z }) => `${x} ${z}`);
    expect(new Set(places).size).toBe(5);
  });
});
