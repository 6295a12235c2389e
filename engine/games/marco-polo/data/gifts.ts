/** The gifts of the mini expansion "The New Characters" (rules, appendix A), by number. */

import type { Gain } from './vocabulary.ts';

interface Gift {
  readonly id: string;
  /** What it brings at once (AV-184), or when it is used. */
  readonly gain?: Gain;
  /** What every opponent takes besides. */
  readonly others?: Gain;
  /** A point for each of these, `MOST_GIFT_POINTS` at most. */
  readonly count?: 'posts' | 'contracts';
}

/** AV-184: those that act at once come first; AV-185: the others are kept until they are used. */
export const GIFTS: readonly Gift[] = [
  { id: 'GF01', gain: { camel: 3 } },
  { id: 'GF02', gain: { camel: 2 } },
  { id: 'GF03', gain: { coin: 5 } },
  { id: 'GF04', gain: { good: 1 } },
  { id: 'GF05' },
  { id: 'GF06', gain: { good2diff: 1 }, others: { gold: 1 } },
  { id: 'GF07', gain: { coin: 8 }, others: { coin: 3 } },
  { id: 'GF08', count: 'posts' },
  { id: 'GF09', count: 'contracts' },
  { id: 'GF10', gain: { contract: 2 } },
  { id: 'GF11', gain: { contract: 1 } },
  { id: 'GF12' },
  { id: 'GF13' },
  { id: 'GF14' },
  { id: 'GF15', gain: { move: 1 } },
];
export const GIFT_IDS: readonly string[] = GIFTS.map(({ id }) => id);
const gift = (id: string): number => GIFT_IDS.indexOf(id);

/** A black die or coins. */
export const GF05 = gift('GF05');
/** The first of those that are kept. */
export const FIRST_KEPT = gift('GF10');
/** A die is set to any value. */
export const GF12 = gift('GF12');
/** A placement without what joining costs. */
export const GF13 = gift('GF13');
/** A post in a city passed. */
export const GF14 = gift('GF14');
export const GF15 = gift('GF15');

/** GF05: the coins in place of the die. */
export const COINS_FOR_DIE = 3;
/** GF08, GF09 */
export const MOST_GIFT_POINTS = 6;
/** AV-182, AV-183: drawn at each round start, kept, and kept with the extra tile. */
export const GIFTS_DRAWN = 3;
export const GIFTS_KEPT = 1;
export const GIFTS_WITH_TILE = 2;
/** AV-180, AV-108: city cards of Arghun, and of Bellela as Arghun. */
export const ARGHUN_CARDS = 6;
export const BELLELA_ARGHUN_CARDS = 3;
