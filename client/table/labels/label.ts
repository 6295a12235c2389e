/**
 * Text over things of the board, for a person who cannot read the painted text from the camera's
 * place.
 */

import type { ReactNode } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';

export interface BoardLabel {
  /** Unique among all labels of the board. */
  readonly id: string;
  /** Position of the labelled thing: x, y, z. */
  readonly at: readonly [number, number, number];
  /** 0 is placed first. A label without room is left out until the camera comes nearer. */
  readonly rank: number;
  /**
   * `name`: as a plate of slate; `tag`: as one of paper; `own`: over a thing, pointing down to it.
   */
  readonly look: 'name' | 'tag' | 'own';
  readonly text: ReactNode;
  /** In smaller letters, where many things are close together. */
  readonly small?: boolean;
  /**
   * Height of the same text on the board itself, in units: the label disappears where that text is
   * readable. Absent: the board does not carry the text.
   */
  readonly high?: number;
  /** Width and height of the plate on the board that the label covers, in units. */
  readonly plate?: readonly [w: number, h: number];
}

/** The labels of a board as the person on `seat` (null: a spectator) sees it. */
export type Labelling = (view: ViewBase, seat: number | null) => readonly BoardLabel[];
