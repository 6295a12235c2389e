/** Coin piles: a pure function of an amount of ducats. */

import type { Spot } from './cubes.ts';
import { jitter } from './ease.ts';

/** Largest first. */
export const DENOMINATIONS = [1000, 500, 100, 50, 25, 10, 5] as const;
/** Small change that a pile keeps before larger coins are used, by index of the denomination. */
const CHANGE = [0, 0, 2, 2, 2, 3, 2] as const;

export interface CoinForm {
  readonly radius: number;
  readonly height: number;
  readonly color: number;
}
/** How each denomination looks. */
export const COIN_FORMS: readonly CoinForm[] = [
  { radius: 0.98, height: 0.3, color: 0xffd24a },
  { radius: 0.9, height: 0.27, color: 0xf7bd3c },
  { radius: 0.82, height: 0.24, color: 0xf2ae36 },
  { radius: 0.74, height: 0.22, color: 0xd9dde2 },
  { radius: 0.66, height: 0.2, color: 0xbfc6cf },
  { radius: 0.6, height: 0.18, color: 0xd08a4a },
  { radius: 0.52, height: 0.16, color: 0xb87040 },
];

/**
 * Number of coins of each denomination (same index) for `amount` ducats, a multiple of 5. Some
 * small change first, so that a modest fortune looks like one; the rest in large coins. The sum is
 * always exact. Writes into `out` and answers it.
 */
export function coinCounts(amount: number, out: number[] = []): number[] {
  out.length = DENOMINATIONS.length;
  let rest = Math.max(0, Math.floor(amount / 5) * 5);
  for (let d = DENOMINATIONS.length - 1; d >= 0; d--) {
    const n = Math.min(CHANGE[d], Math.floor(rest / DENOMINATIONS[d]));
    out[d] = n;
    rest -= n * DENOMINATIONS[d];
  }
  for (let d = 0; d < DENOMINATIONS.length; d++) {
    const n = Math.floor(rest / DENOMINATIONS[d]);
    out[d] += n;
    rest -= n * DENOMINATIONS[d];
  }
  return out;
}

/** A tall stack becomes several: nobody counts twelve coins in a tower. */
const TALLEST = 6;
const stacksOf = (n: number): number => Math.ceil(n / TALLEST);

/**
 * Position of coin `k` of denomination `d` in the pile of `counts`: u from the pile's left end, v
 * away from the viewer, n the height of its underside. Writes into `out` and answers it.
 */
export function coinSpot(counts: readonly number[], d: number, k: number, out: Spot): Spot {
  let u = 0;
  for (let before = 0; before < d; before++) {
    const n = counts[before];
    if (n === 0) continue;
    const { radius } = COIN_FORMS[before];
    u += radius * 2 + (stacksOf(n) - 1) * radius * 1.5 + 0.1;
  }
  const { radius, height } = COIN_FORMS[d];
  const stacks = Math.max(1, stacksOf(counts[d]));
  const stack = k % stacks;
  out.u = u + radius + stack * radius * 1.5 + (jitter(d, k) - 0.5) * 0.1;
  out.v = (jitter(k, d) - 0.5) * 0.1 + (stack % 2 === 0 ? -0.2 : 0.2);
  out.n = 0.1 + Math.floor(k / stacks) * height;
  out.spin = 0;
  return out;
}

/**
 * Coins of a stream: few large ones, at most `limit`, whose sum is `amount`. Indices of
 * denominations.
 */
export function coinStream(amount: number, limit = 8): number[] {
  const coins: number[] = [];
  let rest = Math.max(0, Math.floor(amount / 5) * 5);
  for (let d = 0; d < DENOMINATIONS.length && rest > 0; d++) {
    while (rest >= DENOMINATIONS[d] && coins.length < limit) {
      coins.push(d);
      rest -= DENOMINATIONS[d];
    }
  }
  return coins;
}
