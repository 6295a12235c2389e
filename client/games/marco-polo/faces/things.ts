/**
 * Costs and gains of cards, read from the data of the rules: one list of things with their numbers,
 * from which both the signs on a face and the words of a sentence are made.
 */

import type { SignName } from './signs.ts';

/** In the order of sentences: counted things, then choices, then effects. */
export const THINGS = [
  ...(['coin', 'camel', 'pepper', 'silk', 'gold', 'good', 'goodAny', 'good2diff', 'vp'] as const),
  ...([
    'contract',
    'blackDie',
    'move',
    'companion',
    'otherCityBonus',
    'ownCityBonus',
    'gift',
  ] as const),
] as const;
export type Thing = (typeof THINGS)[number];

/** A cost or a gain of the rules (section 2.2): the number of each thing. */
export type Amounts = { readonly [thing in Thing]?: number };

/** One thing and its number. */
export interface Some {
  readonly thing: Thing;
  readonly n: number;
}

/** The things in a cost or a gain, in order. */
export const listOf = (amounts: Amounts): readonly Some[] =>
  THINGS.flatMap((thing) => {
    const n = amounts[thing] ?? 0;
    return n === 0 ? [] : [{ thing, n }];
  });

const SIGN_OF: { readonly [thing in Thing]?: SignName } = { goodAny: 'good', good2diff: 'pair' };
/** The sign of a thing. */
export const signOf = (thing: Thing): SignName => SIGN_OF[thing] ?? (thing as SignName);
