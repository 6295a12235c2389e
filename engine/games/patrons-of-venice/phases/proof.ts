/**
 * The goods shown to sponsor a business: an index list of its recipe as a bit mask, lowest bit
 * first, so that it reads in the order of the rules' table.
 */

import { BUSINESS, BUSINESSES, GOODS, type Good } from '../data.ts';
import { isLuxury } from '../scoring.ts';
import { at, HAND, type State } from '../state.ts';

/** PV-055, PV-056, PV-057: number of different goods to show. */
export const proofSize = (business: number): number => (isLuxury(business) ? 2 : 1);

const ONE_OF_ONE = [1] as const;
/** In the order of an automatic choice. */
const TWO_OF_THREE = [3, 5, 6] as const;
/** The masks of all proofs of a business. [business] */
export const PROOFS: readonly (readonly number[])[] = BUSINESSES.map((_, business) =>
  isLuxury(business) ? TWO_OF_THREE : ONE_OF_ONE,
);

/** Whether `p` has all shown goods in hand. */
export function canShow(s: State, p: number, business: number, proof: number): boolean {
  const { inputs } = BUSINESS[business];
  for (let i = 0; i < inputs.length; i++) {
    if ((proof & (1 << i)) !== 0 && s[HAND + at(p) + inputs[i]] === 0) return false;
  }
  return true;
}

/** The first goods of the recipe that `p` has in hand; 0 if they are too few. */
export function firstProof(s: State, p: number, business: number): number {
  const proofs = PROOFS[business];
  for (let i = 0; i < proofs.length; i++) if (canShow(s, p, business, proofs[i])) return proofs[i];
  return 0;
}

/** The mask of named goods; -1 if one is not in the recipe, or their number is wrong. */
export function proofOf(business: number, named: readonly Good[]): number {
  const { inputs } = BUSINESS[business];
  let proof = 0;
  for (const good of named) {
    const index = inputs.indexOf(GOODS.indexOf(good));
    if (index < 0) return -1;
    proof |= 1 << index;
  }
  return named.length === proofSize(business) ? proof : -1;
}

/** The goods of a proof, in the order of the recipe. */
export const shownIn = (business: number, proof: number): Good[] =>
  BUSINESS[business].inputs.filter((_, i) => (proof & (1 << i)) !== 0).map((good) => GOODS[good]);
