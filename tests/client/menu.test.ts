/** Which game lies first in the menu, and which one a page without a table shows. */

import { expect, test } from 'vitest';
import { laidOut } from '../../client/table/cards.tsx';
import type { GameCard } from '../../client/table/game.ts';
import { homeGame, wantedGame } from '../../client/table/use-game.ts';

const tier = { one: async () => null, two: async () => null, three: async () => null };
const cards = Object.keys(tier).map((id) => ({ id }) as GameCard);
const order = (wanted: string | null, last: string) =>
  laidOut(cards, wanted, last).map(({ id }) => id);

test('the game that was played last lies first, before all the one of the address', () => {
  expect(order(null, '')).toEqual(['one', 'two', 'three']);
  expect(order(null, 'three')).toEqual(['three', 'one', 'two']);
  expect(order('two', 'three')).toEqual(['two', 'three', 'one']);
  expect(order('gone', 'gone')).toEqual(['one', 'two', 'three']);
});

test('a page without a table shows the game of its address, else the first', () => {
  expect(homeGame('?game=two', tier)).toBe('two');
  expect(homeGame('', tier)).toBe('one');
  expect(homeGame('?game=four', tier)).toBe('one');
  expect(homeGame('', {})).toBe(null);
  expect(wantedGame('?game=toString', tier)).toBe(null);
});
