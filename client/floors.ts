/**
 * The oldest browsers that each page supports. The build compiles for them, and a test searches the
 * built files for features that they lack. Broadcast programs carry a browser of their own: OBS up
 * to 30 has Chrome 103, 31 and 32 have 127. Phones at a table are the guests' own: iPhones from iOS
 * 15.4 on.
 */

export interface Floor {
  /** For the compiler: syntax, and features of style sheets that it can rewrite. */
  readonly targets: readonly string[];
  /** Methods and functions of later versions, by name. */
  readonly lacks: readonly string[];
  /** Later features of style sheets. */
  readonly lacksInStyles: readonly RegExp[];
}

const LATE = ['toSorted', 'toReversed', 'toSpliced', 'withResolvers', 'fromAsync', 'groupBy'];
const HAS = /:has\(/;
const CONTAINER = /@container/;
const MIX = /color-mix\(/;

export const FLOORS = {
  overlay: {
    targets: ['chrome103'],
    lacks: [...LATE, 'checkVisibility'],
    lacksInStyles: [HAS, CONTAINER, MIX],
  },
  hand: {
    targets: ['safari15.4', 'chrome103'],
    lacks: [...LATE, 'checkVisibility', 'timeout', 'any'],
    // Container queries only trim narrow segments of the odds: without them their names are cut.
    lacksInStyles: [MIX],
  },
} as const satisfies { readonly [page: string]: Floor };

export type FlooredPage = keyof typeof FLOORS;
