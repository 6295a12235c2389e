/** Choices side by side: surely worse ones, equivalent plans, and reasons for a choice. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game } from '../../engine/core/contract.ts';
import { distinct, isWorse, reasonFor, Seen } from '../../engine/search/compared.ts';
import type { Searching } from '../../engine/search/contract.ts';
import type { Evaluation, Terms } from '../../engine/search/evaluation.ts';

const POSITIONS = 96;
const searching = {
  features: [
    { name: 'coins', group: 'money' },
    { name: 'cards', group: 'hand' },
  ],
  leadWeight: 0,
} as unknown as Searching;
const asked = { root: new Int32Array(1), seats: 2, seat: 0 };

/** A choice that was seen with these figures in mean, each position by so much off. */
interface Shape {
  readonly odds: number;
  readonly off?: number;
  readonly money?: number;
  readonly hand?: number;
  /** No figure that a person would count. */
  readonly unsound?: boolean;
  readonly finished?: boolean;
}

function seen(shape: Shape, seed: string): Seen {
  const { odds, off = 0, money = 0, hand = 0, unsound = false, finished = false } = shape;
  const chance = new SeededChance(seed);
  const found = new Seen(searching, asked, POSITIONS);
  for (let nth = 0; nth < POSITIONS; nth++) {
    const noise = (off * (chance.below(2001) - 1000)) / 1000;
    const evaluation = {
      parts: () => ({ odds: odds + noise, lead: 0 }),
      oddsOf: (_state: unknown, _seats: number, out: Float64Array) => {
        out[0] = odds + noise;
        out[1] = 1 - odds - noise;
      },
      addTerms: (_state: unknown, _seats: number, _seat: number, own: Terms) => {
        own.all[0] += money + noise;
        own.all[1] += hand;
        if (!unsound) own.sound.set(own.all);
        return !finished;
      },
    } as unknown as Evaluation;
    found.add(asked.root, evaluation, asked);
  }
  return found;
}

test('worse is what chance does not explain, and what is enough to speak of', () => {
  const best = seen({ odds: 0.5, off: 0.1 }, 'best');
  expect(isWorse(seen({ odds: 0.4, off: 0.1 }, 'one'), best)).toBe(true);
  // As much in mean, but it hangs on luck.
  expect(isWorse(seen({ odds: 0.46, off: 1 }, 'one'), best)).toBe(false);
  // A sure difference, but next to nothing.
  expect(isWorse(seen({ odds: 0.49 }, 'one'), seen({ odds: 0.5 }, 'best'))).toBe(false);
  expect(isWorse(best, best)).toBe(false);
});

test('a reason speaks for a choice by more than chance, in what a person would count', () => {
  const other = seen({ odds: 0.4, off: 0.1 }, 'other');
  const reason = (shape: Shape) => reasonFor(seen(shape, 'one'), [other]);
  expect(reason({ odds: 0.5, off: 0.1, money: 0.2 })).toEqual({ group: 'money', of: 'own' });
  expect(reason({ odds: 0.5, off: 0.1, hand: 0.2 })).toEqual({ group: 'hand', of: 'own' });
  expect(reason({ odds: 0.5, off: 3, money: 0.1 })).toBeNull();
  expect(reason({ odds: 0.5, hand: 0.2, unsound: true })).toBeNull();
  expect(reason({ odds: 0.5, hand: 0.2, finished: true })).toBeNull();
  expect(reasonFor(other, [])).toBeNull();
});

test('another form of the same plan is behind the first one', () => {
  const game = {
    decode: (_root: unknown, _seat: number, code: number) => ({
      type: code < 10 ? 'build' : 'pass',
    }),
  } as unknown as Game;
  const shapes: readonly (readonly [code: number, shape: Shape])[] = [
    [1, { odds: 0.5, money: 0.5 }],
    [2, { odds: 0.496, money: 0.49 }],
    // The same value by other means, a smaller value by the same means, and one of another kind.
    [3, { odds: 0.5, hand: 0.5 }],
    [4, { odds: 0.45, money: 0.5 }],
    [10, { odds: 0.5, money: 0.5 }],
  ];
  const found = shapes.map(([, shape], k) => seen(shape, `${k}`));
  const codes = shapes.map(([code]) => code);
  expect(distinct(found, codes, [0, 1, 2, 3, 4], asked, game)).toEqual([[0, 1], [2], [3], [4]]);
});
