/** Where in the gulf an event happens: whence it sounds, and where a camera may look. */

import { PORTS, type Port } from '../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';

const isPort = (city: string): city is Port => (PORTS as readonly string[]).includes(city);

/** The site at which an event happens; null where it happens everywhere or nowhere. */
export function siteOf(event: { readonly type: string }): string | null {
  const known = event as StEvent;
  switch (known.type) {
    case 'shipDrawn':
    case 'claimed':
    case 'flagReturned':
    case 'shipUnclaimed':
    case 'shipWon':
      return 'ship';
    case 'shipPlaced':
      return known.port;
    case 'advanced':
      return `${known.city}Way`;
    case 'tileTaken':
    case 'tileRevealed':
      return 'loggia';
    case 'cityScored':
      return isPort(known.city) ? known.city : 'florenceWay';
    default:
      return null;
  }
}
