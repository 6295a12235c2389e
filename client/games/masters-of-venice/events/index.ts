/** The events of the Masters, one row each: their sentences, sounds and pictures. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Reaction } from '../../../table/director/telling.ts';
import { eventsOf } from '../../../table/events/derive.ts';
import type { EventTable, Name } from '../../../table/events/rows.ts';
import { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { seatName, stockName } from '../strings/names.ts';
import { told } from '../strings/told.ts';
import { cards } from './cards.ts';
import { goods } from './goods.ts';
import { market } from './market.ts';
import { rounds } from './rounds.ts';
import { scoring } from './scoring.ts';
import { fields, type Key, type Kind } from './table.ts';
import { turns } from './turns.ts';

export const rows: EventTable<MvEvent, View, Scene, Key, Kind> = {
  ...rounds,
  ...turns,
  ...market,
  ...goods,
  ...cards,
  ...scoring,
};

/** Ducats. Bids below this are no race; bids further than this from the first are out of it. */
const RACE = 10;
const CLOSE = 5;

/** The seat that came second in the bids by a little. */
function second(scene: Scene, name: Name): Reaction | null {
  const bids = scene.find('bidsRevealed')?.bids;
  const [first, seat] = scene.find('turnOrderSet')?.order ?? [];
  if (!bids || first === undefined || seat === undefined) return null;
  const [most, bid] = [bids[first], bids[seat]];
  if (bid < RACE || most - bid > CLOSE) return null;
  const text = aired('second', { name: name(seat), bid });
  return { place: `yard:${seat}`, seat, reason: 'second', text };
}

/** The seat that has lost a shop to another. */
function lost(scene: Scene, name: Name): Reaction | null {
  const taken = scene.find('majorityChanged', ({ from, to }) => from !== null && to !== null);
  if (!taken || taken.from === null) return null;
  const { from: seat, shop } = taken;
  const text = aired('lost', { name: name(seat), shop: stockName(shop) });
  return { place: `yard:${seat}`, seat, reason: 'lost', text };
}

export const { actorOf, siteOf, sentence, soundsOf, hintOf, voice, camera } = eventsOf<
  MvEvent,
  View,
  Scene,
  Key
>({
  rows,
  fields,
  text: told,
  seatName,
  scene: (events, before, after) => new Scene(events, before, after),
  reaction: (scene, name) => (scene.find('bidsRevealed') ? second(scene, name) : lost(scene, name)),
});
