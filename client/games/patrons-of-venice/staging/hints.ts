/** Which events of this game are worth a look, and where. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { type Hint, hinting } from '../../../table/staging/hints.ts';
import { siteOf } from '../event-sites.ts';

/** The end has hints of its own: it walks over the campi. */
const IMPORTANCE: { readonly [T in PvEvent['type']]?: Hint['importance'] } = {
  actionChosen: 2,
  shipmentsDrawn: 1,
  piratesCame: 3,
  shipsSailed: 1,
  sold: 1,
  businessSponsored: 2,
  statueRaised: 3,
  produced: 2,
};

/** Pirates! come to both edges at once. */
const placeOf = (event: PvEvent): string | null =>
  event.type === 'piratesCame' ? null : siteOf(event);

export const hintOf = hinting<PvEvent>(IMPORTANCE, placeOf);
