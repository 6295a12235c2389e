/** Where in the gulf an event happens: whence it sounds, and where a camera may look. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';

/** The landmark at which an event happens; null where it happens everywhere or nowhere. */
export function siteOf(event: GameEvent): string | null {
  const known = event as unknown as StEvent;
  switch (known.type) {
    case 'shipDrawn':
      return 'headland';
    case 'passed':
    case 'flagReturned':
      return `palazzo${known.seat}`;
    case 'claimed':
    case 'shipWon':
    case 'shipUnclaimed':
      return 'ship';
    case 'shipPlaced':
      return known.port;
    case 'advanced':
    case 'cityScored':
      return known.city;
    case 'tileTaken':
    case 'tileRevealed':
      return 'loggia';
    case 'matchEnded':
      return `palazzo${known.winner}`;
    default:
      return null;
  }
}
