/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import {
  type Camera,
  type Look,
  look,
  type Name,
  type Reaction,
} from '../../../table/director/telling.ts';
import { siteOf } from '../event-sites.ts';
import { goodValue } from '../facts.ts';
import { makesLuxury } from '../forecast.ts';
import { houseId } from '../scenery/places.ts';
import { cardsName } from '../strings/names.ts';
import type { Scene } from './scene.ts';
import { t } from './strings.ts';

/** Whence an event is seen; null: it is not worth a look of its own. */
function lookAt(event: PvEvent, scene: Scene): Look | null {
  const seats = scene.after.public.seats.length;
  switch (event.type) {
    case 'turnStarted':
      return look(null, 2, 'wide', { least: 1.2 });
    case 'actionChosen':
      return look(siteOf(event), 2, 'medium', { told: 0.3, least: 1.2 });
    case 'reserved':
      return look(houseId(event.boardOwner, seats), 2);
    case 'shipmentsDrawn':
      return look(siteOf(event), 2, 'medium', { told: 0.3 });
    case 'piratesCame':
      // They sweep along every quay.
      return look(null, event.stolen.length > 0 ? 3 : 2, 'wide', { told: 0.4, least: 2.2 });
    case 'reshuffled':
      return look(siteOf(event), 2);
    case 'unloaded':
      return look(houseId(event.seat, seats), event.seat === event.board ? 1 : 2);
    case 'shipmentPlaced':
      return look(houseId(event.seat, seats), 1);
    case 'sold':
      return event.ducats > 0 ? look(siteOf(event), 2) : null;
    case 'bought':
      return look(siteOf(event), 2);
    case 'businessSponsored':
      return look(siteOf(event), 3, 'medium', { told: 0.4, least: 1.6 });
    case 'statueRaised':
      return look(siteOf(event), 3, 'medium', { told: 0.4, least: 2.2 });
    case 'produced':
      return makesLuxury(event.business)
        ? look(siteOf(event), 3, 'close', { told: 0.4, least: 1.8 })
        : look(siteOf(event), 1);
    case 'matchEnded':
      // Who has won is told when the walk has shown it.
      return look(null, 3, 'wide', { told: 0.82, least: 5 });
    default:
      return null;
  }
}

/** Whoever has lost most to the pirates. */
function robbed(scene: Scene, name: Name): Reaction | null {
  const raid = scene.find('piratesCame');
  const [most] = [...(raid?.stolen ?? [])].sort((a, b) => goodValue(b.good) - goodValue(a.good));
  if (!most) return null;
  const { board: seat, good } = most;
  const place = houseId(seat, scene.after.public.seats.length);
  const text = t('lost', { name: name(seat), goods: cardsName([good]) });
  return { place, seat, reason: 'robbed', text };
}

export const camera: Camera<PvEvent, Scene> = { look: lookAt, reaction: robbed };
