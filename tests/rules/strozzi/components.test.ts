/** Components and set-up (rules, sections 2 and 3). */

import { expect } from 'vitest';
import { SHIPS, TILES } from '../../../engine/games/strozzi/data.ts';
import { rule } from '../rule.ts';
import { game, Table } from './table.ts';

rule('ST-001', 'Three to six players, three rounds', () => {
  for (const seats of [2, 7, 2.5]) expect(() => game.options({}, seats)).toThrow(/three to six/);
  for (const seats of [3, 4, 5, 6]) {
    const table = Table.fresh(seats);
    const rounds = new Set<number>();
    while (table.view.phase !== 'gameOver') {
      rounds.add(table.view.round);
      table.pass(table.decider);
    }
    expect([...rounds]).toEqual([1, 2, 3]);
    expect(table.refusal(0, { type: 'pass' })).toBe('GAME_OVER');
    expect(table.view).toMatchObject({ decider: [], current: null, round: 3 });
  }
});

rule('ST-002', '29 ships: four each of 1 to 6, three of 7, two of 8', () => {
  const of = (value: number) => SHIPS.filter((ship) => ship.value === value).length;
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(of)).toEqual([4, 4, 4, 4, 4, 4, 3, 2]);
  // The constraints under which the cargo was reconstructed.
  const sum = (of: (ship: (typeof SHIPS)[number]) => number) =>
    SHIPS.reduce((total, ship) => total + of(ship), 0);
  expect([0, 1, 2].map((ware) => sum(({ wares }) => wares[ware]))).toEqual([24, 24, 24]);
  expect([sum(({ promo }) => Number(promo)), sum(({ scrolls }) => scrolls)]).toEqual([12, 16]);
});

rule(
  ['ST-003', 'ST-004'],
  '36 tiles: per category three of value 1 a ware, three of value 2',
  () => {
    for (const category of [0, 1, 2]) {
      const own = TILES.filter((tile) => tile.category === category);
      expect(own.length).toBe(12);
      for (const ware of [0, 1, 2]) {
        expect(own.filter((tile) => tile.ware === ware && tile.value === 1).length).toBe(3);
      }
      expect(own.filter((tile) => tile.value === 2 && tile.ware < 0).length).toBe(3);
    }
    expect(new Set(TILES.map(({ id }) => id)).size).toBe(36);
  },
);

rule('ST-006', 'Markers begin on the lowest space, the starting player leftmost', () => {
  const table = Table.fresh(4, { startPlayer: 2 });
  for (const spaces of Object.values(table.view.tracks)) {
    expect(spaces[0]).toEqual([2, 3, 0, 1]);
    expect(spaces.length).toBe(11);
  }
});

rule('ST-007', 'Three tiles lie open, the others in the stack', () => {
  const { view } = Table.fresh(3);
  expect([view.promoDisplay.length, view.promoStack]).toEqual([3, 33]);
});

rule('ST-008', 'Chance or the host says who starts', () => {
  const starts = new Set<number>();
  for (let seed = 0; seed < 60; seed++) starts.add(Table.fresh(6, {}, seed).view.startPlayer);
  expect(starts.size).toBe(6);
  const chosen = Table.fresh(6, { startPlayer: 4 }).view;
  expect([chosen.startPlayer, chosen.drawer, chosen.decider]).toEqual([4, 4, [4]]);
  expect(() => game.options({ startPlayer: 3 }, 3)).toThrow(/startPlayer/);
});

rule('ST-009', 'V01 17, 14, 11 or 8 ships are removed', () => {
  const piles = [3, 4, 5, 6].map((seats) => {
    const { removedCards, shipDeck } = Table.fresh(seats).view;
    return [removedCards, shipDeck];
  });
  expect(piles).toEqual([
    [17, 11],
    [14, 14],
    [11, 17],
    [8, 20],
  ]);
});
