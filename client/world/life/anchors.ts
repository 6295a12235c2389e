/** A town's places for life: people, birds, smoke, washing and boats. */

/** A place in the world, y up. */
export interface Perch {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A way on foot or by boat; `loop`: its end joins its beginning. */
export interface Way {
  readonly points: readonly Perch[];
  readonly loop: boolean;
}

/** A line for washing from wall to wall. */
export interface Line {
  readonly from: Perch;
  readonly to: Perch;
}

export interface Anchors {
  /** Mouths of chimneys, for smoke. */
  readonly chimneys: readonly Perch[];
  /** Points on ridges and cornices where birds can sit. */
  readonly perches: readonly Perch[];
  /** Between houses that face one another across a lane, below the eaves. */
  readonly lines: readonly Line[];
  /** Ways on the ground: along the quays, clear of walls and water, and over the bridges. */
  readonly walks: readonly Way[];
}
