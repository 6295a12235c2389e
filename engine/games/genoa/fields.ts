/** Fields of this game's actions (rules, appendix A). */

import type { Json } from '../../core/contract.ts';
import {
  assent,
  type CodedField,
  entriesOf,
  fieldsOf,
  list,
  maybe,
  number,
  type OpenField,
  open,
  REFUSED,
  record,
  word,
} from '../../kit/fields.ts';
import { CARD_IDS } from './cards.ts';
import { COMMODITIES, KINDS, TILES } from './data.ts';
import { BUILDINGS, NO_SPACE, SPACES, type SpaceId } from './map.ts';
import { SHOWN } from './offers/record.ts';

/** A space; any other word is `NO_SPACE`, which a rule refuses (`E_BAD_TARGET`). */
export const spaceField: CodedField<string> = {
  kind: 'word',
  optional: false,
  bits: 6,
  read: (value) => {
    if (typeof value !== 'string') throw REFUSED;
    const space = SPACES.indexOf(value as SpaceId);
    return space < 0 ? NO_SPACE : space;
  },
  write: (packed) => SPACES[packed] ?? '?',
  fits: (packed) => packed <= NO_SPACE,
};

const MOST_NUMBER = 2 ** 20 - 1;

/** Number of an offer, `O1` and so on; any other word is 0, which is no offer. */
export const offerField: CodedField<string> = {
  kind: 'name',
  optional: false,
  bits: 20,
  read: (value) => {
    if (typeof value !== 'string') throw REFUSED;
    return numberOf(value);
  },
  write: (packed) => `O${packed}`,
  fits: () => true,
};

/** The number in an offer's id, 0 for an invalid word. */
export function numberOf(id: string): number {
  const number = /^O[1-9]\d{0,6}$/.test(id) ? Number(id.slice(1)) : 0;
  return number <= MOST_NUMBER ? number : 0;
}

/** One of `words` or nothing, which packs to 0. */
export const optionally = <W extends string>(words: readonly W[]): CodedField<W> => ({
  ...word(words, 1),
  optional: true,
  fits: (packed) => packed <= words.length,
});

export const cardField = word(CARD_IDS);
export const tileField = word(TILES);
export const buildingField = word(BUILDINGS);
/** Left out if false. */
export const extraField: CodedField<true> = {
  ...assent,
  read: (value) => (value === false ? 0 : assent.read(value)),
};

const MOST_DUCATS = 1_000_000_000;
const MOST_COUNT = 1000;

/** A sparse map of whole numbers; zeros are left out. */
const counts = (words: readonly string[], most: number): OpenField => ({
  kind: 'basket',
  optional: false,
  clean: (value) => {
    const given = fieldsOf(value);
    const clean: { [word: string]: Json } = {};
    let known = 0;
    for (const name of words) {
      if (!given.has(name)) continue;
      known++;
      const count = number(0, most).clean(given.get(name)) as number;
      if (count > 0) clean[name] = count;
    }
    if (known !== given.size) throw REFUSED;
    return clean;
  },
});

/** A number that is left out if 0. */
const some = (most: number): OpenField => ({
  kind: 'amount',
  optional: true,
  clean: (value) => {
    const count = number(0, most).clean(value) as number;
    return count === 0 ? undefined : count;
  },
});

const namedCard = record({ id: open(cardField), show: maybe(open(word(SHOWN))) });
const wildcards = record({
  commodities: some(MOST_COUNT),
  tiles: some(MOST_COUNT),
  cards: maybe(counts(KINDS, MOST_COUNT)),
});

/** Rules, section 5.7.2: all parts optional. */
export const basketField: OpenField = maybe(
  record({
    ducats: some(MOST_DUCATS),
    commodities: maybe(counts(COMMODITIES, MOST_COUNT)),
    tiles: maybe(counts(TILES, MOST_COUNT)),
    markers: some(MOST_COUNT),
    cards: maybe(list(namedCard, 2 * CARD_IDS.length)),
    any: maybe(wildcards),
  }),
);

export const deferredField: OpenField = maybe(
  record({
    commodities: maybe(list(open(word(COMMODITIES)), COMMODITIES.length)),
    tile: maybe(open(tileField)),
    markers: some(2),
    cards: some(2),
    ducats: some(MOST_DUCATS),
    commit: maybe(open(cardField)),
  }),
);

export const fillField: OpenField = maybe(
  record({
    commodities: maybe(counts(COMMODITIES, MOST_COUNT)),
    tiles: maybe(counts(TILES, MOST_COUNT)),
    cards: maybe(list(open(cardField), 2 * CARD_IDS.length)),
  }),
);

export const versionField = number(1, MOST_DUCATS);

/** Any word; one that is no offer's id matches no standing offer. */
export const offerIdField: OpenField = {
  kind: 'name',
  optional: false,
  clean: (value) => {
    if (typeof value !== 'string') throw REFUSED;
    return numberOf(value) > 0 ? value : 'O0';
  },
};

/** Any word for a space; an invalid one becomes `?`. */
export const targetField: OpenField = open(spaceField);

const OPS = ['place', 'remove', 'replace'] as const;
const opField = word(OPS);
const OP_BITS = 7;
const MOST_OPS = 2;

/** Up to two operations on buildings; more of them count as three, which a rule refuses. */
export const opsField: CodedField<{ [name: string]: string }[]> = {
  kind: 'list',
  optional: false,
  bits: 2 + MOST_OPS * OP_BITS,
  read: (value) => {
    const entries = entriesOf(value, BUILDINGS.length).map((entry) => {
      const given = fieldsOf(entry);
      if (given.size !== 2) throw REFUSED;
      return (opField.read(given.get('op')) << 5) | buildingField.read(given.get('building'));
    });
    if (entries.length > MOST_OPS) return 3 << (MOST_OPS * OP_BITS);
    const [first = 0, second = 0] = entries;
    return (entries.length << (MOST_OPS * OP_BITS)) | (first << OP_BITS) | second;
  },
  write: (packed) =>
    Array.from({ length: opsIn(packed) % 3 }, (_, i) => ({
      op: OPS[opAt(packed, i)],
      building: BUILDINGS[opBuildingAt(packed, i)],
    })),
  fits: (packed) => {
    const size = opsIn(packed);
    if (size === 3) return packed === 3 << (MOST_OPS * OP_BITS);
    for (let i = 0; i < MOST_OPS; i++) {
      const entry = entryAt(packed, i);
      if (i >= size && entry !== 0) return false;
      if (entry >> 5 >= OPS.length || (entry & 31) >= BUILDINGS.length) return false;
    }
    return true;
  },
};

const entryAt = (packed: number, i: number): number =>
  i === 0 ? (packed >> OP_BITS) & 127 : packed & 127;
/** How many operations, 3 = too many. */
export const opsIn = (packed: number): number => (packed >> (MOST_OPS * OP_BITS)) & 3;
export const PLACE = 0;
export const REMOVE = 1;
export const REPLACE = 2;
export const opAt = (packed: number, i: number): number => entryAt(packed, i) >> 5;
export const opBuildingAt = (packed: number, i: number): number => entryAt(packed, i) & 31;
/** The packed form of one or two operations. */
export const packOps = (ops: number, first: number, second: number): number =>
  (ops << (MOST_OPS * OP_BITS)) | (first << OP_BITS) | second;
export const packOp = (op: number, building: number): number => (op << 5) | building;
export const OP_NAMES = OPS;
