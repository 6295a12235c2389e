/** The minimum of a game's contract: enough to read a match's messages without its rules. */

import type { Shape } from './shape.ts';

export interface Reading {
  readonly id: string;
  /** Typed fields of `view.public`, as the synchronized schema carries them. */
  readonly publicShape: Shape;
  /** The most frequent words of its events, as `Game.eventWords`. */
  readonly eventWords: readonly string[];
  /** The `version` in every view of this game. */
  readonly viewVersion: string;
}
