/** Rounds, turns and dice (rules, sections 4, 8.2, 8.3 and 8.6). */

import { expect } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, black, C, dice, last, lying, Table } from './table.ts';

/** A throws its last die into the bag: the next round begins. */
function nextRound(
  seats: { readonly [seat: number]: JsonObject },
  more: JsonObject = {},
  seed = 1,
): Table {
  const all = { ...seats, [A]: { dice: dice(A, 1), ...seats[A] } };
  const table = Table.of(3, all, more, {}, new SeededChance(seed));
  return table.do(A, { type: 'moneyBag', die: 'blue-1' }).do(A, { type: 'endTurn' });
}

rule(['MP-023', 'MP-024', 'MP-030', 'MP-031'], 'all dice come back and are rolled', () => {
  const spaces = { coins5: [lying(C, last(C, 2))], travel: [lying(B, black(1, 3), black(2, 3))] };
  const table = nextRound({}, { spaces });
  expect(table.view.round).toBe(2);
  expect(Object.keys(table.view.spaces)).toEqual(['khan', 'venice']);
  expect(table.view.blackPool).toBe(4);
  for (const seat of table.view.seats) {
    expect(seat.dice).toHaveLength(5);
    for (const { value } of seat.dice) expect(value).toBeGreaterThan(0);
  }
  expect(table.events('diceRolled')).toHaveLength(3);
});

rule(['MP-025', 'MP-026', 'MP-027', 'MP-112'], 'EX-13 compensation', () => {
  const characters = { [B]: { character: 'matteo' }, [C]: { character: 'raschid' } };
  let met = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const table = nextRound(characters, {}, seed);
    for (const seat of [A, B, C]) {
      const sum = table.seat(seat).dice.reduce((total, { value }) => total + (value ?? 0), 0);
      const question = table.view.questions.find((one) => one.seat === seat);
      if (table.view.phase !== 'ROUND.COMPENSATION') continue;
      if (seat === C || sum >= 15) expect(question).toBeUndefined();
      else expect(question).toMatchObject({ kind: 'chooseCamelsOrCoins', n: 15 - sum });
    }
    const [question] = table.view.questions;
    if (!question) continue;
    met++;
    const { seat, q } = question;
    const n = question.n ?? 0;
    const before = table.seat(seat);
    const answer = (camels: number) => ({ type: 'chooseCamelsOrCoins', q, camels });
    expect(table.refusal(seat, answer(n + 1))).toBe('BAD_CHOICE');
    table.do(seat, answer(n - 1));
    const after = table.seat(seat);
    expect([after.camels - before.camels, after.coins - before.coins]).toEqual([n - 1, 1]);
  }
  expect(met).toBeGreaterThan(0);
});

rule(['MP-028', 'MP-067'], 'what is left of the contracts goes under the special pile', () => {
  const contractRow = ['C01', 'C02', null, null, null, null];
  const stacks = [['C03', 'C04', 'C05', 'C06', 'C07', 'C08']];
  const piles = { stacks };
  const table = nextRound({}, { contractRow, piles, round: 4, contractStacks: 1 });
  while (table.view.phase !== 'TURNS') table.do(table.decider, table.legal()[0]);
  expect(table.view.contractRow).toEqual(stacks[0]);
  const { special } = table.piles;
  expect(special.slice(-2)).toEqual(['C01', 'C02']);
});

rule(['MP-022', 'MP-113', 'MP-115', 'AV-135', 'MP-117'], 'bonuses of characters', () => {
  const first = (character: string, more: object = {}) =>
    nextRound({ [B]: { character, ...more } }).seat(B);
  const matteo = first('matteo');
  expect(matteo.contracts).toHaveLength(1);
  expect(matteo.dice.map(({ id }) => id)).toContain('white');
  const told = (character: string) => {
    const table = nextRound({ [B]: { character, tokens: [2, 3], tokenUsed: true } });
    return table.events('gained').filter(({ source }) => source === character);
  };
  expect(told('johannes')).toMatchObject([{ seat: B, gain: { coin: 3 } }]);
  expect(told('polos')).toMatchObject([{ gain: { camel: 1 } }]);
  expect(told('donata')).toMatchObject([{ gain: { camel: 1 } }]);
  expect(first('donata', { characterFaceUp: false, tokenUsed: true })).toMatchObject({
    characterFaceUp: true,
    tokenUsed: false,
  });
});

