/** Where in the map room an event happens: whence it sounds, and where a camera may look. */

import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { SITES } from './scenery/places.ts';

const KNOWN: ReadonlySet<string> = new Set(SITES.map(({ id }) => id));

/** The site of an action space: its tray, the node of its slate, Venice's row, the drawer. */
export function spaceSite(space: string): string | null {
  if (space === 'venice' || space === 'gondolier') return 'row';
  if (space === 'companions') return 'drawer';
  if (space === 'v7a' || space === 'v7b') return 'v7';
  const site = space.replace(/^(sumatra)\d$/, '$1');
  return KNOWN.has(site) ? site : null;
}

/**
 * The site of the scenery at which an event happens; null where it happens everywhere, nowhere, or
 * at a seat. Nodes and trays bear the names that the rules give them.
 */
export function siteOf(event: { readonly type: string }): string | null {
  const known = event as MpEvent;
  switch (known.type) {
    case 'dicePlaced':
    case 'spaceCleared':
      return spaceSite(known.space);
    case 'moved': {
      const { path } = known.legs[known.legs.length - 1] ?? {};
      return path?.[path.length - 1] ?? null;
    }
    case 'postPlaced':
    case 'postRelocated':
    case 'startChosen':
    case 'figureRemoved':
      return known.node;
    case 'cityCardLaid':
      return spaceSite(known.slot);
    case 'contractsLaidOut':
    case 'contractsTaken':
    case 'contractsShown':
      return 'line';
    case 'companionTaken':
      return 'drawer';
    default:
      return null;
  }
}
