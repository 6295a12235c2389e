/**
 * The best of several offered things: the argument of a placement's code, and its value in points.
 */

export interface Offer {
  /** -1 = there is none. */
  arg: number;
  worth: number;
}

/** A list of `count` empty ones. */
export const offers = (count: number): readonly Offer[] =>
  Array.from({ length: count }, () => ({ arg: -1, worth: Number.NEGATIVE_INFINITY }));

export function clear(all: readonly Offer[]): void {
  for (let i = 0; i < all.length; i++) empty(all[i]);
}

export function empty(one: Offer): void {
  one.arg = -1;
  one.worth = Number.NEGATIVE_INFINITY;
}

/** Takes the new one if its value is greater. */
export function raise(best: Offer, arg: number, worth: number): void {
  if (worth <= best.worth) return;
  best.arg = arg;
  best.worth = worth;
}
