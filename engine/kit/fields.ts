/**
 * The fields of actions. Each kind reads a value off the wire into its one canonical spelling, and
 * defines its place in a code. Hostile input is safe here: only own data properties are read, sizes
 * are bounded, and any other value is refused by throwing `REFUSED`, which the codec catches.
 */

import type { Json } from '../core/contract.ts';

/** Broken schema. Thrown by fields, caught by `codecOf`. */
export const REFUSED: unique symbol = Symbol('broken schema');

/** A field whose values take `bits` bits in a code. */
export interface CodedField<T = unknown> {
  /** The kind of form input that it needs: `word`, `amount`, `flag`, `basket`, … */
  readonly kind: string;
  /** Left out of the canonical action if it packs to 0. */
  readonly optional: boolean;
  readonly bits: number;
  /** @throws REFUSED */
  readonly read: (value: unknown) => number;
  readonly write: (packed: number) => T;
  /** Whether some value packs to these bits. */
  readonly fits: (packed: number) => boolean;
}

/** A field of open commands: its values fit no code. */
export interface OpenField<T extends Json = Json> {
  readonly kind: string;
  readonly optional: boolean;
  /**
   * The value in canonical spelling, newly made; undefined = left out.
   * @throws REFUSED
   */
  readonly clean: (value: unknown) => T | undefined;
}

const MOST_FIELDS = 40;

/** The player's own data properties of an object; getters, symbols and lists are refused. @throws REFUSED */
export function fieldsOf(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw REFUSED;
  const fields = new Map<string, unknown>();
  for (const key of Reflect.ownKeys(value)) {
    const property = Reflect.getOwnPropertyDescriptor(value, key);
    if (typeof key !== 'string' || !property || !('value' in property)) throw REFUSED;
    fields.set(key, property.value);
    if (fields.size > MOST_FIELDS) throw REFUSED;
  }
  return fields;
}

/**
 * The entries of a real list of at most `most`.
 * @throws REFUSED
 */
export function entriesOf(value: unknown, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw REFUSED;
  return Array.from({ length: value.length }, (_, i) => {
    const property = Reflect.getOwnPropertyDescriptor(value, i);
    if (!property || !('value' in property)) throw REFUSED;
    return property.value;
  });
}

/** Index of a value in a list of allowed ones. @throws REFUSED */
function oneOf(list: readonly unknown[], value: unknown): number {
  const index = list.indexOf(value);
  if (index < 0) throw REFUSED;
  return index;
}

/** @throws REFUSED */
function whole(value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw REFUSED;
  if (value < min || value > max) throw REFUSED;
  return value;
}

/** Bits for numbers from 0 to `most`. */
const bitsFor = (most: number): number => Math.max(1, 32 - Math.clz32(most));

/** One of `words`. The first packs to `base`. */
export function word<W extends string>(words: readonly W[], base = 0): CodedField<W> {
  const end = base + words.length;
  return {
    kind: 'word',
    optional: false,
    bits: bitsFor(end - 1),
    read: (value) => base + oneOf(words, value),
    write: (packed) => words[packed - base],
    fits: (packed) => packed >= base && packed < end,
  };
}

/** One of `words` or null, which packs to ones only. */
export function wordOrNull<W extends string>(words: readonly W[]): CodedField<W | null> {
  const bits = bitsFor(words.length);
  const none = (1 << bits) - 1;
  return {
    kind: 'word',
    optional: false,
    bits,
    read: (value) => (value === null ? none : oneOf(words, value)),
    write: (packed) => (packed === none ? null : words[packed]),
    fits: (packed) => packed < words.length || packed === none,
  };
}

export const flag: CodedField<boolean> = {
  kind: 'flag',
  optional: false,
  bits: 1,
  read: (value) => oneOf([false, true], value),
  write: (packed) => packed === 1,
  fits: () => true,
};

/** An assent that is left out if it is not given: `true` or nothing. */
export const assent: CodedField<true> = {
  kind: 'flag',
  optional: true,
  bits: 1,
  read: (value) => 1 + oneOf([true], value),
  write: () => true,
  fits: () => true,
};

/** A whole number from `min` to `max`. */
export function amount(min: number, max: number): CodedField<number> {
  return {
    kind: 'amount',
    optional: false,
    bits: bitsFor(max),
    read: (value) => whole(value, min, max),
    write: (packed) => packed,
    fits: (packed) => packed >= min && packed <= max,
  };
}

/** A whole number from `first` to `last`; the first packs to 0. */
export function ordinal(first: number, last: number): CodedField<number> {
  return {
    kind: 'amount',
    optional: false,
    bits: bitsFor(last - first),
    read: (value) => whole(value, first, last) - first,
    write: (packed) => first + packed,
    fits: (packed) => packed <= last - first,
  };
}

/**
 * Any multiple of `step` from 0 on. A value of more than `bits` bits of steps becomes the greatest
 * that fits.
 */
export function money(step: number, bits: number): CodedField<number> {
  const most = 2 ** bits - 1;
  return {
    kind: 'money',
    optional: false,
    bits,
    read: (value) => {
      const given = whole(value, 0, Number.MAX_VALUE);
      if (given % step !== 0) throw REFUSED;
      return Math.min(most, given / step);
    },
    write: (packed) => packed * step,
    fits: (packed) => packed <= most,
  };
}

