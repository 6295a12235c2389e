/** A journey before it is confirmed, as far as the board draws it. */

/** A step of it, with what its route costs. */
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
  /** Cities in which posts would be placed, in the order reached. */
  readonly posts: readonly string[];
  /** The node in which the last leg ends. */
  readonly end: string;
  readonly steps: number;
  /** Steps that the dice or the reward allow. */
  readonly most: number;
  /** What all of it costs, and what the seat has. */
  readonly coins: number;
  readonly camels: number;
  readonly purse: { readonly coins: number; readonly camels: number };
}
