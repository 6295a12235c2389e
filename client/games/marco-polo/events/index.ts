/** The events of Marco Polo, one row each: their sentence, sound and picture. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { Scene } from '../../../table/director/telling.ts';
import { eventsOf } from '../../../table/events/derive.ts';
import type { EventTable } from '../../../table/events/rows.ts';
import type { Scene as Told } from '../director/scene.ts';
import { seatName } from '../strings/names.ts';
import { told } from '../strings/told.ts';
import { cards } from './cards.ts';
import { dice } from './dice.ts';
import { match } from './match.ts';
import { fields, type Key, type Kind } from './table.ts';
import { trade } from './trade.ts';
import { travel } from './travel.ts';

export const rows: EventTable<MpEvent, View, Told, Key, Kind> = {
  ...match,
  ...dice,
  ...travel,
  ...trade,
  ...cards,
};

export const { actorOf, siteOf, sentence, soundsOf, hintOf, voice, camera } = eventsOf<
  MpEvent,
  View,
  Told,
  Key
>({
  rows,
  fields,
  text: told,
  seatName,
  scene: (events, before, after) => new Scene(events, before, after),
  // No event takes anything from another seat.
  reaction: () => null,
});
