/**
 * Converts rows of a journal's database to their contents; both databases name their columns alike.
 */

import type { JsonObject, SeatInfo } from '../../engine/core/contract.ts';
import type { LogResult } from '../../engine/core/log.ts';
import type { Entry, StoredMatch, TableRecord } from './journal.ts';

export type Row = Readonly<Record<string, unknown>>;

export type EntryRow = {
  readonly n: number;
  readonly seat: number;
  readonly action: string | null;
  readonly action_id: string | null;
};

/** Whether a row is an entry's: SQLite keeps a value of any type in any column. */
export const isEntryRow = (row: Row): row is EntryRow =>
  typeof row.n === 'number' &&
  typeof row.seat === 'number' &&
  (row.action === null || typeof row.action === 'string') &&
  (row.action_id === null || typeof row.action_id === 'string');

export function readTable(row: Row): TableRecord {
  return {
    code: row.code as string,
    game: row.game as string,
    body: JSON.parse(row.body as string) as JsonObject,
    matchId: row.match as string | null,
  };
}

export function readMatch(row: Row): StoredMatch {
  return {
    id: row.id as string,
    code: row.code as string,
    game: row.game as string,
    seats: JSON.parse(row.seats as string) as SeatInfo[],
    options: JSON.parse(row.options as string) as JsonObject,
    key: row.key as string,
    engine: row.engine as string,
    finished: row.finished !== null,
    ...(row.contributions !== null && {
      contributions: JSON.parse(row.contributions as string) as string[],
    }),
    ...(row.result !== null && { result: JSON.parse(row.result as string) as LogResult }),
  };
}

export const readEntry = ({ n, seat, action, action_id }: EntryRow): Entry => ({
  n,
  seat,
  action: action === null ? null : (JSON.parse(action) as JsonObject),
  actionId: action_id,
});
