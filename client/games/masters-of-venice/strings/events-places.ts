/** Sentences of what happens within a turn at a place. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import { favorPrice, resourceOf, rumorShop } from '../facts.ts';
import {
  cubesName,
  lotsName,
  orderPhrase,
  pegName,
  placementName,
  placeName,
  resourceName,
  seatName,
  stockName,
} from './names.ts';
import { t, term } from './told.ts';

/** Parameters of a sentence whose subject is the seat. */
export type By = (seat: number) => { name: string; you: 'yes' | 'other'; whose: string };

export type PlaceEvent = Extract<
  MvEvent,
  {
    type:
      | 'cubesBought'
      | 'cubeStolen'
      | 'majorityUsed'
      | 'sold'
      | 'dividendPaid'
      | 'sharesBought'
      | 'sharesSold'
      | 'orderDrawn'
      | 'orderKept'
      | 'orderDelivered'
      | 'favorBought'
      | 'plazaRefilled'
      | 'officeCubeTaken'
      | 'cubeDrawn'
      | 'cubesPlaced'
      | 'mercatoBought'
      | 'mercatoSold'
      | 'mercatoSwapped'
      | 'favorPlayed'
      | 'rumorPlayed';
  }
>;

/** What happens within a turn, in words. */
export function tellPlace(
  event: PlaceEvent,
  by: By,
  view: View,
  you: number | null,
): string | null {
  switch (event.type) {
    case 'cubesBought':
      return t('event.cubesBought', {
        ...by(event.seat),
        cubes: cubesName(event.cubes),
        dock: event.dock,
        cost: event.cost,
      });
    case 'cubeStolen':
      return t('event.cubeStolen', {
        ...by(event.seat),
        resource: resourceName(event.resource),
        dock: event.dock,
      });
    case 'majorityUsed': {
      const lower = event.direction === 'lowerPrice';
      const params = { ...by(event.seat), shop: stockName(event.shop) };
      return t(lower ? 'event.majorityLower' : 'event.majorityRaise', params);
    }
    case 'sold':
      return t('event.sold', {
        ...by(event.seat),
        count: event.count,
        resource: resourceName(resourceOf(event.shop)),
        shop: stockName(event.shop),
        total: event.total,
      });
    case 'dividendPaid': {
      const amounts = event.amounts
        .map((amount, seat) =>
          amount > 0 ? t('event.amount', { name: seatName(view, seat, you), amount }) : '',
        )
        .filter(Boolean);
      const params = { stock: stockName(event.stock), perShare: event.perShare };
      if (amounts.length === 0) return t('event.dividendNone', params);
      return t('event.dividendPaid', { ...params, amounts: listed(amounts) });
    }
    case 'sharesBought':
      return t('event.sharesBought', {
        ...by(event.seat),
        lots: lotsName(event.lots),
        cost: event.cost,
      });
    case 'sharesSold':
      return t('event.sharesSold', {
        ...by(event.seat),
        lots: lotsName(event.lots),
        cost: event.proceeds,
      });
    case 'orderDrawn': {
      const cards = event.cards.filter((card): card is string => card !== null);
      const params = { ...by(event.seat), deck: event.deck, n: event.cards.length };
      if (cards.length > 0) {
        return t('event.orderDrawnOwn', { ...params, cards: listed(cards.map(orderPhrase)) });
      }
      return t(event.guildMaster ? 'event.orderDrawnTwo' : 'event.orderDrawn', params);
    }
    case 'orderKept': {
      const kept = event.keep
        ? t('event.orderKeptOwn', { card: orderPhrase(event.keep) })
        : t('event.orderKept', by(event.seat));
      if (!event.returnedHeld) return kept;
      const returned = event.returned
        ? t('event.orderReturnedOwn', { card: orderPhrase(event.returned) })
        : t('event.orderReturned', by(event.seat));
      return `${kept} ${returned}`;
    }
    case 'orderDelivered': {
      const reward = [
        event.vp > 0 ? t('effect.vp', { n: event.vp }) : '',
        event.ducats > 0 ? t('effect.cash', { n: event.ducats }) : '',
      ].filter(Boolean);
      return t('event.orderDelivered', {
        ...by(event.seat),
        card: orderPhrase(event.card),
        nth: event.nth,
        reward: listed(reward),
      });
    }
    case 'favorBought':
      return t('event.favorBought', { ...by(event.seat), cost: event.cost });
    case 'plazaRefilled':
      return t('event.plazaRefilled', { price: favorPrice(event.favor) });
    case 'officeCubeTaken': {
      const place = placeName(event.office);
      if (!event.resource) return t('event.officeNoCube', { place });
      const resource = resourceName(event.resource);
      return t('event.officeCube', { ...by(event.seat), resource, place });
    }
    case 'cubeDrawn':
      return drawnLine(event, by);
    case 'cubesPlaced': {
      return t('event.cubesPlaced', {
        ...by(event.seat),
        placement: placementName(event.placement),
      });
    }
    case 'mercatoBought':
      return t('event.mercatoBought', {
        ...by(event.seat),
        cubes: cubesName(event.cubes),
        cost: event.cost,
      });
    case 'mercatoSold':
      return t('event.mercatoSold', {
        ...by(event.seat),
        cubes: cubesName(event.cubes),
        cost: event.proceeds,
      });
    case 'mercatoSwapped':
      return t('event.mercatoSwapped', {
        ...by(event.seat),
        give: resourceName(event.give),
        take: resourceName(event.take),
      });
    case 'favorPlayed':
      return t('event.favorPlayed', {
        ...by(event.seat),
        amount: event.amount,
        shop: stockName(event.shop),
      });
    case 'rumorPlayed':
      return t(event.direction === 'up' ? 'event.rumorUp' : 'event.rumorDown', {
        ...by(event.seat),
        peg: pegName(event.peg),
        shop: stockName(rumorShop(event.rumor)),
      });
  }
}

function drawnLine(event: Extract<MvEvent, { type: 'cubeDrawn' }>, by: By): string {
  const resource = resourceName(event.resource);
  switch (event.to) {
    case 'hand':
      return event.seat === null
        ? t('event.drawnPlace', { resource })
        : t('event.drawnHand', { ...by(event.seat), resource });
    case 'office':
      return t('event.drawnOffice', { resource, place: term('place', event.at ?? '') });
    case 'dock':
      return t('event.drawnDock', { resource, dock: event.at ?? '' });
    case 'place':
      return t('event.drawnPlace', { resource });
  }
}
