/** Movement, posts and city cards (rules, sections 5.3 to 5.5). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, dice, Table } from './table.ts';

const two = ['blue-1', 'blue-2'];
const walk = (...path: string[]) => ({ legs: [{ figure: 1, path }] });
const traveller = (more: JsonObject = {}): JsonObject => ({
  coins: 18,
  camels: 9,
  dice: dice(A, 6, 6),
  ...more,
});

rule(['MP-071', 'MP-070'], 'steps cost 3, 7, 12, 12, 18, 18', () => {
  const round = ['o1', 'venezia', 'o1', 'venezia', 'o1', 'venezia'];
  const left = round.map((_, i) => {
    const table = Table.of(4, { [A]: traveller() });
    return 18 - table.place(A, 'travel', two, walk(...round.slice(0, i + 1))).seat(A).coins;
  });
  expect(left).toEqual([3, 7, 12, 12, 18, 18]);
  const table = Table.of(4, { [A]: traveller({ dice: dice(A, 2, 6) }) });
  expect(table.refusedPlace(A, 'travel', two, walk(...round.slice(0, 3)))).toBe('BAD_STEP_COUNT');
  expect(table.refusedPlace(A, 'travel', two, { legs: [] })).toBe('BAD_STEP_COUNT');
});

rule(['MP-073', 'MP-074', 'MP-072'], 'routes go both ways and are paid each time', () => {
  const at = (more: JsonObject) => Table.of(4, { [A]: traveller(more) });
  const there = at({}).place(A, 'travel', two, walk('o5', 'venezia'));
  expect(there.purse(A)).toBe('11c 3k');
  const poor = at({ camels: 5 });
  expect(poor.refusedPlace(A, 'travel', two, walk('o5', 'venezia'))).toBe('CANNOT_PAY');
  expect(poor.refusedPlace(A, 'travel', two, walk('moscow'))).toBe('ILLEGAL_PATH');
});

rule(['MP-076', 'MP-075', 'MP-077'], 'one post in a city, none elsewhere', () => {
  const at = (posts: string[]) => Table.of(4, { [A]: traveller({ posts }) });
  const go = (posts: string[], ...path: string[]) =>
    at(posts)
      .place(A, 'travel', two, walk(...path))
      .seat(A).posts;
  expect(go([], 'alexandria')).toEqual(['alexandria']);
  expect(go(['alexandria'], 'alexandria')).toEqual(['alexandria']);
  expect(go([], 'o1')).toEqual([]);
  expect(go([], 'alexandria', 'o9')).toEqual([]);
});

rule(['MP-081', 'AV-163', 'MP-083'], 'Beijing, and posts that are relocated', () => {
  const posts = [
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
  const seat = traveller({ posts, figures: [{ node: 'o3' }] });
  const table = Table.of(4, { [A]: seat, [B]: { posts: ['beijing'] } });
  expect(table.seat(A).supply).toBe(0);
  table.place(A, 'travel', two, walk('beijing'));
  expect(table.view.questions).toMatchObject([
    { kind: 'relocatePost', node: 'beijing', source: 'beijing', offered: posts },
  ]);
  const answer = (from: string | null) => ({ type: 'relocatePost', q: table.q, from });
  expect(table.refusal(A, answer('sumatra'))).toBe('BAD_CHOICE');
  expect(table.refusal(A, answer(null))).toBeNull();
  table.do(A, answer('moscow'));
  expect(table.seat(A)).toMatchObject({ posts: [...posts.slice(1), 'beijing'], vp: 0, supply: 0 });
  expect(table.view.beijing.slice(0, 3)).toEqual([B, A, null]);
});

rule(['MP-084', 'AV-034', 'MP-114'], 'the last posts score', () => {
  const cities = [
    'moscow',
    'anxi',
    'karakorum',
    'samarcanda',
    'kashgar',
    'ormuz',
    'karachi',
    'xian',
    'kochi',
    'adana',
    'lanzhou',
    'sumatra',
    'beijing',
    'v1',
    'v2',
  ];
  const scored = (placed: number, venice: boolean, character: string | null = null) => {
    const seat = traveller({ posts: cities.slice(0, placed), character });
    const options = { venice };
    const table = Table.of(4, { [A]: seat }, { cityBonuses: {} }, options);
    return table.place(A, 'travel', two, walk('alexandria')).seat(A).vp;
  };
  expect([6, 7, 8].map((n) => scored(n, false))).toEqual([0, 5, 10]);
  expect([10, 11, 12].map((n) => scored(n, true))).toEqual([0, 5, 10]);
  expect([8, 9, 10].map((n) => scored(n, false, 'wilhelm'))).toEqual([10, 0, 10]);
});

rule(['MP-080', 'MP-090'], 'a post opens the card of its city at once', () => {
  const seat = traveller({ dice: dice(A, 3, 3, 4) });
  const table = Table.of(4, { [A]: seat }, { cityCards: { alexandria: 'CC01' } });
  const card = { card: 'CC01' };
  expect(table.refusedPlace(A, 'cityCard', ['blue-3'], card)).toBe('NO_POST_HERE');
  table.place(A, 'travel', two, walk('alexandria')).do(A, { type: 'endTurn' });
  const { coins } = table.seat(A);
  table.place(A, 'cityCard', ['blue-3'], card);
  expect(table.seat(A).coins).toBe(coins + 8);
});

rule(['MP-096', 'AV-036'], 'the bonus of another marker', () => {
  const cityBonuses = { xian: 'CB4', ormuz: 'CB2', v2: 'CB7' };
  const seat = traveller({ figures: [{ node: 'beijing' }], camels: 0 });
  const table = Table.of(4, { [A]: seat }, { cityBonuses });
  table.place(A, 'travel', two, walk('xian'));
  expect(table.view.questions).toMatchObject([
    { kind: 'chooseOtherCityBonus', source: 'CB4', n: 1, offered: ['ormuz', 'v2'] },
  ]);
  const answer = (node: string) => ({ type: 'chooseOtherCityBonus', q: table.q, node });
  expect(table.refusal(A, answer('xian'))).toBe('BAD_CHOICE');
  table.do(A, answer('v2'));
  expect(table.purse(A)).toBe('15c 1k 1s');
});

rule(['AV-050', 'AV-051'], 'CC32 searches the special pile', () => {
  const seat = { dice: dice(A, 3), posts: ['moscow'], contracts: ['C01', 'S1'] };
  const piles = { special: ['C05', 'C06', 'C07', 'C08'] };
  const table = Table.of(4, { [A]: seat }, { cityCards: { moscow: 'CC32' }, piles });
  const size = table.view.specialPile;
  table.place(A, 'cityCard', ['blue-1'], { card: 'CC32' });
  expect(table.view.questions).toMatchObject([{ offered: ['C05', 'C06', 'C07'] }]);
  expect(table.purse(A)).toBe('');
  const answer = (keep: string[], discard: string[]) => ({
    type: 'searchContracts',
    q: table.q,
    keep,
    discard,
  });
  expect(table.refusal(A, answer(['C07'], []))).toBe('BAD_CHOICE');
  expect(table.refusal(A, answer([], ['S1']))).toBe('BAD_CHOICE');
  expect(table.refusal(A, answer(['C08'], ['S1']))).toBe('BAD_CHOICE');
  table.do(A, answer(['C07', 'C05'], ['C01', 'S1']));
  expect(table.seat(A).contracts).toEqual(['C07', 'C05']);
  expect([table.purse(A), table.view.specialPile]).toEqual(['2k', size - 1]);
  const { special } = table.piles;
  expect(special.slice(-2)).toEqual(['C06', 'C01']);
});

rule(['AV-052', 'AV-053'], 'CC33 uses another own card, an occupied one too', () => {
  const cityCards = { moscow: 'CC33', karachi: 'CC18', lanzhou: 'CC01' };
  const lain = { seat: B, dice: [{ id: 'yellow-5', value: 1 }] };
  const seat = { dice: dice(A, 3), camels: 4, posts: ['moscow', 'karachi'] };
  const table = Table.of(4, { [A]: seat }, { cityCards, spaces: { karachi: [lain] } });
  const use = (target: string, more: object = {}) =>
    table.refusedPlace(A, 'cityCard', ['blue-1'], { card: 'CC33', target, ...more });
  expect(use('CC33')).toBe('BAD_CHOICE');
  expect(use('CC01')).toBe('NO_POST_HERE');
  expect(use('CC02')).toBe('NO_SUCH_SPACE');
  expect(use('CC18')).toBe('BAD_PARAM');
  expect(use('CC18', { times: 4 })).toBe('TOO_MANY_TIMES');
  const card = { card: 'CC33', target: 'CC18', times: 3 };
  table.place(A, 'cityCard', ['blue-1'], card);
  expect([table.purse(A), table.seat(A).vp]).toEqual(['1k', 3]);
  expect(Object.keys(table.view.spaces)).toContain('moscow');
});
