/**
 * The basis of draws: every order comes from a shuffle, and no outcome of a keyed draw is favoured.
 */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { KeyedStream } from '../../engine/core/keyed-chance.ts';
import { shuffle } from '../../engine/kit/draws.ts';

const CARDS = 4;

test('a shuffle brings each card to each place, and counts its draws', () => {
  const seen = Array.from({ length: CARDS }, () => new Set<number>());
  for (let seed = 0; seed < 100; seed++) {
    const state = new Int32Array(1);
    const pile = Int32Array.from({ length: CARDS }, (_, card) => card);
    shuffle(state, 0, pile, 0, CARDS, new SeededChance(seed));
    expect(state[0]).toBe(CARDS - 1);
    for (const [place, card] of pile.entries()) seen[place]?.add(card);
  }
  expect(seen.map(({ size }) => size)).toEqual([CARDS, CARDS, CARDS, CARDS]);
});

test('a word of the stream beyond the last whole multiple is passed over', () => {
  // Of 2^32 words the last is one too many for three outcomes: it would favour the first of them.
  const block = new Uint8Array(32);
  const words = new DataView(block.buffer);
  words.setUint32(0, 2 ** 32 - 1, true);
  words.setUint32(4, 5, true);
  const stream = new KeyedStream(new Uint8Array(32), () => block);
  expect(stream.below(3)).toBe(2);
});
