/** Final scoring (rules, section 6), at the end of matches whose last round is played out. */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, dice, Table } from './table.ts';

/** The last turn of the last round: A throws its die into the bag and ends the match. */
function ended(seats: { readonly [seat: number]: JsonObject }, more: JsonObject = {}): Table {
  const bag = { dice: dice(A, 1) };
  const table = Table.of(4, { ...seats, [A]: { ...bag, ...seats[A] } }, { round: 5, ...more });
  table.do(A, { type: 'moneyBag', die: 'blue-1' }).do(A, { type: 'endTurn' });
  expect(table.view.phase).toBe('GAME_OVER');
  return table;
}
const row = (table: Table, seat: number) => table.view.result?.table[seat];
const contracts = (first: number, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `C${String(first + i).padStart(2, '0')}`);

rule(
  ['MP-130', 'MP-131', 'MP-132', 'MP-133', 'MP-134', 'AV-035', 'MP-002'],
  'EX-21 final scoring',
  () => {
    const posts = ['beijing', 'moscow', 'xian', 'samarcanda', 'v1', 'v4', 'v6'];
    const table = ended(
      {
        [A]: {
          vp: 41,
          coins: 24,
          pepper: 2,
          silk: 1,
          gold: 2,
          posts,
          goals: ['G01', 'G12'],
          completed: contracts(1, 6),
        },
        [B]: { posts: ['beijing'], completed: contracts(11, 6) },
        2: { completed: contracts(21, 4), coins: 9, gold: 9 },
        3: { completed: contracts(31, 3) },
      },
      { beijing: [B, A, null, null, null] },
    );
    expect(row(table, A)).toMatchObject({
      track: 41,
      beijing: 7,
      goods: 2,
      coins: 2,
      contracts: 7,
      goalCards: 4,
      goalCities: 6,
      venice: 6,
      total: 75,
    });
    expect(row(table, B)).toMatchObject({ beijing: 10, contracts: 7, goods: 0 });
    expect(row(table, 2)).toMatchObject({ contracts: 0, goods: 0, coins: 0, total: 0 });
    expect(table.view.seats[A].vp).toBe(75);
  },
);

rule('MP-135', 'EX-22 a goal city on both cards counts once', () => {
  const posts = ['moscow', 'xian', 'ormuz'];
  const table = ended({ [A]: { posts, goals: ['G01', 'G02'] }, [B]: { goals: ['G03', 'G04'] } });
  expect(row(table, A)).toMatchObject({ goalCards: 9, goalCities: 6 });
  expect(row(table, B)).toMatchObject({ goalCards: 0, goalCities: 0 });
  expect(table.view.seats[A].goals).toEqual(['G01', 'G02']);
});

rule(['AV-163', 'AV-161', 'MP-130'], 'the fifth post in Beijing', () => {
  const seat = { dice: dice(A, 1), posts: ['beijing'], gold: 5 };
  const others = Object.fromEntries([1, 2, 3, 4].map((p) => [p, { posts: ['beijing'] }]));
  const table = Table.of(5, { [A]: seat, ...others }, { round: 5, beijing: [1, 2, 3, 4, A] });
  table.do(A, { type: 'moneyBag', die: 'blue-1' }).do(A, { type: 'endTurn' });
  expect(row(table, A)).toMatchObject({ beijing: 0, goods: 2 });
  expect(table.view.result?.table.map(({ beijing }) => beijing)).toEqual([0, 10, 7, 4, 1]);
});

rule('MP-136', 'most points, then most camels, then shared', () => {
  const winners = (a: JsonObject, b: JsonObject) => ended({ [A]: a, [B]: b }).view.result?.winners;
  expect(winners({ vp: 5 }, { vp: 6 })).toEqual([B]);
  expect(winners({ vp: 6, camels: 2 }, { vp: 6, camels: 3 })).toEqual([B]);
  expect(winners({ vp: 6, camels: 3 }, { vp: 6, camels: 3 })).toEqual([A, B]);
  expect(winners({ vp: 7 }, { vp: 6, camels: 30 })).toEqual([A]);
});

rule('MP-133', 'nobody has most of no contracts', () => {
  expect(row(ended({}), A)).toMatchObject({ contracts: 0, total: 0 });
});

rule(['MP-135', 'MP-134'], '1, 2, 3 and 4 goal cities score 1, 3, 6 and 10', () => {
  // G01 names the first two of these, G12 the others.
  const cities = ['moscow', 'xian', 'samarcanda', 'kochi'];
  const scored = (posts: string[]) => {
    const table = ended({ [B]: { posts, goals: ['G01', 'G12'] } });
    const { goalCities, goalCards } = row(table, B) ?? {};
    return [goalCities, goalCards];
  };
  expect([0, 1, 2, 3, 4].map((n) => scored(cities.slice(0, n)))).toEqual([
    [0, 0],
    [1, 0],
    [3, 4],
    [6, 4],
    [10, 11],
  ]);
});

rule(
  ['MP-131', 'MP-132', 'MP-130'],
  'Goods count for a post in Beijing alone, coins for everybody',
  () => {
    const goods = { pepper: 1, silk: 2, gold: 2 };
    const table = ended(
      {
        [B]: { ...goods, coins: 19, posts: ['beijing'] },
        2: { ...goods, coins: 20 },
        3: { posts: ['beijing'], pepper: 1, coins: 10 },
      },
      { beijing: [3, B, null, null, null] },
    );
    expect(row(table, B)).toMatchObject({ beijing: 7, goods: 2, coins: 1 });
    expect(row(table, 2)).toMatchObject({ beijing: 0, goods: 0, coins: 2 });
    expect(row(table, 3)).toMatchObject({ beijing: 10, goods: 0, coins: 1 });
  },
);

rule('MP-140', 'Everybody’s goals are secret until they are counted', () => {
  const goals = [
    ['G01', 'G02'],
    ['G03', 'G04'],
    ['G05', 'G06'],
    ['G07', 'G08'],
  ];
  const held = Object.fromEntries(goals.map((kept, p) => [p, { goals: kept }]));
  const open = Table.of(4, { ...held, [A]: { ...held[0], dice: dice(A, 1) } });
  expect(open.view.seats.map((seat) => seat.goals)).toEqual([null, null, null, null]);
  expect(open.view.seats.map((seat) => seat.goalsHeld)).toEqual([2, 2, 2, 2]);
  const seen = [0, 1, 2, 3].map((p) => (open.seenBy(p).you as JsonObject).goals);
  expect(seen).toEqual(goals);
  expect(ended(held).view.seats.map((seat) => seat.goals)).toEqual(goals);
});
