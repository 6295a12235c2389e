/**
 * Parts of the overlay: their input, their form, and the material that a game provides for all of
 * them.
 */

import type { ComponentType } from 'react';
import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { TableSeat, TableState } from '../../../server/protocol/messages.ts';
import type { EventBatch } from '../../store/table.ts';

/** A sentence of the lower third. */
export interface Line {
  readonly text: string;
  /** The merchant that the line is about; null: everybody. */
  readonly seat: number | null;
}

/** The events of a match, oldest first; undone events are marked. */
export type Log = readonly { readonly event: GameEvent; readonly withdrawn: boolean }[];

/** The part of a table's state that an overlay shows. */
export type ShownTable = Pick<
  TableState,
  'code' | 'stage' | 'matchId' | 'pause' | 'bank' | 'timers' | 'limits'
> & {
  readonly seats: readonly Pick<TableSeat, 'seat' | 'name' | 'color' | 'bank' | 'taken' | 'bot'>[];
};

/**
 * The whole knowledge of the overlay at a moment. Each field stays the same object until it
 * changes: beside an encoder every repaint counts, so parts are rendered again only then.
 */
export interface Now {
  readonly table: ShownTable | null;
  readonly view: ViewBase | null;
  readonly line: Line | null;
  readonly log: Log;
  /** Answers the server's clock, epoch milliseconds; always the same function. */
  readonly clock: () => number;
}

/** Place of a part: over the picture in the middle, at the chosen side, along the foot. */
export type PartPlace = 'top' | 'side' | 'foot';

/** A part as its game offers it. */
export interface PartForm {
  /** Title of the part on the settings page. */
  readonly title: string;
  readonly place: PartPlace;
  /** Name of the part in addresses of earlier versions. */
  readonly former?: string;
  /** The part appears only if the address names it. */
  readonly wished?: true;
  /** Its element has the name of the part as `data-part`. */
  readonly Part: ComponentType<Now>;
}

/** The reported part of an action. */
export type Told = Pick<EventBatch, 'events' | 'before' | 'after'>;

/** A game's overlay. */
export interface OverlayGame {
  /** By their names in addresses, in the order of their places. */
  readonly parts: { readonly [name: string]: PartForm };
  /** The sentences about the events of one action. */
  readonly lines: (told: Told) => readonly Line[];
  /** The stakes while nothing happens. */
  readonly quiet: (view: ViewBase) => Line | null;
  /** Moments of an example for the preview, oldest first, the last one to stay. */
  readonly demo: () => { readonly moments: readonly Now[]; readonly lines: readonly Line[] };
}
