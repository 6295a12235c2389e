/** The board of The Patrons of Venice, with its targets for the person at the table. */

import { basics } from '../basics.ts';
import { affordances, useDrafts } from '../drafts.ts';
import { patronsBoard } from './patrons-board.tsx';

export default patronsBoard({ drafts: { useDrafts, affordances }, owes: basics.owes });