rule(
  ['MP-117', 'MP-065', 'MP-068'],
  'Matteo discards what is too much, and draws nothing from nothing',
  () => {
    const seat = { character: 'matteo', contracts: ['C01', 'C02'] };
    const table = nextRound({ [B]: seat }, { piles: { special: ['C03'] } });
    expect(table.view).toMatchObject({
      phase: 'ROUND.BONUS',
      questions: [{ kind: 'discardContract', n: 1, offered: ['C01', 'C02', 'C03'] }],
    });
    const answer = (...contracts: string[]) => ({ type: 'discardContract', q: table.q, contracts });
    expect(table.refusal(B, answer('C04'))).toBe('BAD_CHOICE');
    expect(table.refusal(A, answer('C03'))).toBe('NOT_YOUR_TURN');
    table.do(B, answer('C03'));
    expect(table.seat(B).contracts).toEqual(['C01', 'C02']);
  },
);

rule(['MP-111', 'MP-081'], 'Kubilai starts in Beijing', () => {
  let met = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const table = Table.fresh(4, {}, seed);
    if (!table.view.draft?.offered.includes('kubilai')) continue;
    const seat = table.decider;
    table.do(seat, { type: 'pickCharacter', character: 'kubilai' });
    while (table.view.phase !== 'TURNS') table.do(table.decider, table.legal()[0]);
    expect(table.seat(seat)).toMatchObject({ posts: ['beijing'], supply: 12 });
    expect(table.seat(seat).figures).toEqual([{ figure: 1, node: 'beijing' }]);
    expect(table.view.beijing[0]).toBe(seat);
    met++;
  }
  expect(met).toBeGreaterThan(3);
});

rule('MP-112', 'Raschid states what his dice show, black ones too', () => {
  const seat = { character: 'raschid', camels: 5, dice: dice(A, 0).map(({ id }) => ({ id })) };
  const table = Table.of(4, { [A]: seat });
  expect(table.refusedPlace(A, 'bazaarGold', ['blue-1'])).toBe('WRONG_DICE_COUNT');
  expect(table.refusedPlace(A, 'bazaarCamel', ['blue-1'])).toBe('NOT_APPLICABLE');
  expect(table.refusal(A, { type: 'reroll', die: 'blue-1' })).toBe('NOT_APPLICABLE');
  table.do(A, { type: 'buyBlackDie' });
  expect(table.seat(A).dice[1]).toMatchObject({ id: 'black-1', value: null });
  table.place(A, 'bazaarCamel', ['black-1'], { values: [6], row: 6 });
  expect(table.purse(A)).toBe('8k');
  expect(table.view.spaces.bazaarCamel[0].dice[0].value).toBe(6);
  const other = Table.of(4, { [A]: { dice: dice(A, 3) } });
  expect(other.refusedPlace(A, 'coins5', ['blue-1'], { values: [1] })).toBe('NOT_APPLICABLE');
});

