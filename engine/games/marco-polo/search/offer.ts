/** The best of something that is offered: the argument of a placement's code, and its worth in points. */

export interface Offer {
  /** -1 = there is none. */
  arg: number;
  worth: number;
}

/** So many, all empty. */
export const offers = (count: number): readonly Offer[] =>
  Array.from({ length: count }, () => ({ arg: -1, worth: Number.NEGATIVE_INFINITY }));

export function clear(all: readonly Offer[]): void {
  for (let i = 0; i < all.length; i++) empty(all[i]);
}

export function empty(one: Offer): void {
  one.arg = -1;
  one.worth = Number.NEGATIVE_INFINITY;
}

/** Takes in what is worth more than what is there. */
export function raise(best: Offer, arg: number, worth: number): void {
  if (worth <= best.worth) return;
  best.arg = arg;
  best.worth = worth;
}
