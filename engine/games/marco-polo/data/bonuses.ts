/** City bonus markers and outpost tiles (rules, sections 2.6 and 2.7). */

import type { Gain } from './vocabulary.ts';

interface Bonus {
  readonly id: string;
  readonly gain: Gain;
}

interface CityBonus extends Bonus {
  /** Where it lies in the beginner set-up (MP-017). */
  readonly beginner?: string;
}

export const CITY_BONUSES: readonly CityBonus[] = [
  { id: 'CB1', gain: { coin: 5 }, beginner: 'anxi' },
  { id: 'CB2', gain: { camel: 3 }, beginner: 'ormuz' },
  { id: 'CB3', gain: { good2diff: 1 }, beginner: 'kashgar' },
  { id: 'CB4', gain: { otherCityBonus: 1 }, beginner: 'xian' },
  { id: 'CB5', gain: { camel: 1, coin: 3 }, beginner: 'adana' },
  { id: 'CB6', gain: { vp: 3 }, beginner: 'kochi' },
  { id: 'CB7', gain: { camel: 1, silk: 1 }, beginner: 'v2' },
  { id: 'CB8', gain: { pepper: 1, coin: 3 }, beginner: 'v3' },
  { id: 'CB9', gain: { vp: 2, camel: 1 }, beginner: 'v5' },
  // AV-186: in play only with the New Characters.
  { id: 'CB10', gain: { gift: 1 } },
];

/** AV-186: markers at the end of the list that only the New Characters bring. */
export const NEW_BONUSES = 1;

export const OUTPOSTS = [
  { id: 'OB1', gain: { coin: 3 } },
  { id: 'OB2', gain: { coin: 5 } },
  { id: 'OB3', gain: { camel: 2 } },
  { id: 'OB4', gain: { camel: 3 } },
  { id: 'OB5', gain: { good: 1 } },
  { id: 'OB6', gain: { silk: 2 } },
  { id: 'OB7', gain: { gold: 2 } },
  { id: 'OB8', gain: { move: 1 } },
  { id: 'OB9', gain: { contract: 1 } },
  { id: 'OB10', gain: { blackDie: 1 } },
] as const satisfies readonly Bonus[];