rule(['MP-102', 'MP-103', 'MP-106'], 'reroll and adjust', () => {
  const table = Table.of(4, { [A]: { camels: 5, dice: dice(A, 6, 1) } });
  const adjust = (die: string, by: number) => ({ type: 'adjust', die, by });
  expect(table.refusal(A, adjust('blue-1', 1))).toBe('CANNOT_ADJUST');
  expect(table.refusal(A, adjust('blue-2', -1))).toBe('CANNOT_ADJUST');
  expect(table.refusal(A, adjust('yellow-1', 1))).toBe('NOT_YOUR_DIE');
  table.do(A, adjust('blue-1', -1)).do(A, adjust('blue-2', 1));
  expect(table.seat(A).dice.map(({ value }) => value)).toEqual([5, 2]);
  expect(table.purse(A)).toBe('1k');
  expect(table.refusal(A, adjust('blue-2', 1))).toBe('CANNOT_PAY');
  table.do(A, { type: 'reroll', die: 'blue-2' });
  expect(table.purse(A)).toBe('');
  expect(table.refusal(A, { type: 'reroll', die: 'blue-2' })).toBe('CANNOT_PAY');
  expect(table.refusal(B, { type: 'buyBlackDie' })).toBe('NOT_YOUR_TURN');
});

rule(['MP-040', 'MP-051', 'MP-052', 'MP-055', 'MP-018'], 'dice and rows of the bazaar', () => {
  const camels = [1, 2, 3, 4, 5, 6].map((row) => `${row}k`);
  const pepper = ['1p', '2p', '1c 2p', '3p', '2c 3p', '4p'];
  const silk = ['1s', '2s', '1k 2s', '3s', '1c 1k 3s', '4s'];
  const won = (space: string, n: number, value: number) => {
    const ids = ['blue-1', 'blue-2', 'blue-3'].slice(0, n);
    const table = Table.of(4, { [A]: { dice: dice(A, value, value, value) } });
    if (n > 1) expect(table.refusedPlace(A, space, ids.slice(1))).toBe('WRONG_DICE_COUNT');
    return table.place(A, space, ids).purse(A);
  };
  const each = (space: string, n: number) => [1, 2, 3, 4, 5, 6].map((v) => won(space, n, v));
  expect(each('bazaarCamel', 1)).toEqual(camels);
  expect(each('bazaarPepper', 1)).toEqual(pepper);
  expect(each('bazaarSilk', 2)).toEqual(silk);
  const spaces = { bazaarPepper: [lying(A, { id: 'blue-5', value: 1 })] };
  const two = Table.of(4, { [A]: { dice: dice(A, 3) } }, { spaces });
  expect(two.refusedPlace(A, 'bazaarPepper', ['blue-1'])).toBe('SAME_COLOR_PRESENT');
  expect(two.place(A, 'bazaarCamel', ['blue-1']).purse(A)).toBe('3k');
});

rule(['MP-033', 'AV-137'], 'a turn without a legal main action', () => {
  const full = [1, 2].map((i) => lying(B, black(i, 6)));
  const spaces = {
    ...Object.fromEntries(
      ['coins5', 'bazaarCamel', 'bazaarPepper', 'contracts', 'companions'].map((space, i) => [
        space,
        [lying(A, { id: `blue-${i + 1}`, value: 1 })],
      ]),
    ),
    khan: [lying(B, { id: 'yellow-1', value: 6 }), ...full],
  };
  const seat = {
    character: 'donata',
    tokens: [2, 3],
    tokenUsed: true,
    dice: [black(3, 1), black(4, 1)],
  };
  const stuck = Table.of(
    4,
    { [A]: seat, [B]: { dice: dice(B, 0).slice(1) } },
    { spaces },
    {
      venice: false,
    },
  );
  expect(stuck.refusal(A, { type: 'endTurn' })).toBe('MUST_ACT');
  stuck.do(A, { type: 'moneyBag', die: 'black-3' });
  expect(stuck.view.turn).toMatchObject({ bagged: true, canEnd: false });
  const owing = Table.of(4, { [A]: { ...seat, tokenUsed: false, dice: dice(A, 1) } });
  owing.do(A, { type: 'moneyBag', die: 'blue-1' });
  expect(owing.refusal(A, { type: 'endTurn' })).toBe('MUST_ACT');
  owing.do(A, { type: 'moneyBag', die: 'token-3' });
  expect(owing.seat(A)).toMatchObject({ tokens: [2], characterFaceUp: false, coins: 6 });
  expect(owing.refusal(A, { type: 'endTurn' })).toBeNull();
});
