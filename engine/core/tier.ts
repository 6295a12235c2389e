/** Games by their ids; a page loads only the part that it needs. */

/** Loads the same part of each game. */
export type Tier<T> = { readonly [id: string]: () => Promise<T> };
