/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import {
  type Camera,
  type Look,
  look,
  type Name,
  type Reaction,
} from '../../../table/director/telling.ts';
import { houseId, siteOf } from '../event-sites.ts';
import { finishOf, type Scene } from './scene.ts';
import { t } from './strings.ts';

/** Whence an event is seen; null: it is not worth a look of its own. */
function lookAt(event: StEvent, scene: Scene): Look | null {
  switch (event.type) {
    case 'roundStarted':
      return look(null, 3, 'wide', { least: 1.6 });
    case 'shipDrawn':
      return look('approach', 2, 'medium', { told: 0.2 });
    case 'passed':
      return look('ship', 1);
    case 'claimed':
      if (event.flag !== 'pirate') return look('ship', 2);
      // A flag that is torn down is what people film.
      return scene.find('flagReturned')
        ? look('ship', 3, 'close', { told: 0.3, least: 2 })
        : look('ship', 2, 'close', { least: 1.4 });
    case 'shipUnclaimed':
      return look('ship', 2, 'wide');
    case 'shipPlaced':
      return finishOf(event, scene.before.public)
        ? look(event.port, 3, 'close', { told: 0.4, least: 2.2 })
        : look(event.port, 2, 'medium', { told: 0.4 });
    case 'advanced':
      return look(siteOf(event), 1);
    case 'tileTaken':
      return look(siteOf(event), 2, 'medium', { told: 0.3 });
    case 'cityScored':
      return look(siteOf(event), 2, 'medium', { told: 0.3, least: 1.4 });
    case 'promotionScored':
      return look(siteOf(event), 3, 'medium', { told: 0.4, least: 2 });
    case 'matchEnded':
      return look(houseId(event.winner, scene.after.public.seats.length), 3, 'medium', {
        least: 5,
      });
    default:
      return null;
  }
}

/** Whoever had the ship already. */
function robbed(scene: Scene, name: Name): Reaction | null {
  const gone = scene.find('flagReturned');
  if (!gone) return null;
  const place = houseId(gone.seat, scene.after.public.seats.length);
  return { place, seat: gone.seat, reason: 'robbed', text: t('robbed', { name: name(gone.seat) }) };
}

export const camera: Camera<StEvent, Scene> = { look: lookAt, reaction: robbed };
