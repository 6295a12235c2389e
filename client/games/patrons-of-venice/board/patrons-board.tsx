/** The board of The Patrons of Venice inside the canvas of the quarter. */

import type { ComponentType } from 'react';
import { makeBoard } from '../../../table/board/Board.tsx';
import type { BoardGame } from '../../../table/board/board-game.ts';
import { hinting } from '../../../table/staging/hints.ts';
import type { Staging } from '../../../table/staging/player.ts';
import { Script } from '../../../table/staging/script.ts';
import { staged } from '../../../table/staging/staging.ts';
import type { Motion, Own, Thing } from '../staging/motion.ts';
import { boardCells, SHEET } from './cells.ts';
import { FORMS } from './forms.ts';
import { PatronsPen } from './patrons-pen.ts';
import { BoardPieces, type Types } from './pieces.ts';
import { type Shown, shownOf } from './shown.ts';
import { type Sites, sitesFor } from './sites.ts';

class Writing extends Script<Shown, Sites, Thing, Own> {}
const staging: Staging<Types['view'], Shown, Sites, Motion> = {
  shownOf,
  stage: (events, before, sites, options) =>
    staged(
      new Writing(structuredClone(before), sites),
      events,
      {},
      hinting({}, () => null),
      options,
    ),
};

/** @param pointing the drafts of the person at the table, and whether a seat owes a decision */
export const patronsBoard = (pointing: Pick<BoardGame<Types>, 'drafts' | 'owes'>): ComponentType =>
  makeBoard<Types>({
    sheet: { ...SHEET, cells: boardCells, recipes: FORMS },
    pen: PatronsPen,
    sitesFor,
    pieces: (sites) => new BoardPieces(sites),
    staging,
    ...pointing,
  });
