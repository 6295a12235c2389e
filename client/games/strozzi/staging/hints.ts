/** Which events of this game are worth a look, and where. */

import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { type Hint, hinting } from '../../../table/staging/hints.ts';
import { siteOf } from '../event-sites.ts';

const IMPORTANCE: { readonly [T in StEvent['type']]?: Hint['importance'] } = {
  flagReturned: 3,
  shipWon: 1,
  shipPlaced: 2,
  advanced: 1,
  tileTaken: 2,
  cityScored: 3,
  promotionScored: 3,
  matchEnded: 3,
};

export const hintOf = hinting<StEvent>(IMPORTANCE, siteOf);
