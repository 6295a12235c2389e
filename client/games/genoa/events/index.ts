/** The events of Genoa, one row each: their sentence, sound and picture. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { type Reaction, Scene } from '../../../table/director/telling.ts';
import { eventsOf } from '../../../table/events/derive.ts';
import type { EventTable, Name } from '../../../table/events/rows.ts';
import type { Scene as Told } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { houseId } from '../sites.ts';
import { seatName } from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { told } from '../strings/told.ts';
import { actions } from './actions.ts';
import { deals } from './deals.ts';
import { estate } from './estate.ts';
import { fields, type Key, type Kind } from './table.ts';
import { tower } from './tower.ts';

export const rows: EventTable<GeEvent, View, Told, Key, Kind> = {
  ...tower,
  ...deals,
  ...actions,
  ...estate,
};

/** The reaction of the seat whose banner was torn down. */
function ousted(scene: Told, name: Name): Reaction | null {
  const torn = scene.find('acquired')?.ops.find(({ was }) => was !== null);
  if (!torn || torn.was === null) return null;
  const place = houseId(torn.was, scene.after.public.seats.length);
  const text = aired('ousted', { name: name(torn.was), space: theSpace(torn.building) });
  return { place, seat: torn.was, reason: 'ousted', text };
}

export const { actorOf, siteOf, sentence, soundsOf, hintOf, voice, camera } = eventsOf<
  GeEvent,
  View,
  Told,
  Key
>({
  rows,
  fields,
  text: told,
  seatName,
  scene: (events, before, after) => new Scene(events, before, after),
  reaction: ousted,
});
