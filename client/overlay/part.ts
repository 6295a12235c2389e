/** What a part of the overlay is given, and what it is. */

import type { View } from '../../engine/games/masters-of-venice/types.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import type { Line } from './captions.ts';
import type { Market } from './trends.ts';

/** Everything that the overlay knows at a moment. */
export interface Now {
  readonly table: TableState | null;
  readonly view: View | null;
  readonly market: Market | null;
  readonly line: Line | null;
  /** The server's clock, epoch milliseconds. */
  readonly clock: number;
}

export interface Part {
  readonly root: HTMLElement;
  /** Writes what has changed. */
  update(now: Now): void;
}

/** A merchant as the lobby and the match know them. */
export interface Merchant {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
}

export function merchantsOf({ table, view }: Now): readonly Merchant[] {
  if (view) return view.public.seats;
  return (table?.seats ?? []).filter((one) => one.taken || one.bot);
}
