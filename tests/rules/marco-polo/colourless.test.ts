/** Dice without a colour: tokens, the white die, black dice (rules, sections 4.2 and 8.16). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, black, C, dice, last, lying, Table } from './table.ts';

const NEW = { newCharacters: true };

/** The listed placements on a space, as sets of dice. */
const listedOn = (table: Table, space: string): string[] => [
  ...new Set(
    table
      .legal()
      .filter((one) => one.type === 'place' && one.space === space)
      .map((one) => (one.dice as string[]).join(' ')),
  ),
];

rule(
  ['MP-042', 'MP-043', 'AV-132'],
  'Only colourless dice are listed where an own colour die lies',
  () => {
    const spaces = { bazaarPepper: [lying(B, last(B, 1))] };
    const seat = { coins: 9, dice: [...dice(B, 3), { id: 'white', value: 4 }, black(1, 5)] };
    const donata = { ...seat, character: 'donata', tokens: [2] };
    const at = (own: JsonObject) => Table.of(4, { [B]: own }, { spaces, turn: { seat: B } });
    expect(listedOn(at({ ...seat, character: 'matteo' }), 'bazaarPepper').sort()).toEqual([
      'black-1',
      'white',
    ]);
    const tokens = at({ ...donata, dice: [...dice(B, 3), black(1, 5)] });
    expect(listedOn(tokens, 'bazaarPepper').sort()).toEqual(['black-1', 'token-2']);
    for (const id of ['black-1', 'token-2']) {
      expect(tokens.refusedPlace(B, 'bazaarPepper', [id])).toBeNull();
    }
    expect(tokens.refusedPlace(B, 'bazaarPepper', ['yellow-1'])).toBe('SAME_COLOR_PRESENT');
  },
);

rule(
  ['AV-131', 'AV-132', 'AV-134'],
  'A token goes with any other die, never with another token',
  () => {
    const seat = { character: 'donata', tokens: [2, 5], dice: dice(B, 4, 6) };
    const table = Table.of(4, { [B]: seat }, { turn: { seat: B } });
    const pairs = listedOn(table, 'bazaarSilk');
    for (const pair of ['yellow-1 yellow-2', 'yellow-1 token-2', 'yellow-2 token-5']) {
      expect(pairs).toContain(pair);
    }
    expect(pairs).not.toContain('token-2 token-5');
    expect(table.refusedPlace(B, 'bazaarSilk', ['token-2', 'token-5'])).toBe('TOKEN_LIMIT');
    table.place(B, 'bazaarSilk', ['yellow-2', 'token-5'], { row: 5 });
    expect(table.purse(B)).toBe('1c 1k 3s');
    expect(table.seat(B)).toMatchObject({ tokens: [2], tokenUsed: true, characterFaceUp: false });
    table.do(B, { type: 'endTurn' });
    expect(table.decider).toBe(B);
    expect(table.refusedPlace(B, 'bazaarPepper', ['token-2'])).toBe('TOKEN_LIMIT');
  },
);

rule(['AV-137', 'MP-031', 'MP-030'], 'With one token left to use the round goes on', () => {
  for (const [token, won] of [
    [2, '2p'],
    [4, '3p'],
    [6, '4p'],
  ] as const) {
    const seat = { character: 'donata', tokens: [token] };
    const table = Table.of(4, { [A]: { dice: dice(A, 1) }, [C]: seat });
    table.do(A, { type: 'moneyBag', die: 'blue-1' }).do(A, { type: 'endTurn' });
    expect([table.view.round, table.decider]).toEqual([1, C]);
    table.place(C, 'bazaarPepper', [`token-${token}`]);
    expect(table.purse(C)).toBe(won);
    expect(table.seat(C)).toMatchObject({ tokens: [], tokenUsed: true });
    // The token has left the space.
    expect(table.view.spaces.bazaarPepper?.flatMap((one) => one.dice) ?? []).toEqual([]);
    table.do(C, { type: 'endTurn' });
    expect(table.view.round).toBe(2);
  }
});

rule(['AV-133', 'AV-185'], 'Nothing changes a token, a gift neither', () => {
  const seat = { character: 'donata', tokens: [2], camels: 9, gifts: ['GF12'], dice: dice(B, 3) };
  const table = Table.of(4, { [B]: seat }, { turn: { seat: B } }, NEW);
  const set = (die: string) => table.refusal(B, { type: 'useGift', gift: 'GF12', die, value: 6 });
  expect([set('yellow-1'), set('token-2')]).toEqual([null, 'TOKEN_FIXED']);
  expect(table.refusal(B, { type: 'adjust', die: 'token-2', by: 1 })).toBe('TOKEN_FIXED');
  expect(table.refusal(B, { type: 'reroll', die: 'token-2' })).toBe('TOKEN_FIXED');
  expect(table.refusal(B, { type: 'adjust', die: 'yellow-1', by: 1 })).toBeNull();
  table.do(B, { type: 'useGift', gift: 'GF12', die: 'yellow-1', value: 6 });
  expect(table.seat(B).dice[0]?.value).toBe(6);
});
