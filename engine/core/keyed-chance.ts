/**
 * Chance for real tables. A secret key K is drawn before anybody sits down, and its hash is shown;
 * then each seat may add bytes of its own; K and these *contributions* together give the key of the
 * stream that all draws come from. K is shown after the end, so that anybody can replay the match:
 *
 *     hash       = SHA-256(K)
 *     stream key = HMAC-SHA-256(K, "laguna-chance/1" and, each on a line of its own, in the order
 *                  of the seats, the contributions in lower-case hexadecimal; a seat without one
 *                  has an empty line)
 *     block c    = HMAC-SHA-256(stream key, c as eight bytes, the highest first)
 *
 * Who holds K does not know the contributions when K is fixed, and who contributes does not know K:
 * neither can aim at a draw. Nothing that the holder of K chooses later goes into the stream (not
 * even the match's id): whatever could be chosen late could be tried until it suits.
 *
 * Draw number d uses the blocks 16 d … 16 d + 15 alone, so the number of draws taken is all one
 * needs to resume. The hash functions are handed in: the engine imports nothing.
 */

import { bytesOf } from './canonical.ts';
import type { Chance } from './chance.ts';

/** HMAC-SHA-256 of a message: 32 bytes that nobody can foretell without the key. */
export type KeyedHash = (key: Uint8Array, message: Uint8Array) => Uint8Array;

export interface Hashes {
  /** SHA-256: 32 bytes. */
  readonly sha256: (message: Uint8Array) => Uint8Array;
  readonly hmac: KeyedHash;
}

/** The chance of one match at a real table, as its log holds it. */
export interface CommittedChance {
  /** K, hex. */
  readonly key: string;
  /** SHA-256 of K, hex: public before the first contribution. */
  readonly hash: string;
  /** By seat: its contributed bytes, hex; '' for a seat without any (each bot). */
  readonly contributions: readonly string[];
}

/** Contributions are 16 to 64 bytes in lower-case hexadecimal. */
export const CONTRIBUTION = /^(?:[0-9a-f]{2}){16,64}$/;

export const BLOCKS_PER_DRAW = 16;
const WORDS_PER_BLOCK = 8;
const WORD_VALUES = 2 ** 32;

/** Called with every draw: its number (from 0 on), its number of outcomes, and the result. */
export type DrawListener = (draw: number, below: number, value: number) => void;

export class KeyedStream implements Chance {
  /** Draws taken so far; set it to resume elsewhere. */
  draws: number;
  private readonly key: Uint8Array;
  private readonly hmac: KeyedHash;
  private readonly listener: DrawListener | null;

  constructor(key: Uint8Array, hmac: KeyedHash, draws = 0, listener: DrawListener | null = null) {
    this.key = key;
    this.hmac = hmac;
    this.draws = draws;
    this.listener = listener;
  }

  below(n: number): number {
    const value = this.draw(n);
    this.listener?.(this.draws, n, value);
    this.draws++;
    return value;
  }

  /** Exactly uniform: words that would favour small values are rejected and drawn again. */
  private draw(n: number): number {
    const fair = WORD_VALUES - (WORD_VALUES % n);
    const first = this.draws * BLOCKS_PER_DRAW;
    for (let attempt = 0; attempt < BLOCKS_PER_DRAW; attempt++) {
      const bytes = this.hmac(this.key, counter(first + attempt));
      for (let w = 0; w < WORDS_PER_BLOCK; w++) {
        const word = wordAt(bytes, w * 4);
        if (word < fair) return word % n;
      }
    }
    // 128 words in a row, each rejected with a probability below one half: less than 2^-128.
    throw new Error('The keyed stream gave no fair word: its hash function is broken.');
  }
}

/** A safe integer from 0 on as eight bytes, the highest first. */
function counter(value: number): Uint8Array {
  const message = new Uint8Array(8);
  const view = new DataView(message.buffer);
  view.setUint32(0, Math.floor(value / WORD_VALUES));
  view.setUint32(4, value % WORD_VALUES);
  return message;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)) >>> 0;
}

/** The key of a match's stream: see above. @throws Error if `key` is not hexadecimal */
export function streamKey(chance: CommittedChance, hmac: KeyedHash): Uint8Array {
  const message = ['laguna-chance/1', ...chance.contributions].join('\n');
  return hmac(keyFromHex(chance.key), bytesOf(message));
}

/** The public hash before anybody contributes: SHA-256 of the key, both as hex. */
export function hashOfKey(key: string, { sha256 }: Pick<Hashes, 'sha256'>): string {
  return keyToHex(sha256(keyFromHex(key)));
}

/** Bytes of a key written in hexadecimal. @throws Error if `hex` is not an even number of digits */
export function keyFromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) throw new Error('A key is written in hexadecimal digits.');
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** Two hexadecimal digits for each byte. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function keyToHex(key: Uint8Array): string {
  let hex = '';
  for (const byte of key) hex += DIGITS[byte];
  return hex;
}
