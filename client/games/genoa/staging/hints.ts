/** Which events of this game are worth a look, and where. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { type Hint, hinting } from '../../../table/staging/hints.ts';
import { siteOf } from '../event-sites.ts';

/** The end has hints of its own: it walks round the ring. */
const IMPORTANCE: { readonly [T in GeEvent['type']]?: Hint['importance'] } = {
  towerPlaced: 2,
  towerMoved: 1,
  roundShortened: 2,
  offerMade: 1,
  offerRevised: 1,
  dealStruck: 3,
  orderDelivered: 3,
  messageDelivered: 2,
  acquired: 2,
};

export const hintOf = hinting<GeEvent>(IMPORTANCE, siteOf);
