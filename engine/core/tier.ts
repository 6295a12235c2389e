/** Games by their ids, of which a page loads no more than the part it needs. */

/** Loads one and the same part of each game. */
export type Tier<T> = { readonly [id: string]: () => Promise<T> };
