/** What a part of the overlay is given, what it is, and what a game brings for all of them. */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import type { EventBatch } from '../../store/table.ts';

/** A sentence of the lower third. */
export interface Line {
  readonly text: string;
  /** The merchant whom it is about; null: everybody. */
  readonly seat: number | null;
}

/** Everything that the overlay knows at a moment. */
export interface Now {
  readonly table: TableState | null;
  readonly view: ViewBase | null;
  readonly line: Line | null;
  /** What has happened, oldest first; what was taken back is marked. */
  readonly log: readonly { readonly event: GameEvent; readonly withdrawn: boolean }[];
  /** The server's clock, epoch milliseconds. */
  readonly clock: number;
}

export interface Part {
  readonly root: HTMLElement;
  /** Writes what has changed. */
  update(now: Now): void;
}

/** Where a part stands: over the picture in the middle, at the chosen side, along the foot. */
export type PartPlace = 'top' | 'side' | 'foot';

/** A part as its game offers it. */
export interface PartForm {
  /** What the page of settings calls it. */
  readonly title: string;
  readonly place: PartPlace;
  /** What addresses of earlier versions call it. */
  readonly former?: string;
  /** It stands there only where the address names it. */
  readonly wished?: true;
  readonly make: () => Part;
}

/** What of an action is told. */
export type Told = Pick<EventBatch, 'events' | 'before' | 'after'>;

/** A game's overlay. */
export interface OverlayGame {
  /** By the names that addresses call them, in the order in which they stand in their places. */
  readonly parts: { readonly [name: string]: PartForm };
  /** The sentences of what one action did. */
  readonly lines: (told: Told) => readonly Line[];
  /** What is at stake while nothing happens. */
  readonly quiet: (view: ViewBase) => Line | null;
  /** Moments of an example for the preview, oldest first, the last one to stay. */
  readonly demo: () => { readonly moments: readonly Now[]; readonly lines: readonly Line[] };
}
