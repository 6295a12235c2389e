/** The least that is known of a game: enough to read what is told of a match, without its rules. */

import type { Shape } from './shape.ts';

export interface Reading {
  readonly id: string;
  /** Typed fields of `view.public`, as the synchronized schema carries them. */
  readonly publicShape: Shape;
  /** The words that its events say most often, as `Game.eventWords`. */
  readonly eventWords: readonly string[];
  /** What every view of this game carries as its `version`. */
  readonly viewVersion: string;
}
