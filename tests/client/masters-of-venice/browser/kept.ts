/** The server's record of a match, in the form of the page's end. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Kept } from '../../browser/record.ts';
import type { ShownRow } from '../../browser/table.ts';

/** The engine's final scoring of the journal's log, in the form of `shownResult`; by seat. */
export function keptResult({ match }: Kept): ShownRow[] {
  const { result } = (match.view('public') as View).public;
  const rows = (result?.table ?? []).map((row) => ({
    seat: row.seat,
    figures: [row.track, row.vpTax, row.vpOrders, row.vpShares, row.vpCash, row.total],
    winner: result?.winners.includes(row.seat) === true,
  }));
  return rows.sort((a, b) => a.seat - b.seat);
}
