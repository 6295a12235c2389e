/**
 * Every action of the rules' appendix by pointing at the board, as arithmetic: a press on the
 * screen is a ray, the pick field returns the met thing, the draft takes it, and the gondola sends.
 */

import { beforeEach, expect, test } from 'vitest';
import { useIntent } from '../../../client/games/masters-of-venice/intent.ts';
import type { BoardTarget } from '../../../client/games/masters-of-venice/targets.ts';
import { useTable } from '../../../client/store/table.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';
import { type Free, metAt, pointsWithin } from '../browser/sight.ts';
import { ALL, TYPES } from './browser/cases.ts';
import { sightOf } from './browser/sight.ts';

const game = gameById('masters-of-venice');
const SEATS = ['red', 'blue', 'green'].map((color) => ({ name: color, color, bot: false }));
/** The free part of a laptop's and of a projector's picture, in CSS pixels. */
const PICTURES: { readonly [screen: string]: Free } = {
  laptop: { left: 96, top: 52, width: 930, height: 700 },
  projector: { left: 96, top: 52, width: 590, height: 700 },
};

let sent: unknown[];
beforeEach(() => {
  sent = [];
  useTable.getState().connect({
    act: async (action) => {
      sent.push(action);
      return { ok: true, seq: sent.length };
    },
    undo: () => Promise.reject(new Error('Nothing is undone here.')),
    lobby: () => Promise.reject(new Error('There is no lobby here.')),
  });
  useTable.getState().show(null);
});

/** Presses a visible point of a thing, on a whole pixel, as a mouse does. */
function press(free: Free, view: View, key: string): void {
  const sight = sightOf(view);
  const [point] = pointsWithin(free, sight, key);
  if (!point) throw new Error(`${key} is not in sight`);
  const met = metAt(free, sight, { x: Math.round(point.x), y: Math.round(point.y) });
  expect(met && targetKey(met)).toBe(key);
  useIntent.getState().pick(met as BoardTarget);
}

test('the cases are all actions of the appendix', () => {
  expect([...new Set(ALL.map(({ action }) => action.type))].sort()).toEqual([...TYPES].sort());
});

for (const [screen, free] of Object.entries(PICTURES))
  test.each(ALL.map((one) => [JSON.stringify(one.action), one] as const))(
    `${screen}: %s`,
    async (_name, { action, given, board }) => {
      const view = game.view(game.position(given as JsonObject), 0, SEATS) as View;
      useTable.getState().show(view);
      for (const key of board) press(free, view, key);
      expect(sent, 'before the gondola').toEqual([]);
      press(free, view, 'gondola');
      await Promise.resolve();
      expect(sent).toEqual([expect.objectContaining(action)]);
    },
  );
