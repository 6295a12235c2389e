/**
 * The numbers that make up action codes. Each row defines its own bits (`row.ts`); rows are
 * numbered in the order of `actions.ts`. Counts of shares and Mercato cubes have three bits and
 * saturate at 7, bids (in steps of 5) at 2^25 - 1: both are far over every limit of the rules, so
 * no legal action is lost.
 */

export * from './code-types.ts';

const BODY = 2 ** 25 - 1;
/** The parameters of a code, without its row. */
export const body = (code: number): number => code & BODY;
/** The code of a row with these parameters. */
export const make = (row: number, parameters: number): number => (row << 25) | parameters;

/** Count (or dock entry) at `index` of a list of three-bit fields. */
export const three = (code: number, index: number): number => (code >> (index * 3)) & 7;

/** Sum of the three-bit counts in the lowest `n` fields. */
export function sumThree(code: number, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (code >> (i * 3)) & 7;
  return sum;
}

/** The code with the last of its `kinds` three-bit counts taken away, one by one. */
export function fewerOf(code: number, kinds: number): number[] {
  const found: number[] = [];
  let rest = code;
  for (let i = kinds - 1; i >= 0; i--) {
    for (let left = three(code, i); left > 0; left--) {
      rest -= 1 << (3 * i);
      found.push(rest);
    }
  }
  return found;
}
