/** Names of people and things within sentences. */

import {
  type CardId,
  COMMODITIES,
  type Commodity,
  KINDS,
  type Kind,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import type { BuildingId, SpaceId } from '../../../../engine/games/genoa/map.ts';
import type {
  BasketView,
  Deferred,
  DeferredView,
  NamedCard,
  ShownCard,
} from '../../../../engine/games/genoa/types.ts';
import { capital, listed, series } from '../../../i18n/index.ts';

export { seatName, seatNames } from '../../../table/seats.ts';

import { faceOf, isStreet, yieldOf } from '../facts.ts';
import { t } from './index.ts';
import { theSpace } from './spaces.ts';

/** The name on a sign: `Park`, `Street 3-2`. */
export function spaceName(space: SpaceId): string {
  if (isStreet(space)) return capital(streetName(space));
  return t(`space.${space as Exclude<SpaceId, `s${number}`>}`);
}

function streetName(street: SpaceId): string {
  const [, blue = '', red = ''] = street;
  return t('space.street', { blue, red });
}
/** The name on the street itself: `3-2`. */
export function streetSign(street: SpaceId): string {
  const [, blue = '', red = ''] = street;
  return t('space.sign', { blue, red });
}

export const goodName = (good: Commodity): string => t(`good.${good}`);
export const tileName = (tile: Tile): string => t(`tile.${tile}`);
export const kindName = (kind: Kind): string => t(`kind.${kind}`);

/** The face of a card: `small order of the Park (wine)`. */
export function cardName(card: CardId): string {
  const { kind, buildings, goods } = faceOf(card);
  const [space, other] = buildings;
  return t(`card.${kind}`, {
    ofSpace: space ? theSpace(space, 'of') : '',
    space: space ? theSpace(space, 'between') : '',
    other: other ? theSpace(other, 'between') : '',
    goods: listed(goods.map(goodName)),
  });
}

/** Its buildings alone, beside a sign of its kind: two cards of a kind look different. */
export const cardPlaces = (card: CardId): string => series(faceOf(card).buildings.map(spaceName));

type Amounts = { readonly [word in Commodity]?: number };
/** `2 silk and 1 ale`; empty for none. */
export const goodsParts = (goods: Amounts): string[] =>
  COMMODITIES.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [t('goods.some', { n, good: goodName(good) })] : [];
  });

export const tilesParts = (tiles: { readonly [tile in Tile]?: number }): string[] =>
  TILES.flatMap((tile) => {
    const n = tiles[tile] ?? 0;
    return n > 0 ? [t('tile.some', { n, tile: tileName(tile) })] : [];
  });

export const kindsParts = (kinds: { readonly [kind in Kind]?: number }): string[] =>
  KINDS.flatMap((kind) => {
    const n = kinds[kind] ?? 0;
    return n > 0 ? [t(`kind.some.${kind}`, { n })] : [];
  });

/** The yield of a building’s action, in words. */
export function givesName(building: BuildingId): string {
  const { goods, tile, markers, draws, villa } = yieldOf(building);
  return listed([
    ...goods.map(goodName),
    ...(tile ? [t('tile.some', { n: 1, tile: tileName(tile) })] : []),
    ...(markers > 0 ? [t('markers.some', { n: markers })] : []),
    ...(draws ? [t(`kind.some.${draws.kind}`, { n: draws.n })] : []),
    ...(villa ? [t('gives.delivery')] : []),
  ]);
}

/** A basket as all viewers see it, or with the faces that this viewer knows. */
export type Told = Omit<BasketView, 'cards'> & {
  readonly cards?: readonly (ShownCard | NamedCard)[];
};

/** Everything in a basket, one thing each. */
function basketParts(basket: Told): string[] {
  const { ducats = 0, markers = 0, any = {}, cards = [] } = basket;
  const faces = cards.flatMap(({ id }) =>
    id === null ? [] : [t('card.the', { card: cardName(id) })],
  );
  const backs: { [kind in Kind]?: number } = {};
  for (const card of cards) {
    if (card.id === null && 'kind' in card) backs[card.kind] = (backs[card.kind] ?? 0) + 1;
  }
  return [
    ...(ducats > 0 ? [t('ducats', { n: ducats })] : []),
    ...goodsParts(basket.commodities ?? {}),
    ...tilesParts(basket.tiles ?? {}),
    ...(markers > 0 ? [t('markers.some', { n: markers })] : []),
    ...faces,
    ...kindsParts(backs),
    ...(any.commodities ? [t('any.commodities', { n: any.commodities })] : []),
    ...(any.tiles ? [t('any.tiles', { n: any.tiles })] : []),
    ...kindsParts(any.cards ?? {}).map((text) => t('any.cards', { cards: text })),
  ];
}

/** The contents of a basket, as the object of a sentence; empty for nothing. */
export const basketName = (basket: Told): string => listed(basketParts(basket));

/** The promises out of an action, one thing each, without the order behind them. */
export function promiseParts(
  deferred: Deferred | DeferredView | null | undefined,
  kind: Kind | null,
): string[] {
  if (!deferred) return [];
  const { commodities = [], tile, markers = 0, cards = 0, ducats = 0 } = deferred;
  return [
    ...commodities.map((good) => t('goods.some', { n: 1, good: goodName(good) })),
    ...(tile ? [t('tile.some', { n: 1, tile: tileName(tile) })] : []),
    ...(markers > 0 ? [t('markers.some', { n: markers })] : []),
    ...(cards > 0 ? [t(`kind.some.${kind ?? 'CT'}`, { n: cards })] : []),
    ...(ducats > 0 ? [t('ducats', { n: ducats })] : []),
  ];
}
