/**
 * The events of the Patrons: the form of their rows, and the words for their fields in sentences.
 */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { EventTable } from '../../../table/events/rows.ts';
import type { Fields } from '../../../table/events/sentences.ts';
import type { Scene } from '../director/scene.ts';
import type { events as sentences } from '../strings/events-en.ts';
import {
  aBusiness,
  campoFullName,
  cardsName,
  goodName,
  goodsName,
  outputName,
  siteName,
} from '../strings/names.ts';

/** Points on the line of a replay. */
export type Kind = 'turn' | 'business' | 'luxury' | 'statue' | 'raid' | 'end';
export type Key = keyof typeof sentences;

/** The rows of some kinds of events. */
export type Rows<T extends PvEvent['type']> = Pick<EventTable<PvEvent, View, Scene, Key, Kind>, T>;

export const fields: Fields<PvEvent> = {
  lead: 'seat',
  winners: 'seats',
  good: (good) => ({ good: good === null ? '' : goodName(good) }),
  goods: (goods) => ({ goods: goodsName(goods) }),
  shown: (goods) => ({ goods: cardsName(goods) }),
  cards: (cards) => ({ cards: cardsName(cards) }),
  stolen: (taken) => ({ stolen: cardsName(taken.map(({ good }) => good)) }),
  spared: (kept) => ({ spared: cardsName(kept.map(({ good }) => good)) }),
  business: (business) => ({ business: aBusiness(business) }),
  site: (site) => ({ site: siteName(site) }),
  campo: (campo) => ({ campo: campoFullName(campo) }),
  output: (output) => ({ output: outputName(output) }),
};
