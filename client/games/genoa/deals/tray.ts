/** The contents of a tray, as a value: the terms of a deal, changed one thing at a time. */

import {
  type CardId,
  type Commodity,
  DUCAT_STEP,
  type Kind,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import type { Basket, Deferred, OfferView, View } from '../../../../engine/games/genoa/types.ts';
import { faceOf } from '../facts.ts';

export interface Tray {
  /** From the player to the merchant. */
  readonly give: Basket;
  /** From the merchant to the player. */
  readonly ask: Basket;
  /** From the player to the merchant, out of the action. */
  readonly deferred: Deferred;
}
export type Side = 'give' | 'ask';

export const EMPTY: Tray = { give: {}, ask: {}, deferred: {} };

type Amounts = { readonly [word: string]: number | undefined };

/** Amounts without the zeros; absent where nothing is left. */
function some<T extends Amounts>(amounts: T | undefined): T | undefined {
  const left = Object.entries(amounts ?? {}).filter(([, n]) => (n ?? 0) > 0);
  return left.length > 0 ? (Object.fromEntries(left) as T) : undefined;
}

/** The same basket in its canonical form: no empty entries and no zeros. */
export function tidied(basket: Basket): Basket {
  const { ducats = 0, commodities, tiles, markers = 0, cards = [], any } = basket;
  const goods = some(commodities);
  const kinds = some(tiles);
  const wanted = any && {
    ...(any.commodities && { commodities: any.commodities }),
    ...(any.tiles && { tiles: any.tiles }),
    ...(some(any.cards) && { cards: some(any.cards) }),
  };
  return {
    ...(ducats > 0 && { ducats }),
    ...(goods && { commodities: goods }),
    ...(kinds && { tiles: kinds }),
    ...(markers > 0 && { markers }),
    ...(cards.length > 0 && { cards }),
    ...(wanted && Object.keys(wanted).length > 0 && { any: wanted }),
  };
}

const tidiedLater = (deferred: Deferred): Deferred => ({
  ...(deferred.commodities?.length && { commodities: deferred.commodities }),
  ...(deferred.tile && { tile: deferred.tile }),
  ...(deferred.markers && { markers: deferred.markers }),
  ...(deferred.cards && { cards: deferred.cards }),
  ...(deferred.ducats && { ducats: deferred.ducats }),
  ...(deferred.commit && { commit: deferred.commit }),
});

const isEmpty = (part: object): boolean => Object.keys(part).length === 0;
/** Whether the tray is empty. */
export const isBare = ({ give, ask, deferred }: Tray): boolean =>
  [tidied(give), tidied(ask), tidiedLater(deferred)].every(isEmpty);

/** The parts of an action for this tray; empty ones are left out. */
export function terms({ give, ask, deferred }: Tray): Partial<Tray> {
  const later = tidiedLater(deferred);
  return {
    ...(!isEmpty(tidied(give)) && { give: tidied(give) }),
    ...(!isEmpty(tidied(ask)) && { ask: tidied(ask) }),
    ...(!isEmpty(later) && { deferred: later }),
  };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};
/** Whether both trays have the same terms. */
export const isSame = (a: Tray, b: Tray): boolean =>
  JSON.stringify(sorted(terms(a))) === JSON.stringify(sorted(terms(b)));

/** Adds ducats to a side or takes them off, in steps of five and never below none. */
export function ducatsBy(tray: Tray, side: Side, by: number): Tray {
  const now = tray[side].ducats ?? 0;
  const ducats = Math.max(0, Math.round((now + by) / DUCAT_STEP) * DUCAT_STEP);
  return { ...tray, [side]: tidied({ ...tray[side], ducats }) };
}

const withBasket = (tray: Tray, side: Side, change: Partial<Basket>): Tray => ({
  ...tray,
  [side]: tidied({ ...tray[side], ...change }),
});

export const withGood = (tray: Tray, side: Side, good: Commodity, n: number): Tray =>
  withBasket(tray, side, { commodities: { ...tray[side].commodities, [good]: n } });
export const withTile = (tray: Tray, side: Side, tile: Tile, n: number): Tray =>
  withBasket(tray, side, { tiles: { ...tray[side].tiles, [tile]: n } });
export const withMarkers = (tray: Tray, side: Side, markers: number): Tray =>
  withBasket(tray, side, { markers });

/** Adds a card to a side, or takes it off again. */
export function withCard(tray: Tray, side: Side, id: CardId, show: 'taker' | 'nobody' | 'all') {
  const cards = tray[side].cards ?? [];
  const without = cards.filter((card) => card.id !== id);
  return withBasket(tray, side, {
    cards: without.length < cards.length ? without : [...cards, { id, show }],
  });
}

/** The tray with a number of things that the addressee chooses. */
export function withAny(tray: Tray, side: Side, what: 'commodities' | 'tiles' | Kind, n: number) {
  const any = tray[side].any ?? {};
  if (what === 'commodities' || what === 'tiles') {
    return withBasket(tray, side, { any: { ...any, [what]: n } });
  }
  return withBasket(tray, side, { any: { ...any, cards: { ...any.cards, [what]: n } } });
}

/** Switches a promise on or off again; a card promised rules out an order behind the promise. */
export function promising(tray: Tray, what: Deferred): Tray {
  const { deferred } = tray;
  const { commodities: [good] = [], tile, markers, cards } = what;
  const now = deferred.commodities ?? [];
  const next: Deferred = {
    ...deferred,
    ...(good && {
      commodities: now.includes(good) ? now.filter((one) => one !== good) : [...now, good],
    }),
    ...(tile && { tile: deferred.tile === tile ? undefined : tile }),
    ...(markers && { markers: deferred.markers === markers ? 0 : markers }),
    ...(cards && { cards: deferred.cards === cards ? 0 : cards }),
  };
  const villa = cards ? { ...next, commit: undefined, ducats: 0, tile: undefined } : next;
  return { ...tray, deferred: tidiedLater(villa) };
}

/** Ducats, and for a large order its tile, out of an order that the action will deliver. */
export function committing(tray: Tray, order: CardId, ducats: number, tile?: Tile | null): Tray {
  const { deferred } = tray;
  const kept = tile === undefined ? deferred.tile : (tile ?? undefined);
  const large = faceOf(order).kind === 'LO';
  const { commit: _commit, ducats: _ducats, cards, tile: own, ...rest } = deferred;
  const promises = ducats > 0 || (large && kept !== undefined);
  const ordinary = large ? {} : { ...(cards && { cards }), ...(own && { tile: own }) };
  return {
    ...tray,
    deferred: tidiedLater({
      ...rest,
      ...ordinary,
      ...(promises && { commit: order, ducats, ...(large && kept && { tile: kept }) }),
    }),
  };
}

/** A standing offer as a tray that can be changed, with the card faces that this seat knows. */
export function trayOf(view: View, offer: OfferView): Tray {
  const own = view.you?.offers[offer.id];
  const side = (basket: OfferView['give'], known: Basket['cards'] = []): Basket => {
    const { cards: _cards, ...plain } = basket;
    return tidied({ ...plain, cards: known });
  };
  const { commit: _commit, ...later } = offer.deferred ?? {};
  return {
    give: side(offer.give, own?.give),
    ask: side(offer.ask, own?.ask),
    deferred: tidiedLater({ ...later, ...(own?.commit && { commit: own.commit }) }),
  };
}

/**
 * The tray that answers an offer: the same terms, except that the player's own side leaves no choice open,
 * and that the merchant does not know the order behind a promise.
 */
export function answering(view: View, offer: OfferView): Tray {
  const tray = trayOf(view, offer);
  const isMerchant = offer.taker === view.public.merchant;
  const own: Side = isMerchant ? 'ask' : 'give';
  const other: Side = isMerchant ? 'give' : 'ask';
  const { any: _any, ...named } = tray[own];
  const { cards = [], ...rest } = tray[other];
  const kinds: { [kind in Kind]?: number } = { ...rest.any?.cards };
  for (const { kind, id } of offer[other].cards ?? []) {
    // A card with a hidden face is asked for by its kind.
    if (id === null && !cards.some((card) => faceOf(card.id).kind === kind)) {
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  }
  const { commit, ducats, tile, ...plain } = tray.deferred;
  const hidden = offer.deferred?.commit !== undefined;
  const ours = tidied(named);
  const theirs = tidied({ ...rest, cards, any: { ...rest.any, cards: kinds } });
  return {
    give: isMerchant ? theirs : ours,
    ask: isMerchant ? ours : theirs,
    deferred:
      isMerchant && hidden ? tidiedLater(plain) : tidiedLater({ ...plain, commit, ducats, tile }),
  };
}
