/** The first game in the menu, and the game of a page without a table. */

import { expect, test } from 'vitest';
import { wayToMenu } from '../../client/store/back.ts';
import { routeOf } from '../../client/store/router.ts';
import { laidOut, openAtFirst } from '../../client/table/cards.tsx';
import type { GameCard } from '../../client/table/game.ts';
import { homeGame, untold, wantedGame } from '../../client/table/use-game.ts';

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

test('one tile is open at first: the wanted game, the last one, else the one to start with', () => {
  const [one, two, three] = cards;
  const all = [one, { ...two, first: true } as GameCard, three] as GameCard[];
  const open = (wanted: string | null, last: string) =>
    openAtFirst(laidOut(all, wanted, last), wanted, last)?.id;
  expect(open(null, '')).toBe('two');
  expect(open(null, 'three')).toBe('three');
  expect(open('one', 'three')).toBe('one');
  expect(openAtFirst(cards, 'gone', '')?.id).toBe('one');
  expect(openAtFirst([], null, '')).toBe(undefined);
});

test('a page without a table shows the game of its address, else the first', () => {
  expect(homeGame('?game=two', tier)).toBe('two');
  expect(homeGame('', tier)).toBe('one');
  expect(homeGame('?game=four', tier)).toBe('one');
  expect(homeGame('', {})).toBe(null);
  expect(wantedGame('?game=toString', tier)).toBe(null);
});

test('a page of a table or a match shows no game before it knows which one', () => {
  const shown = (path: string, before: string | null) => untold(routeOf(path), before, 'own');
  for (const path of ['/', '/watch', '/replay', '/operator']) {
    expect(shown(path, 'before'), path).toBe('own');
  }
  const told = ['/table/AB', '/watch/AB', '/caster/AB', '/replay/1', '/verify/1', '/showcase'];
  for (const path of told) {
    expect(shown(path, null), path).toBe(null);
    // The present place is not removed in between.
    expect(shown(path, 'before'), path).toBe('before');
  }
  expect(shown('/learn/x', 'before')).toBe('x');
});

test('leaving by Back leads to the menu, with any page below', () => {
  expect(wayToMenu({ from: '/', stop: true })).toBe('down');
  // By a link, from the list of tables, after a reload of an older page.
  expect(wayToMenu({ stop: true })).toBe('instead');
  expect(wayToMenu({ from: '/watch', stop: true })).toBe('instead');
  expect(wayToMenu(null)).toBe('instead');
});
