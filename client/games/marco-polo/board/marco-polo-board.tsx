/** The board of the Voyages of Marco Polo inside the canvas of the map room. */

import type { ComponentType } from 'react';
import { makeBoard } from '../../../table/board/Board.tsx';
import type { BoardGame } from '../../../table/board/board-game.ts';
import { staging } from '../staging.ts';
import { boardCells, SHEET } from './cells.ts';
import { FORMS } from './forms.ts';
import { MarcoPoloPen } from './marco-polo-pen.ts';
import { BoardPieces, type Planned, type Types } from './pieces.ts';
import { sitesFor } from './sites.ts';

/**
 * @param pointing the drafts of the person at the table, and whether a seat owes a decision
 * @param planned the journey that this person composes
 */
export const marcoPoloBoard = (
  pointing: Pick<BoardGame<Types>, 'drafts' | 'owes'>,
  planned: Planned,
): ComponentType =>
  makeBoard<Types>({
    sheet: { ...SHEET, cells: boardCells, recipes: FORMS },
    pen: MarcoPoloPen,
    sitesFor,
    pieces: (sites) => new BoardPieces(sites, planned),
    staging,
    ...pointing,
  });
