/** The rows of Genoa's events, and the sentence parameters of their fields. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { listed, type Params } from '../../../i18n/index.ts';
import type { EventTable } from '../../../table/events/rows.ts';
import type { Fields } from '../../../table/events/sentences.ts';
import type { Scene } from '../director/scene.ts';
import type { events as sentences } from '../strings/events-en.ts';
import { cardName, goodName, kindName, tilesParts } from '../strings/names.ts';
import { spaceForms, theSpace } from '../strings/spaces.ts';

/** Points on the line of a replay. */
export type Kind = 'turn' | 'deal' | 'order' | 'owner' | 'market' | 'end';
export type Key = keyof typeof sentences;

/** The rows of some kinds of events. */
export type Rows<T extends GeEvent['type']> = Pick<EventTable<GeEvent, View, Scene, Key, Kind>, T>;

export const fields: Fields<GeEvent> = {
  merchant: 'seat',
  winners: 'seats',
  space: spaceForms,
  building: spaceForms,
  street: (street) => ({ atStreet: theSpace(street, 'at') }),
  commodity: (good) => ({ commodity: goodName(good) }),
  goods: (goods) => ({ goods: listed(goods.map(goodName)) }),
  tile: (tile): Params => (tile === null ? {} : { tile: listed(tilesParts({ [tile]: 1 })) }),
  kind: (kind) => ({ kind: kindName(kind) }),
  // A card drawn by another seat has no name.
  card: (card): Params => (card === null ? {} : { card: cardName(card) }),
};
