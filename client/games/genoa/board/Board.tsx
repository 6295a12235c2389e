/** The board of Genoa with the pointing of the person at the table. */

import { basics } from '../basics.ts';
import { affordances, useDrafts } from '../drafts.ts';
import { genoaBoard } from './genoa-board.tsx';

export default genoaBoard({ drafts: { useDrafts, affordances }, owes: basics.owes });
