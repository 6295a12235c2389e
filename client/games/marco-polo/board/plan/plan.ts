/** A journey before it is confirmed, with the parts that the board draws. */

/** A step of it, with the cost of its route. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
  /** The step's number from the beginning of the journey. */
  readonly n: number;
  readonly coins: number;
  readonly camels: number;
}

export interface Plan {
  /** The colour of the seat that travels. */
  readonly color: string;
  readonly stretches: readonly Stretch[];
  /** Cities that would get a post, in the order reached. */
  readonly posts: readonly string[];
  /** The last node of the last leg. */
  readonly end: string;
  readonly steps: number;
  /** The most steps, from the dice or the reward. */
  readonly most: number;
  /** The cost of the whole journey, and the seat's coins. */
  readonly coins: number;
  readonly camels: number;
  readonly purse: { readonly coins: number; readonly camels: number };
}
