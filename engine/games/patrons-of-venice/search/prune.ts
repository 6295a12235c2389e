/** Which of many sales and sites are worth a thought. */

import { body, codeWith } from '../../../kit/rows.ts';
import { businessWorth, handWorth } from '../bot/worth.ts';
import { SELL, SPONSOR_BUSINESS } from '../codes.ts';
import { GOODS, VALUE_OF } from '../data.ts';
import { firstProof } from '../phases/proof.ts';
import { readSale, SALE } from '../phases/sales.ts';
import { at, HAND, type State } from '../state.ts';

/** Sales, and sites of all kinds of businesses, that are. */
const MOST_SALES = 24;
const MOST_SITES = 24;
const KIND = ~(codeWith(1, 0) - 1);

const worth = new Float64Array(1 << 12);

const isSale = (code: number): boolean => (code & KIND) === SELL;
const isBusiness = (code: number): boolean => (code & KIND) === SPONSOR_BUSINESS;

/** Keeps the best sales by hand, the best sites, and of several proofs the first: all stay in the hand. */
export function prune(s: State, seat: number, codes: Int32Array, count: number): number {
  if (isSale(codes[0])) return best(codes, count, MOST_SALES, (code) => saleWorth(s, seat, code));
  let kept = 0;
  for (let i = 0; i < count; i++) {
    if (isBusiness(codes[i]) && !isFirstProof(s, seat, body(codes[i]))) continue;
    codes[kept++] = codes[i];
  }
  return best(codes, kept, MOST_SITES, (code) =>
    isBusiness(code) ? siteWorth(s, seat, body(code)) : Number.POSITIVE_INFINITY,
  );
}

function isFirstProof(s: State, seat: number, packed: number): boolean {
  const proof = packed & 7;
  return proof === 0 || proof === firstProof(s, seat, packed >> 8);
}

const siteWorth = (s: State, seat: number, packed: number): number =>
  businessWorth(s, seat, packed >> 8, (packed >> 3) & 31);

/** Ducats of the sale and what is left in the hand. */
function saleWorth(s: State, seat: number, code: number): number {
  readSale(s, seat, body(code));
  let ducats = 0;
  for (let good = 0; good < GOODS.length; good++) {
    ducats += SALE[good] * VALUE_OF[good];
    s[HAND + at(seat) + good] -= SALE[good];
  }
  const left = handWorth(s, seat);
  for (let good = 0; good < GOODS.length; good++) s[HAND + at(seat) + good] += SALE[good];
  return ducats + left;
}

/** Keeps the `most` codes of most worth, in their order. */
function best(
  codes: Int32Array,
  count: number,
  most: number,
  worthOf: (code: number) => number,
): number {
  if (count <= most) return count;
  for (let i = 0; i < count; i++) worth[i] = worthOf(codes[i]);
  const floor = worth.slice(0, count).sort()[count - most];
  let kept = 0;
  for (let i = 0; i < count && kept < most; i++) {
    if (worth[i] >= floor) codes[kept++] = codes[i];
  }
  return kept;
}
