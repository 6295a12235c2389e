/** The end of a round for every seat: companions, Bellela's characters, cards turned face-up. */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, dice, Table } from './table.ts';

const held = (...ids: string[]) => ({ companions: ids.map((id) => ({ id })) });

/** A throws the last die of a round into the bag. */
function ended(
  seats: { readonly [seat: number]: JsonObject },
  round: number,
  more: JsonObject = {},
): Table {
  const table = Table.of(
    3,
    { ...seats, [A]: { dice: dice(A, 1), ...seats[A] } },
    { round, ...more },
  );
  return table.do(A, { type: 'moneyBag', die: 'blue-1' }).do(A, { type: 'endTurn' });
}

rule(
  ['AV-091', 'AV-092', 'AV-064', 'AV-121'],
  'Companions come back, and six lie open but after round 5',
  () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const owners = { [B]: held('nun', 'saracen'), [C]: held('gondolier') };
      const table = ended(owners, round, { companionRow: ['trader'] });
      for (const p of [A, B, C]) expect(table.seat(p).companions).toEqual([]);
      expect(table.view.companionRow).toHaveLength(round === 5 ? 0 : 6);
      expect(table.view.companionStack).toBe(round === 5 ? 9 : 3);
      const all = [...table.view.companionRow, ...table.piles.companions];
      expect(new Set(all).size).toBe(9);
    }
  },
);

rule(
  ['AV-103', 'AV-111', 'AV-113', 'AV-110'],
  'Bellela’s character of the round goes with its tools, in any seat',
  () => {
    const bellela = (roundCharacter: string, more: JsonObject = {}): JsonObject => ({
      character: 'bellela',
      bellela: ['berke', 'polos'],
      roundCharacter,
      ...more,
    });
    for (const p of [B, C]) {
      const donata = ended({ [p]: bellela('donata', { tokens: [2, 3], tokenUsed: true }) }, 2);
      expect(donata.seat(p)).toMatchObject({ roundCharacter: null, tokens: [], bellelaLeft: 2 });
      const rusticiano = ended({ [p]: bellela('rusticiano', { rusticiano: ['RU03'] }) }, 2);
      expect(rusticiano.seat(p)).toMatchObject({ roundCharacter: null, rusticianoHeld: 0 });
      expect(rusticiano.view).toMatchObject({ round: 3, phase: 'ROUND.BELLELA', decider: [p] });
    }
  },
);

rule(['AV-135', 'AV-174'], 'Characters that were used are turned up again', () => {
  const used = { characterFaceUp: false };
  const table = ended(
    {
      [B]: { character: 'piedro', ...used },
      [C]: { character: 'donata', ...used, tokens: [2], tokenUsed: true },
    },
    3,
  );
  expect([B, C].map((p) => table.seat(p).characterFaceUp)).toEqual([true, true]);
  expect(table.seat(C).tokenUsed).toBe(false);
  const gained = table.events('gained').filter(({ source }) => source === 'donata');
  expect(gained).toMatchObject([{ seat: C, gain: { camel: 1 } }]);
});

rule('AV-088', 'The Nun changes a die by two at most, and not past 1 or 6', () => {
  const at = (value: number) =>
    Table.of(4, { [B]: { dice: dice(B, value), ...held('nun') } }, { turn: { seat: B } });
  const by = (value: number, n: number) =>
    at(value).refusedPlace(B, 'bazaarPepper', ['yellow-1'], { adjust: [n] });
  expect([-2, -1, 1, 2].map((n) => by(4, n))).toEqual([null, null, null, null]);
  expect([by(4, 3), by(4, -3), by(5, 2), by(2, -2)].map((code) => code !== null)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  // No listed action changes a die by more, and all of them are legal.
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const one = at(value);
    const listed = one.legal().filter(({ type }) => type === 'place');
    expect(listed.some(({ adjust }) => adjust !== undefined)).toBe(true);
    for (const action of listed) expect(one.refusal(B, action), JSON.stringify(action)).toBeNull();
  }
  const table = at(4).place(B, 'bazaarPepper', ['yellow-1'], { adjust: [2] });
  expect(table.purse(B)).toBe('4p');
});
