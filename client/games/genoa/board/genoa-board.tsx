/** The board of Genoa inside the canvas of the town. */

import type { ComponentType } from 'react';
import { makeBoard } from '../../../table/board/Board.tsx';
import type { BoardGame } from '../../../table/board/board-game.ts';
import { staging } from '../staging.ts';
import { ClaimRing } from './ClaimRing.tsx';
import { boardCells, SHEET } from './cells.ts';
import { FORMS } from './forms.ts';
import { GenoaPen } from './genoa-pen.ts';
import { BoardPieces, type Types } from './pieces.ts';
import { sitesFor } from './sites.ts';

/** @param pointing the drafts of the person at the table, and whether a seat owes a decision */
export const genoaBoard = (pointing: Pick<BoardGame<Types>, 'drafts' | 'owes'>): ComponentType =>
  makeBoard<Types>({
    sheet: { ...SHEET, cells: boardCells, recipes: FORMS },
    pen: GenoaPen,
    sitesFor,
    pieces: (sites) => new BoardPieces(sites),
    staging,
    Beside: ClaimRing,
    ...pointing,
  });
