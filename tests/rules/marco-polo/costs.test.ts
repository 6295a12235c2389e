/** What placements and journeys cost, for seats other than the first as well (rules, section 8). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, dice, last, lying, Table } from './table.ts';

rule(['MP-044', 'MP-046', 'MP-055'], 'Only a space on which dice lie costs its lowest die', () => {
  const three = ['green-1', 'green-2', 'green-3'];
  const bazaars = ['bazaarCamel', 'bazaarPepper', 'bazaarSilk', 'bazaarGold'] as const;
  const sizes = { bazaarCamel: 1, bazaarPepper: 1, bazaarSilk: 2, bazaarGold: 3 };
  for (const occupied of bazaars) {
    const spaces = { [occupied]: [lying(B, ...dice(B, 6, 6, 6).slice(0, sizes[occupied]))] };
    for (const space of bazaars) {
      const seat = { coins: 5, dice: dice(C, 4, 4, 4) };
      const table = Table.of(4, { [C]: seat }, { spaces, turn: { seat: C } });
      table.place(C, space, three.slice(0, sizes[space]), { row: 1 });
      expect(table.seat(C).coins, `${space} beside ${occupied}`).toBe(space === occupied ? 1 : 5);
    }
  }
  const coins = (n: number, lain: JsonObject[]) =>
    Table.of(
      n,
      { [B]: { coins: 4, dice: dice(B, 4) } },
      { spaces: { coins5: lain }, turn: { seat: B } },
    )
      .place(B, 'coins5', ['yellow-1'])
      .seat(B).coins;
  // With two players a neutral die lies there; with more only what was placed.
  expect([coins(2, []), coins(3, []), coins(3, [lying(C, last(C, 1))])]).toEqual([5, 9, 5]);
});

rule(['MP-047', 'MP-057'], 'Khan’s favor costs nothing, whoever lies there', () => {
  const khan = [lying(B, last(B, 2)), lying(D, last(D, 3))];
  const table = Table.of(4, { [C]: { dice: dice(C, 3) } }, { spaces: { khan }, turn: { seat: C } });
  expect(table.place(C, 'khan', ['green-1'], { good: 'pepper' }).purse(C)).toBe('2k 1p');
});

const walk = (...path: string[]) => ({ legs: [{ figure: 1, path }] });

rule(['MP-072', 'MP-074', 'MP-071'], 'Coins of a route come on top of the steps, each time', () => {
  const at = (node: string, more: JsonObject = {}) =>
    Table.of(
      4,
      { [C]: { coins: 40, camels: 9, dice: dice(C, 6, 6), figures: [{ node }], ...more } },
      { turn: { seat: C }, cityBonuses: {}, outposts: {} },
    );
  const two = ['green-1', 'green-2'];
  const go = (from: string, ...path: string[]) => at(from).place(C, 'travel', two, walk(...path));
  expect(go('o7', 'alexandria').purse(C)).toBe('30c 9k');
  expect(go('alexandria', 'o7', 'alexandria', 'o7').purse(C)).toBe('7c 9k');
  expect(go('karachi', 'ormuz', 'karachi').purse(C)).toBe('33c 3k');
  const refused = (coins: number) =>
    at('o7', { coins }).refusedPlace(C, 'travel', two, walk('alexandria'));
  expect([refused(10), refused(9)]).toEqual([null, 'CANNOT_PAY']);
});

rule('MP-070', 'Journeys of one to six steps are listed, none longer than the lower die', () => {
  const longest = (low: number): number => {
    const seat = { coins: 60, camels: 30, dice: dice(A, low, 6) };
    const table = Table.of(4, { [A]: seat }, { outposts: {}, cityBonuses: {} });
    const lengths = table
      .legal()
      .filter(({ space }) => space === 'travel')
      .map(({ legs }) =>
        (legs as { path: string[] }[]).reduce((n, { path }) => n + path.length, 0),
      );
    return Math.max(...lengths);
  };
  expect([1, 2, 3, 4, 5, 6].map(longest)).toEqual([1, 2, 3, 4, 5, 6]);
});
