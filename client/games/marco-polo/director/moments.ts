/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import {
  type Camera,
  type Look,
  look,
  type Name,
  type Reaction,
} from '../../../table/director/telling.ts';
import { siteOf } from '../event-sites.ts';
import { houseId } from '../scenery/places.ts';
import type { Scene } from './scene.ts';

/** Whence an event is seen; null: it is not worth a look of its own. */
function lookAt(event: MpEvent, scene: Scene): Look | null {
  const seats = scene.after.public.seats.length;
  const home = (seat: number): string => houseId(seat, seats);
  switch (event.type) {
    case 'roundStarted':
      return look(null, 2, 'wide', { least: 1.6 });
    case 'characterPicked':
    case 'roundCharacterChosen':
      return look(home(event.seat), 2);
    case 'diceRolled':
      // All dice tumble at once.
      return look(null, 2, 'wide', { told: 0.7 });
    case 'dicePlaced':
      return look(siteOf(event), event.space === 'moneyBag' ? 1 : 2, 'medium', { told: 0.4 });
    case 'moved':
      return look(siteOf(event), 2, 'medium', { told: 0.3, least: 1.6 });
    case 'postPlaced':
      return event.node === 'beijing' || event.node === 'v7'
        ? look(event.node, 3, 'close', { told: 0.4, least: 2.2 })
        : look(event.node, 2, 'medium', { told: 0.4, least: 1.2 });
    case 'postRelocated':
      return look(event.node, 2);
    case 'contractCompleted':
      return look(siteOf(event), 3, 'medium', { told: 0.4, least: 2 });
    case 'cityCardUsed':
    case 'spaceCleared':
    case 'companionTaken':
      return look(siteOf(event), 2);
    case 'rusticianoPlayed':
    case 'blackDieTaken':
      return look(home(event.seat), 2);
    case 'matchEnded':
      // Who has won is told when the walk has shown it.
      return look(null, 3, 'wide', { told: 0.82, least: 5 });
    default:
      return null;
  }
}

/** Nobody loses anything to anybody here. */
const reaction = (_scene: Scene, _name: Name): Reaction | null => null;

export const camera: Camera<MpEvent, Scene> = { look: lookAt, reaction };
