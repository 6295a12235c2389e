/** Coins, bazaar, Khan's favor and companion stack (rules, MP-050 to MP-058, AV-060 to AV-069). */

import { FROM_SPACE } from '../cards.ts';
import { COMPANIONS, TRADER } from '../data/people.ts';
import {
  BAZAAR_CAMEL,
  BAZAAR_ROWS,
  CAMELS_OF_KHAN,
  COINS_OF_FIVE,
  COINS_OF_MONEYLENDER,
  COINS5,
} from '../data/spaces.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { DIE_FACES, TRADER_GAIN } from '../data.ts';
import { takeCompanion } from '../effects/companions.ts';
import { leastValue } from '../effects/dice.ts';
import { give } from '../effects/give.ts';
import { gain } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { codeFor } from '../placing/code.ts';
import type { Placing } from '../placing/placing.ts';
import { costOf, eachValueOf, setSufficient } from '../placing/value.ts';
import * as S from '../state.ts';
import type { Space } from './space.ts';

/** Whether the cheapest sufficient value is possible and payable; sets it. */
export function affords(s: S.State, p: number, g: Placing, need: number): boolean {
  const value = setSufficient(s, p, g, need);
  return value > 0 && costOf(s, p, g, value) <= s[S.PURSE + S.at(p)];
}

/** MP-050, AV-080: a die of any value for coins. */
export const coins: Space = {
  check: () => OK,
  apply: (s, p, g, _value, sink) => {
    const won = g.space === COINS5 ? COINS_OF_FIVE : COINS_OF_MONEYLENDER;
    gain(s, p, COIN, won, FROM_SPACE + g.space, sink);
  },
  need: () => 1,
  pack: () => 0,
  unpack: (_s, _p, _g, argument) => argument === 0,
  list: (s, p, g, a, b, _c, out, n) => {
    if (affords(s, p, g, 1)) out[n++] = codeFor(g.space, a, b, 0);
    return n;
  },
};

const tradesUp = (s: S.State, p: number): number =>
  S.hasCompanion(s, p, TRADER) ? TRADER_GAIN : 0;

/** MP-051 to MP-056, AV-089, AV-090. */
export const bazaar: Space = {
  check: (s, p, g, value) => {
    const highest = Math.min(DIE_FACES, value + tradesUp(s, p));
    return g.row > highest ? E.DIE_TOO_LOW : OK;
  },
  apply: (s, p, g, value, sink) => {
    const row = g.row > 0 ? g.row : Math.min(DIE_FACES, value + tradesUp(s, p));
    give(s, p, BAZAAR_ROWS[g.space - BAZAAR_CAMEL][row - 1], 1, FROM_SPACE + g.space, sink);
  },
  need: (s, p, g) => Math.max(1, g.row - tradesUp(s, p)),
  pack: (_s, _p, g) => (g.row === 0 ? -1 : g.row),
  unpack: (_s, _p, g, argument) => {
    g.row = argument & 7;
    return g.row >= 1 && g.row <= DIE_FACES;
  },
  list: (s, p, g, a, b, c, out, n) => {
    for (let row = 1; row <= DIE_FACES; row++) {
      // A higher row never costs less.
      if (!affords(s, p, g, Math.max(1, row - tradesUp(s, p)))) return n;
      out[n++] = codeFor(g.space, a, b, c + row);
    }
    return n;
  },
};

const GOOD_BITS = 2;

/** MP-057 */
export const khan: Space = {
  check: () => OK,
  apply: (s, p, g, _value, sink) => {
    gain(s, p, CAMEL, CAMELS_OF_KHAN, FROM_SPACE + g.space, sink);
    gain(s, p, PEPPER + g.good, 1, FROM_SPACE + g.space, sink);
  },
  need: () => -1,
  pack: (_s, _p, g) => g.good,
  unpack: (_s, _p, g, argument) => {
    g.good = argument & (2 ** GOOD_BITS - 1);
    return g.good < GOODS.length;
  },
  list: (s, p, g, a, b, _c, out, start) => {
    const least = leastValue(s, g.space);
    let n = start;
    for (let stated = 0; stated <= DIE_FACES; stated++) {
      if (eachValueOf(s, p, g, stated) < least) continue;
      for (let good = 0; good < GOODS.length; good++) {
        out[n++] = codeFor(g.space, a, b, (stated << KHAN_VALUE_SHIFT) + good);
      }
    }
    return n;
  },
};
/** Position of a stated value in an argument. */
export const KHAN_VALUE_SHIFT = 12;

const COMPANION_BITS = 4;
const NO_COMPANION = 2 ** COMPANION_BITS - 1;

/** AV-062, AV-063, AV-066, AV-069. */
export const companionStack: Space = {
  check: (s, _p, g) => {
    if (s[S.COMPANION_ROW_SIZE] === 0) return g.companion < 0 ? OK : E.COMPANION_NOT_AVAILABLE;
    return isFaceUp(s, g.companion) ? OK : E.COMPANION_NOT_AVAILABLE;
  },
  apply: (s, p, g, _value, sink) => {
    gain(s, p, PEPPER + g.good, 1, FROM_SPACE + g.space, sink);
    if (g.companion >= 0) takeCompanion(s, p, g.companion, sink);
  },
  need: () => 1,
  pack: (_s, _p, g) => (g.companion < 0 ? NO_COMPANION : g.companion) * 2 ** GOOD_BITS + g.good,
  unpack: (_s, _p, g, argument) => {
    g.good = argument & (2 ** GOOD_BITS - 1);
    const companion = argument >> GOOD_BITS;
    g.companion = companion === NO_COMPANION ? -1 : companion;
    return g.good < GOODS.length && g.companion < COMPANIONS.length;
  },
  list: (s, p, g, a, b, _c, out, start) => {
    if (!affords(s, p, g, 1)) return start;
    let n = start;
    const size = s[S.COMPANION_ROW_SIZE];
    for (let i = 0; i < Math.max(1, size); i++) {
      const companion = size === 0 ? NO_COMPANION : s[S.COMPANION_ROW + i];
      for (let good = 0; good < GOODS.length; good++) {
        out[n++] = codeFor(g.space, a, b, (companion << GOOD_BITS) + good);
      }
    }
    return n;
  },
};

export function isFaceUp(s: S.State, companion: number): boolean {
  for (let i = 0; i < s[S.COMPANION_ROW_SIZE]; i++) {
    if (s[S.COMPANION_ROW + i] === companion) return true;
  }
  return false;
}
