/** Where in the gulf an event happens: whence it sounds, and where a camera may look. */

import { type City, PORTS } from '../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';

/** The way up of a city. */
export const wayId = (city: City): string => `${city}Way`;
/** The house of a seat among `seats`: where it lies depends on how many play. */
export const houseId = (seat: number, seats: number): string => `palazzo${seat}of${seats}`;

/** The site at which an event happens; null where it happens everywhere or nowhere. */
export function siteOf(event: { readonly type: string }): string | null {
  const known = event as StEvent;
  switch (known.type) {
    case 'shipDrawn':
      return 'headland';
    case 'claimed':
    case 'flagReturned':
    case 'shipUnclaimed':
    case 'shipWon':
      return 'ship';
    case 'shipPlaced':
      return known.port;
    case 'advanced':
      return wayId(known.city);
    case 'tileTaken':
    case 'tileRevealed':
    case 'promotionScored':
      return 'loggia';
    case 'cityScored':
      return PORTS.find((port) => port === known.city) ?? wayId(known.city);
    default:
      return null;
  }
}
