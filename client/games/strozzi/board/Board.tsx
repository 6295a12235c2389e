/**
 * The board of Strozzi inside the canvas of the gulf, with its targets for the person at the table.
 */

import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import { makeBoard } from '../../../table/board/Board.tsx';
import { basics } from '../basics.ts';
import { affordances, useDrafts } from '../drafts.ts';
import { staging } from '../staging.ts';
import { boardCells, SHEET } from './cells.ts';
import { FORMS } from './forms.ts';
import { GulfPen } from './gulf-pen.ts';
import { Houses } from './Houses.tsx';
import { BoardPieces, type Types } from './pieces.ts';
import { type Sites, sitesFor } from './sites.ts';

/** The palazzi of the seats in play. */
function Beside({ sites }: { readonly sites: Sites }) {
  const count = useTable(useShallow(({ view }) => (view as View | null)?.public.seats.length ?? 0));
  return useMemo(() => <Houses seats={count} upright={sites.upright} />, [count, sites]);
}

export default makeBoard<Types>({
  sheet: { ...SHEET, cells: boardCells, recipes: FORMS },
  pen: GulfPen,
  sitesFor,
  pieces: (sites) => new BoardPieces(sites),
  staging,
  drafts: { useDrafts, affordances },
  owes: basics.owes,
  Beside,
});
