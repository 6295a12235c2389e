/**
 * The events of the Masters: the form of their rows, and the words for their fields in sentences.
 */

import {
  type Resource,
  SHOPS,
  type Shop,
  type Stock,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed, type Params } from '../../../i18n/index.ts';
import type { EventTable } from '../../../table/events/rows.ts';
import type { Fields } from '../../../table/events/sentences.ts';
import type { Scene } from '../director/scene.ts';
import { favorPrice, rumorShop } from '../facts.ts';
import type { events as sentences } from '../strings/events-en.ts';
import { term } from '../strings/index.ts';
import {
  characterName,
  cubesName,
  lotsName,
  orderPhrase,
  pegName,
  placementName,
  placeName,
  resourceName,
  stockName,
} from '../strings/names.ts';

/** Points on the line of a replay. */
export type Kind = 'round' | 'bid' | 'bids' | 'delivery' | 'split' | 'end';
export type Key = keyof typeof sentences;

/** The rows of some kinds of events. */
export type Rows<T extends MvEvent['type']> = Pick<EventTable<MvEvent, View, Scene, Key, Kind>, T>;

const isShop = (id: Resource | Shop): id is Shop =>
  (SHOPS as readonly Stock[]).includes(id as Shop);

/** Guild Orders as far as the reader knows them. */
const known = (cards: readonly (string | null)[]): string =>
  listed(cards.filter((card) => card !== null).map(orderPhrase));

export const fields: Fields<MvEvent> = {
  by: 'seat',
  winners: 'seats',
  shop: (shop) => ({ shop: stockName(shop) }),
  stock: (stock) => ({ stock: stockName(stock) }),
  resource: (resource) => ({ resource: resource === null ? '' : resourceName(resource) }),
  give: (resource) => ({ give: resourceName(resource) }),
  take: (resource) => ({ take: resourceName(resource) }),
  /** Of a peg: the name for its price, share or orders. */
  id: (id) => ({ what: isShop(id) ? stockName(id) : resourceName(id) }),
  location: (location) => ({ place: placeName(location) }),
  office: (office) => ({ place: placeName(office) }),
  /** Of a cube out of the bag: the number of a dock, or an office. */
  at: (at): Params => (at === null ? {} : { dock: at, place: term('place', at) }),
  character: (character) => ({ character: characterName(character) }),
  cubes: (cubes) => ({ cubes: cubesName(cubes) }),
  placement: (placement) => ({ placement: placementName(placement) }),
  lots: (lots) => ({ lots: lotsName(lots) }),
  proceeds: (ducats) => ({ cost: ducats }),
  card: (card) => ({ card: orderPhrase(card) }),
  cards: (cards) => ({ n: cards.length, cards: known(cards) }),
  guildOrders: (cards) => ({ orders: known(cards) }),
  favor: (favor) => ({ price: favorPrice(favor) }),
  rumor: (rumor) => ({ shop: rumor === null ? '' : stockName(rumorShop(rumor)) }),
  peg: (peg) => ({ peg: pegName(peg) }),
  target: (target) => ({ target: target === null ? '' : term('target', target) }),
  stance: (stance) => ({ stance: term('stance', stance) }),
};
