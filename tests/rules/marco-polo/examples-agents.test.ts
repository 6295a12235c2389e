/** The worked examples of Agents of Venice (rules, section 10). Red of the rules is seat A. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, black, dice, last, lying, Table } from './table.ts';

rule(['AV-014', 'AV-020', 'AV-010'], 'EX-25 the row of Venice', () => {
  const table = Table.fresh(3);
  expect(table.view.spaces).toMatchObject({ venice: [{}, {}], khan: [{}] });
  expect(table.view.spaces.venice).toHaveLength(2);
  const four = Table.of(3, { [A]: { dice: dice(A, 1) } });
  four.place(A, 'venice', ['blue-1'], { palazzo: 'v1', via: null });
  expect(four.view.spaces.venice.map(({ seat }) => seat)).toEqual([null, null, A]);
});

rule(['AV-021', 'AV-022', 'AV-023'], 'EX-26 order of the row', () => {
  const post = { palazzo: 'v1', via: null };
  const spaces = { venice: [lying(A, { id: 'blue-5', value: 4 })] };
  const blue = Table.of(4, { [B]: { dice: dice(B, 3) } }, { spaces, turn: { seat: B } });
  expect(blue.refusedPlace(B, 'venice', ['yellow-1'], post)).toBe('DIE_TOO_LOW');
  const red = Table.of(4, { [A]: { dice: [...dice(A, 5), black(1, 5)] } }, { spaces });
  expect(red.refusedPlace(A, 'venice', ['blue-1'], post)).toBe('SAME_COLOR_PRESENT');
  expect(red.refusedPlace(A, 'venice', ['black-1'], post)).toBeNull();
});

rule(['AV-025', 'AV-030', 'AV-011', 'AV-024'], 'EX-27 entry', () => {
  const table = Table.of(4, { [A]: { dice: dice(A, 1, 1) } }, { cityCards: { v1: 'CC01' } });
  const refused = (palazzo: string, via: string | null) =>
    table.refusedPlace(A, 'venice', ['blue-1'], { palazzo, via });
  expect(refused('v2', 'v1')).toBe('MUST_ENTER_AT_V1');
  expect(refused('v1', 'v2')).toBe('PALAZZO_NOT_CONNECTED');
  table.place(A, 'venice', ['blue-1'], { palazzo: 'v1', via: null }).do(A, { type: 'endTurn' });
  expect([table.seat(A).posts, table.purse(A)]).toEqual([['v1'], '']);
  table.place(A, 'cityCard', ['blue-2'], { card: 'CC01' });
  expect(table.purse(A)).toBe('2c');
});

rule(['AV-026', 'AV-027', 'AV-028', 'AV-038', 'AV-033'], 'EX-28 choosing the connection', () => {
  const posts = ['v1', 'v2', 'v3'];
  const table = Table.of(4, { [A]: { coins: 3, camels: 2, posts, dice: dice(A, 1) } });
  const refused = (palazzo: string, via: string | null) =>
    table.refusedPlace(A, 'venice', ['blue-1'], { palazzo, via });
  expect(refused('v4', 'v3')).toBe('CANNOT_PAY');
  expect(refused('v2', 'v1')).toBe('PALAZZO_ALREADY_YOURS');
  expect(refused('v6', 'v4')).toBe('PALAZZO_NOT_CONNECTED');
  table.place(A, 'venice', ['blue-1'], { palazzo: 'v4', via: 'v2' });
  expect([table.purse(A), table.seat(A).posts]).toEqual(['3c', [...posts, 'v4']]);
});

rule(['AV-029', 'AV-032'], 'EX-29 three goods', () => {
  const posts = ['v1', 'v3', 'v5', 'v6'];
  const seat = { pepper: 2, gold: 1, camel: 0, posts, dice: dice(A, 1, 2) };
  const { camel: _camel, ...owner } = seat;
  const table = Table.of(4, { [A]: { ...owner, camels: 1, coins: 2 } });
  const way = { palazzo: 'v7', via: 'v6' };
  expect(table.refusedPlace(A, 'venice', ['blue-1'], way)).toBe('BAD_PARAM');
  const pay = { pepper: 1, gold: 1 };
  expect(table.refusedPlace(A, 'venice', ['blue-1'], { ...way, pay })).toBe('BAD_CHOICE');
  table.place(A, 'venice', ['blue-1'], { ...way, pay: { pepper: 2, gold: 1 } });
  table.do(A, { type: 'endTurn' }).place(A, 'v7b', ['blue-2'], { times: 1 });
  expect([table.purse(A), table.seat(A).vp]).toEqual(['', 2]);
});

rule(['AV-031', 'AV-012', 'MP-021'], 'EX-30 a small palazzo pays at once and every round', () => {
  const seat = { posts: ['v1'], dice: dice(A, 6) };
  const table = Table.of(4, { [A]: seat }, { cityBonuses: { v2: 'CB7' } });
  table.place(A, 'venice', ['blue-1'], { palazzo: 'v2', via: 'v1' });
  expect(table.purse(A)).toBe('1k 1s');
  table.do(A, { type: 'endTurn' });
  expect(table.view.round).toBe(2);
  expect([table.seat(A).silk, table.seat(A).camels]).toEqual([2, 2]);
});

const companionRow = ['scribe', 'nun', 'trader', 'saracen', 'diplomat', 'bodyguard'];

rule(['AV-062', 'AV-063', 'AV-066', 'AV-061', 'AV-064'], 'EX-31 the companion stack', () => {
  const spaces = { companions: [lying(B, last(B, 2))] };
  const table = Table.of(4, { [A]: { coins: 4, dice: dice(A, 3) } }, { companionRow, spaces });
  const want = (companion: string | null) => ({ good: 'gold', companion });
  const refused = (companion: string | null) =>
    table.refusedPlace(A, 'companions', ['blue-1'], want(companion));
  expect([refused('moneylender'), refused(null)]).toEqual([
    'COMPANION_NOT_AVAILABLE',
    'COMPANION_NOT_AVAILABLE',
  ]);
  table.place(A, 'companions', ['blue-1'], want('scribe'));
  expect([table.purse(A), table.view.companionRow]).toEqual(['1c 1g', companionRow.slice(1)]);
  expect(table.view.companionStack).toBe(3);
});

const with_ = (...ids: string[]) => ({ companions: ids.map((id) => ({ id })) });

rule(['AV-080', 'AV-081', 'AV-067', 'AV-068'], 'EX-32 the Moneylender', () => {
  const seat = { pepper: 2, dice: dice(A, 1, 6), ...with_('moneylender') };
  const table = Table.of(4, { [A]: seat, [B]: { dice: dice(B, 1) } });
  table.place(A, 'moneylender', ['blue-1']).do(A, { type: 'moneylenderGood', good: 'pepper' });
  expect(table.refusal(A, { type: 'moneylenderGood', good: 'pepper' })).toBe('COMPANION_USED');
  table.do(A, { type: 'endTurn' });
  expect(table.refusedPlace(B, 'moneylender', ['yellow-1'])).toBe('NOT_YOUR_SPACE');
  table.do(B, { type: 'moneyBag', die: 'yellow-1' }).do(B, { type: 'endTurn' });
  expect(table.place(A, 'moneylender', ['blue-2']).purse(A)).toBe('21c 1p');
});

rule(['AV-089', 'AV-090'], 'EX-33 the Trader', () => {
  const spaces = { bazaarGold: [lying(B, ...dice(B, 1, 1, 1))] };
  const seat = { coins: 4, dice: dice(A, 2, 3, 6), ...with_('trader') };
  const table = Table.of(4, { [A]: seat }, { spaces });
  const gold = (ids: string[], row: number) => table.refusedPlace(A, 'bazaarGold', ids, { row });
  expect(gold(['blue-1', 'blue-2', 'blue-3'], 4)).toBe('WRONG_DICE_COUNT');
  expect(gold(['blue-1', 'blue-2'], 5)).toBe('DIE_TOO_LOW');
  table.place(A, 'bazaarGold', ['blue-1', 'blue-2'], { row: 4 });
  expect(table.purse(A)).toBe('2c 3g');
  const five = Table.of(4, { [A]: { dice: dice(A, 5), ...with_('trader') } });
  expect(five.place(A, 'bazaarPepper', ['blue-1']).purse(A)).toBe('4p');
});

rule(['AV-085', 'AV-086'], 'EX-34 helpers of a journey', () => {
  const legs = [{ figure: 1, path: ['o1', 'moscow', 'anxi'] }];
  const trip = (companion: string, help: object = {}) =>
    Table.of(
      4,
      { [A]: { coins: 14, camels: 4, dice: dice(A, 4, 6), ...with_(companion) } },
      { cityBonuses: {} },
    )
      .place(A, 'travel', ['blue-1', 'blue-2'], { legs, ...help })
      .purse(A);
  expect(trip('bodyguard')).toBe('8c 1k');
  expect(trip('cartographer', { cartographer: 'coins' })).toBe('7c 1k');
  expect(trip('cartographer', { cartographer: 'camels' })).toBe('2c 3k');
});

rule('AV-084', 'EX-35 the Scribe', () => {
  const of = (gold: number) =>
    Table.of(4, { [A]: { camels: 1, gold, contracts: ['C05'], ...with_('scribe') } });
  const complete = { type: 'completeContract', contract: 'C05' };
  expect(of(3).refusal(A, { ...complete, scribe: 'silk' })).toBe('BAD_CHOICE');
  const less = of(3).do(A, { ...complete, scribe: 'gold' });
  expect([less.purse(A), less.seat(A).vp]).toEqual(['3k', 7]);
  expect(
    of(4)
      .do(A, { ...complete, scribe: 'vp' })
      .seat(A).vp,
  ).toBe(10);
});

rule('AV-088', 'EX-36 the Nun', () => {
  const spaces = { bazaarSilk: [lying(B, ...dice(B, 1, 1))] };
  const table = Table.of(
    4,
    { [A]: { coins: 3, dice: dice(A, 5, 6), ...with_('nun') } },
    { spaces },
  );
  const ids = ['blue-1', 'blue-2'];
  const refused = (adjust: number[], row: number) =>
    table.refusedPlace(A, 'bazaarSilk', ids, { adjust, row });
  expect(refused([0, 1], 3)).toBe('CANNOT_ADJUST');
  expect(refused([-2, 0], 4)).toBe('DIE_TOO_LOW');
  expect(refused([-1, 0], 3)).toBe('CANNOT_PAY_OCCUPANCY');
  table.place(A, 'bazaarSilk', ids, { adjust: [-2, 0], row: 3 });
  expect(table.purse(A)).toBe('1k 2s');
});

rule(['AV-132', 'AV-133', 'AV-134', 'AV-136', 'AV-131', 'AV-130'], 'EX-37 Donata', () => {
  const seat = { character: 'donata', camels: 1, tokens: [2, 5, 6], dice: dice(A, 4, 6, 6) };
  const table = Table.of(4, { [A]: seat, [B]: { dice: dice(B, 1) } });
  expect(table.refusal(A, { type: 'reroll', die: 'token-5' })).toBe('TOKEN_FIXED');
  const all = ['blue-1', 'blue-2', 'token-5'];
  table.place(A, 'bazaarGold', all, { row: 4 });
  expect(table.purse(A)).toBe('1k 3g');
  expect(table.seat(A)).toMatchObject({ tokens: [2, 6], tokenUsed: true, characterFaceUp: false });
  expect(table.view.spaces.bazaarGold[0].dice.map(({ id }) => id)).toEqual(['blue-1', 'blue-2']);
  expect(table.refusal(A, { type: 'moneyBag', die: 'token-6' })).toBe('TOKEN_LIMIT');
});

rule(['AV-145', 'AV-152', 'AV-142', 'AV-141'], 'EX-38 Rusticiano', () => {
  const posts = ['moscow', 'anxi', 'xian', 'kochi', 'ormuz', 'adana', 'karachi', 'v1', 'v2'];
  const seat = {
    character: 'rusticiano',
    rusticiano: ['RU03', 'RU10'],
    posts,
    dice: dice(A, 1),
    camels: 1,
    pepper: 3,
    contracts: ['C19'],
  };
  const table = Table.of(4, { [A]: seat });
  table.do(A, { type: 'playRusticiano', card: 'RU03' });
  expect([table.seat(A).vp, table.seat(A).rusticianoHeld]).toEqual([4, 1]);
  expect(table.refusal(A, { type: 'playRusticiano', card: 'RU03' })).toBe('NOT_YOURS');
  table.do(A, { type: 'completeContract', contract: 'C19', double: true });
  expect([table.seat(A).vp, table.seat(A).rusticianoHeld]).toEqual([6, 0]);
  expect(table.seat(A).dice).toHaveLength(3);
});

rule(['AV-172', 'AV-173', 'AV-174', 'AV-175', 'AV-176', 'AV-171'], 'EX-39 Piedro', () => {
  const khan = [lying(A, { id: 'blue-5', value: 4 }), lying(B, last(B, 5))];
  const seat = { character: 'piedro', dice: [...dice(A, 3), black(1, 4), black(2, 3)] };
  const table = Table.of(3, { [A]: seat }, { spaces: { khan } });
  expect(table.refusal(A, { type: 'piedroClear', space: 'coins5' })).toBe('NOTHING_TO_DO');
  table.do(A, { type: 'piedroClear', space: 'khan' });
  expect(table.view.diceAside).toMatchObject([{ seat: B, dice: [{ id: 'yellow-5' }] }]);
  expect(table.refusal(A, { type: 'piedroClear', space: 'khan' })).toBe('ALREADY_USED');
  expect(table.refusedPlace(A, 'khan', ['black-2'], { good: 'gold' })).toBe('DIE_TOO_LOW');
  expect(table.refusedPlace(A, 'khan', ['black-1'], { good: 'gold' })).toBeNull();
});

const atBellela = (bellela: string[], more: object = {}) => ({
  phase: 'ROUND.BELLELA',
  decider: [A],
  round: 3,
  ...more,
  seat: { character: 'bellela', bellela, figures: [{ node: 'ormuz' }] },
});

rule(['AV-102', 'AV-105', 'AV-103', 'AV-113'], 'EX-40 Bellela as the Polos', () => {
  const { seat, ...moment } = atBellela(['polos', 'berke']);
  const table = Table.of(4, { [A]: seat }, moment);
  expect(table.refusal(A, { type: 'chooseRoundCharacter', character: 'matteo' })).toBe(
    'NOT_OFFERED',
  );
  table.do(A, { type: 'chooseRoundCharacter', character: 'polos' });
  expect(table.seat(A)).toMatchObject({
    roundCharacter: 'polos',
    bellelaLeft: 1,
    figures: [
      { figure: 1, node: 'ormuz' },
      { figure: 2, node: 'ormuz' },
    ],
  });
  expect(table.seat(A).camels).toBeGreaterThan(0);
  const apart = Table.of(
    4,
    {
      [A]: {
        character: 'bellela',
        roundCharacter: 'polos',
        bellela: ['berke'],
        coins: 9,
        figures: [{ node: 'ormuz' }, { node: 'o7' }],
        dice: dice(A, 1),
      },
    },
    { round: 3 },
  );
  apart.place(A, 'coins5', ['blue-1']).do(A, { type: 'endTurn' });
  expect(apart.view).toMatchObject({ phase: 'ROUND.END', questions: [{ kind: 'chooseFigure' }] });
  apart.do(A, { type: 'chooseFigure', q: apart.q, remove: 1 });
  expect(apart.seat(A)).toMatchObject({
    roundCharacter: null,
    figures: [{ figure: 1, node: 'o7' }],
  });
});

rule(['AV-120', 'AV-121', 'AV-091', 'AV-092'], 'EX-41 the Pope', () => {
  const table = Table.of(
    4,
    { [A]: { character: 'gregorio' } },
    { phase: 'ROUND.POPE', decider: [A], companionRow, round: 2 },
  );
  table.do(A, { type: 'takeCompanion', companion: 'nun' });
  expect(table.view.companionRow).toHaveLength(6);
  expect(table.view.companionStack).toBe(2);
  expect(table.seat(A).companions).toEqual([{ id: 'nun', setAside: false, used: [] }]);
});

rule(['AV-160', 'AV-162', 'AV-003', 'MP-004', 'MP-015', 'MP-011'], 'EX-42 five players', () => {
  const table = Table.fresh(5);
  const { view } = table;
  expect([view.blackPool, view.spaces.khan, view.spaces.venice]).toEqual([6, undefined, undefined]);
  const order = [0, 1, 2, 3, 4].map((i) => (view.startSeat + i) % 5);
  expect(order.map((p) => view.seats[p].coins)).toEqual([7, 8, 9, 10, 11]);
  expect(view.draft?.offered).toHaveLength(6);
  expect(view.draft?.order).toEqual([...order].reverse());
  expect(() => Table.fresh(5, { venice: false })).toThrow('Five players need');
});