type Counts<W extends string> = { readonly [word in W]?: number };

/**
 * A sparse map of counts from 0 to `most`, first word lowest. Each takes `bits` bits and saturates:
 * choose more than the rules ever allow.
 */
export function basket<W extends string>(
  words: readonly W[],
  most: number,
  bits: number,
): CodedField<Counts<W>> {
  const full = (1 << bits) - 1;
  return {
    kind: 'basket',
    optional: false,
    bits: words.length * bits,
    read: (value) => {
      let packed = 0;
      for (const [name, count] of fieldsOf(value)) {
        packed |= Math.min(whole(count, 0, most), full) << (oneOf(words, name) * bits);
      }
      return packed;
    },
    write: (packed) => {
      const map: { [word in W]?: number } = {};
      for (let i = 0; i < words.length; i++) {
        const count = (packed >> (i * bits)) & full;
        if (count > 0) map[words[i]] = count;
      }
      return map;
    },
    fits: () => true,
  };
}

/**
 * The word assigned to each key, at most one; all ones mark a key without a word. First key lowest.
 */
export function assignment<W extends string>(
  keys: readonly string[],
  words: readonly W[],
): CodedField<{ readonly [key: string]: W }> {
  const bits = bitsFor(words.length);
  const none = (1 << bits) - 1;
  const at = (packed: number, i: number): number => (packed >> (i * bits)) & none;
  return {
    kind: 'assignment',
    optional: false,
    bits: keys.length * bits,
    read: (value) => {
      let packed = (1 << (keys.length * bits)) - 1;
      for (const [key, chosen] of fieldsOf(value)) {
        const shift = oneOf(keys, key) * bits;
        packed = (packed & ~(none << shift)) | (oneOf(words, chosen) << shift);
      }
      return packed;
    },
    write: (packed) => {
      const map: { [key: string]: W } = {};
      keys.forEach((key, i) => {
        if (at(packed, i) !== none) map[key] = words[at(packed, i)];
      });
      return map;
    },
    fits: (packed) => keys.every((_, i) => at(packed, i) < words.length || at(packed, i) === none),
  };
}

/** Different numbers below `below`, in rising order: a bit mask. */
export function picks(below: number): CodedField<number[]> {
  return {
    kind: 'picks',
    optional: false,
    bits: below,
    read: (value) => {
      let mask = 0;
      for (const entry of entriesOf(value, below)) {
        const bit = 1 << whole(entry, 0, below - 1);
        if ((mask & bit) !== 0 || bit < mask) throw REFUSED;
        mask |= bit;
      }
      return mask;
    },
    write: (mask) => Array.from({ length: below }, (_, i) => i).filter((i) => (mask >> i) & 1),
    fits: () => true,
  };
}

// -- open fields ------------------------------------------------------------------------------------

/** A coded field as a part of an open command. */
export function open<T extends Json>(field: CodedField<T>): OpenField<T> {
  return {
    kind: field.kind,
    optional: field.optional,
    clean: (value) => field.write(field.read(value)),
  };
}

/** A whole number from `min` to `max` of any size. */
export function number(min: number, max: number): OpenField<number> {
  return { kind: 'amount', optional: false, clean: (value) => whole(value, min, max) };
}

/** A name of at most `most` characters that the rules look up. */
export function name(most: number): OpenField<string> {
  return {
    kind: 'name',
    optional: false,
    clean: (value) => {
      if (typeof value !== 'string' || value.length > most) throw REFUSED;
      return value;
    },
  };
}

/** A field that may be missing. Empty lists and maps are left out as well. */
export function maybe<T extends Json>(field: OpenField<T>): OpenField<T> {
  const isEmpty = (value: Json): boolean =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return {
    kind: field.kind,
    optional: true,
    clean: (value) => {
      const cleaned = field.clean(value);
      return cleaned === undefined || isEmpty(cleaned) ? undefined : cleaned;
    },
  };
}

export function list<T extends Json>(field: OpenField<T>, most: number): OpenField<T[]> {
  return {
    kind: 'list',
    optional: false,
    clean: (value) =>
      entriesOf(value, most).map((entry) => {
        const cleaned = field.clean(entry);
        if (cleaned === undefined) throw REFUSED;
        return cleaned;
      }),
  };
}

/** A nested record; its fields come out in the order in which they are declared. */
export function record(fields: {
  readonly [name: string]: OpenField;
}): OpenField<{ [name: string]: Json }> {
  return {
    kind: 'record',
    optional: false,
    clean: (value) => cleanFields(fields, fieldsOf(value), 0),
  };
}

/** @param others how many further fields `given` has. @throws REFUSED */
export function cleanFields(
  fields: { readonly [name: string]: OpenField },
  given: ReadonlyMap<string, unknown>,
  others: number,
): { [name: string]: Json } {
  const clean: { [name: string]: Json } = {};
  let known = others;
  for (const [key, field] of Object.entries(fields)) {
    if (!given.has(key)) {
      if (!field.optional) throw REFUSED;
      continue;
    }
    known++;
    const value = field.clean(given.get(key));
    if (value !== undefined) clean[key] = value;
  }
  if (known !== given.size) throw REFUSED;
  return clean;
}
