/** `GET /tables`: the public list of tables. */

import type { TableState } from './messages.ts';

/** A table of the public list. */
export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly stage: TableState['stage'];
  /** Everybody on the chairs, '' for a free one. */
  readonly names: readonly { readonly name: string; readonly bot: boolean }[];
  /** Chairs that any visitor may take. */
  readonly free: number;
  readonly spectators: number;
  /** The current round; 0 in the lobby. */
  readonly round: number;
}

/** `GET /tables?page=0`. */
export interface ListedTables {
  readonly tables: readonly ListedTable[];
  /** A further page exists. */
  readonly more: boolean;
}
