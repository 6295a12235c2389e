/** The board of Strozzi, as the person at the table points at it. */

import { basics } from '../basics.ts';
import { affordances, useDrafts } from '../drafts.ts';
import { gulfBoard } from './gulf-board.tsx';

export default gulfBoard({ drafts: { useDrafts, affordances }, owes: basics.owes });
