/** Fine points that whole matches seldom meet. */

import { expect, test } from 'vitest';
import { NODES } from '../../../engine/games/marco-polo/map.ts';
import { rule } from '../rule.ts';
import { A, B, C, dice, last, lying, Table } from './table.ts';

rule(
  ['MP-114', 'MP-085'],
  'a city in which Wilhelm ends and which he has entered before was reached the first time',
  () => {
    const seat = { character: 'wilhelm', coins: 12, camels: 6, dice: dice(A, 4, 4) };
    const table = Table.of(4, { [A]: seat }, { outposts: {}, cityBonuses: {} });
    const path = ['o1', 'moscow', 'anxi', 'moscow'];
    table.place(A, 'travel', ['blue-1', 'blue-2'], { legs: [{ figure: 1, path }] });
    expect([table.seat(A).posts, table.purse(A)]).toEqual([['moscow', 'anxi'], '']);
  },
);

rule(['MP-083', 'MP-079'], 'a post that is not relocated brings nothing', () => {
  const posts = [
    'moscow',
    'karakorum',
    'samarcanda',
    'lanzhou',
    'alexandria',
    'karachi',
    'xian',
    'ormuz',
    'kochi',
  ];
  const seat = { posts, coins: 3, camels: 2, dice: dice(A, 1, 1) };
  const walk = () =>
    Table.of(
      4,
      { [A]: { ...seat, figures: [{ figure: 1, node: 'o9' }] } },
      { cityBonuses: { adana: 'CB1' } },
      { venice: false },
    ).place(A, 'travel', ['blue-1', 'blue-2'], { legs: [{ figure: 1, path: ['adana'] }] });
  const left = walk();
  // Only an own post is relocated.
  for (const from of NODES.filter((node) => !posts.includes(node))) {
    expect(left.refusal(A, { type: 'relocatePost', q: left.q, from }), from).toBe('BAD_CHOICE');
  }
  left.do(A, { type: 'relocatePost', q: left.q, from: null });
  expect([left.purse(A), left.seat(A).posts]).toEqual(['', posts]);
  const moved = walk();
  moved.do(A, { type: 'relocatePost', q: moved.q, from: 'moscow' });
  expect([moved.purse(A), moved.seat(A).posts]).toEqual(['5c', [...posts.slice(1), 'adana']]);
});

rule('MP-095', 'own bonuses: no oftener than there are own markers', () => {
  const seat = { posts: ['moscow', 'ormuz', 'anxi'], coins: 6, dice: dice(A, 6) };
  const table = Table.of(4, { [A]: seat }, { cityCards: { moscow: 'CC26' } });
  const use = (times: number) =>
    table.refusedPlace(A, 'cityCard', ['blue-1'], { card: 'CC26', times });
  expect([use(3), use(2)]).toEqual(['TOO_MANY_TIMES', null]);
});

rule(['AV-171', 'AV-173'], 'dice that are set aside lie in the order in which they came', () => {
  const spaces = { coins5: [lying(B, last(B, 2)), lying(C, { id: 'green-5', value: 3 })] };
  const seat = { character: 'piedro', dice: dice(A, 1) };
  const table = Table.of(4, { [A]: seat }, { spaces });
  table.do(A, { type: 'piedroClear', space: 'coins5' });
  expect(table.view.diceAside.map(({ seat: owner }) => owner)).toEqual([B, C]);
});

test('drawn city cards cannot be taken back, an open card that draws nothing can', () => {
  const seat = {
    character: 'rusticiano',
    rusticiano: ['RU03', 'RU09'],
    posts: ['moscow', 'anxi'],
    dice: dice(A, 1),
  };
  const played = (card: string) =>
    Table.of(4, { [A]: seat }, {}, { openDraft: true }).do(A, { type: 'playRusticiano', card });
  expect(played('RU03').view.turn?.canUndo).toBe(true);
  expect(played('RU09').view.turn?.canUndo).toBe(false);
});
