/** Names of people and things as sentences need them. */

import type {
  Location,
  Resource,
  Shop,
  Stock,
} from '../../../../engine/games/masters-of-venice/data.ts';
import { RESOURCES, STOCKS } from '../../../../engine/games/masters-of-venice/data.ts';
import type { Cubes, Lots, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed, series } from '../../../i18n/index.ts';
import { seatName, seatNames } from '../../../table/seats.ts';
import { favorPrice, orderCubes, priceOf, rumorShop, sharePriceOf, total } from '../facts.ts';
import type { BoardTarget } from '../targets.ts';
import { has, t, term } from './index.ts';

export { seatName, seatNames };

export const resourceName = (resource: Resource): string => term('resource', resource);
/** The name after a figure: `1 gem`, `2 gems`. */
export function resourceNoun(resource: string, n: number): string {
  const key = `noun.${resource}`;
  return has(key) ? t(key, { n }) : resource;
}
export const stockName = (stock: Stock): string => term('stock', stock);
export const placeName = (place: Location): string => term('place', place);
export const characterName = (character: string): string => term('character', character);

/** `2 iron and 1 spice`; empty for no cubes. */
export function cubesName(cubes: Cubes): string {
  return listed(
    RESOURCES.filter((r) => cubes[r]).map((r) =>
      t('cubes.entry', { count: cubes[r] ?? 0, resource: resourceNoun(r, cubes[r] ?? 0) }),
    ),
  );
}

/** `iron at docks 1 and 4 and gems at dock 2`: by kind, in any order of the docks. */
export function placementName(placement: { readonly [dock: string]: string }): string {
  const kinds = [...new Set(Object.values(placement))];
  return listed(
    kinds.map((resource) => {
      const docks = Object.keys(placement).filter((dock) => placement[dock] === resource);
      const n = docks.length;
      return t('line.placeOne', {
        resource: resourceNoun(resource, n),
        n,
        docks: series(docks),
      });
    }),
  );
}

/** `1 Jeweler and 2 Tailor shares`; empty for none. */
export function lotsName(lots: Lots): string {
  const n = total(lots);
  if (n === 0) return '';
  const names = listed(
    STOCKS.filter((s) => lots[s]).map((s) =>
      t('lots.entry', { count: lots[s] ?? 0, stock: stockName(s) }),
    ),
  );
  return t('lots.shares', { lots: names, n });
}

/** Within a sentence: `the order for 2 iron and 1 lumber`. */
export const orderPhrase = (card: string): string =>
  t('order.phrase', { cubes: cubesName(orderCubes(card)) });
export const orderName = (card: string): string =>
  t('order.name', { cubes: cubesName(orderCubes(card)) });
export const favorName = (favor: string): string => t('favor.name', { price: favorPrice(favor) });
export const rumorName = (rumor: string): string =>
  t('rumor.name', { shop: stockName(rumorShop(rumor)) });

export function pegName(peg: 'share' | 'resource' | 'orders'): string {
  return t(
    peg === 'share' ? 'peg.shareName' : peg === 'orders' ? 'peg.ordersName' : 'peg.resourceName',
  );
}

/** The name of a peg track: `iron`, `Blacksmith share`, `Blacksmith orders`. */
export function trackName(track: 'resource' | 'share' | 'orders', id: Resource | Shop): string {
  if (track === 'resource') return t('effect.pegResource', { resource: term('resource', id) });
  const shop = term('stock', id);
  return t(track === 'share' ? 'effect.pegShare' : 'effect.pegOrders', { shop });
}

/** The name of a target with its present figures: for hover, focus and screen readers. */
export function targetName(view: View, target: BoardTarget): string {
  const open = view.public;
  switch (target.kind) {
    case 'place':
      return placeName(target.location);
    case 'dock':
      return t('dock.name', { dock: target.dock });
    case 'dockCube':
      return t('dock.cube', {
        count: open.docks[target.dock - 1]?.[target.resource] ?? 0,
        resource: resourceNoun(
          target.resource,
          open.docks[target.dock - 1]?.[target.resource] ?? 0,
        ),
        dock: target.dock,
        price: priceOf(view, target.resource),
      });
    case 'drawnCube':
      return t('drawn.cube', { resource: resourceName(target.resource) });
    case 'shop':
      return stockName(target.shop);
    case 'ordersPeg':
      return t('peg.orders', {
        shop: stockName(target.shop),
        value: open.shops[target.shop].orders,
      });
    case 'resourcePeg':
      return t('peg.resource', {
        resource: resourceName(target.resource),
        value: priceOf(view, target.resource),
      });
    case 'sharePeg':
      return t('peg.share', {
        shop: stockName(target.shop),
        value: open.shops[target.shop].sharePrice,
      });
    case 'stock':
      return t('stock.target', {
        stock: stockName(target.stock),
        price: sharePriceOf(view, target.stock),
        left: open.supply[target.stock] ?? 0,
      });
    case 'guildDeck':
      return t('guildDeck.name', { n: open.guildDeck });
    case 'guildOrder':
      return orderName(target.card);
    case 'favor':
      return favorName(target.favor);
    case 'rumor':
      return rumorName(target.rumor);
    case 'office': {
      const cube = open.offices[target.location];
      return t('office.name', {
        place: placeName(target.location),
        cube: cube ? t('office.cube', { resource: resourceName(cube) }) : t('office.empty'),
      });
    }
    case 'mercatoCube':
      return t('mercato.cube', {
        resource: resourceName(target.resource),
        count: open.bag[target.resource] ?? 0,
        price: priceOf(view, target.resource),
      });
    case 'ownCube':
      return t('own.cube', {
        resource: resourceName(target.resource),
        count: open.seats[view.you?.seat ?? -1]?.cubes[target.resource] ?? 0,
      });
    case 'character':
      return characterName(target.character);
    case 'marker':
      return t('marker.name');
    case 'gondola':
      return t('gondola.name', { space: open.gondolaSpace });
    case 'bag':
      return t('ledger.bag');
    case 'palazzo':
      return t('palazzo.name', { name: seatName(view, target.seat, null) });
  }
}
