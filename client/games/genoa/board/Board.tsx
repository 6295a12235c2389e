/** The board of Genoa, as the person at the table points at it. */

import { basics } from '../basics.ts';
import { affordances, useDrafts } from '../drafts.ts';
import { genoaBoard } from './genoa-board.tsx';

export default genoaBoard({ drafts: { useDrafts, affordances }, owes: basics.owes });
