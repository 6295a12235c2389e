/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import { LARGE_PAY } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import {
  type Camera,
  type Look,
  look,
  type Name,
  type Reaction,
} from '../../../table/director/telling.ts';
import { siteOf } from '../event-sites.ts';
import { houseId } from '../scenery/places.ts';
import { theSpace } from '../strings/names.ts';
import { isHeard, type Scene } from './scene.ts';
import { t } from './strings.ts';

/** Whence an event is seen; null: it is not worth a look of its own. */
function lookAt(event: GeEvent, scene: Scene): Look | null {
  switch (event.type) {
    case 'turnStarted':
      return look(null, 2, 'wide', { least: 1.2 });
    case 'diceRolled':
      return look('dice', 2, 'close', { told: 0.6, least: 1.6 });
    case 'towerPlaced':
      return look(siteOf(event), 2, 'medium', { least: 1.4 });
    case 'roundShortened':
      return look('market', 3, 'medium', { told: 0.3, least: 2 });
    case 'towerMoved':
      return look(siteOf(event), 2, 'medium', { least: 1.2 });
    case 'offerMade':
    case 'offerRevised':
      return isHeard(event.offer, scene)
        ? look(siteOf(event), 2, 'medium', { least: 2.2 })
        : look(siteOf(event), 1);
    case 'dealStruck':
      return look(siteOf(event), 3, 'close', { told: 0.2, least: 2.2 });
    case 'actionUnused':
    case 'buildingActionUsed':
      return look(siteOf(event), 2);
    case 'actionTaken':
    case 'ownerPaid':
    case 'yielded':
      return look(siteOf(event), 1);
    case 'orderDelivered':
      return event.ducats === LARGE_PAY
        ? look(siteOf(event), 3, 'close', { told: 0.4, least: 2.4 })
        : look(siteOf(event), 2, 'medium', { told: 0.4, least: 1.4 });
    case 'messageDelivered':
      return look(scene.after.public.tower, 2, 'medium', { told: 0.4, least: 1.4 });
    case 'acquired':
      return event.ops.some(({ was }) => was !== null)
        ? look(siteOf(event), 3, 'close', { told: 0.3, least: 2.2 })
        : look(siteOf(event), 2, 'medium', { told: 0.3, least: 1.4 });
    case 'roundEnded':
      return look('market', 2, 'medium', { least: 1.4 });
    case 'contractsRevealed':
      return look(null, 2, 'wide', { least: 2 });
    case 'matchEnded':
      // Who has won is told when everything has been counted.
      return look(null, 3, 'wide', { told: 0.82, least: 5 });
    default:
      return null;
  }
}

/** Whose banner was torn down. */
function ousted(scene: Scene, name: Name): Reaction | null {
  const torn = scene.find('acquired')?.ops.find(({ was }) => was !== null);
  if (!torn || torn.was === null) return null;
  const place = houseId(torn.was, scene.after.public.seats.length);
  const text = t('ousted', { name: name(torn.was), space: theSpace(torn.building) });
  return { place, seat: torn.was, reason: 'ousted', text };
}

export const camera: Camera<GeEvent, Scene> = { look: lookAt, reaction: ousted };
