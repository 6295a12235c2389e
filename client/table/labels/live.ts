/** The labels on the page: the page writes them and the canvas places them. */

import type { BoardLabel } from './label.ts';
import type { Wish } from './layout.ts';

export interface LiveLabel extends Wish {
  readonly label: BoardLabel;
  readonly element: HTMLElement;
  /** Size of its text. */
  readonly own: readonly [w: number, h: number];
}

/** In the order in which they are placed; `version` counts the changes of the list. */
export const live: { labels: readonly LiveLabel[]; version: number } = { labels: [], version: 0 };
