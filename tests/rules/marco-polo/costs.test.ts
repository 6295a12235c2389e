/**
 * The costs of placements and journeys, for seats other than the first as well (rules, section 8).
 */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, dice, last, lying, Table } from './table.ts';

rule(
  ['MP-014', 'MP-044', 'MP-045', 'MP-046', 'MP-055'],
  'Only a space on which dice lie costs its lowest die',
  () => {
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
    // With two players a neutral die is there; with more only placed ones.
    expect([coins(2, []), coins(3, []), coins(3, [lying(C, last(C, 1))])]).toEqual([5, 9, 5]);
  },
);

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

rule(
  ['AV-024', 'AV-027', 'AV-028', 'AV-026', 'AV-038'],
  'Every connection of Venice costs what it shows',
  () => {
    const ways: readonly (readonly [from: string, to: string, cost: string])[] = [
      ['v1', 'v2', ''],
      ['v1', 'v3', ''],
      ['v2', 'v4', '2k'],
      ['v3', 'v4', '4c'],
      ['v3', 'v5', ''],
      ['v4', 'v6', '3k'],
      ['v5', 'v6', '5c'],
    ];
    for (const [one, other, cost] of ways) {
      for (const [via, palazzo] of [
        [one, other],
        [other, one],
      ]) {
        const at = (purse: JsonObject, value: number) =>
          Table.of(
            4,
            { [C]: { posts: [via], dice: dice(C, value), ...purse } },
            { turn: { seat: C }, cityBonuses: {} },
          );
        const way = { palazzo, via };
        const amount = Number(cost.slice(0, 1));
        const thing = cost.endsWith('c') ? 'coins' : 'camels';
        const table = at({ [thing]: amount }, 1).place(C, 'venice', ['green-1'], way);
        expect([table.purse(C), table.seat(C).posts], `${via} to ${palazzo}`).toEqual([
          '',
          [via, palazzo],
        ]);
        if (amount === 0) continue;
        const poor = at({ [thing]: amount - 1 }, 6);
        const refused = poor.refusedPlace(C, 'venice', ['green-1'], way);
        // If no post can be paid for at all there is nothing to do.
        expect(['CANNOT_PAY', 'NOTHING_TO_DO']).toContain(refused);
      }
    }
  },
);

rule('AV-029', 'Three goods of any kinds are paid, repeats allowed, in each of ten ways', () => {
  const seat = { pepper: 3, silk: 3, gold: 3, posts: ['v6'], dice: dice(B, 1) };
  const at = () => Table.of(4, { [B]: seat }, { turn: { seat: B } });
  const ways = at()
    .legal()
    .filter(({ palazzo }) => palazzo === 'v7')
    .map(({ pay }) => pay as { pepper?: number; silk?: number; gold?: number });
  expect(new Set(ways.map((pay) => JSON.stringify(pay))).size).toBe(10);
  for (const pay of ways) {
    const { pepper = 0, silk = 0, gold = 0 } = pay;
    expect(pepper + silk + gold).toBe(3);
    const table = at().place(B, 'venice', ['yellow-1'], { palazzo: 'v7', via: 'v6', pay });
    const { pepper: p, silk: s, gold: g } = table.seat(B);
    expect([p, s, g]).toEqual([3 - pepper, 3 - silk, 3 - gold]);
  }
  const short = Table.of(
    4,
    { [B]: { ...seat, pepper: 2, silk: 1, gold: 0 } },
    { turn: { seat: B } },
  );
  const way = { palazzo: 'v7', via: 'v6', pay: { pepper: 1, silk: 1, gold: 1 } };
  expect(short.refusedPlace(B, 'venice', ['yellow-1'], way)).toBe('CANNOT_PAY');
});

rule(
  ['MP-083', 'MP-075', 'AV-143'],
  'The last post in supply is placed; after it one is relocated',
  () => {
    const cities = [
      'moscow',
      'anxi',
      'karakorum',
      'samarcanda',
      'kashgar',
      'ormuz',
      'karachi',
      'xian',
      'v1',
      'v2',
      'v3',
      'v4',
      'v5',
    ];
    const at = (n: number, more: JsonObject = {}) =>
      Table.of(
        4,
        { [C]: { coins: 40, dice: dice(C, 1, 1), posts: cities.slice(0, n), ...more } },
        { turn: { seat: C }, cityBonuses: {}, outposts: {} },
      );
    const two = ['green-1', 'green-2'];
    const twelve = at(12).place(C, 'travel', two, walk('alexandria'));
    expect([twelve.seat(C).posts.length, twelve.seat(C).supply, twelve.view.questions]).toEqual([
      13,
      0,
      [],
    ]);
    const all = at(13).place(C, 'travel', two, walk('alexandria'));
    expect(all.view.questions).toMatchObject([{ kind: 'relocatePost', node: 'alexandria' }]);
    const rusticiano = { character: 'rusticiano', rusticiano: ['RU01'] };
    const card = { type: 'playRusticiano', card: 'RU01', node: 'lanzhou' };
    const last = at(12, rusticiano).do(C, card);
    expect([last.seat(C).coins, last.seat(C).posts.at(-1)]).toEqual([25, 'lanzhou']);
    const none = at(13, rusticiano);
    none.do(C, card);
    expect(none.view.questions).toMatchObject([{ kind: 'relocatePost', node: 'lanzhou' }]);
  },
);

rule(
  ['MP-094', 'MP-092'],
  'Goods of choice: as many as the exchange costs, of those that are there',
  () => {
    const at = (card: string) =>
      Table.of(
        4,
        { [B]: { pepper: 2, silk: 1, posts: ['moscow'], dice: dice(B, 3) } },
        { cityCards: { moscow: card }, turn: { seat: B } },
      );
    const card = { card: 'CC31', times: 1 };
    const pay = (goods: JsonObject) =>
      at('CC31').refusedPlace(B, 'cityCard', ['yellow-1'], { ...card, pay: goods });
    expect(pay({ pepper: 1, silk: 1 })).toBeNull();
    expect(pay({ pepper: 2 })).toBe('BAD_CHOICE');
    expect(pay({ pepper: 2, silk: 1 })).toBe('BAD_CHOICE');
    expect(pay({ pepper: 1, gold: 1 })).toBe('CANNOT_PAY');
    const table = at('CC31').place(B, 'cityCard', ['yellow-1'], {
      ...card,
      pay: { pepper: 1, silk: 1 },
    });
    expect(table.purse(B)).toBe('1p');
    // With two options the die is for one of them.
    const either = (option: number, more: JsonObject) =>
      at('CC28').refusedPlace(B, 'cityCard', ['yellow-1'], {
        card: 'CC28',
        times: 2,
        option,
        ...more,
      });
    expect(either(0, { pay: { pepper: 1, silk: 1 } })).toBeNull();
    expect(either(0, { pay: { pepper: 1 } })).toBe('BAD_CHOICE');
    expect(either(0, { pay: { gold: 2 } })).toBe('CANNOT_PAY');
    expect(either(1, {})).not.toBeNull();
    const two = { card: 'CC28', times: 2, option: 0, pay: { pepper: 2 } };
    expect(at('CC28').place(B, 'cityCard', ['yellow-1'], two).purse(B)).toBe('4k 1s');
  },
);
