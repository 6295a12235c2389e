/** Where in the quarter an event happens: whence it sounds, and where a camera may look. */

import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';

/**
 * The site of the scenery at which an event happens; null where it happens everywhere, nowhere, or
 * at a quay. Campi and building sites bear the names that the rules give them.
 */
export function siteOf(event: { readonly type: string }): string | null {
  const known = event as PvEvent;
  switch (known.type) {
    case 'turnStarted':
    case 'actionChosen':
      return 'seals';
    case 'shipmentsDrawn':
    case 'piratesDiscarded':
    case 'reshuffled':
    case 'shipmentPlaced':
      return 'raft';
    case 'piratesCame':
      return 'wharf';
    case 'marketDealt':
    case 'buyingStarted':
    case 'sold':
      return 'market';
    case 'bought':
      return known.from;
    case 'businessSponsored':
    case 'produced':
      return known.site;
    case 'statueRaised':
      return known.campo;
    default:
      return null;
  }
}
