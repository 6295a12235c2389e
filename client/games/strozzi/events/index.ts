/** The events of Strozzi, one row each: their sentences, sounds and pictures. */

import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import { type Reaction, Scene } from '../../../table/director/telling.ts';
import { eventsOf } from '../../../table/events/derive.ts';
import type { EventTable, Name } from '../../../table/events/rows.ts';
import type { Scene as Told } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { houseId } from '../sites.ts';
import { seatName } from '../strings/names.ts';
import { told } from '../strings/told.ts';
import { cities } from './cities.ts';
import { match } from './match.ts';
import { ships } from './ships.ts';
import { fields, type Key, type Kind } from './table.ts';

export const rows: EventTable<StEvent, View, Told, Key, Kind> = { ...match, ...ships, ...cities };

/** The seat that had the ship before a pirate took it. */
function robbed(scene: Told, name: Name): Reaction | null {
  const gone = scene.find('flagReturned');
  if (!gone) return null;
  const place = houseId(gone.seat, scene.after.public.seats.length);
  const text = aired('robbed', { name: name(gone.seat) });
  return { place, seat: gone.seat, reason: 'robbed', text };
}

export const { actorOf, siteOf, sentence, soundsOf, hintOf, voice, camera } = eventsOf<
  StEvent,
  View,
  Told,
  Key
>({
  rows,
  fields,
  text: told,
  seatName,
  scene: (events, before, after) => new Scene(events, before, after),
  reaction: robbed,
});
