/** The board of Masters of Venice inside the city's canvas. */

import { useMemo } from 'react';
import { makeBoard } from '../../../table/board/Board.tsx';
import { Gondola } from '../../../world/Gondola.tsx';
import { basics } from '../basics.ts';
import { affordances, useIntent } from '../intent.ts';
import { staging } from '../staging.ts';
import { boardCells, FIGURE_CELLS, SHEET } from './cells.ts';
import { Pen } from './pen.ts';
import { BoardPieces, type Types } from './pieces.ts';
import { type Sites, sitesFor } from './sites.ts';

/** The gondola of the canal, at the pose that the pieces give it. */
function Beside({ pieces, sites }: { readonly pieces: BoardPieces; readonly sites: Sites }) {
  const pose = useMemo(() => ({ current: pieces.boat }), [pieces]);
  return <Gondola pose={pose} scale={sites.upright ? 1.5 : 1} />;
}

export default makeBoard<Types>({
  sheet: { ...SHEET, cells: boardCells, cast: FIGURE_CELLS },
  pen: Pen,
  sitesFor,
  pieces: (sites) => new BoardPieces(sites),
  staging,
  drafts: { useDrafts: useIntent, affordances },
  owes: basics.owes,
  Beside,
});
