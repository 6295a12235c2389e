/** Which events of this game are worth a look, and where. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { type Hint, hinting } from '../../../table/staging/hints.ts';
import { siteOf } from '../event-sites.ts';

/** The end has hints of its own: it walks along the table. */
const IMPORTANCE: { readonly [T in MpEvent['type']]?: Hint['importance'] } = {
  dicePlaced: 1,
  moved: 3,
  postPlaced: 2,
  contractsTaken: 1,
  companionTaken: 1,
  spaceCleared: 1,
};

export const hintOf = hinting<MpEvent>(IMPORTANCE, siteOf);
