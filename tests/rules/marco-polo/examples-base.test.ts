/** The worked examples of the base game (rules, section 10). Red of the rules is seat A. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, black, C, dice, last, lying, Table } from './table.ts';

const silkField = { bazaarSilk: [lying(B, ...dice(B, 3, 3))] };

rule(['MP-044', 'MP-045', 'MP-053', 'MP-041', 'MP-047'], 'EX-01 occupied bazaar', () => {
  const table = Table.of(4, { [A]: { coins: 6, dice: dice(A, 4, 5) } }, { spaces: silkField });
  table.place(A, 'bazaarSilk', ['blue-1', 'blue-2'], { row: 4 });
  expect(table.purse(A)).toBe('2c 3s');
  const poor = Table.of(4, { [A]: { coins: 3, dice: dice(A, 4, 5) } }, { spaces: silkField });
  const ids = ['blue-1', 'blue-2'];
  expect(poor.refusedPlace(A, 'bazaarSilk', ids, { row: 4 })).toBe('CANNOT_PAY_OCCUPANCY');
});

rule('MP-056', 'EX-02 a lower row costs as much', () => {
  const table = Table.of(4, { [A]: { coins: 6, dice: dice(A, 4, 5) } }, { spaces: silkField });
  table.place(A, 'bazaarSilk', ['blue-1', 'blue-2'], { row: 3 });
  expect(table.purse(A)).toBe('2c 1k 2s');
});

rule(['MP-054', 'MP-082', 'MP-086'], 'EX-03 gold with a step', () => {
  const table = Table.of(4, { [A]: { camels: 3, dice: dice(A, 5, 5, 6) } });
  table.place(A, 'bazaarGold', ['blue-1', 'blue-2', 'blue-3'], { row: 5 });
  expect(table.purse(A)).toBe('3k 3g');
  expect(table.view.questions).toMatchObject([{ kind: 'doMove', n: 1, source: 'bazaarGold' }]);
  expect(table.refusal(A, { type: 'endTurn' })).toBe('PENDING_DECISION');
  const to = (node: string) => ({
    type: 'doMove',
    q: table.q,
    legs: [{ figure: 1, path: [node] }],
  });
  expect([to('o1'), to('o5'), to('alexandria')].map((move) => table.refusal(A, move))).toEqual([
    null,
    null,
    null,
  ]);
  expect(table.refusal(A, to('o7'))).toBe('ILLEGAL_PATH');
  table.do(A, to('alexandria'));
  expect(table.seat(A).posts).toEqual(['alexandria']);
});

rule(['MP-042', 'MP-043', 'MP-014'], 'EX-04 same colour', () => {
  const table = Table.of(
    4,
    { [A]: { coins: 5, dice: [{ id: 'blue-2', value: 6 }, black(2, 2)] } },
    { spaces: { bazaarPepper: [lying(A, { id: 'blue-1', value: 3 })] } },
  );
  expect(table.refusedPlace(A, 'bazaarPepper', ['blue-2'])).toBe('SAME_COLOR_PRESENT');
  table.place(A, 'bazaarPepper', ['black-2']);
  expect(table.purse(A)).toBe('3c 2p');
});

rule(['MP-012', 'MP-057', 'MP-058'], "EX-05 Khan's favor of three", () => {
  const table = Table.of(3, {
    [A]: { dice: dice(A, 2) },
    [B]: { dice: [...dice(B, 1, 2), black(1, 6)] },
    [C]: { dice: dice(C, 6, 6) },
  });
  expect(table.view.spaces.khan).toHaveLength(1);
  table.place(A, 'khan', ['blue-1'], { good: 'gold' }).do(A, { type: 'endTurn' });
  expect(table.purse(A)).toBe('2k 1g');
  expect(table.refusedPlace(B, 'khan', ['yellow-1'], { good: 'silk' })).toBe('DIE_TOO_LOW');
  table.place(B, 'khan', ['yellow-2'], { good: 'silk' }).do(B, { type: 'endTurn' });
  expect(table.view.spaces.khan.map(({ seat }) => seat)).toEqual([null, A, B]);
  table.place(C, 'khan', ['green-1'], { good: 'silk' }).do(C, { type: 'endTurn' });
  expect(table.refusedPlace(B, 'khan', ['black-1'], { good: 'silk' })).toBe('SPACE_FULL');
});

const row = ['C04', 'C10', 'C19', 'C22', 'C27', 'C38'];

rule(['MP-060', 'MP-061', 'MP-062'], 'EX-06 contracts', () => {
  const table = Table.of(4, { [A]: { dice: dice(A, 5) } }, { contractRow: row });
  const far = { picks: [2, 6], discards: [], bonuses: { 6: 'coin' } };
  expect(table.refusedPlace(A, 'contracts', ['blue-1'], far)).toBe('DIE_TOO_LOW');
  const bonuses = { 5: 'camel' };
  table.place(A, 'contracts', ['blue-1'], { picks: [2, 5], discards: [], bonuses });
  expect(table.seat(A).contracts).toEqual(['C10', 'C27']);
  expect(table.purse(A)).toBe('1k');
  expect(table.view.contractRow).toEqual(['C04', 'C19', 'C22', 'C38', null, null]);
});

rule(['MP-064', 'MP-065', 'MP-066'], 'EX-07 hold limit', () => {
  const table = Table.of(
    4,
    { [A]: { dice: dice(A, 4), contracts: ['S3', 'C05'] } },
    { contractRow: row },
  );
  const pick = { picks: [1, 2], bonuses: {} };
  const refused = (discards: string[], picks = [1, 2]) =>
    table.refusedPlace(A, 'contracts', ['blue-1'], { ...pick, picks, discards });
  expect(refused([])).toBe('CONTRACT_LIMIT');
  expect(refused(['S3', 'C05'], [1])).toBe('BAD_DISCARD');
  expect(refused(['S3', 'C01'])).toBe('CONTRACT_LIMIT');
  const before = table.view.specialPile;
  table.place(A, 'contracts', ['blue-1'], { ...pick, discards: ['S3', 'C05'] });
  expect(table.view.specialPile).toBe(before + 1);
  const { special } = table.piles;
  expect(special[special.length - 1]).toBe('C05');
});

rule('MP-063', 'EX-08 refill before the next turn of the round', () => {
  const table = Table.of(
    4,
    { [A]: { dice: dice(A, 2) }, [B]: { dice: dice(B, 2) } },
    { contractRow: ['C04', 'C10', null, null, null, null], piles: { special: ['C19', 'C22'] } },
  );
  table.place(A, 'contracts', ['blue-1'], { picks: [1, 2], discards: [], bonuses: {} });
  expect(table.view.contractRow[0]).toBeNull();
  table.do(A, { type: 'endTurn' });
  expect(table.view.contractRow).toEqual(['C19', 'C22', null, null, null, null]);
});

const anxi = [{ figure: 1, path: ['o1', 'moscow', 'anxi'] }];

rule(['MP-070', 'MP-071', 'MP-072', 'MP-075', 'MP-077', 'MP-079'], 'EX-09 travel', () => {
  const table = Table.of(
    4,
    { [A]: { coins: 14, camels: 4, dice: dice(A, 4, 6) } },
    { cityBonuses: { anxi: 'CB1' } },
  );
  table.place(A, 'travel', ['blue-1', 'blue-2'], { legs: anxi });
  expect(table.seat(A).posts).toEqual(['anxi']);
  expect(table.purse(A)).toBe('7c 1k');
  expect(table.view.lastTraveller).toBe(A);
});

rule('MP-115', 'EX-10 the two Polos', () => {
  const table = Table.of(
    4,
    {
      [A]: {
        coins: 12,
        dice: dice(A, 3, 5),
        character: 'polos',
        figures: [{ node: 'venezia' }, { node: 'venezia' }],
      },
    },
    { outposts: { alexandria: 'OB1', moscow: 'OB3' } },
  );
  const legs = [
    { figure: 1, path: ['alexandria'] },
    { figure: 2, path: ['o1', 'moscow'] },
  ];
  table.place(A, 'travel', ['blue-1', 'blue-2'], { legs });
  expect(table.seat(A).posts).toEqual(['alexandria', 'moscow']);
  expect(table.purse(A)).toBe('3c 2k');
  expect(table.events('outpostTaken').map(({ outpost }) => outpost)).toEqual(['OB1', 'OB3']);
});

rule(['MP-114', 'MP-085', 'MP-078'], 'EX-11 Wilhelm places posts in passing', () => {
  const table = Table.of(
    4,
    { [A]: { coins: 12, camels: 5, dice: dice(A, 4, 4), character: 'wilhelm' } },
    { cityBonuses: { anxi: 'CB6' }, outposts: { moscow: 'OB1', karakorum: 'OB2' } },
  );
  const legs = [{ figure: 1, path: ['o1', 'moscow', 'anxi', 'karakorum'] }];
  table.place(A, 'travel', ['blue-1', 'blue-2'], { legs });
  expect(table.seat(A).posts).toEqual(['moscow', 'anxi', 'karakorum']);
  const gained = table.events('gained').map(({ source }) => source);
  expect(gained).toEqual(['OB1', 'CB6', 'OB2']);
  expect(table.purse(A)).toBe('8c');
  expect(table.view.outposts).toEqual({});
});

rule('MP-113', 'EX-12 Johannes jumps from oasis to oasis', () => {
  const table = Table.of(4, { [A]: { coins: 12, dice: dice(A, 3, 3), character: 'johannes' } });
  const legs = [{ figure: 1, path: ['o1', 'o8', 'xian'] }];
  table.place(A, 'travel', ['blue-1', 'blue-2'], { legs });
  expect(table.seat(A).posts).toEqual(['xian']);
});

rule(['MP-092', 'MP-090'], 'EX-14 exchange card', () => {
  const table = Table.of(
    4,
    { [A]: { camels: 3, gold: 2, dice: dice(A, 4), posts: ['moscow'] } },
    { cityCards: { moscow: 'CC22', karakorum: 'CC01' } },
  );
  const use = (times: number) => ({ card: 'CC22', times });
  expect(table.refusedPlace(A, 'cityCard', ['blue-1'], { card: 'CC01' })).toBe('NO_POST_HERE');
  expect(table.refusedPlace(A, 'cityCard', ['blue-1'], { card: 'CC02' })).toBe('NO_SUCH_SPACE');
  expect(table.refusedPlace(A, 'cityCard', ['blue-1'], use(5))).toBe('TOO_MANY_TIMES');
  expect(table.refusedPlace(A, 'cityCard', ['blue-1'], use(3))).toBe('CANNOT_PAY');
  table.place(A, 'cityCard', ['blue-1'], use(2));
  expect([table.purse(A), table.seat(A).vp]).toEqual(['1k', 8]);
});

rule(['MP-093', 'MP-091'], 'EX-15 counting card', () => {
  const posts = ['moscow', 'anxi', 'xian', 'kochi'];
  const at = (value: number) =>
    Table.of(4, { [A]: { dice: dice(A, value), posts } }, { cityCards: { moscow: 'CC03' } });
  expect(at(6).place(A, 'cityCard', ['blue-1'], { card: 'CC03' }).seat(A).vp).toBe(4);
  expect(at(2).place(A, 'cityCard', ['blue-1'], { card: 'CC03' }).seat(A).vp).toBe(2);
  const taken = Table.of(
    4,
    { [A]: { dice: dice(A, 6), posts } },
    { cityCards: { moscow: 'CC03' }, spaces: { moscow: [lying(B, last(B, 1))] } },
  );
  expect(taken.refusedPlace(A, 'cityCard', ['blue-1'], { card: 'CC03' })).toBe('SPACE_OCCUPIED');
});

rule('MP-095', 'EX-16 own city bonuses', () => {
  const cityBonuses = { ormuz: 'CB2', kochi: 'CB6', adana: 'CB5' };
  const card = { cityCards: { moscow: 'CC24' }, cityBonuses };
  const posts = ['moscow', 'ormuz', 'kochi', 'adana'];
  const table = Table.of(4, { [A]: { dice: dice(A, 5), posts } }, card);
  table.place(A, 'cityCard', ['blue-1'], { card: 'CC24' });
  const take = (...nodes: string[]) => ({ type: 'chooseOwnCityBonus', q: table.q, nodes });
  expect(table.refusal(A, take('ormuz', 'ormuz'))).toBe('BAD_CHOICE');
  expect(table.legal()).toHaveLength(3);
  table.do(A, take('kochi', 'ormuz'));
  expect([table.purse(A), table.seat(A).vp]).toEqual(['3k', 3]);
  const two = Table.of(4, { [A]: { dice: dice(A, 5), posts: posts.slice(0, 3) } }, card);
  two.place(A, 'cityCard', ['blue-1'], { card: 'CC24' });
  expect([two.purse(A), two.seat(A).vp, two.view.questions]).toEqual(['3k', 3, []]);
});

rule(['MP-094', 'MP-097'], 'EX-17 two-way card', () => {
  const table = Table.of(
    4,
    { [A]: { vp: 1, dice: dice(A, 3), posts: ['moscow'] } },
    { cityCards: { moscow: 'CC20' } },
  );
  table.place(A, 'cityCard', ['blue-1'], { card: 'CC20', times: 3, option: 0 });
  expect([table.purse(A), table.seat(A).vp]).toEqual(['9c', -2]);
});

rule(['MP-116', 'MP-050'], 'EX-18 Berke', () => {
  const table = Table.of(
    4,
    { [A]: { dice: dice(A, 6), character: 'berke', posts: ['moscow'] } },
    {
      cityCards: { moscow: 'CC01' },
      spaces: { coins5: [lying(B, last(B, 1))], moscow: [lying(C, last(C, 1))] },
    },
  );
  expect(table.refusedPlace(A, 'cityCard', ['blue-1'], { card: 'CC01' })).toBe('SPACE_OCCUPIED');
  expect(table.place(A, 'coins5', ['blue-1']).purse(A)).toBe('5c');
});

rule(['MP-033', 'MP-101', 'MP-032'], 'EX-19 end of turn', () => {
  const table = Table.of(4, { [A]: { dice: dice(A, 2, 3) }, [B]: { dice: dice(B, 1) } });
  expect(table.refusal(A, { type: 'endTurn' })).toBe('MUST_ACT');
  table.do(A, { type: 'moneyBag', die: 'blue-1' });
  expect(table.refusal(A, { type: 'endTurn' })).toBe('MUST_ACT');
  table.do(A, { type: 'moneyBag', die: 'blue-2' });
  expect(table.purse(A)).toBe('6c');
  table.do(A, { type: 'endTurn' });
  expect(table.decider).toBe(B);
});

rule(['MP-104', 'MP-105', 'MP-100', 'MP-034'], 'EX-20 black dice', () => {
  const table = Table.of(4, {
    [A]: { camels: 7, pepper: 3, dice: dice(A, 1), contracts: ['C19'] },
    [B]: { dice: dice(B, 1) },
  });
  table.do(A, { type: 'completeContract', contract: 'C19' }).do(A, { type: 'buyBlackDie' });
  expect([table.seat(A).camels, table.seat(A).vp]).toEqual([3, 2]);
  expect(table.seat(A).dice.map(({ id }) => id)).toEqual(['blue-1', 'black-1', 'black-2']);
  expect(table.refusal(A, { type: 'buyBlackDie' })).toBe('BLACK_DIE_LIMIT');
});

rule('MP-020', 'EX-23 the last who travels has the hourglass', () => {
  const table = Table.of(
    4,
    {
      [A]: { coins: 9, dice: dice(A, 1, 1) },
      [B]: { coins: 9, dice: dice(B, 2, 2) },
    },
    { round: 2 },
  );
  const legs = [{ figure: 1, path: ['o1'] }];
  table.place(A, 'travel', ['blue-1', 'blue-2'], { legs }).do(A, { type: 'endTurn' });
  table.place(B, 'travel', ['yellow-1', 'yellow-2'], { legs }).do(B, { type: 'endTurn' });
  expect([table.view.round, table.view.startSeat]).toEqual([3, B]);
});

rule(['MP-110', 'MP-035', 'AV-164'], 'EX-24 Mercator', () => {
  const of = (n: number) =>
    Table.of(n, { [A]: { dice: dice(A, 6, 6, 6) }, [B]: { character: 'mercator' } });
  const gold = of(3).place(A, 'bazaarGold', ['blue-1', 'blue-2', 'blue-3'], { row: 6 });
  expect([gold.purse(A), gold.purse(B)]).toEqual(['4g', '1g']);
  const khan = (n: number) => of(n).place(A, 'khan', ['blue-1'], { good: 'silk' }).purse(B);
  expect([2, 3, 4, 5].map(khan)).toEqual(['1k', '1k', '', '']);
  const poor = (n: number) =>
    Table.of(n, { [A]: { coins: 9, dice: dice(A, 6) }, [B]: { character: 'mercator' } });
  const five = (n: number) => poor(n).place(A, 'coins5', ['blue-1']).purse(B);
  expect([2, 3, 4].map(five)).toEqual(['2c', '', '']);
});
