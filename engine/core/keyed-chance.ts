/**
 * Chance for real tables: a stream that a secret key determines. The hash of the key is shown before
 * the first draw and the key after the end, so that anybody can replay the match and check.
 *
 * The hash function is handed in (the engine imports nothing): `block(key, counter)` answers 32
 * bytes that nobody can foretell without the key, such as HMAC-SHA-256 over the counter. Draw number
 * d uses the blocks 16 d … 16 d + 15 alone, so the number of draws taken is all one needs to resume.
 */

import type { Chance } from './chance.ts';

/** 32 unforeseeable bytes for each pair of key and counter (a safe integer from 0 on). */
export type KeyedBlock = (key: Uint8Array, counter: number) => Uint8Array;

export const BLOCKS_PER_DRAW = 16;
const WORDS_PER_BLOCK = 8;
const WORD_VALUES = 2 ** 32;

export class KeyedStream implements Chance {
  /** Draws taken so far; set it to resume elsewhere. */
  draws: number;
  private readonly key: Uint8Array;
  private readonly block: KeyedBlock;

  constructor(key: Uint8Array, block: KeyedBlock, draws = 0) {
    this.key = key;
    this.block = block;
    this.draws = draws;
  }

  /** Exactly uniform: words that would favour small values are thrown away and drawn again. */
  below(n: number): number {
    const fair = WORD_VALUES - (WORD_VALUES % n);
    const first = this.draws * BLOCKS_PER_DRAW;
    this.draws++;
    for (let attempt = 0; attempt < BLOCKS_PER_DRAW; attempt++) {
      const bytes = this.block(this.key, first + attempt);
      for (let w = 0; w < WORDS_PER_BLOCK; w++) {
        const word = wordAt(bytes, w * 4);
        if (word < fair) return word % n;
      }
    }
    // 128 words in a row, each thrown away with less than one half: less than 2^-128.
    throw new Error('The keyed stream gave no fair word: its block function is broken.');
  }
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)) >>> 0;
}

/** Bytes of a key written in hexadecimal. @throws Error if `hex` is not an even number of digits */
export function keyFromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) throw new Error('A key is written in hexadecimal digits.');
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

export function keyToHex(key: Uint8Array): string {
  return Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
