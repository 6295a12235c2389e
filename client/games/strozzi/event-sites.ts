/** Where in the gulf an event happens: whence it sounds, and where a camera may look. */

import type { StEvent } from '../../../engine/games/strozzi/types.ts';
import { houseId } from './scenery/houses.ts';

/**
 * The site at which an event happens; null where it happens everywhere or nowhere.
 * @param seats how many play: where their houses lie depends on it; absent: houses have no place
 */
export function siteOf(event: { readonly type: string }, seats?: number): string | null {
  const known = event as StEvent;
  const house = (seat: number): string | null => (seats ? houseId(seat, seats) : null);
  switch (known.type) {
    case 'shipDrawn':
      return 'headland';
    case 'passed':
      return house(known.seat);
    case 'claimed':
    case 'flagReturned':
    case 'shipWon':
    case 'shipUnclaimed':
      return 'ship';
    case 'shipPlaced':
      return known.port;
    case 'advanced':
      return `${known.city}Way`;
    case 'cityScored':
      return known.ships.length > 0 ? known.city : `${known.city}Way`;
    case 'tileTaken':
    case 'tileRevealed':
      return 'loggia';
    case 'matchEnded':
      return house(known.winner);
    default:
      return null;
  }
}
