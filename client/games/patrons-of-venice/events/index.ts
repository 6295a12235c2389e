/** The events of the Patrons, one row each: their sentences, sounds and pictures. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { type Reaction, Scene } from '../../../table/director/telling.ts';
import { eventsOf } from '../../../table/events/derive.ts';
import type { EventTable, Name } from '../../../table/events/rows.ts';
import type { Scene as Told } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { goodValue } from '../facts.ts';
import { houseId } from '../sites.ts';
import { cardsName, seatName } from '../strings/names.ts';
import { told } from '../strings/told.ts';
import { city } from './city.ts';
import { match } from './match.ts';
import { sea } from './sea.ts';
import { fields, type Key, type Kind } from './table.ts';
import { trade } from './trade.ts';

export const rows: EventTable<PvEvent, View, Told, Key, Kind> = {
  ...match,
  ...sea,
  ...trade,
  ...city,
};

/** The seat that has lost most to the pirates. */
function robbed(scene: Told, name: Name): Reaction | null {
  const raid = scene.find('piratesCame');
  const [most] = [...(raid?.stolen ?? [])].sort((a, b) => goodValue(b.good) - goodValue(a.good));
  if (!most) return null;
  const { board: seat, good } = most;
  const place = houseId(seat, scene.after.public.seats.length);
  const text = aired('lost', { name: name(seat), goods: cardsName([good]) });
  return { place, seat, reason: 'robbed', text };
}

export const { actorOf, siteOf, sentence, soundsOf, hintOf, voice, camera } = eventsOf<
  PvEvent,
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
