/** Goods of choice, pairs, camels or coins (rules, sections 2.2 and 4). */

import { basket, type CodedField, entriesOf, REFUSED, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import * as C from '../codes.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { gain } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { CAMELS_OR_COINS, CHOOSE_GOODS, CHOOSE_PAIR } from '../questions.ts';
import type { MpCodedRow } from '../row.ts';

import { ANSWERED, answered, checkQuestion, goOn, q, wanted } from './common.ts';

const GOOD_BITS = 4;
const MOST_OF_ONE = 2 ** GOOD_BITS - 1;
const goods = basket(GOODS, Number.MAX_SAFE_INTEGER, GOOD_BITS);
const GOODS_BITS = goods.bits;
const numberIn = (code: number): number => body(code) >> GOODS_BITS;
/** How many of good `i` a code of `chooseGoods` takes. */
export const goodIn = (code: number, i: number): number => (code >> (i * GOOD_BITS)) & MOST_OF_ONE;

/** Goods of choice, repeats allowed. */
export const goodsRow: MpCodedRow = {
  type: 'chooseGoods',
  code: C.CHOOSE_GOODS,
  rule: 'MP-086',
  phases: ANSWERED,
  answers: true,
  fields: { q, goods },
  check: (s, p, code) => {
    const wrong = checkQuestion(s, p, numberIn(code), CHOOSE_GOODS);
    if (wrong !== OK) return wrong;
    const total = goodIn(code, 0) + goodIn(code, 1) + goodIn(code, 2);
    return total === wanted(s, p, numberIn(code), CHOOSE_GOODS) ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    const { source } = answered(s, p, numberIn(code), CHOOSE_GOODS);
    for (let i = 0; i < GOODS.length; i++) {
      gain(s, p, PEPPER + i, goodIn(code, i), source, sink);
    }
    goOn(s, chance, sink);
  },
};

/** Pepper and silk, pepper and gold, silk and gold. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];
/** At most two pairs are ever gained at once (AV-R23). */
const MOST_PAIRS = 3;
const PAIR_BITS = 2;
const PAIRS_BITS = PAIRS.length * PAIR_BITS;
const goodWord = word(GOODS);

/** How often each pair is chosen. */
const pairs: CodedField<string[][]> = {
  kind: 'pairs',
  optional: false,
  bits: PAIRS_BITS,
  read: (value) => {
    let packed = 0;
    const list = entriesOf(value, MOST_PAIRS);
    if (list.length === 0) throw REFUSED;
    for (const entry of list) {
      const two = entriesOf(entry, 2)
        .map((good) => goodWord.read(good))
        .sort();
      const pair = PAIRS.findIndex(([a, b]) => a === two[0] && b === two[1]);
      if (two.length !== 2 || pair < 0) throw REFUSED;
      packed += 2 ** (pair * PAIR_BITS);
    }
    return packed;
  },
  write: (packed) =>
    PAIRS.flatMap(([a, b], pair) =>
      Array.from({ length: timesOf(packed, pair) }, () => [GOODS[a], GOODS[b]]),
    ),
  fits: (packed) => packed > 0,
};
/** How many times a code of `choosePair` takes pair number `pair`. */
export const timesOf = (packed: number, pair: number): number =>
  (packed >> (pair * PAIR_BITS)) & (2 ** PAIR_BITS - 1);
const pairNumber = (code: number): number => body(code) >> PAIRS_BITS;

/** Pairs of two different goods. */
export const pairRow: MpCodedRow = {
  type: 'choosePair',
  code: C.CHOOSE_PAIR,
  rule: 'MP-086',
  phases: ANSWERED,
  answers: true,
  fields: { q, pairs },
  check: (s, p, code) => {
    const wrong = checkQuestion(s, p, pairNumber(code), CHOOSE_PAIR);
    if (wrong !== OK) return wrong;
    const chosen = timesOf(code, 0) + timesOf(code, 1) + timesOf(code, 2);
    return chosen === wanted(s, p, pairNumber(code), CHOOSE_PAIR) ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    const { source } = answered(s, p, pairNumber(code), CHOOSE_PAIR);
    for (let pair = 0; pair < PAIRS.length; pair++) {
      const times = timesOf(code, pair);
      for (const good of PAIRS[pair]) gain(s, p, PEPPER + good, times, source, sink);
    }
    goOn(s, chance, sink);
  },
};

const CAMEL_BITS = 5;
/** The camels of a code of `chooseCamelsOrCoins`, as a mask. */
export const MOST_CAMELS = 2 ** CAMEL_BITS - 1;
/** More camels than any compensation has count as too many. */
const camels: CodedField<number> = {
  kind: 'amount',
  optional: false,
  bits: CAMEL_BITS,
  read: (value) => {
    if (!Number.isInteger(value) || Number(value) < 0) throw REFUSED;
    return Math.min(MOST_CAMELS, Number(value));
  },
  write: (packed) => packed,
  fits: () => true,
};

/** MP-025: the chosen number of camels, the rest coins. */
export const camelsRow: MpCodedRow = {
  type: 'chooseCamelsOrCoins',
  code: C.CAMELS_OR_COINS,
  rule: 'MP-025',
  phases: ANSWERED,
  answers: true,
  fields: { q, camels },
  refusals: { BAD_CHOICE: 'MP-025' },
  check: (s, p, code) => {
    const number = body(code) >> CAMEL_BITS;
    const wrong = checkQuestion(s, p, number, CAMELS_OR_COINS);
    if (wrong !== OK) return wrong;
    const most = wanted(s, p, number, CAMELS_OR_COINS);
    return (code & MOST_CAMELS) > most ? E.BAD_CHOICE : OK;
  },
  apply: (s, p, code, chance, sink) => {
    const { source, n } = answered(s, p, body(code) >> CAMEL_BITS, CAMELS_OR_COINS);
    const chosen = code & MOST_CAMELS;
    gain(s, p, CAMEL, chosen, source, sink);
    gain(s, p, COIN, n - chosen, source, sink);
    goOn(s, chance, sink);
  },
};

export function legalGoods(number: number, n: number, out: Int32Array): number {
  let count = 0;
  for (let pepper = n; pepper >= 0; pepper--) {
    for (let silk = n - pepper; silk >= 0; silk--) {
      const gold = n - pepper - silk;
      const packed = pepper + silk * 2 ** GOOD_BITS + gold * 2 ** (2 * GOOD_BITS);
      out[count++] = C.CHOOSE_GOODS + number * 2 ** GOODS_BITS + packed;
    }
  }
  return count;
}

export function legalPairs(number: number, n: number, out: Int32Array): number {
  let count = 0;
  for (let a = n; a >= 0; a--) {
    for (let b = n - a; b >= 0; b--) {
      const packed = a + b * 2 ** PAIR_BITS + (n - a - b) * 2 ** (2 * PAIR_BITS);
      out[count++] = C.CHOOSE_PAIR + number * 2 ** PAIRS_BITS + packed;
    }
  }
  return count;
}

export function legalCamels(number: number, n: number, out: Int32Array): number {
  for (let chosen = 0; chosen <= n; chosen++) {
    out[chosen] = C.CAMELS_OR_COINS + number * 2 ** CAMEL_BITS + chosen;
  }
  return n + 1;
}
