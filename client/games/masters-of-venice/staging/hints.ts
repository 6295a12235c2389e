/** Which events of this game are worth a look, and where. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { type Hint, hinting } from '../../../table/staging/hints.ts';
import { siteOf } from '../event-sites.ts';

const IMPORTANCE: { readonly [T in MvEvent['type']]?: Hint['importance'] } = {
  bidsRevealed: 2,
  destinationsRevealed: 2,
  cubeDrawn: 1,
  cubesBought: 1,
  cubeStolen: 2,
  sold: 2,
  orderDelivered: 2,
  stockSplit: 3,
  priceControl: 3,
  majorityChanged: 2,
  interrupted: 2,
  gondolaMoved: 2,
  finalScored: 3,
};

function placeOf(event: MvEvent): string | null {
  if (event.type === 'cubeDrawn') return event.to === 'dock' ? `dock${event.at ?? 2}` : 'dock2';
  if (event.type !== 'finalScored') return siteOf(event);
  const [winner] = event.winners;
  // Several winners are seen from afar.
  return winner !== undefined && event.winners.length === 1 ? `palazzo${winner}` : null;
}

export const hintOf = hinting<MvEvent>(IMPORTANCE, placeOf);
