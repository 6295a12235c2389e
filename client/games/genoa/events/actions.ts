/** Events of a building's action: goods, cards, deliveries, tiles that are played. */

import { LARGE_PAY } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { TOWN } from '../cues.ts';
import { t as aired } from '../director/strings.ts';
import { yieldOf } from '../facts.ts';
import { t as chapter } from '../strings/chapters.ts';
import {
  cardName,
  goodName,
  goodsParts,
  kindsParts,
  tileName,
  tilesParts,
} from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { t } from '../strings/told.ts';
import { money } from './money.ts';
import type { Rows } from './table.ts';
import { drawnWhy, messageWhy, orderWhy, ownedWhy, swappedWhy, yieldWhy } from './why.ts';

/** Seconds by which sounds wait for their picture. */
const SWAPPED = 0.4;
const DRIVEN = 0.75;
const PAID = 1.9;
const RUN = 1.2;

export const actions: Rows<
  | 'actionUnused'
  | 'actionTaken'
  | 'extraActionUsed'
  | 'ownerPaid'
  | 'yielded'
  | 'cardDrawn'
  | 'pileShuffled'
  | 'orderDelivered'
  | 'rewardTaken'
  | 'messageDelivered'
  | 'commodityTaken'
  | 'traded'
  | 'buildingActionUsed'
  | 'actionEnded'
> = {
  actionUnused: {
    at: ({ building }) => building,
    line: 'event.actionUnused',
    why: ['GE-525', 'GE-544'],
    sound: TOWN.shut,
    look: look(2),
    tell: ({ building }) => aired('unused', { atSpace: theSpace(building, 'at') }),
  },
  actionTaken: {
    at: ({ building }) => building,
    line: 'event.actionTaken',
    why: {
      rules: ['GE-401', 'GE-403', 'GE-405', 'GE-503'],
      which: (_, { events }) =>
        events.some(({ type }) => type === 'dealStruck')
          ? ['GE-503', 'GE-401', 'GE-403']
          : ['GE-401', 'GE-403', 'GE-405'],
    },
    sound: TOWN.open,
    look: look(1),
  },
  extraActionUsed: {
    line: 'event.extraActionUsed',
    why: ['GE-904', 'GE-902'],
    sound: TOWN.tablet,
    look: null,
  },
  ownerPaid: {
    at: ({ building }) => building,
    line: 'event.ownerPaid',
    why: ownedWhy,
    sound: 'coinFew',
    look: look(1),
  },
  yielded: {
    at: ({ building }) => building,
    line({ building, commodities, tile, markers }, { say }) {
      const parts = [
        ...goodsParts(Object.fromEntries(commodities.map((good) => [good, 1]))),
        ...(tile ? tilesParts({ [tile]: 1 }) : []),
        ...(markers > 0 ? [t('markers.some', { n: markers })] : []),
      ];
      if (parts.length > 0) return say('event.yielded', { what: listed(parts) });
      // Drawn cards and deliveries have events with their own sentences.
      const { draws, villa } = yieldOf(building);
      return draws || villa ? null : say('event.yieldedNothing');
    },
    why: yieldWhy,
    sound: ({ commodities, tile, markers }) => [
      ...(commodities.length > 0 ? [TOWN.goods] : []),
      ...(tile ? [TOWN.tablet] : []),
      ...(markers > 0 ? (['peg'] as const) : []),
    ],
    look: look(1),
  },
  cardDrawn: {
    at: 'piles',
    line: ({ card, kind }, { say }) =>
      say('event.cardDrawn', {
        card: card ? t('card.the', { card: cardName(card) }) : listed(kindsParts({ [kind]: 1 })),
      }),
    why: drawnWhy,
    sound: 'card',
    look: null,
  },
  pileShuffled: {
    at: 'piles',
    line: 'event.pileShuffled',
    why: ['GE-803'],
    sound: 'card',
    look: null,
  },
  orderDelivered: {
    at: ({ building }) => building,
    line: 'event.orderDelivered',
    why: orderWhy,
    sound: ({ ducats }) =>
      ducats < LARGE_PAY
        ? [TOWN.goods, { cue: money(ducats), wait: DRIVEN }]
        : [
            { cue: TOWN.cart, wait: DRIVEN },
            { cue: 'coinRain', wait: PAID },
          ],
    look: ({ ducats }) =>
      ducats === LARGE_PAY
        ? look(3, 'close', { told: 0.4, least: 2.4 })
        : look(2, 'medium', { told: 0.4, least: 1.4 }),
    tell: deliveredLine,
    lean: 3,
    chapter({ seat, building, ducats }, { name }) {
      if (ducats !== LARGE_PAY) return null;
      const told = { name: name(seat), toSpace: theSpace(building, 'to') };
      return { kind: 'order', title: chapter('order', told), seat };
    },
  },
  rewardTaken: {
    at: 'tiles',
    line: ({ tile }, { say }) => (tile === null ? null : say('event.rewardTaken')),
    why: ['GE-804', 'GE-815'],
    sound: TOWN.tablet,
    look: null,
  },
  messageDelivered: {
    line: 'event.messageDelivered',
    why: messageWhy,
    sound: ({ ducats }) => [TOWN.run, { cue: money(ducats), wait: RUN }],
    look: (_, { after }) => look(2, 'medium', { place: after.public.tower, told: 0.4, least: 1.4 }),
    tell: ({ seat, card, ducats }, _, name) =>
      aired('message', { name: name(seat), card: cardName(card), ducats }),
    lean: 2,
  },
  commodityTaken: {
    at: 'stock',
    line: 'event.commodityTaken',
    why: ['GE-907', 'GE-902'],
    sound: TOWN.goods,
    look: null,
  },
  traded: {
    line: ({ gave, got }, { say }) =>
      say('event.traded', { gave: swapped(gave), got: swapped(got) }),
    why: swappedWhy,
    sound: () => [TOWN.tablet, { cue: TOWN.goods, wait: SWAPPED }],
    look: null,
  },
  buildingActionUsed: {
    at: ({ building }) => building,
    line: 'event.buildingActionUsed',
    why: ['GE-912', 'GE-913', 'GE-902'],
    sound: TOWN.open,
    look: look(2),
    tell: ({ seat, building }, _, name) =>
      aired('again', { name: name(seat), space: theSpace(building) }),
  },
  // The picture shows the end of an action, so it has no sentence.
  actionEnded: {
    at: ({ building }) => building,
    line: null,
    why: ['GE-410'],
    sound: null,
    look: null,
  },
};

type Swap = Of<GeEvent, 'traded'>;

/** One thing that is given or received in a swap. */
function swapped(thing: Swap['gave'] | Swap['got']): string {
  if (thing.commodity) return goodName(thing.commodity);
  if (thing.tile) return tileName(thing.tile);
  if (thing.marker) return t('markers.some', { n: 1 });
  if (!('card' in thing) || !thing.card) return t('event.tradedCard');
  return t('card.the', { card: cardName(thing.card) });
}

function deliveredLine(event: Of<GeEvent, 'orderDelivered'>, _: unknown, name: Name): string {
  const { seat, goods, building, ducats } = event;
  const told = { goods: listed(goods.map(goodName)), toSpace: theSpace(building, 'to'), ducats };
  const key = ducats === LARGE_PAY ? 'delivered.large' : 'delivered.small';
  return aired(key, { ...told, name: name(seat) });
}
