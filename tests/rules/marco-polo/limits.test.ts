/** Limits, full rows, piles and questions that must be answered first (rules, sections 4 and 5). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, black, C, D, dice, last, lying, Table } from './table.ts';

rule('MP-006', 'All six starting contracts are dealt, those left over leave the game', () => {
  const dealt = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const table = Table.fresh(2, {}, seed);
    const held = table.view.seats.map(({ contracts }) => contracts);
    expect(held.map((own) => own.length)).toEqual([1, 1]);
    for (const [id] of held) dealt.add(id);
    const rest = JSON.stringify([table.piles, table.view.contractRow]);
    expect(rest).not.toMatch(/"S\d"/);
  }
  expect([...dealt].sort()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']);
});

rule(
  ['MP-034', 'MP-104', 'MP-031'],
  'A black die that was bought last is played before the end',
  () => {
    const table = Table.of(3, { [A]: { dice: dice(A, 1) }, [B]: { camels: 3, dice: dice(B, 2) } });
    table.do(A, { type: 'moneyBag', die: 'blue-1' }).do(A, { type: 'endTurn' });
    table.place(B, 'bazaarCamel', ['yellow-1']).do(B, { type: 'buyBlackDie' });
    expect(table.purse(B)).toBe('2k');
    expect(table.refusal(B, { type: 'buyBlackDie' })).toBe('BLACK_DIE_LIMIT');
    table.do(B, { type: 'endTurn' });
    expect([table.view.round, table.decider]).toEqual([1, B]);
    table.do(B, { type: 'moneyBag', die: 'black-1' }).do(B, { type: 'endTurn' });
    expect(table.view.round).toBe(2);
    const poor = Table.of(3, { [B]: { camels: 2, dice: dice(B, 2) } }, { turn: { seat: B } });
    expect(poor.refusal(B, { type: 'buyBlackDie' })).toBe('CANNOT_PAY');
  },
);

rule(
  ['MP-066', 'MP-064', 'MP-065'],
  'What is discarded: under the pile, or out of the game',
  () => {
    const contractRow = ['C10', 'C11', 'C12', 'C13', 'C14', 'C15'];
    const seat = { dice: dice(B, 4), contracts: ['S6', 'C01'] };
    const table = Table.of(4, { [B]: seat }, { contractRow, turn: { seat: B } });
    const before = table.view.specialPile;
    const pick = { picks: [1, 2], discards: ['C01', 'S6'], bonuses: {} };
    table.place(B, 'contracts', ['yellow-1'], pick);
    expect(table.seat(B).contracts).toEqual(['C10', 'C11']);
    expect(table.view.specialPile).toBe(before + 1);
    expect(table.piles.special.at(-1)).toBe('C01');
    expect(JSON.stringify(table.piles)).not.toContain('S6');
  },
);

rule(
  ['MP-067', 'MP-068', 'AV-144'],
  'Contracts are drawn from the top, as long as there are any',
  () => {
    const drawn = (special: string[]): Table => {
      const seat = { character: 'rusticiano', rusticiano: ['RU02'], dice: dice(B, 1) };
      const table = Table.of(4, { [B]: seat }, { piles: { special }, turn: { seat: B } });
      return table.do(B, { type: 'playRusticiano', card: 'RU02' });
    };
    const full = drawn(['C01', 'C02', 'C03']);
    expect(full.seat(B).contracts).toEqual(['C01', 'C02']);
    expect(full.piles.special[0]).toBe('C03');
    expect(full.purse(B)).toBe('2k');
  },
);

rule(['MP-106', 'MP-086'], 'A question that is open comes before everything else', () => {
  const seat = { camels: 9, contracts: ['C01'], dice: [...dice(B, 5, 5, 5, 2), black(1, 3)] };
  const table = Table.of(4, { [B]: seat }, { turn: { seat: B } });
  const three = ['yellow-1', 'yellow-2', 'yellow-3'];
  table.place(B, 'bazaarGold', three, { row: 5 });
  expect(table.view.questions).toHaveLength(1);
  for (const action of [
    { type: 'buyBlackDie' },
    { type: 'moneyBag', die: 'black-1' },
    { type: 'reroll', die: 'yellow-4' },
    { type: 'completeContract', contract: 'C01' },
    { type: 'endTurn' },
  ] as JsonObject[]) {
    expect(table.refusal(B, action), JSON.stringify(action)).toBe('PENDING_DECISION');
  }
  const walk = { type: 'doMove', q: table.q, legs: [{ figure: 1, path: ['o1'] }] };
  expect(table.refusal(A, walk)).toBe('NOT_YOUR_TURN');
  table.do(B, walk).do(B, { type: 'buyBlackDie' });
  expect(table.seat(B).camels).toBe(6);
});

rule(['AV-023', 'AV-020', 'AV-021'], 'The row of Venice has five places and costs nothing', () => {
  const row = [lying(A, last(A, 1)), lying(B, last(B, 2)), lying(D, last(D, 3))];
  const at = (more: JsonObject[]) =>
    Table.of(
      4,
      { [C]: { dice: [...dice(C, 4), black(3, 5)] } },
      { spaces: { venice: [...row, ...more] }, turn: { seat: C } },
    );
  const post = { palazzo: 'v1', via: null };
  const refused = (table: Table, die: string) => table.refusedPlace(C, 'venice', [die], post);
  expect([refused(at([]), 'green-1'), refused(at([]), 'black-3')]).toEqual([null, null]);
  const full = at([lying(B, black(1, 4))]);
  expect([refused(full, 'green-1'), refused(full, 'black-3')]).toEqual([
    'SPACE_FULL',
    'SPACE_FULL',
  ]);
  const table = at([]).place(C, 'venice', ['green-1'], post);
  expect([table.purse(C), table.seat(C).posts]).toEqual(['', ['v1']]);
});

rule(['AV-052', 'AV-053'], 'CC33 uses any own card, the first of all as well', () => {
  const cityCards = { moscow: 'CC33', karachi: 'CC01' };
  const seat = { dice: dice(B, 4), posts: ['moscow', 'karachi'] };
  const table = Table.of(4, { [B]: seat }, { cityCards, turn: { seat: B } });
  const plain = Table.of(4, { [B]: seat }, { cityCards, turn: { seat: B } });
  table.place(B, 'cityCard', ['yellow-1'], { card: 'CC33', target: 'CC01' });
  plain.place(B, 'cityCard', ['yellow-1'], { card: 'CC01' });
  expect(table.purse(B)).toBe(plain.purse(B));
  expect(table.purse(B)).toBe('8c');
  const uses = (posts: string[], cards: JsonObject) => {
    const one = Table.of(
      4,
      { [B]: { ...seat, posts } },
      { cityCards: { moscow: 'CC33', ...cards }, turn: { seat: B } },
    );
    const use = one.refusedPlace(B, 'cityCard', ['yellow-1'], { card: 'CC33', target: 'CC01' });
    const targets = one.legal().flatMap(({ target }) => (target === undefined ? [] : [target]));
    return [use, ...targets];
  };
  expect(uses(['moscow'], { karachi: 'CC01' })).toEqual(['NOTHING_TO_DO']);
  expect(uses(['moscow', 'karachi'], { karachi: 'CC01' })).toEqual([null, 'CC01']);
  expect(uses(['moscow', 'v6'], { karachi: 'CC01', v6: 'CC02' })).toEqual(['NO_POST_HERE', 'CC02']);
  // The die is on CC33; the used card is still free.
  expect(Object.keys(table.view.spaces)).toContain('moscow');
  expect(Object.keys(table.view.spaces)).not.toContain('karachi');
});

rule(
  ['MP-092', 'MP-095'],
  'Own bonuses: at most as often as the die says, and as there are markers',
  () => {
    const posts = ['moscow', 'ormuz', 'anxi', 'xian'];
    const at = (value: number) =>
      Table.of(
        4,
        { [B]: { posts, coins: 20, dice: dice(B, value) } },
        { cityCards: { moscow: 'CC26' }, turn: { seat: B } },
      );
    const use = (value: number, times: number) =>
      at(value).refusedPlace(B, 'cityCard', ['yellow-1'], { card: 'CC26', times });
    const listed = (value: number) =>
      at(value)
        .legal()
        .filter(({ card }) => card === 'CC26')
        .map(({ times }) => times);
    expect([1, 2, 6].map(listed)).toEqual([[1], [1, 2], [1, 2, 3]]);
    expect([use(2, 2), use(2, 3), use(6, 3), use(6, 4)]).toEqual([
      null,
      'TOO_MANY_TIMES',
      null,
      'TOO_MANY_TIMES',
    ]);
  },
);

rule(
  ['AV-161', 'MP-076', 'MP-075'],
  'With five players a city takes five posts, one of each',
  () => {
    const others = Object.fromEntries(
      [0, 1, 2, 3].map((p) => [p, { posts: ['moscow', 'beijing'] }]),
    );
    const seat = { coins: 9, dice: dice(4, 2, 2) };
    const table = Table.of(5, { ...others, 4: seat }, { turn: { seat: 4 }, beijing: [0, 1, 2, 3] });
    const { supply } = table.seat(4);
    const walk = { legs: [{ figure: 1, path: ['o1', 'moscow'] }] };
    table.place(4, 'travel', ['purple-1', 'purple-2'], walk);
    expect(table.seat(4)).toMatchObject({ posts: ['moscow'], supply: supply - 1 });
    expect(table.events('postPlaced')).toMatchObject([{ seat: 4, node: 'moscow' }]);
    // Also where it is the last post in supply.
    const most = [
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
    const full = Table.of(
      5,
      { ...others, 4: { ...seat, posts: most } },
      { turn: { seat: 4 }, beijing: [0, 1, 2, 3] },
    ).place(4, 'travel', ['purple-1', 'purple-2'], walk);
    expect(full.seat(4)).toMatchObject({ posts: [...most, 'moscow'], supply: 0 });
    expect(full.view.questions).toEqual([]);
  },
);

rule('AV-130', 'Donata starts with the tokens 2 to 6', () => {
  let met = 0;
  for (let seed = 1; seed <= 40 && met < 3; seed++) {
    const table = Table.fresh(4, {}, seed);
    if (!table.view.draft?.offered.includes('donata')) continue;
    const seat = table.decider;
    table.do(seat, { type: 'pickCharacter', character: 'donata' });
    for (let i = 0; i < 60 && table.view.phase !== 'TURNS'; i++) {
      table.do(table.decider, table.legal()[0]);
    }
    const tokens = table.view.seats.map((one) => one.tokens);
    expect(tokens[seat]).toEqual([2, 3, 4, 5, 6]);
    expect(tokens.filter((_, p) => p !== seat)).toEqual([[], [], []]);
    met++;
  }
  expect(met).toBe(3);
});

rule(
  ['MP-110', 'AV-164', 'MP-035'],
  'Mercator gains from others alone, and nobody else does',
  () => {
    const goods = { bazaarCamel: 'camel', bazaarPepper: 'pepper' } as const;
    for (const n of [2, 3, 4, 5]) {
      for (const [space, good] of Object.entries(goods)) {
        const seats = { [A]: { dice: dice(A, 1) }, [B]: { character: 'mercator' } };
        const table = Table.of(n, seats).place(A, space, ['blue-1'], { row: 1 });
        const gained = table.events('gained').map(({ seat, gain }) => [seat, gain]);
        expect(gained).toContainEqual([B, { [good]: 1 }]);
        expect(gained).toContainEqual([A, { [good]: 1 }]);
        expect(gained).toHaveLength(2);
      }
      const own = { [A]: { character: 'mercator', dice: dice(A, 2) } };
      const alone = Table.of(n, own).place(A, 'bazaarCamel', ['blue-1'], { row: 2 });
      expect(alone.events('gained')).toMatchObject([{ seat: A, gain: { camel: 2 } }]);
    }
  },
);
