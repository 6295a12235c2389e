/**
 * A shorter form of messages that repeat the same words: a word of a list that both ends know
 * travels as one or two characters, as a key and as a value. Other texts and values stay unchanged.
 * Saves half of an events message.
 */

import { isList, type Json, type JsonFields, type JsonObject } from '../../engine/core/json.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Marks a text that could be mistaken for a code. */
const PLAIN = '=';
/** Longest code. */
const CODE_LENGTH = 2;
/** Words in every events message. */
const ENVELOPE = ['seq', 'events', 'withdrawnTo', 'withdrawn'] as const;

interface Codes {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly wordOf: ReadonlyMap<string, string>;
}

const known = new WeakMap<readonly string[], Codes>();

function codesOf(words: readonly string[]): Codes {
  let codes = known.get(words);
  if (!codes) {
    const coded = [...ENVELOPE, ...words].map((word, k) => [word, codeAt(k)] as const);
    codes = { codeOf: new Map(coded), wordOf: new Map(coded.map(([word, code]) => [code, word])) };
    known.set(words, codes);
  }
  return codes;
}

/** The first 64 words take one character, the others two. */
function codeAt(k: number): string {
  const last = DIGITS.charAt(k % DIGITS.length);
  return k < DIGITS.length ? last : DIGITS.charAt(Math.floor(k / DIGITS.length)) + last;
}

/** @param words list known to both ends, in the same order */
export function terse(words: readonly string[], value: object): Json {
  const { codeOf } = codesOf(words);
  return translate(value as JsonObject, (text) => {
    const plain = text.length > CODE_LENGTH && !text.startsWith(PLAIN);
    return codeOf.get(text) ?? (plain ? text : PLAIN + text);
  });
}

/** Decodes the result of `terse`. A code of a longer list stays as it is. */
export function verbose(words: readonly string[], value: Json): Json {
  const { wordOf } = codesOf(words);
  return translate(value, (text) => {
    if (text.startsWith(PLAIN)) return text.slice(PLAIN.length);
    return text.length > CODE_LENGTH ? text : (wordOf.get(text) ?? text);
  });
}

function translate(value: Json | undefined, word: (text: string) => string): Json {
  if (typeof value === 'string') return word(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (isList(value)) return value.map((item) => translate(item, word));
  const out: JsonFields = {};
  for (const key in value) {
    if (value[key] !== undefined) out[word(key)] = translate(value[key], word);
  }
  return out;
}
