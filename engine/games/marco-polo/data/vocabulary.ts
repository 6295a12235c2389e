/** Goods, and the words for what things cost and bring (rules, section 2.2). */

export const GOODS = ['pepper', 'silk', 'gold'] as const;
export type Good = (typeof GOODS)[number];
/** The same as a plain list, to look a word up in. */
export const GOOD_IDS: readonly string[] = GOODS;

/**
 * What can be gained, by number: first what lies in a purse (`state.ts`, `PURSE`), then points, then
 * the rest in the order in which it is given (section 5.6).
 */
export const GAINS = [
  ...(['coin', 'camel', ...GOODS, 'vp', 'good', 'good2diff'] as const),
  ...(['contract', 'blackDie', 'move', 'otherCityBonus', 'ownCityBonus', 'gift'] as const),
] as const;
type Gained = (typeof GAINS)[number];

/** Sparse amounts; absent = 0. */
export type Gain = { readonly [what in Gained]?: number };
/** `goodAny` = goods of choice, `good2diff` = pairs of two different goods. */
export type Cost = {
  readonly [what in 'coin' | 'camel' | Good | 'vp' | 'goodAny' | 'good2diff']?: number;
};

export const COIN = 0;
export const CAMEL = 1;
/** Silk and gold follow, in the order of `GOODS`. */
export const PEPPER = 2;
export const VP = 5;
/** Goods of choice. */
export const ANY_GOOD = 6;
/** Pairs of two different goods. */
export const PAIR = 7;
export const CONTRACT = 8;
export const BLACK_DIE = 9;
export const MOVE = 10;
export const OTHER_BONUS = 11;
export const OWN_BONUS = 12;
export const GIFT = 13;

/** The amounts of a gain, by number. */
export const gainOf = (gain: Gain): readonly number[] => GAINS.map((what) => gain[what] ?? 0);
/** The amounts of a cost, by the same numbers: goods of choice stand at `ANY_GOOD`. */
export const costOf = ({ goodAny, ...fixed }: Cost): readonly number[] =>
  gainOf({ ...fixed, ...(goodAny !== undefined && { good: goodAny }) });

export const NO_GAIN = gainOf({});
