/** The board of the Voyages of Marco Polo with the pointing of the person at the table. */

import { basics } from '../basics.ts';
import { affordances, planned, useDrafts } from '../drafts.ts';
import { marcoPoloBoard } from './marco-polo-board.tsx';

export default marcoPoloBoard({ drafts: { useDrafts, affordances }, owes: basics.owes }, planned);
