/** Where in the town an event happens: whence it sounds, and where a camera may look. */

import type { GeEvent } from '../../../engine/games/genoa/events.ts';

/**
 * The site of the scenery at which an event happens; null where it happens everywhere, nowhere, or
 * at a house. Spaces bear the names that the rules give them.
 */
export function siteOf(event: { readonly type: string }): string | null {
  const known = event as GeEvent;
  switch (known.type) {
    case 'diceRolled':
      return 'dice';
    case 'towerPlaced':
      return known.space;
    case 'towerMoved':
      return known.to;
    case 'roundShortened':
    case 'roundEnded':
      return 'market';
    case 'actionUnused':
    case 'actionTaken':
    case 'ownerPaid':
    case 'yielded':
    case 'orderDelivered':
    case 'buildingActionUsed':
    case 'actionEnded':
      return known.building;
    case 'offerMade':
    case 'offerRevised':
    case 'dealStruck':
      return known.offer.target;
    case 'cardDrawn':
    case 'pileShuffled':
      return 'piles';
    case 'rewardTaken':
      return 'tiles';
    case 'commodityTaken':
      return 'stock';
    case 'acquired':
      return known.street;
    default:
      return null;
  }
}
