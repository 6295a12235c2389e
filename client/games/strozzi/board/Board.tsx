/** The board of Strozzi, played by the person at this screen. */

import { basics } from '../basics.ts';
import { drafts } from '../drafts.ts';
import { gulfBoard } from './gulf-board.tsx';

export const Board = gulfBoard({ drafts, owes: basics.owes });
export default Board;
