/** The meaning of pointing while characters are taken, orders adjusted and destinations chosen. */

import type { Location } from '../../../engine/games/masters-of-venice/data.ts';
import { type Aim, type Draft, drafted, twice } from './draft-value.ts';
import type { BoardTarget } from './targets.ts';

/** A first pick chooses a character, a second takes it; a peg goes up, picked again down. */
export function aimDraft(draft: Draft, target: BoardTarget): Aim {
  const { action } = draft;
  if (target.kind === 'character' && target.character !== 'gondolieri') {
    return twice(draft, { type: 'chooseCharacter', character: target.character });
  }
  if (target.kind !== 'ordersPeg' && target.kind !== 'shop') return null;
  const same = action?.type === 'adjustOrders' && action.shop === target.shop ? action : null;
  const direction = same?.direction === 'up' ? 'down' : 'up';
  return { draft: drafted({ type: 'adjustOrders', shop: target.shop, direction }) };
}

/** The destination that a target belongs to; null for a target that belongs to no place. */
function placeOf(target: BoardTarget): Location | null {
  switch (target.kind) {
    case 'place':
    case 'office':
      return target.location;
    case 'dock':
    case 'dockCube':
      return 'docks';
    case 'shop':
      return 'shops';
    case 'stock':
      return 'stockMarket';
    case 'guildDeck':
      return 'guildHall';
    case 'resourcePeg':
      return target.resource === 'lumber' ? 'guildHall' : 'shops';
    case 'mercatoCube':
      return 'mercato';
    case 'favor':
      return 'church';
    default:
      return null;
  }
}

/** A first pick chooses the place, a second sends the choice. */
export function aimDestination(draft: Draft, target: BoardTarget): Aim {
  const location = placeOf(target);
  if (!location) return null;
  return twice(draft, { type: 'submitDestination', location });
}
